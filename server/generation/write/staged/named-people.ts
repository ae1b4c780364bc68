// Who is named in a described picture: the cast by name, others by their noun.
import { ageWords } from '../../illustrator/reading/looks-words.ts';
import { crowdWords } from '../../illustrator/reading/people-words.ts';
import { findFirst, mentions } from '../../illustrator/reading/stems.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import { languages } from '../../understand/staging/verbs.ts';
import type { Stage } from '../stage.ts';
import type { Found } from './found-in.ts';
import { calledBy, leadNames } from './somebody-in.ts';

/** Somebody a text names. */
export type Person = {
  /** Who of the cast it is. */
  id?: string;
  who: string;
  isMany?: true;
  /** How many of them, where a number of few says so. */
  count?: number;
  at: number;
  /** Something is done to them or beside them, as a pronoun says. */
  isObject?: true;
  /** A pronoun has told it. */
  gender?: 'female' | 'male';
};

const article = /^(?:an?|the|eine?n?|der|die|das|un|una|el|la|une|le|l['’])\s?/iu;

/** Who is named in a text, each once. */
export function namedIn(stage: Stage, text: string, found: readonly Found[]): Person[] {
  const words = leadNames(stage);
  const people = found.filter((one) => one.kind === 'person' && !isOwner(stage, text, one));
  const named = people.map((one): Person => {
    // `A young woman`: how old somebody is said to be goes with them.
    const called = findFirst(one.text, ageWords) ? one.text.replace(article, '') : one.lemma;
    if (isSeen(stage) && (words.has(one.lemma.toLowerCase()) || isLead(stage, one, called)))
      return leadAt(stage, one.at);
    const further = stage.company.find((other) => calledBy(other) === one.lemma.toLowerCase());
    if (further) return { who: further.id, at: one.at };
    return {
      who: otherOf(called),
      at: one.at,
      ...manyOf(stage, text, one),
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

// As they are said to be, or `a woman`, where one was cast and no picture calls her by name.
const isLead = (
  { cast: { member, is }, words, told }: Stage,
  { text }: Found,
  called: string,
): boolean => {
  if (is?.includes(called.toLowerCase())) return true;
  const [first = ''] = member.name.toLowerCase().split(/\s+/);
  return (
    member.gender !== undefined &&
    text.replace(article, '').toLowerCase() === words.cast.label[member.gender].toLowerCase() &&
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

// `Two men`, `three women` and `fans`; a crowd is many by its name.
function manyOf(
  { language }: Stage,
  text: string,
  { text: called, lemma, at }: Found,
): Pick<Person, 'isMany' | 'count'> {
  const words = called.split(/[\s’']/);
  const isPlural = words.at(-1)?.toLowerCase() !== lemma.toLowerCase();
  if (!isPlural) return mentions(lemma, crowdWords) ? { isMany: true } : {};
  const before = text.slice(0, at).split(/\s+/).filter(Boolean).at(-1) ?? '';
  const { numbers } = languages[language];
  const count = [before, ...words].map((word) => numbers[word.toLowerCase()]).find(Boolean);
  return typeof count === 'number' ? { count } : { isMany: true };
}
