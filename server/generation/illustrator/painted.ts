// What a frame has painted and within its sheet: the words that go with it speak of nothing else.
import type { Sketch } from '#server/drawing/brush.ts';
import type { Box } from '#server/drawing/lettering/lettering.ts';
import { shareIn, sheetBox } from './areas.ts';
import type { Person } from './people/person.ts';

/** Things by what they are called, those in a hand among them, and people by themselves. */
export type Painted = {
  things: ReadonlySet<string>;
  held: ReadonlySet<string>;
  people: ReadonlySet<Person>;
};

type Thing = { name: string; box: Box };
type Noted = {
  things: Thing[];
  held: Set<string>;
  people: Set<Person>;
  /** What is painted over all that was there, and how many things those were. */
  covers: { box: Box; before: number }[];
};
const noted = new WeakMap<Sketch, Noted>();
const notedOf = (sketch: Sketch): Noted => {
  const fresh = { things: [], held: new Set<string>(), people: new Set<Person>(), covers: [] };
  const known = noted.get(sketch) ?? fresh;
  noted.set(sketch, known);
  return known;
};

/** Of what runs out of the picture so much has to be in it, or it has to fill so much of the picture; of what stands behind something so much has to be hidden to be gone. */
const least = { ofThing: 0.2, ofSheet: 0.1, hidden: 0.8 };

/** Takes down that a thing is painted in `box`, in the sketch's current units. */
export function noteThing(sketch: Sketch, name: string, box: Box): void {
  const placed = sheetBox(sketch, box);
  const sheet = { x: 0, y: 0, width: sketch.width, height: sketch.height };
  if (shareIn(placed, sheet) >= least.ofThing || shareIn(sheet, placed) >= least.ofSheet)
    notedOf(sketch).things.push({ name, box: placed });
}

/** Takes down that a thing is painted in a hand. */
export const noteHeld = (sketch: Sketch, name: string): void => void notedOf(sketch).held.add(name);

/** Takes down that somebody, or a hand of theirs, is painted. */
export const notePerson = (sketch: Sketch, person: Person): void =>
  void notedOf(sketch).people.add(person);

/** Takes down that nothing is seen any more of what was painted in `box`, in the sketch's current units. */
export function noteCover(sketch: Sketch, box: Box): void {
  const { covers, things } = notedOf(sketch);
  covers.push({ box: sheetBox(sketch, box), before: things.length });
}

export function paintedIn(sketch: Sketch): Painted {
  const { things, covers, ...rest } = notedOf(sketch);
  const isHidden = (thing: Thing, at: number) =>
    covers.some(({ box, before }) => at < before && shareIn(thing.box, box) >= least.hidden);
  const seen = things.filter((thing, at) => !isHidden(thing, at));
  return { ...rest, things: new Set(seen.map(({ name }) => name)) };
}
