// What a note says of people, clothes, things, the place and the lettering.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { withComposition } from '#domain/storyboard/choose-view.ts';
import { noneRef, type ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { readings } from '../../understand/readings.ts';
import { idOf } from '../people/poses/poses.ts';
import { thingById } from '../plan/things-by-id.ts';
import { standsOnGround } from '../props/seat-of.ts';
import { colourWords } from '../reading/colour-words.ts';
import { garmentsIn, placeHit, thingsIn } from '../reading/find-named.ts';
import type { Hit } from '../reading/name-finder.ts';
import { castWords, feelingWords, otherWords, poseWords } from '../reading/people-words.ts';
import { findFirst, mentions, plain } from '../reading/stems.ts';
import { called, type Film, isWorn, productIn, type Reader } from './change.ts';
import {
  type Clause,
  type Found,
  hasOpenVerb,
  meaningIn,
  namedIn,
  phraseOf,
  placesOf,
  type Span,
  says,
  take,
  textOf,
} from './clause.ts';
import {
  alone,
  byHands,
  holding,
  inBackground,
  kinds,
  locative,
  nearer,
  stateWords,
  wearing,
} from './note-words.ts';
import { standWish } from './posture.ts';
import { whoIs, withPerson } from './whom.ts';

// As people say it of what the markers call otherwise.
const spoken: Partial<Record<string, string>> = { mustard: 'yellow', tan: 'light brown' };

// The words of its phrase, and what is said of it behind: `her jacket is mustard`.
function saidOf(clause: Clause, hit: Found): Clause {
  const { from = hit.from, to = hit.to } = phraseOf(clause, hit) ?? {};
  let end = to;
  while (end < to + 2 && /^(?:be|adj|noun|pp)$/.test(clause.spoken[end]?.tag ?? '')) end++;
  const isNear = (at: number) => from <= at && at < end && !(hit.from <= at && at < hit.to);
  let at = -1;
  const words = clause.words.replace(/[\p{L}\p{M}\p{N}]+/gu, (one) => {
    at++;
    return isNear(at) ? one : 'qq';
  });
  return { ...clause, words, phrases: [] };
}

const colourOf = (clause: Clause, hit: Found) => {
  const colour = meaningIn(saidOf(clause, hit), colourWords);
  return colour ? { colour } : {};
};
const stateOf = (clause: Clause, hit: Found) => {
  const state = meaningIn(saidOf(clause, hit), stateWords);
  return state ? { state } : {};
};

// `In a dress` is worn, `a dress in the background` is not: a preposition stands right before what is worn.
const isSaidWorn = (clause: Clause, hit: Found): boolean => {
  const { from } = phraseOf(clause, hit) ?? hit;
  return placesOf(clause, wearing).some((span) => {
    const isWhere = /^(?:in|im|en|con|avec)$/.test(textOf(clause, { ...span, to: span.from + 1 }));
    return span.from < hit.from && (!isWhere || span.to >= from);
  });
};

// On something, in the background, in the hand or hung up it is no longer worn; `a coat in blue` is.
const isWornHere = (clause: Clause, hit: Found, { people }: ShotChoices): boolean => {
  const where = textOf(clause, { from: hit.to, to: hit.to + 1 });
  const rest = textOf(clause, { from: hit.to, to: hit.to + 3 });
  const isElsewhere = locative.test(where) && findFirst(rest, colourWords) === undefined;
  // `Eine Lampe hält`: of what stands before it the last is held, where nothing stands behind.
  const isHeld = placesOf(clause, holding).some(
    ({ from }) => from < hit.from || clause.phrases.every(({ head }) => head <= hit.to),
  );
  return people.length > 0 && !isElsewhere && !isHeld;
};

// `Snow boots` and `bottes de neige` are boots, whatever they are for.
function withOtherParts({ spoken, plainWords }: Clause, { from, to }: Span): Span {
  let at = from;
  while (spoken[at - 1]?.tag === 'noun') at--;
  const isFor = plainWords[to] === 'de' && spoken[to + 1]?.tag === 'noun';
  return { from: at, to: isFor ? to + 2 : to };
}

export const clothesWish: Reader = (clause, choices, film) => {
  const named = namedIn(clause, garmentsIn).filter(
    (hit) => isSaidWorn(clause, hit) || isWornHere(clause, hit, choices),
  );
  if (named.length === 0) return null;
  // What has a colour is kept in words, as somebody types it who finds none of that colour in the list.
  const refs = named.map((hit) => {
    take(clause, hit);
    const { colour } = colourOf(clause, hit);
    take(clause, withOtherParts(clause, hit));
    return colour ? noneRef(`${spoken[colour] ?? colour} ${called(hit.id)}`) : hit.id;
  });
  says(clause, wearing);
  const next = withPerson(clause, choices, film, (person) => ({
    ...person,
    wears: [
      ...(person.wears ?? []).filter((ref) => !named.some(({ id }) => isWorn(ref, id))),
      ...refs,
    ].slice(-8),
  }));
  return { choices: next, did: [`wears ${refs.map(called).join(', ')}`] };
};

/** The place the words are set in. */
export const placesIn = (text: string, tongue: Tongue): Hit[] => {
  const hit = placeHit(text, tongue);
  return hit ? [hit] : [];
};

export const placeWish: Reader = (clause, choices) => {
  const [hit] = hasOpenVerb(clause) ? [] : namedIn(clause, placesIn);
  if (!hit) return null;
  take(clause, hit);
  return { choices: { ...choices, place: hit.id }, did: [`place: ${called(hit.id)}`] };
};

/** What the words name that somebody holds or does not; what is sold is held as the product. */
export function heldIn(clause: Clause, film: Film): { id: string; name: string } | undefined {
  const named = namedIn(clause, thingsIn);
  const [hold] = placesOf(clause, holding);
  // `A boy with a ball, holding an umbrella`.
  const first = named.find(({ from }) => from > (hold?.from ?? -1)) ?? named.at(-1);
  const ours = productIn(clause, film);
  const isOurs =
    ours !== undefined ||
    placesOf(clause, kinds.product).length > 0 ||
    plain(clause.words).includes(plain(film.productName)) ||
    first?.id === film.form;
  if (!first && !isOurs) return undefined;
  says(clause, kinds.product);
  if (ours) take(clause, ours);
  if (first) take(clause, first);
  const id = isOurs || !first ? 'product' : first.id;
  return { id, name: id === 'product' ? 'the product' : called(id) };
}

/** Somebody without what they hold, or without this alone. */
export function lettingGo(person: ShotChoices['people'][number], id?: string) {
  const { holds, holding: _, ...free } = person;
  return id === undefined || holds === id ? free : person;
}

/** Who holds what. */
export const holdingWish: Reader = (clause, choices, film) => {
  const held = placesOf(clause, holding).length > 0 ? heldIn(clause, film) : undefined;
  if (!held) return null;
  says(clause, holding);
  for (const span of placesOf(clause, byHands)) take(clause, span);
  let left: string | undefined;
  const next = withPerson(clause, choices, film, (person) => {
    if (person.holds !== held.id) left = person.holds;
    return { ...person, holds: held.id };
  });
  const gone = left === 'product' ? 'the product' : left && called(left);
  return { choices: next, did: [`holds ${held.name}${gone ? ` instead of ${gone}` : ''}`] };
};

// `Sie stehen Schlange`: of what can be counted a single one has an article; without one right behind what
// somebody does it is part of the verb.
function isOfVerb({ spoken, phrases }: Clause, { from, to, id }: Found): boolean {
  const [doing, one] = [spoken[from - 1], spoken[from]];
  const hasDoer =
    /^(?:pron|name)$/.test(spoken[from - 2]?.tag ?? '') ||
    phrases.some((phrase) => phrase.to === from - 1);
  if (doing?.tag !== 'verb' || one?.tag !== 'noun' || to - from > 1 || !hasDoer) return false;
  const isSingle = !one.token.lemma || plain(one.token.lemma) === plain(one.token.text);
  return isSingle && new RegExp(`^an? ${id.replaceAll('-', ' ')}$`).test(thingById(id)?.name ?? '');
}

export const thingWish: Reader = (clause, choices, film) => {
  if (hasOpenVerb(clause)) return null;
  const named = namedIn(clause, thingsIn).filter(
    (hit) => hit.id !== film.form && !isOfVerb(clause, hit),
  );
  if (named.length === 0) return null;
  const props = [...choices.props];
  const far = placesOf(clause, inBackground);
  for (const span of far) take(clause, span);
  for (const hit of named) {
    take(clause, hit);
    const said = { ...colourOf(clause, hit), ...stateOf(clause, hit) };
    const where =
      far.length > 0 ? 'in-background' : standsOnGround(hit.id) ? 'floor' : 'on-surface';
    const at = props.findIndex(({ id }) => id === hit.id);
    if (at < 0) props.push({ id: hit.id, where, ...said });
    else props[at] = { ...props[at], id: hit.id, where: props[at]?.where ?? where, ...said };
  }
  const fresh = named.filter(({ id }) => !choices.props.some((prop) => prop.id === id));
  // Beside somebody seen from near what stands on the ground is not in the picture.
  const isHidden =
    !film.isSized &&
    fresh.some(({ id }) => standsOnGround(id)) &&
    ofPeople.has(choices.composition) &&
    choices.size !== 'wide' &&
    placesOf(clause, nearer).length === 0;
  const isFace = isHidden && choices.composition === 'face';
  const seen = isFace ? { ...choices, ...withComposition(choices, 'figure') } : choices;
  return {
    choices: { ...seen, props: props.slice(0, 6), ...(isHidden ? { size: 'wide' } : {}) },
    did: [...named.map(({ id }) => called(id)), ...(isHidden ? ['wide, so that it is seen'] : [])],
  };
};

const ofPeople = new Set<ShotChoices['composition']>(['figure', 'pair', 'face']);

const shortWish = 3;
type Find = (text: string, tongue: Tongue) => readonly Hit[];

// `En una cocina` nobody cooks, and who hates trains does not train.
const isNamed = (clause: Clause, { from, to }: Span, find: Find): boolean =>
  clause.spoken[from]?.tag === 'noun' &&
  namedIn(clause, find).some((hit) => hit.from < to && from < hit.to);

// `A dog sits next to her`: what is no person has no pose.
function isOfThing(clause: Clause, { from }: Span, film: Film): boolean {
  // What is joined by `and` to what was done before is done by the same: `she holds a book and sits`.
  const isJoined = /^(?:and|und|y|e|et)$/.test(textOf(clause, { from: from - 1, to: from }));
  const first = clause.spoken.findIndex(({ tag }) => tag === 'verb' || tag === 'be');
  const until = isJoined && first >= 0 ? first : from;
  const doer = clause.phrases.findLast((phrase) => phrase.to <= until);
  const [is, doing] = [clause.spoken[from - 1]?.tag, clause.spoken[from]?.tag];
  if (!doer || (doing !== 'verb' && is !== 'be')) return false;
  const head = textOf(clause, { from: doer.head, to: doer.head + 1 });
  const { people } = readings[clause.tongue].tongue.lists;
  const isPerson =
    film.cast.some(({ names }) => names.some((name) => plain(name) === head)) ||
    [castWords, otherWords].some((words) => mentions(head, words));
  return !isPerson && !people.has(head) && clause.spoken[doer.head]?.tag === 'noun';
}

// What is lying in a script may be a thing; in a note `isOfThing` tells.
const postures = {
  ...poseWords,
  sit: `${poseWords.sit}, sit$, sitzen$, setzen$, sientan$, asseyent$`,
  lie: 'lies$, lie$, lying, reclines, liegt, liegend, legt sich, acostad, tumbad, se acuesta, se tumba, allonge, couchee$, couche$',
};

export const poseWish: Reader = (clause, choices, film) => {
  const { words } = clause;
  const isOfSomebody =
    mentions(words, castWords) ||
    mentions(words, otherWords) ||
    whoIs(clause, film) !== undefined ||
    clause.spoken.length <= shortWish;
  // `Sits on the bed`: where nobody is named before it, it is done by who is there.
  const isOfWhoIsThere = ({ from }: Span) =>
    choices.people.length > 0 && !clause.phrases.some((phrase) => phrase.from < from);
  const isElse = (span: Span) =>
    (!isOfSomebody && !isOfWhoIsThere(span)) ||
    isNamed(clause, span, placesIn) ||
    isOfThing(clause, span, film);
  const pose = meaningIn(clause, postures, { isElse });
  if (!pose) return isOfSomebody ? standWish(clause, choices, film, isElse) : null;
  const id = idOf(pose);
  const next = withPerson(clause, choices, film, ({ action: _, ...person }) => ({
    ...person,
    pose: id,
  }));
  return { choices: next, did: [id.replaceAll('-', ' ')] };
};

const faces = {
  it: `${castWords.it}, ${otherWords.it}, person, people, mensch, leute, gente, gens`,
};

export const moodWish: Reader = (clause, choices, film) => {
  const verb = clause.spoken.findIndex(({ tag }) => tag === 'verb' || tag === 'be');
  const from = clause.spoken[verb]?.tag === 'be' ? verb + 1 : verb;
  const isOfIts = verb > 0 && isOfThing(clause, { from, to: from + 1 }, film);
  const isElse = (span: Span) => isOfIts || isNamed(clause, span, thingsIn);
  const feeling = meaningIn(clause, feelingWords, { heads: faces, isElse });
  if (!feeling) return null;
  const mood = feeling === 'asleep' ? 'tired' : feeling;
  return {
    choices: withPerson(clause, choices, film, (person) => ({ ...person, mood })),
    did: [mood],
  };
};

export const aloneWish: Reader = (clause, choices) =>
  says(clause, alone)
    ? { choices: { ...choices, people: choices.people.slice(0, 1) }, did: ['alone'] }
    : null;
