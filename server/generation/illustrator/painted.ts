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

type Noted = { things: Set<string>; held: Set<string>; people: Set<Person> };
const noted = new WeakMap<Sketch, Noted>();
const notedOf = (sketch: Sketch): Noted => {
  const known = noted.get(sketch) ?? { things: new Set(), held: new Set(), people: new Set() };
  noted.set(sketch, known);
  return known;
};

/** Of what runs out of the picture so much has to be in it, or it has to fill so much of the picture. */
const least = { ofThing: 0.2, ofSheet: 0.1 };

/** Takes down that a thing is painted in `box`, in the sketch's current units. */
export function noteThing(sketch: Sketch, name: string, box: Box): void {
  const placed = sheetBox(sketch, box);
  const sheet = { x: 0, y: 0, width: sketch.width, height: sketch.height };
  if (shareIn(placed, sheet) >= least.ofThing || shareIn(sheet, placed) >= least.ofSheet)
    notedOf(sketch).things.add(name);
}

/** Takes down that a thing is painted in a hand. */
export const noteHeld = (sketch: Sketch, name: string): void => void notedOf(sketch).held.add(name);

/** Takes down that somebody, or a hand of theirs, is painted. */
export const notePerson = (sketch: Sketch, person: Person): void =>
  void notedOf(sketch).people.add(person);

export const paintedIn = (sketch: Sketch): Painted => notedOf(sketch);
