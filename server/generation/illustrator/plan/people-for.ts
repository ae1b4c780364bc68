// Who is seen in a shot: the cast as they are in every picture, and others by their role.

import { leadId, personMeant } from '#domain/cast/cast-sheet.ts';
import { sameJson } from '#domain/same-json.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { roleOf } from '#domain/storyboard/role-of.ts';
import {
  type CastMember,
  type CatalogueRef,
  noteOf,
  type Shot,
  type ShotPerson,
} from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';
import type { FurtherCast } from '../cast/cast-of.ts';
import { dressPerson, garbOf } from '../cast/dress-person.ts';
import { type Cast, describe } from '../cast/find-cast.ts';
import { otherPerson } from '../cast/other-person.ts';
import { isForeignNoun, isPlainNoun } from '../cast/role-person.ts';
import { wornWords } from '../cast/wardrobe.ts';
import type { ScenePerson, Thing } from '../compose/scene-plan.ts';
import { propThing } from '../compose/things.ts';
import type { Person } from '../people/person.ts';
import type { LegsPose } from '../people/poses/pose.ts';
import { poseInUse } from '../people/poses/pose-in-use.ts';
import { type PoseName, poseById } from '../people/poses/poses.ts';
import { asProp } from '../props/thing.ts';
import type { Missing } from './missing.ts';
import { dressingFor, lookOf } from './thing-for.ts';
import { thingById } from './things-by-id.ts';

export type Company = {
  cast: Cast;
  /** The members of the plan; the first is the cast of the form. */
  members: readonly CastMember[];
  /** Further people of the sheet. */
  further: readonly FurtherCast[];
  /** The product as a thing to hold. */
  product: Thing;
  /** The picture is of hands and the product, and nothing else. */
  isHandled: boolean;
  /** What is the same for every script and cut of a film, so that everybody in it is, too. */
  film: string;
  /** The language of the script. */
  language: Tongue;
  missing: Missing;
};

/** Somebody of the cast as they are in the whole film: as the sheet has them, else as the plan. */
export const castInFilm = (
  cast: Cast,
  planned: readonly CatalogueRef[] | undefined,
  missing: Missing,
): Cast => (cast.isLocked ? cast : dressedCast(cast, cast.wears ?? planned, missing));

// Dressed otherwise for one picture.
function dressedCast(
  cast: Cast,
  wears: readonly CatalogueRef[] | undefined,
  missing: Missing,
): Cast {
  if (!wears || wears.length === 0) return cast;
  const { said = [] } = cast;
  const person = dressPerson(cast.person, wears, (ref) => missing.add('clothes', ref), said);
  return {
    ...cast,
    person,
    said: [...said, ...wears.flatMap((ref) => garbOf(ref) ?? [])],
    words: describe(person, cast.noun, cast.hair, wornBy(person)),
  };
}

const wornBy = ({ wardrobe: { over, layer, top } }: Person): string =>
  wornWords(over ?? (layer.kind === 'none' ? top : layer));

/** Everybody of a shot, the most important first, with what they hold. */
export function peopleFor(shot: Shot, company: Company): ScenePerson[] {
  // Drawn once for a shot: two people may have hold of the same thing.
  const inHands = shot.props
    .filter(({ where }) => where === 'in-hand')
    .map((prop) => ({ id: prop.id, thing: propThing(dressingFor(prop, company.missing)) }));
  const people = shot.people.map((one) => personFor(one, shot, company, inHands));
  const [free] = people.filter(({ held }) => held === undefined);
  const loose = inHands.find(({ id }) => !shot.people.some(({ holds }) => holds === id));
  return free && loose
    ? people.map((one) => (one === free ? { ...one, held: loose.thing } : one))
    : people;
}

type InHand = { id: string; thing: Thing };

function personFor(
  one: ShotPerson,
  shot: Shot,
  company: Company,
  inHands: readonly InHand[],
): ScenePerson {
  const { cast, members, missing, film } = company;
  const at = members.findIndex(({ id }) => id === one.who);
  const further = furtherMeant(one.who, at > 0 ? members[at] : undefined, company);
  const known = further?.cast;
  const isCast = !known && !one.who.startsWith('other:') && at <= 0;
  const held = heldBy(one, company, inHands) ?? usualIn(one);
  const rest = {
    isCast,
    ...inUse(bodyFor(one, held !== undefined, missing), held ?? workedOn(one, company)),
    emotion: one.mood === 'tired' && one.pose === 'lie' ? ('asleep' as const) : one.mood,
    speaking: one.action === 'speak' || one.pose === 'speak',
    points: pointing.has(one.pose) || pointing.has(one.action ?? ''),
    ...(held ? { held } : {}),
    ...(one.motion ? { motion: one.motion } : {}),
  };
  if (isCast || known) {
    const inFilm = known ? castInFilm(known, members[at]?.wears, missing) : cast;
    const { person, words, noun } = dressedCast(inFilm, wornHere(one, shot, inFilm), missing);
    return { person, words, noun, id: further?.person.id ?? leadId, ...rest };
  }
  const role = roleOf(one.who);
  const name = members[at]?.name ?? '';
  const someone = otherPerson(cast.person, `${film}|${one.who}`, `${role} ${name}`);
  const wears = one.wears ?? members[at]?.wears ?? [];
  const person = dressPerson(someone, wears, (ref) => missing.add('clothes', ref));
  const noun = person.age === 'child' ? 'child' : person.frame;
  return {
    person,
    noun,
    words: wordsFor(isEnglish(role, company.language) ? role : '', noun, person),
    ...rest,
  };
}

const furtherMeant = (
  who: string,
  member: CastMember | undefined,
  { further }: Company,
): FurtherCast | undefined => {
  const meant = personMeant(
    further.map(({ person }) => person),
    who,
    member?.name,
  );
  return further.find(({ person }) => person === meant);
};

// What the sheet has somebody wear holds in every picture for which a person did not dress them otherwise.
function wornHere(
  { who, wears }: ShotPerson,
  { directed }: Shot,
  { wears: ofSheet, isLocked }: Cast,
): readonly CatalogueRef[] | undefined {
  if (!ofSheet && !isLocked) return wears;
  const before = directed?.written.people.find((one) => one.who === who)?.wears;
  return directed && !sameJson(wears, before) ? wears : undefined;
}

// The words that go with a picture are English: a role in another language is not said.
const isEnglish = (role: string, language: string): boolean =>
  language === 'en' && !role.split(' ').some(isForeignNoun);

// `another man`, `a second man`, `another man (neighbour)`: what somebody is is said once.
function wordsFor(role: string, noun: string, person: Person): string {
  const says = /^[\p{L} ]+$/u.test(role) && !isPlainNoun(role);
  const who =
    says && role.endsWith(` ${noun}`)
      ? `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
      : `another ${noun}${says ? ` (${role})` : ''}`;
  return `${who} in ${wornBy(person)}`;
}

const pointing = new Set<string>(['point', 'press', 'tap', 'press-down', 'sign', 'click', 'touch']);

function heldBy(
  { holds, holding }: ShotPerson,
  { product, missing }: Company,
  inHands: readonly InHand[],
): Thing | undefined {
  if (!holds) return undefined;
  if (holds === 'product') return product;
  const known = inHands.find(({ id }) => id === holds);
  return (
    known?.thing ?? propThing(dressingFor({ id: holds, where: 'in-hand', ...holding }, missing))
  );
}

// What is done in these cannot be seen without a thing.
const usual: Partial<Record<string, string>> = wordTable<string>({
  sweep: 'broom',
  mop: 'mop',
  rake: 'rake',
  dig: 'spade',
  read: 'book',
  write: 'pencil',
  photograph: 'camera',
});

/** The thing without which what somebody does cannot be seen. */
export const usualFor = ({ pose, action }: Pick<ShotPerson, 'pose' | 'action'>) =>
  usual[pose] ?? usual[action ?? ''];

function usualIn(person: ShotPerson): Thing | undefined {
  const id = usualFor(person);
  const drawing = id === undefined ? undefined : thingById(id);
  return drawing && propThing({ prop: asProp(drawing), look: lookOf(drawing) });
}

// `At work` says nothing that can be seen: a thing is used as such things are.
const inUse = (body: Pick<ScenePerson, 'pose' | 'legs'>, thing: Thing | undefined) =>
  body.pose === 'work' ? { ...body, pose: poseInUse(thing?.id ?? '') ?? body.pose } : body;

// What hands alone have to do with is the product where nothing else is in them.
const workedOn = ({ pose }: ShotPerson, { product, isHandled }: Company): Thing | undefined =>
  pose === 'work' && isHandled ? product : undefined;

const postures: Partial<Record<PoseName, LegsPose>> = {
  sit: 'sit',
  kneel: 'kneel',
  crouch: 'squat',
};
// They say less than a verb the brush has a pose for.
const idle: readonly PoseName[] = ['stand', 'work', 'sit', 'kneel', 'crouch'];

// The pose, or what is done where that says more; of whom nothing is known stands, or holds.
function bodyFor(
  { pose, action }: ShotPerson,
  holds: boolean,
  missing: Missing,
): Pick<ScenePerson, 'pose' | 'legs'> {
  const named = noteOf(pose) === undefined ? poseById(pose) : undefined;
  const acted = action === undefined || noteOf(action) !== undefined ? undefined : poseById(action);
  if (!named) {
    if (!acted) missing.add('pose', pose);
    return { pose: acted ?? (holds ? 'holdUp' : 'stand') };
  }
  if (!acted || !idle.includes(named)) return { pose: named };
  const legs = postures[named];
  return acted === 'speak' && legs ? { pose: named } : { pose: acted, legs };
}
