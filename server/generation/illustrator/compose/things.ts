// Puts props and products into a picture at their real size against a person.

import type { Sketch } from '#server/drawing/brush.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { noteArea } from '../areas.ts';
import { noteHeld, noteThing } from '../painted.ts';
import type { Held } from '../people/figure.ts';
import { seatOf } from '../props/seat-of.ts';
import type { Thing } from './scene-plan.ts';
import { type Dressing, leadOf, type ScenePlan } from './scene-plan.ts';

const tops = /(?:^|-)(?:table|desk|workbench|stool|furniture|crate)$/;
const papers = new Set(
  'sheet floor-plan leaflet poster invoice document letter note-card business-card map photograph ticket calendar sheet-of-paper newspaper sheet-music'.split(
    ' ',
  ),
);

export const productThing = ({ product: { drawing, look } }: ScenePlan): Thing => ({
  id: drawing.id,
  ...drawing.size,
  tallCm: drawing.tallCm,
  hold: drawing.hold,
  rests: drawing.rests,
  seat: seatOf(drawing),
  name: drawing.name,
  isNote: true,
  isTop: false,
  isFlat: papers.has(drawing.id),
  isProduct: true,
  isGroup: drawing.isGroup ?? false,
  isNeutral: drawing.id === 'none',
  paint: onLayer('product', (sketch) => drawing.paint(sketch, look)),
});

export const propThing = ({ prop, look }: Pick<Dressing, 'prop' | 'look'>): Thing => ({
  id: prop.id,
  ...prop.size,
  tallCm: prop.tallCm,
  hold: prop.hold,
  rests: prop.rests,
  seat: seatOf(prop),
  name: prop.name,
  isNote: prop.id === 'none',
  isTop: tops.test(prop.id),
  isFlat: papers.has(prop.id),
  isProduct: false,
  isGroup: prop.isGroup ?? false,
  isNeutral: prop.id === 'none',
  paint: onLayer('props', (sketch) => prop.paint(sketch, look)),
});

/** Draws a thing with the middle of its base at x, y and `tall` drawing units high. */
export function placeThing(
  sketch: Sketch,
  thing: Thing,
  x: number,
  y: number,
  tall: number,
  turn = 0,
): void {
  sketch.at(x, y, tall / thing.height, () => paintNoted(sketch, thing), turn);
}

function paintNoted(sketch: Sketch, thing: Thing): void {
  const { width, height, isProduct } = thing;
  const box = { x: -width / 2, y: -height, width, height };
  noteArea(sketch, isProduct ? 'product' : 'thing', box);
  noteThing(sketch, thing.name, box);
  thing.paint(sketch);
}

function paintHeld(sketch: Sketch, thing: Thing): void {
  noteHeld(sketch, thing.name);
  paintNoted(sketch, thing);
}

/** How tall it stands in drawing units beside figures of `scale`, never too small to read. */
export const tallBeside = (thing: Thing, scale: number, least = 0) =>
  Math.max(least, (thing.tallCm / 1.7) * scale);

/** A thing taller than this stands beside people and is not carried, unless it is held by its shaft. */
export const carriedCm = 75;

/** Nobody lifts it: it stands, and a hand is laid on it. */
export const isLarge = ({ seat }: Thing): boolean => seat === 'floor' || seat === 'vast';

/** The size of a hand at a large thing `tall` units high, a little larger than life: it must read. */
export const handBeside = (thing: Thing, tall: number): number =>
  Math.max(0.2, Math.min(0.36, ((tall / thing.tallCm) * 9 * 1.5) / 100));

/** What is long and thin is taken by its shaft. */
export const isLong = ({ tallCm, width, height, hold }: Thing): boolean =>
  tallCm > carriedCm && tallCm < 260 && hold !== 'none' && hold !== 'aloft' && width < height * 0.8;

/** Whether somebody can have it in their hands. */
export const canHold = (thing: Thing): boolean =>
  !isLarge(thing) &&
  !isOutOfReach(thing) &&
  (thing.tallCm <= carriedCm || isLong(thing) || thing.hold === 'aloft');

// Nobody holds a window or the sun.
const isOutOfReach = ({ seat, hold }: Thing): boolean =>
  hold === 'none' && (seat === 'wall' || seat === 'air');

/** A long thing, or one held over the head, in its own size, in figure units. */
export function asShaft(thing: Thing): Held {
  const height = Math.min(92, thing.tallCm / 1.7);
  return {
    height,
    width: (thing.width / thing.height) * height,
    paint: (sketch) => sketch.at(0, 0, height / thing.height, () => paintHeld(sketch, thing)),
  };
}

/** A thing as it lies in a hand, in figure units: small things a little larger than life, so that they read. */
export function asHeld(thing: Thing): Held {
  // What two hands hold is held at its edges, so that its face stays open.
  const most = thing.isNeutral ? 14 : thing.hold === 'both' ? 27 : 22;
  const natural = thing.tallCm / 1.7;
  const height = Math.max(8.5, Math.min(most, natural * 1.15));
  const wide = (thing.width / thing.height) * height;
  const fit = Math.min(1, (most + 2) / wide);
  return {
    height: height * fit,
    width: wide * fit,
    paint: (sketch) =>
      sketch.at(0, 0, (height * fit) / thing.height, () => paintHeld(sketch, thing)),
  };
}

/** What whoever the picture is about holds. */
export const heldThing = (plan: ScenePlan): Thing | undefined => leadOf(plan).held;
