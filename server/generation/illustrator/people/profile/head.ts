// A head from the side, looking to the right, in the units of the head from the front.
import { ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { mix, shade } from '../../palette.ts';
import { detailOf, lineFor } from '../head-view.ts';
import { drawEarring } from '../headwear.ts';
import type { FaceShape, Person } from '../person.ts';
import { drawHairExtra, drawHairSide, earShows } from './hair.ts';
import { drawHeadwearSide } from './headwear.ts';

const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.2 };

// How far the tip of the nose lies before the face, and how low.
const noses: Record<Person['face']['nose'], Point> = {
  small: [43.5, 15],
  straight: [45.5, 17],
  broad: [46.5, 18.5],
  strong: [49.5, 19],
};
// How much further forward and down the chin lies than that of an oval face.
const chins: Record<FaceShape, Point> = {
  oval: [0, 0],
  round: [-2, -1],
  square: [2, 0.5],
  heart: [0.5, 0],
  long: [0, 4.5],
};

/** The whole head from the side, with hair, beard and what is worn on it. */
export function drawHeadSide(sketch: Sketch, person: Person): void {
  const face = faceLine(person);
  const size = lineFor(sketch, 100, 1.05);
  drawHairExtra(sketch, person);
  sketch.fill([...face, ...skull], person.skin, { ...flat, smooth: false });
  drawJawShadow(sketch, person);
  drawBeardSide(sketch, person);
  sketch.pen(face, { size, taper: 4, tremble: 0.15 });
  if (person.hair.style === 'bald' || person.hair.style === 'balding')
    sketch.pen([...skull, face[0] as Point], { size, taper: 4, tremble: 0.2 });
  drawFeatures(sketch, person);
  if (earShows(person)) drawEar(sketch, person);
  drawHairSide(sketch, person);
  drawHeadwearSide(sketch, person);
  drawGlassesSide(sketch, person);
}

// From the jaw under the ear to the back, over the crown, to the forehead.
const skull = points('-9 22 -20 32 -33 22 -41 2 -42 -20 -35 -39 -18 -51 2 -54 20 -50 33 -39');

// From the forehead down over nose, lips and chin, and back along the jaw to the ear.
function faceLine({ face, age }: Person): Point[] {
  const [nx, ny] = noses[face.nose];
  const [cx, cy] = chins[face.shape];
  const child = age === 'child' ? -2.5 : 0;
  return [
    [33, -39],
    [37.5, -28],
    [38.5, -15],
    [37.6, -9],
    [36, -4],
    [39 + (face.nose === 'strong' ? 3 : 0), 4],
    [nx + child, ny - 3],
    [nx + child - 0.6, ny + 1],
    [39.5, ny + 4.5],
    [40.5, 26],
    [40.6, 28.4],
    [37.6, 30.2],
    [39.4, 33],
    [37.6, 36.4],
    [36.6 + cx, 38.5 + cy * 0.5],
    [38 + cx, 44 + cy],
    [33 + cx, 50 + cy],
    [22 + cx, 50 + cy],
    [6, 42 + cy * 0.6],
    [-6, 32],
    [-9, 22],
  ];
}

function drawJawShadow(sketch: Sketch, person: Person): void {
  const [, cy] = chins[person.face.shape];
  const under: Point[] = [
    [26, 50 + cy],
    [6, 42 + cy * 0.6],
    [-6, 32],
    [-9, 20],
    [-2, 26],
    [10, 37 + cy * 0.5],
    [26, 46 + cy],
  ];
  sketch.fill(under, shade(person.skin, 0.2), { ...flat, opacity: 0.55 });
}

function drawFeatures(sketch: Sketch, person: Person): void {
  const small = detailOf(sketch) === 'small';
  const fine = { size: lineFor(sketch, 100, 0.8), taper: 3, tremble: 0.1 };
  if (person.frame !== 'man')
    sketch.disc(20, 19, 6, 4.5, shade('#d8756a', 0.05), { opacity: 0.22 });
  const brow: Point[] = [
    [21, -10],
    [29, person.face.brows === 'arched' ? -16 : -13.5],
    [35.5, -11],
  ];
  const heavy = { thin: 0.8, arched: 1, thick: 1.6, straight: 1.25 }[person.face.brows];
  const browColour = person.age === 'senior' ? '#8d867b' : shade(person.hair.color, 0.35);
  sketch.pen(brow, {
    ...fine,
    size: lineFor(sketch, 100, heavy),
    color: small ? ink : browColour,
  });
  if (small) sketch.disc(29, 2, 2.6, 5.2, ink, { ...flat, tremble: 0.1 });
  else drawEye(sketch, person);
  const [, ny] = noses[person.face.nose];
  sketch.pen([[37.5, ny + 3.5] as Point, [34, ny + 2.5], [34.5, ny - 1.5]], fine);
  if (person.frame === 'woman' && !small) {
    const lips = points('40.4 25.6 40.6 28.4 37.6 30.2 39.4 33 37 35.4 30 30.4 36 27');
    sketch.fill(lips, mix(person.skin, '#b14a45', 0.45), { ...flat, opacity: 0.75 });
  }
  sketch.pen(points('38 30 33 30.4 28.5 29.4'), { ...fine, size: lineFor(sketch, 100, 0.95) });
  if (person.age === 'senior' || person.age === 'middle') {
    const line = { ...fine, size: lineFor(sketch, 100, 0.5), color: shade(person.skin, 0.5) };
    sketch.pen(points('32 20 27 25 25.5 32'), line);
    if (person.age === 'senior')
      sketch.pen(points('20 2 15 -1'), line).pen(points('20 6 15 7'), line);
  }
}

function drawEye(sketch: Sketch, person: Person): void {
  const open = points('34 -2.6 28 -3.6 22 2 28 5 33 4.4');
  sketch.fill(open, paperWhite, { ...flat, tremble: 0.1 });
  sketch.disc(31.4, 0.8, 2.6, 4, person.eyes, { ...flat, tremble: 0.1 });
  sketch.disc(32.2, 0.8, 1.4, 2.4, ink, { ...flat, tremble: 0.1 });
  const lid = points('35 -2 29 -4.4 21 1.6');
  sketch.pen(lid, { size: lineFor(sketch, 100, 1), taper: 2, tremble: 0.1 });
}

function drawEar(sketch: Sketch, person: Person): void {
  const ear = points('4 -7 -2 -12 -9 -8 -11 0 -7 9 -1 15 3 10 3 2');
  sketch.fill(ear, person.skin, flat);
  sketch.pen(ear, { size: lineFor(sketch, 100, 0.9), tremble: 0.2, taper: 3, closed: true });
  if (detailOf(sketch) !== 'small')
    sketch.pen(points('-7 -3 -3 -7 0 -3 -3 4'), { size: lineFor(sketch, 100, 0.5), tremble: 0.1 });
  if (person.wardrobe.earrings) drawEarring(sketch, -2, 14);
}

function drawBeardSide(sketch: Sketch, { beard, hair, age, face }: Person): void {
  if (beard === 'none') return;
  const color = age === 'senior' ? '#a8a196' : shade(hair.color, 0.1);
  const [cx, cy] = chins[face.shape];
  const style = { ...flat, opacity: beard === 'stubble' ? 0.28 : 0.96, tremble: 0.3 };
  const low = beard === 'beard' ? 3 : 0;
  const chin: Point[] = [
    [38.5 + cx, 36],
    [39.5 + cx, 45 + cy],
    [33 + cx, 51 + cy + low],
    [20 + cx, 51 + cy + low],
  ];
  if (beard === 'beard' || beard === 'stubble') {
    const jaw = points('4 43 -8 32 -10 20 -6 8 4 2 10 16 22 27 32 34');
    sketch.fill([...chin, ...jaw], color, style);
  }
  if (beard === 'goatee') sketch.fill([...chin, [24 + cx, 40], [32, 36]], color, style);
  if (beard !== 'stubble') sketch.fill(points('38 23 42.5 27 38 29.4 28 32 27 28.6'), color, style);
}

function drawGlassesSide(sketch: Sketch, { wardrobe }: Person): void {
  if (!wardrobe.glasses && !wardrobe.sunglasses) return;
  const size = lineFor(sketch, 100, detailOf(sketch) === 'small' ? 0.6 : 0.85);
  if (wardrobe.sunglasses) sketch.disc(31, 3, 6.4, 9.5, '#3a342e', { ...flat, opacity: 0.95 });
  sketch.ellipse(31, 3, 6.6, 10, { size, tremble: 0.15, taper: 2 });
  sketch.line(24.5, 0.5, -1, -4, { size: size * 0.9, tremble: 0.1 });
}
