// What a shot of the plan shows, held against what may be shown for a brief.
import { type CatalogueRef, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { Brief } from './brief.ts';
import { tongueOf } from './figures/figure.ts';
import { catalogueNames } from './text/catalogue-names.ts';
import { contentWords, holdsWord, names, wordsOf } from './text/words.ts';

/** What was drawn is right, honestly left open, or another thing. */
export type Shown = 'right' | 'abstained' | 'wrong';

const idWords = (ref: CatalogueRef): string[] => ref.split('-').filter(Boolean);

/** Forms that carry the client's name and claim to be nothing else. */
const neutralForms =
  /^(?:.*-)?(?:neutral|plain|label|labelled|unlabelled|name-card|title-card|card|service-at-work)(?:-.*)?$/;

/** How the product of a shot is drawn. */
export function judgeProduct(shot: Shot, brief: Brief): Shown | undefined {
  const { product } = shot;
  if (!product) return shot.composition === 'pack' ? judgePack(shot, brief) : undefined;
  const form = judgeForm(product.form, brief);
  return form === 'wrong' && neutralForms.test(product.form) ? 'abstained' : form;
}

/** A pack shot without a product is a card, if the client's words stand on it. */
const judgePack = (shot: Shot, brief: Brief): Shown =>
  shot.lettering.some(({ text }) => isOwn(text, brief)) ? 'abstained' : 'wrong';

function judgeForm(form: CatalogueRef, brief: Brief): Shown {
  const note = noteOf(form);
  if (note !== undefined) {
    const own = isOwn(note, brief) || brief.drawings.some((name) => names(note, name, 'en'));
    return own ? 'abstained' : 'wrong';
  }
  return isAllowed(form, brief) ? 'right' : 'wrong';
}

/** Whether a thing of the catalogue is among those that may be drawn, by its id or any of its English names. */
export function isAllowed(id: CatalogueRef, { drawings }: Brief): boolean {
  const called = [idWords(id), ...catalogueNames(id, 'en').map(wordsOf)];
  return drawings.some((name) => called.some((words) => isSameThing(words, name)));
}

/** Whether a note shares a word with what the client calls the thing. */
function isOwn(note: string, brief: Brief): boolean {
  const tongue = tongueOf(brief);
  const own = [...brief.head, brief.request.productName, ...brief.subjectWords];
  const words = wordsOf(note);
  return own.some((name) =>
    contentWords(name, tongue).some(
      (word) => holdsWord(words, word, tongue) || names(note, word, tongue),
    ),
  );
}

/** `wine-bottle` is a bottle and a wine bottle; it is no beer bottle, and a broom head is no broom. */
export function isSameThing(id: readonly string[], name: string): boolean {
  const [a, b] = [headed(id), headed(wordsOf(name))];
  if (!holdsWord([a.head], b.head, 'en')) return false;
  const both = a.others.length > 0 && b.others.length > 0;
  return !both || a.others.some((word) => holdsWord(b.others, word, 'en'));
}

function headed(words: readonly string[]): { head: string; others: string[] } {
  const parts = words.filter((word) => !['a', 'an', 'the'].includes(word));
  const link = parts.findIndex((word) => links.has(word));
  const at = (link > 0 ? link : parts.length) - 1;
  const others = parts.filter((word, index) => index !== at && !links.has(word));
  return { head: parts[at] ?? '', others };
}
const links = new Set(['of', 'with', 'in', 'on', 'for', 'and', 'at']);

/** Everything a shot asks the brush for. */
export const refsOf = (shot: Shot): CatalogueRef[] => [
  shot.place,
  ...(shot.product ? [shot.product.form] : []),
  ...shot.props.map(({ id }) => id),
  ...shot.people.flatMap(({ holds, wears = [] }) => [...(holds ? [holds] : []), ...wears]),
];

/** The absurd readings a shot shows. */
export function absurdIn(shot: Shot, { absurd }: Brief): string[] {
  return [
    shot.place,
    ...(shot.product ? [shot.product.form] : []),
    ...shot.props.map(({ id }) => id),
  ]
    .filter((ref) => noteOf(ref) === undefined)
    .filter((ref) => absurd.some((name) => names(ref.replaceAll('-', ' '), name, 'en')));
}

/** Whether the subject is in a picture: the product as itself, or somebody, something or lettering that names it. */
export function showsSubject(shot: Shot, brief: Brief): boolean {
  if (shot.product && judgeProduct(shot, brief) !== 'wrong') return true;
  const tongue = tongueOf(brief);
  const wanted = [...brief.head, ...brief.subjectWords];
  const texts = [
    ...shot.lettering.map(({ text }) => text),
    ...refsOf(shot).map((ref) => noteOf(ref) ?? ref.replaceAll('-', ' ')),
    ...shot.people.map(({ who, action = '' }) => `${who} ${action}`),
    ...(shot.change ? [shot.change.what] : []),
  ];
  return (
    texts.some((text) => wanted.some((name) => names(text, name, tongue))) ||
    shot.props.some(({ id }) => noteOf(id) === undefined && isAllowed(id, brief))
  );
}
