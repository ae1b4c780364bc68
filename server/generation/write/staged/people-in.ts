// Who is in an ordered picture: the cast by name, pronoun or role, others by their noun; each in the pose of their verb.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { lainIn, restingPose } from '../../illustrator/compose/sat-on.ts';
import { idOf } from '../../illustrator/people/poses/poses.ts';
import { feelingWords, poseWords } from '../../illustrator/reading/people-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';
import { readings } from '../../understand/readings.ts';
import { languages } from '../../understand/staging/verbs.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { isStill, poseOf } from '../scenes/pose-of.ts';
import type { Stage } from '../stage.ts';
import type { Found } from './found-in.ts';
import { isSeen, leadAt, otherOf, type Person } from './named-people.ts';
import { canBe, type Pointer, pointersIn } from './pointed-at.ts';
import { castNames } from './somebody-in.ts';
import type { Told } from './told-story.ts';
import { withoutWearing, wornIn } from './worn-in.ts';

/** Somebody in a picture. */
export type Seen = Person & {
  pose: CatalogueRef;
  mood: 'happy' | 'neutral' | 'worried' | 'determined' | 'surprised' | 'tired';
  wears?: CatalogueRef[];
};

/** The people of a picture behind those before it, the first four of them: by name and noun, by pronoun, and whoever a verb without a subject is of. */
export function peopleIn(
  stage: Stage,
  { text, named, found }: Told,
  before: readonly Told[],
): Seen[] {
  const tokens = readings[stage.language].tongue.tag(text, castNames(stage));
  const all = named.map((one) => ({ ...one }));
  // Whether nothing parts two words but what belongs to one clause.
  const isOneClause = (from: number, to: number) =>
    !tokens.some(({ start, tag }) => start > from && start < to && parting.test(tag));
  for (const pointer of [...pointersIn(tokens, stage.language), ...impliedIn(tokens, all)])
    if (!pointer.isOwner || all.length === 0)
      all.push(...pointedAt(stage, before, pointer, all, isOneClause));
  const people = all.toSorted((a, b) => a.at - b.at);
  const doers = people.filter(({ isObject }) => !isObject);
  const partOf = (at: number) => text.slice(people[at]?.at, people[at + 1]?.at ?? text.length);
  const isGone = ({ id }: Person, at: number) =>
    id === undefined && gone[stage.language].test(partOf(at));
  const seen = people.flatMap((one, at): Seen[] => {
    if (isGone(one, at)) return [];
    const part = partOf(at);
    const until = people.find((other) => other.at > one.at)?.at ?? text.length;
    const near = found.filter((thing) => thing.at > one.at && thing.at < until);
    const does = {
      ...one,
      ...doing(stage, {
        text: part,
        verbs: verbsOf(tokens, one, doers.length > 0 ? doers : people),
        rests: near.flatMap((thing) => restOn(text, thing, stage.language) ?? [])[0],
        isAtBed: found.some(({ ref }) => lainIn(ref)),
      }),
      ...(one.id === undefined ? wornBy(stage, one, part, before) : {}),
    };
    return [does];
  });
  // `A woman and a man are asleep`: what is said behind both is said of both.
  const both = seen.map((one, at): Seen => {
    const next = seen[at + 1];
    const isOfBoth = next && (isStill(next.pose) || next.pose === 'lie');
    return isOfBoth && one.pose === 'stand' && isJoined(tokens, one, next)
      ? { ...one, pose: next.pose, mood: next.mood }
      : one;
  });
  // Whom somebody sits down beside sits there.
  const isSeated = both.some(({ pose, isObject }) => pose === 'sit' && !isObject);
  return both
    .map((one) => (one.isObject && isSeated ? { ...one, pose: 'sit' } : one))
    .slice(0, mostPeople);
}

// Nothing stands between them but `and`.
function isJoined(tokens: readonly Token[], one: Person, next: Person): boolean {
  const between = tokens.filter(({ start }) => start >= one.at && start < next.at);
  return (
    between.some(({ tag }) => tag === 'and') &&
    between.every(({ tag }) => tag === 'and' || inPhrase.test(tag))
  );
}

// By the word of place before the thing and what is said of it.
function restOn(
  text: string,
  { at, ref, as }: Found,
  language: Language,
): CatalogueRef | undefined {
  const before = text.slice(Math.max(0, at - 50), at).toLowerCase();
  const words = as === 'aside' ? (before.match(/\p{L}+/gu) ?? []) : [];
  const relation = words
    .slice(-4)
    .map((word) => (atWords.test(word) ? 'at' : languages[language].prepositions[word]))
    .findLast((one) => one === 'in' || one === 'on' || one === 'at');
  return relation && restingPose(ref, relation);
}
const atWords = /^(?:at|round|around|am|an|beim|um|a|alrededor|à|au|autour)$/u;

/** `Everyone else already gone`: they are not there. */
const gone: Record<Language, RegExp> = {
  en: /^[^,.;:]{0,30}(?<!\p{L})(?:gone|(?:has|have|had) left)(?!\p{L})/iu,
  de: /^[^,.;:]{0,30}(?<!\p{L})(?:weg|fort|gegangen)(?=[,.;:]|$)/iu,
  es: /^[^,.;:]{0,30}(?<!\p{L})(?:(?:se han?|ya) (?:ido|marchado))(?!\p{L})/iu,
  fr: /^[^,.;:]{0,30}(?<!\p{L})(?:partie?s?)(?=[,.;:]|$)/iu,
};
/** More are a crowd to whoever looks. */
const mostPeople = 4;
const particles = /^(?:up|down|on|off|in|out|back|away)$/;
const inPhrase = /^(?:det|poss|adj|num|noun|name|obj)$/;
/** What ends a clause. */
const parting = /^(?:punct|and|sub|rel)$/;

// Whoever a pronoun means and who is not there by then: the cast, or who was named last in an earlier picture.
function pointedAt(
  stage: Stage,
  pictures: readonly Told[],
  { meant, at, text: typed, isObject }: Pointer,
  there: readonly Person[],
  isOneClause: (from: number, to: number) => boolean,
): Person[] {
  const { cast, words, character } = stage;
  const gender = ({ id, gender: told }: Person) =>
    id === undefined ? told : (character.gender ?? told);
  const fits = (one: Person) => canBe(meant, one.who.replace('other:', ''), gender(one));
  const all = there.filter((one) => one.at < at);
  // `The man sits down beside her`: she is not who does it.
  const before = isObject
    ? all.filter((one, place) => place < all.length - 1 || !isOneClause(one.at, at))
    : all;
  const lead = isSeen(stage) ? leadAt(stage, at) : undefined;
  if (meant === 'one' && !lead) return [];
  const isTeller = meant === 'me' || meant === 'us' || meant === 'one';
  const isIn = (one: Person) => there.some(({ who }) => who === one.who);
  if (meant === 'any') return [{ who: otherOf(typed), at }];
  if (isTeller) {
    const me = lead ?? { who: otherOf(words.cast.label[cast.member.gender ?? 'non-binary']), at };
    return isIn(me) ? [] : [{ ...me, ...(meant === 'us' && !lead ? { count: 2 } : {}) }];
  }
  if (meant === 'many' && (before.length > 1 || before.some(({ isMany }) => isMany))) return [];
  const named = meant === 'many' ? undefined : before.findLast(fits);
  if (named) {
    if (meant === 'female' || meant === 'male') named.gender ??= meant;
    return [];
  }
  const earlier = pictures
    .map(({ named: people }) => people)
    .filter((people) => people.length > 0)
    .toReversed();
  if (meant === 'many') {
    const [near = [], far = []] = earlier;
    const both = [...(lead ? [lead] : []), ...(near.length > 1 ? near : [...far, ...near])]
      .filter(({ who }, index, list) => list.findIndex((one) => one.who === who) === index)
      .filter((one) => !isIn(one))
      .slice(0, 2 - before.length);
    return both.length + before.length > 1
      ? both.map((one) => ({ ...one, at }))
      : [{ who: otherOf(words.cast.label['non-binary']), at, count: 2 }];
  }
  const known = [...(lead ? [lead] : []), ...earlier.flatMap((people) => people.toReversed())].find(
    (one) => !one.isMany && !isIn(one) && fits(one),
  );
  const somebody =
    known ??
    (meant === 'known' || isObject ? undefined : { who: otherOf(words.cast.label[meant]), at });
  const is = meant === 'female' || meant === 'male' ? { gender: meant } : {};
  const done = isObject ? { isObject: true as const } : {};
  return somebody && !isIn(somebody) ? [{ ...somebody, ...is, ...done, at }] : [];
}

// `Knocks on the door`, `Saca una copia`: a verb in the third person that nobody stands before.
function impliedIn(tokens: readonly Token[], people: readonly Person[]): Pointer[] {
  const first = tokens.findIndex(({ tag }) => !/^(?:adv|punct|obj|neg)$/.test(tag));
  const { tag, form, start = 0, text = '' } = tokens[first] ?? {};
  return people.length === 0 && tag === 'verb' && form === 'third'
    ? [{ meant: 'known', at: start, text }]
    : [];
}

// The verbs of the clause somebody stands in; of a clause that nobody stands in, whoever stood last before it.
function verbsOf(tokens: readonly Token[], by: Person, people: readonly Person[]): string[] {
  let [clause, sentence] = [0, 0];
  const placed = tokens.map((token) => {
    if (parting.test(token.tag)) clause += 1;
    if (token.tag === 'punct' && /[.!?]/.test(token.text)) sentence += 1;
    return { ...token, clause, sentence };
  });
  const sentenceAt = (at: number) => placed.findLast(({ start }) => start <= at)?.sentence ?? 0;
  const clauseAt = (at: number) => placed.findLast(({ start }) => start <= at)?.clause ?? 0;
  // `He looks at her and raises his glass`: what goes on is of who did the first, and not of whom it was done to.
  const doers = people.filter(({ at }) =>
    placed.some(
      ({ tag, start, clause: own }) => tag === 'verb' && start >= at && own === clauseAt(at),
    ),
  );
  const isIdleIn = (clauseOf: number) =>
    !placed.some((one) => one.clause === clauseOf && /^(?:verb|be|aux)$/.test(one.tag));
  const opensWithAnd = (clauseOf: number) =>
    placed.find((one) => one.clause === clauseOf)?.tag === 'and';
  // `Und zeigt der Eigentümerin ihr Rohr`: a verb right behind `and` is of who did what stands before it.
  const goesOn = (clauseOf: number, from: number) => {
    const [and, verb] = placed.filter((one) => one.clause === clauseOf);
    return and?.tag === 'and' && verb?.start === from;
  };
  return placed.flatMap(({ tag, lemma, start, clause: own, sentence: said }) => {
    if (!/^(?:verb|ing|pp)$/.test(tag) || !lemma) return [];
    const here = people.filter(({ at }) => clauseAt(at) === own);
    const doer =
      here.findLast(({ at }) => at <= start) ??
      (goesOn(own, start) ? undefined : here[0]) ??
      doers.findLast(({ at }) => at < start) ??
      people.findLast(({ at }) => at < start) ??
      // `Water comes down the street. A man in bed`: of whoever comes later it tells nothing.
      people.find(({ at }) => sentenceAt(at) === said);
    // `A woman and a man sit`: they both do.
    const isJoined =
      doer !== undefined && clauseAt(by.at) === own - 1 && isIdleIn(own - 1) && opensWithAnd(own);
    if (doer !== by && isJoined && here.includes(doer)) return [lemma];
    // `Hebt den Deckel auf`: what comes off a verb stands at the end of its clause.
    const off = placed.find((one) => one.clause === own && one.tag === 'part' && one.start > start);
    // `Picks the bag up`: in English it stands behind the verb or behind what it is done to.
    const behind = placed.find(
      (one, at) =>
        one.clause === own &&
        one.start > start &&
        particles.test(one.low) &&
        // `Puts the weights on the scale`: there it says where.
        (placed[at - 1]?.start === start || !inPhrase.test(placed[at + 1]?.tag ?? '')),
    );
    return doer?.at === by.at
      ? [
          ...(off ? [`${off.low}${lemma}`] : []),
          ...(behind ? [`${lemma} ${behind.low}`] : []),
          lemma,
        ]
      : [];
  });
}

/** Who is in the film, as these words have them. */
export function leadOf(stage: Stage, text: string): Seen {
  const tokens = readings[stage.language].tongue.tag(text, new Set());
  const lead = leadAt(stage, 0);
  return { ...lead, ...doing(stage, { text, verbs: verbsOf(tokens, lead, [lead]) }) };
}

function doing(
  { language, frame }: Stage,
  {
    rests,
    isAtBed,
    ...said
  }: {
    text: string;
    verbs: readonly string[];
    rests?: CatalogueRef | undefined;
    isAtBed?: boolean;
  },
): Pick<Seen, 'pose' | 'mood'> {
  const { text, verbs } = withoutWearing(said, language);
  const drawn = verbs.flatMap((verb) => poseOf(verb, language) ?? []);
  const read = findFirst(text, poseWords);
  const felt = findFirst(text, feelingWords);
  const pose = drawn.find((one) => !isStill(one)) ?? drawn[0] ?? (read && idOf(read));
  // `Nieves in the armchair with the contract`: who does nothing else rests where they are.
  const isSeated = rests !== undefined && (pose === undefined || resting.has(pose));
  // Who sleeps lies, unless they are said to be in a seat.
  const isAbed =
    felt === 'asleep' && (isAtBed || (!isSeated && (pose === undefined || resting.has(pose))));
  return {
    pose: isAbed ? 'lie' : isSeated ? rests : (pose ?? 'stand'),
    mood:
      felt === 'asleep' ? 'tired' : felt && !(frame.grave && felt === 'happy') ? felt : 'neutral',
  };
}

/** Poses that are as well seen in a seat; who is said to stand stands. */
const resting = new Set<CatalogueRef>(['think', 'cheek', 'look-down', 'speak', 'sit']);

/** What somebody wears in a picture, as it or one before it says. */
function wornBy(
  stage: Stage,
  one: Person,
  part: string,
  before: readonly Told[],
): Pick<Seen, 'wears'> {
  const now = wornIn(part, stage.language);
  const last = before.findLast(({ named }) => named.some(({ who }) => who === one.who));
  if (now.length > 0 || !last) return now.length > 0 ? { wears: now.slice(0, 4) } : {};
  const at = last.named.findIndex(({ who }) => who === one.who);
  const told = last.text.slice(last.named[at]?.at, last.named[at + 1]?.at);
  return wornBy(stage, one, told, before.slice(0, before.indexOf(last)));
}
