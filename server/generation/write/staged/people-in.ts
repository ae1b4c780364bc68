// Who is in an ordered picture: the cast by name, pronoun or role, others by their noun; each in the pose of their verb.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { wearing } from '../../illustrator/note/note-words.ts';
import { idOf } from '../../illustrator/people/poses/poses.ts';
import { clothesIn } from '../../illustrator/reading/find-named.ts';
import { ageWords } from '../../illustrator/reading/looks-words.ts';
import { feelingWords, poseWords } from '../../illustrator/reading/people-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import { poseOf } from '../scenes/pose-of.ts';
import type { Stage } from '../stage.ts';
import type { Found } from './found-in.ts';

/** Somebody in a picture; `id` is who of the cast it is. */
export type Seen = {
  id?: string;
  who: string;
  pose: CatalogueRef;
  mood: 'happy' | 'neutral' | 'worried' | 'determined' | 'surprised' | 'tired';
  wears?: CatalogueRef[];
  isMany?: true;
  at: number;
};

const article = /^(?:an?|the|eine?n?|der|die|das|un|una|el|la|une|le|l['’])\s?/iu;

/** Letters between a garment and the word that says it is worn: `in a green`. */
const nearby = 24;

/** The people of an order, the first two of them. */
export function peopleIn(stage: Stage, text: string, found: readonly Found[]): Seen[] {
  const { cast } = stage;
  const named = found.filter((one) => one.kind === 'person' && !isOwner(stage, text, one));
  const isLead = ({ lemma }: Found) =>
    cast.member.name.toLowerCase().split(/\s+/).includes(lemma.toLowerCase());
  const isCast = cast.given && !cast.unseen;
  const lead = isCast ? (named.find(isLead)?.at ?? leadAt(stage, text)) : undefined;
  const others = named.filter((one) => lead === undefined || !isLead(one));
  const starts = [...(lead === undefined ? [] : [lead]), ...others.map(({ at }) => at)].toSorted(
    (a, b) => a - b,
  );
  const partOf = (at: number) => text.slice(at, starts.find((next) => next > at) ?? text.length);
  return [
    ...(lead === undefined ? [] : [leadOf(stage, partOf(lead), lead)]),
    ...others.map(
      (one): Seen => ({
        // `A young woman`: how old somebody is said to be goes with them.
        who: `other:${findFirst(one.text, ageWords) ? one.text.replace(article, '') : one.lemma}`.slice(
          0,
          40,
        ),
        ...doing(stage, partOf(one.at)),
        ...dressed(stage, partOf(one.at)),
        ...(isPlural(one) ? { isMany: true as const } : {}),
        at: one.at,
      }),
    ),
  ]
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 2);
}

// `The height of a baby`, `le lit des parents`: what is there is a thing of theirs.
function isOwner({ language }: Stage, text: string, { at, as }: Found): boolean {
  const before = readings[language].tongue.tag(text.slice(0, at), new Set());
  while (/^(?:det|adj|num|poss)$/.test(before.at(-1)?.tag ?? '')) before.pop();
  const [noun, by] = before.slice(-2);
  return (
    as === 'aside' &&
    noun?.tag === 'noun' &&
    owning.test(by?.low ?? '') &&
    lookUpNoun(noun.lemma ?? noun.low, language)?.class !== 'person'
  );
}
const owning = /^(?:of|von|vom|der|des|de|del|du|d['’])$/;

// `She`, `{who}`: whoever the film is about, where the words begin with them.
function leadAt({ language }: Stage, text: string): number | undefined {
  if (text.startsWith('{who}')) return 0;
  const [first] = readings[language].tongue.tag(text, new Set());
  return first?.tag === 'pron' ? 0 : undefined;
}

const isPlural = ({ text, lemma }: Found): boolean => {
  const noun = text.split(/[\s’']/).at(-1) ?? text;
  return noun.toLowerCase() !== lemma.toLowerCase();
};

/** Who is in the film, as these words have them. */
export const leadOf = (stage: Stage, text: string, at = 0): Seen => ({
  id: stage.cast.member.id,
  who: stage.cast.member.id,
  ...doing(stage, text),
  at,
});

function doing({ language, frame }: Stage, text: string): Pick<Seen, 'pose' | 'mood'> {
  const verbs = readings[language].tongue
    .tag(text, new Set())
    .flatMap(({ tag, lemma }) => (/^(?:verb|ing|pp)$/.test(tag) && lemma ? [lemma] : []));
  const drawn = verbs.flatMap((verb) => poseOf(verb, language) ?? []);
  const read = findFirst(text, poseWords);
  const felt = findFirst(text, feelingWords);
  return {
    pose: drawn[0] ?? (read ? idOf(read) : 'stand'),
    mood:
      felt === 'asleep' ? 'tired' : felt && !(frame.grave && felt === 'happy') ? felt : 'neutral',
  };
}

function dressed({ language }: Stage, text: string): Pick<Seen, 'wears'> {
  const wears = clothesIn(text, language)
    .filter(({ at }) => wearing.test(text.slice(Math.max(0, at - nearby), at)))
    .map(({ id }) => id);
  return wears.length > 0 ? { wears: wears.slice(0, 4) } : {};
}
