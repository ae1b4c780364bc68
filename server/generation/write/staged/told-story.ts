// What a client describes picture by picture is one story: who and where they are goes on from one to the next.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { askedMoment, type Moment } from '../notes/moment-in.ts';
import { withoutWorded } from '../notes/worded-in.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';
import { type Found, foundIn } from './found-in.ts';
import { namedIn, type Person } from './named-people.ts';
import { placeSaid } from './place-said.ts';

/** A described picture: what it names, and where it says it is. */
export type Told = {
  text: string;
  found: Found[];
  named: Person[];
  place: CatalogueRef | undefined;
};

const stories = new WeakMap<Stage, ReadonlyMap<string, Told>>();

/** The described pictures by their text as typed, in their order; read once for a stage. */
export function storyOf(stage: Stage): ReadonlyMap<string, Told> {
  const known = stories.get(stage);
  if (known) return known;
  const story = new Map(
    stage.told.flatMap((typed) => (typed === undefined ? [] : [[typed, readTold(stage, typed)]])),
  );
  stories.set(stage, story);
  return story;
}

/** One picture by itself, described or ordered elsewhere. */
export function readTold(stage: Stage, typed: string): Told {
  const text = quietly(withoutWorded(typed, stage.language));
  const found = foundIn(stage, text);
  return { text, found, named: namedIn(stage, text, found), place: placeSaid(stage, text, found) };
}

// `DANS LE GARAGE`: who types capitals throughout names nobody by them.
const quietly = (typed: string): string =>
  /\p{Ll}{2}/u.test(typed) ? typed : asSentence(typed.toLowerCase());

/**
 * The hour, light and weather a described picture says; where it says none and goes on where the one before
 * it was, what that one said.
 */
export function momentAbout(stage: Stage, typed: string): Moment {
  const told = storyOf(stage).get(typed);
  const said = askedMoment(typed, stage.language);
  const before = told && !told.place ? [...storyOf(stage).keys()] : [];
  const last = before[before.indexOf(typed) - 1];
  return { ...(last === undefined ? {} : momentAbout(stage, last)), ...said };
}

/** Those before one, and none where it is not among them. */
export function toldBefore(stage: Stage, typed: string): Told[] {
  const story = [...storyOf(stage)];
  const at = story.findIndex(([one]) => one === typed);
  return story.slice(0, Math.max(0, at)).map(([, told]) => told);
}

/**
 * Where a described picture goes on: where those in it were before; else where the client says it is
 * set, and where the description does, unless the pictures themselves say where they are. What is
 * ordered elsewhere is set where the film is.
 */
export function placeAbout(
  stage: Stage,
  typed: string,
  people: readonly Person[],
): CatalogueRef | undefined {
  const { setting, askedPlace, frame } = stage;
  const story = storyOf(stage);
  const told = story.get(typed);
  if (!told) return setting;
  const before = toldBefore(stage, typed);
  const isNamedIn = ({ named }: Told, who: string) => named.some((one) => one.who === who);
  // Who is there by a pronoun was there before.
  const isSame =
    people.length === 0 ||
    people.some(
      ({ id, who }) =>
        id !== undefined || !isNamedIn(told, who) || before.some((one) => isNamedIn(one, who)),
    );
  const carried = isSame ? before.findLast(({ place }) => place !== undefined)?.place : undefined;
  const isSaid =
    frame.places[0]?.typed !== undefined ||
    ![...story.values()].some(({ place }) => place !== undefined);
  // Where a later picture is after one that is elsewhere, this one is not.
  const places = [...story.values()].map((one) => one.place);
  const next = places.slice(before.length + 1).find((one) => one !== undefined);
  const isLater = (place: CatalogueRef) => place !== next && places.includes(place);
  return carried ?? [askedPlace, isSaid ? setting : undefined].find((one) => one && !isLater(one));
}
