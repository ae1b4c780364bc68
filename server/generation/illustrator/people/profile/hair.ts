import type { Sketch } from '#server/drawing/brush.ts';
import { mix, shade } from '../../palette.ts';
import { bumpy, strandColour } from '../hair.ts';
import { detailOf, lineFor } from '../head-view.ts';
import type { Person } from '../person.ts';
import { type HairSide, hairSides } from './hair-shapes.ts';

const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.3 };

// A man's curls end over the ear.
const sideOf = ({ frame, hair: { style } }: Person): HairSide =>
  frame === 'man' && style === 'curls' ? { ...hairSides.short, bumps: 6 } : hairSides[style];

const isCovered = ({ wardrobe }: Person) => wardrobe.headwear.kind === 'hijab';

/** Whether the ear is seen under this hair. */
export const earShows = (person: Person) => !sideOf(person).coversEar && !isCovered(person);

/** A bun, a tail or a braid: drawn before the head. */
export function drawHairExtra(sketch: Sketch, person: Person): void {
  const { extra } = sideOf(person);
  if (!extra || isCovered(person)) return;
  sketch.fill(extra.shape, shade(person.hair.color, 0.08), flat);
  sketch.pen(extra.shape, { size: lineFor(sketch, 100, 1), closed: true, tremble: 0.3 });
  drawStrands(sketch, person, extra.strands);
}

/** The hair itself: drawn over skull and forehead. */
export function drawHairSide(sketch: Sketch, person: Person): void {
  const { shape, strands, bumps } = sideOf(person);
  if (shape.length === 0 || isCovered(person)) return;
  const soft = person.hair.style === 'buzz';
  const { color } = person.hair;
  const outline = bumpy(shape, bumps);
  sketch.fill(outline, soft ? mix(color, person.skin, 0.25) : color, flat);
  sketch.pen(outline, { size: lineFor(sketch, 100, soft ? 0.6 : 1), closed: true, tremble: 0.25 });
  drawStrands(sketch, person, strands);
}

function drawStrands(sketch: Sketch, person: Person, strands: HairSide['strands']): void {
  if (detailOf(sketch) === 'small' && sketch.scale < 0.2) return;
  const style = { size: lineFor(sketch, 100, 0.6), taper: 5, tremble: 0.2 };
  const color = strandColour(person.hair.color);
  for (const strand of strands) sketch.pen(strand, { ...style, color });
}
