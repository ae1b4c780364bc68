// Who is named in a described picture: the cast by name, others by their noun.
import { ageWords } from '../../illustrator/reading/looks-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Stage } from '../stage.ts';
import type { Found } from './found-in.ts';

/** Somebody a text names. */
export type Person = {
  /** Who of the cast it is. */
  id?: string;
  who: string;
  isMany?: true;
  at: number;
  /** Something is done to them or beside them, as a pronoun says. */
  isObject?: true;
  /** A pronoun has told it. */
  gender?: 'female' | 'male';
};

const article = /^(?:an?|the|eine?n?|der|die|das|un|una|el|la|une|le|l['’])\s?/iu;

/** Who is named in a text, each once. */
export function namedIn(stage: Stage, text: string, found: readonly Found[]): Person[] {
  const { cast } = stage;
  const words = cast.member.name.toLowerCase().split(/\s+/).filter(Boolean);
  const people = found.filter((one) => one.kind === 'person' && !isOwner(stage, text, one));
  const named = people.map((one): Person => {
    if (isSeen(stage) && (words.includes(one.lemma.toLowerCase()) || isLead(stage, one)))
      return leadAt(stage, one.at);
    // `A young woman`: how old somebody is said to be goes with them.
    const called = findFirst(one.text, ageWords) ? one.text.replace(article, '') : one.lemma;
    return {
      who: otherOf(called),
      at: one.at,
      ...(isPlural(one) ? { isMany: true as const } : {}),
      ...(isDoneTo(text, one, people) ? { isObject: true as const } : {}),
    };
  });
  const leads = isSeen(stage) && text.startsWith('{who}') ? [leadAt(stage, 0)] : [];
  return [...leads, ...named].filter(
    ({ who }, at, list) => list.findIndex((one) => one.who === who) === at,
  );
}

// `Turns her back on the audience and points`: whom something is done to does not go on with it.
const isDoneTo = (text: string, one: Found, people: readonly Found[]): boolean =>
  one.as === 'aside' &&
  people.some(({ as, at }) => as === 'subject' && at < one.at) &&
  !/(?<!\p{L})(?:with|mit|con|avec)\s(?:\S+\s){0,2}$/iu.test(text.slice(0, one.at));

// `A woman`, where one was cast and no picture calls her by name.
const isLead = ({ cast: { member }, words, told }: Stage, { text }: Found): boolean => {
  const called = text.replace(article, '').toLowerCase();
  const [first = ''] = member.name.toLowerCase().split(/\s+/);
  return (
    member.gender !== undefined &&
    called === words.cast.label[member.gender].toLowerCase() &&
    told.some((one) => one !== undefined) &&
    !told.some((one) => first !== '' && one?.toLowerCase().includes(first))
  );
};

/** Whether somebody was cast and is seen. */
export const isSeen = ({ cast }: Stage): boolean => cast.given && !cast.unseen;
/** Who was cast. */
export const leadAt = ({ cast: { member } }: Stage, at: number): Person => ({
  id: member.id,
  who: member.id,
  at,
});
/** Anybody else, as the plan calls them. */
export const otherOf = (called: string) => `other:${called}`.slice(0, 40);

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

const isPlural = ({ text, lemma }: Found): boolean => {
  const noun = text.split(/[\s’']/).at(-1) ?? text;
  return noun.toLowerCase() !== lemma.toLowerCase();
};
