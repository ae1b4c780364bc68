// What the client names that can be drawn, and how a picture calls it.
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { isOutOfHand, seatById, standsOnGround } from '../../illustrator/props/seat-of.ts';
import type { Language, Mention, Statement } from '../../understand/subject-frame.ts';
import { isDrawn, isKnown, isObject } from '../product.ts';
import { leastWeight } from '../rows/may-be-told.ts';
import type { Stage } from '../stage.ts';
import { withArticles } from '../wording/articles.ts';
import { genderByEnding } from '../wording/odd-nouns.ts';
import { colourOf } from './colours.ts';
import { isLikened } from './likened.ts';
import { topicsOf } from './topics.ts';
import { wallThings } from './wall-things.ts';

/** A thing or an animal of the client's as a picture has it. */
export type Detail = { ref: CatalogueRef; text: string; large: boolean; colour?: string };

/** As a thing in a picture: it hangs on the wall, stands on the ground, or on what is there. */
export const propOf = ({ ref, large, colour }: Detail) => ({
  id: ref,
  ...(colour ? { colour } : {}),
  where: isOnWall(ref) ? ('wall' as const) : large ? ('floor' as const) : ('on-surface' as const),
});

const isOnWall = (ref: CatalogueRef): boolean =>
  wallThings.has(ref) || (seatById(ref) === 'wall' && isOutOfHand(ref));

/** Nobody picks it up. */
const isLarge = (ref: CatalogueRef): boolean => standsOnGround(ref) || isOutOfHand(ref);

/** What a statement names that can be drawn and stands for nothing else, and that nobody refused. */
export function detailsOf(stage: Stage, said: Statement | undefined): Detail[] {
  if (!said || /^(?:limit|sponsor|offer)$/.test(said.role) || isAside(said)) return [];
  const { frame, forbidden, language } = stage;
  const own = isDrawn(stage) ? frame.form : undefined;
  return said.mentions
    .filter(
      (one) =>
        (one.kind === 'thing' || one.kind === 'animal') &&
        noteOf(one.ref) === undefined &&
        one.ref !== own &&
        !isBareHead(stage, one) &&
        (!standsForAll.has(one.ref) || one.ref === frame.form) &&
        !forbidden.has(one.ref) &&
        !isLikened(said.text, one),
    )
    .map((one) => ({
      ref: one.ref,
      text: calledIn(one, language),
      large: one.kind === 'animal' || isLarge(one.ref),
      ...colourOf(one.text, one.lemma),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * What belongs to what is sold and can be drawn: the subject itself where it is nothing to hold, what its
 * name, its noun or the request speaks of, and what is spoken of again and again. A thing named in
 * passing leads no picture.
 */
export function belongings(stage: Stage): readonly Detail[] {
  const known = found.get(stage);
  if (known) return known;
  const made = findBelongings(stage);
  found.set(stage, made);
  return made;
}

// `(Goodbye lentil loaf)`: said in passing.
const isAside = ({ role, whole, weight, source }: Statement): boolean =>
  source === 'description' && role === 'proof' && !whole && weight < leastWeight;

const found = new WeakMap<Stage, readonly Detail[]>();

function findBelongings(stage: Stage): Detail[] {
  const { frame, language } = stage;
  const said = frame.statements.filter(({ source }) => source !== 'audience');
  // What a question asks after is what others have.
  const told = said
    .filter((one) => !one.spoken[0]?.endsWith('?'))
    .flatMap((one) => detailsOf(stage, one));
  const own =
    isDrawn(stage) || !isKnown(frame) || (frame.kind === 'venue' && stage.setting)
      ? undefined
      : (told.find(({ ref }) => ref === frame.form) ?? {
          ref: frame.form,
          text: byCatalogue(frame.form, language),
          large: isLarge(frame.form),
        });
  // A noun that was not surely read as what it is belongs to it no more than any other.
  const isSure = frame.confidence >= 0.5;
  const about = ` ${[isSure ? frame.head.text : '', frame.name, frame.call.typed].join(' ').toLowerCase()} `;
  const noun = frame.head.lemma.split(' ').at(-1)?.toLowerCase();
  const belongs = ({ ref }: Detail) => {
    const mentions = said.flatMap((one) => one.mentions.filter((mention) => mention.ref === ref));
    // `Bins`, where wheelie bins are washed, are no others.
    if (
      isKnown(frame) &&
      ref !== frame.form &&
      mentions.some(({ lemma }) => lemma.toLowerCase() === noun)
    )
      return false;
    return (
      mentions.length > 1 ||
      [nameOf(ref, language) ?? '', ...mentions.map(({ lemma }) => lemma)].some(
        (called) => called !== '' && about.includes(called.toLowerCase()),
      )
    );
  };
  const topics = [
    ...stage.wishes.named.filter((one) => one.kind !== 'place' && !isBareHead(stage, one)),
    ...topicsOf(frame).filter(({ ref }) => !standsForAll.has(ref)),
  ].filter(({ ref }) => !stage.forbidden.has(ref) && ref !== frame.form);
  // Where nothing that is sold can be shown, what the client does it with.
  const done =
    isKnown(frame) || own
      ? []
      : said.flatMap(({ implies = [] }) =>
          implies.flatMap(({ ours, thing }) => (ours ? thing : [])),
        );
  return [
    ...(own && own.text !== '' ? [own] : []),
    ...[...topics.map(({ ref }) => ref), ...done.filter((ref) => !stage.forbidden.has(ref))].map(
      (ref) =>
        told.find((one) => one.ref === ref) ?? {
          ref,
          text: byCatalogue(ref, language),
          large: isLarge(ref),
        },
    ),
    ...told.filter(belongs),
  ].filter(
    ({ ref, text }, at, all) => text !== '' && all.findIndex((one) => one.ref === ref) === at,
  );
}

/** With what an act is done that names nothing, where the brush has it. */
export function doneWith({ forbidden, language }: Stage, said: Statement, verb: string): Detail[] {
  const ref = said.implies?.find(({ act }) => act === verb)?.thing;
  return ref && !forbidden.has(ref)
    ? [{ ref, text: byCatalogue(ref, language), large: isLarge(ref) }]
    : [];
}

/** What of a statement takes part in its deed: an object, or where and with what it is done. */
export const actedOn = (stage: Stage, said: Statement, does: string): Detail[] =>
  detailsOf(stage, said).filter(({ ref }) =>
    said.mentions.some(
      (one) =>
        one.ref === ref &&
        does.toLowerCase().includes(
          one.text
            .split(/[\s’']/)
            .at(-1)
            ?.toLowerCase() ?? ' ',
        ),
    ),
  );

// A dough bell that the brush does not know is no bell either.
const isBareHead = (stage: Stage, { lemma }: Mention): boolean =>
  isObject(stage) &&
  noteOf(stage.frame.form) !== undefined &&
  lemma.toLowerCase() === stage.frame.head.lemma.split(' ').at(-1)?.toLowerCase();

// What can be held up for any client says nothing of this one.
const standsForAll: ReadonlySet<CatalogueRef> = new Set(
  `sheet-of-paper letter envelope note-card business-card id-card document invoice receipt folder
  notepad notebook clipboard phone telephone smartphone box cardboard-box carton parcel ticket
  photograph sign table spill drop`.split(/\s+/),
);

const determiners: Record<Language, RegExp> = {
  en: /^(?:an?|the|one|two|three|four|five|six|\d+|wet|warm|cold) \p{L}[\p{L}’'-]*(?: (?!her|his|its|hi)\p{L}[\p{L}’'-]*)?$/iu,
  de: /^(?:ein|eine|der|die|das|zwei|drei|vier|\d+) \p{Lu}[\p{L}-]*$/u,
  es: /^(?:un|una|unos|unas|el|la|los|las|dos|tres|\d+) \p{L}+(?: de(?: la| los)? \p{L}+)?$/iu,
  fr: /^(?:une?|des|les?|la|l[’']|deux|trois|\d+) ?\p{L}+(?: (?:de |d[’']|à )\p{L}+)?$/iu,
};

/** How many of a thing are seen in one picture. */
const mostSeen = 6;

// As the client calls it, where that is a noun with its article; else as the catalogue does.
function calledIn({ text, lemma, ref }: Mention, language: Language): string {
  // `31 cars` are not in one picture.
  const many = Number(/^\d+/.exec(text)?.[0] ?? 0) > mostSeen;
  if (determiners[language].test(text) && !many) return text;
  if (language === 'en' && /^\p{Ll}+s$/u.test(text) && text !== lemma) return text;
  return byCatalogue(ref, language);
}

/** The catalogue's name with its article; empty where it has none. */
export function byCatalogue(ref: CatalogueRef, language: Language): string {
  const name = nameOf(ref, language) ?? '';
  if (name === '') return '';
  const plural = language === 'en' && /(?:[^s]s|trousers|scissors|glasses)$/u.test(name);
  const noun = language === 'en' ? name : (name.split(' ')[0] ?? name);
  const gender = language === 'en' ? undefined : genderByEnding(noun, language);
  return (
    withArticles({ text: name, noun, lemma: noun, plural, ...(gender ? { gender } : {}) }, language)
      ?.a ?? name
  );
}
