// Hands large in the frame, holding, tapping or presenting, with the sleeve of the person they belong to.

import type { Point, Sketch } from '#server/drawing/brush.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { points } from '#server/drawing/points.ts';
import { noteArea } from '../areas.ts';
import { notePerson } from '../painted.ts';
import { shade } from '../palette.ts';
import { sleeveOf } from '../people/arms.ts';
import type { Person } from '../people/person.ts';

const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.5 };
const line = (sketch: Sketch, points: readonly Point[], size = 2.1) =>
  sketch.pen(points, { size, tremble: 0.35, taper: 5 });

/**
 * A hand that takes hold from the right: its fingers lie over what is held. The origin is the
 * right edge of the thing at the height of the hand, the hand is 100 units across four fingers,
 * and `reach` says how far the fingers come over the thing.
 */
export const drawGrip = onLayer('people', (sketch, person: Person, reach: number) => {
  noteArea(sketch, 'hand', { x: -reach, y: -56, width: reach + 80, height: 112 });
  drawForearm(sketch, person, points('34 -46 34 48') as [Point, Point], 0.32);
  const skin = person.wardrobe.gloves ?? person.skin;
  const palm: Point[] = points('-12 -50 18 -58 50 -52 78 -40 80 44 50 54 14 54 -12 48');
  sketch.fill(palm, skin, flat);
  line(sketch, points('-10 -50 18 -58 50 -52 80 -40'), 2.3);
  line(sketch, points('80 46 50 55 14 54 -10 49'), 2.3);
  sketch.fill(points('40 -30 78 -38 80 44 30 52 52 20'), shade(skin, 0.2), {
    ...flat,
    opacity: 0.6,
  });
  const lengths = [0.9, 1, 0.97, 0.82];
  for (const [i, length] of lengths.entries()) {
    drawFinger(sketch, skin, -38 + i * 25, -reach * length, i);
  }
  line(sketch, points('22 -26 30 -20'), 1.4);
  line(sketch, points('26 0 33 3'), 1.4);
  line(sketch, points('22 24 29 28'), 1.4);
});

function drawFinger(sketch: Sketch, skin: string, y: number, tip: number, i: number): void {
  const drop = (i - 1.5) * 1.6;
  const shape: Point[] = [
    [20, y - 12],
    [-4, y - 13],
    [tip * 0.5, y - 12.5 + drop * 0.5],
    [tip + 7, y - 10.5 + drop],
    [tip, y - 3 + drop],
    [tip + 1, y + 5 + drop],
    [tip + 9, y + 11 + drop],
    [tip * 0.5, y + 12.5 + drop * 0.5],
    [-4, y + 13],
    [20, y + 12],
  ];
  sketch.fill(shape, skin, { ...flat, smooth: false });
  sketch.fill(
    [
      [10, y + 4],
      [tip * 0.5, y + 5],
      [tip + 8, y + 4 + drop],
      [tip + 9, y + 11 + drop],
      [tip * 0.5, y + 12],
      [12, y + 12],
    ],
    shade(skin, 0.22),
    { ...flat, smooth: false, opacity: 0.55 },
  );
  line(sketch, shape, 2);
  line(
    sketch,
    [
      [tip * 0.52, y - 9],
      [tip * 0.52 + 3, y],
    ],
    1.1,
  );
  const nail: Point[] = [
    [tip + 11, y - 6 + drop],
    [tip + 4, y - 5 + drop],
    [tip + 3, y + 2 + drop],
    [tip + 9, y + 4 + drop],
  ];
  line(sketch, nail, 1.1);
}

/**
 * An open hand from the right on which something stands; the origin is where it stands, the hand is
 * 100 units across four fingers. The thumb is drawn once the thing is there: `drawPalmThumb`.
 */
export const drawPalm = onLayer('people', (sketch, person: Person) => {
  noteArea(sketch, 'hand', { x: -120, y: -14, width: 270, height: 96 });
  drawForearm(sketch, person, points('128 6 104 92') as [Point, Point], 0.42);
  const skin = person.wardrobe.gloves ?? person.skin;
  const palm: Point[] = points(
    '134 4 96 -12 52 -8 10 2 -40 -2 -92 -12 -122 -10 -126 2 -104 12 -70 20 -96 24 -98 36 -66 38 -84 46 -80 57 -46 56 -54 66 -44 75 -8 70 34 84 82 98 112 92',
  );
  sketch.fill(palm, skin, flat);
  sketch.fill(
    points('134 20 60 34 -10 50 -46 58 -44 75 -8 70 34 84 82 98 112 92'),
    shade(skin, 0.2),
    {
      ...flat,
      opacity: 0.6,
    },
  );
  line(sketch, palm, 2.3);
  for (const crease of ['-70 20 -20 22 14 18', '-66 38 -22 40 10 36', '-46 56 -14 56 12 52'])
    line(sketch, points(crease), 1.5);
});

/** The thumb of such a hand, over the foot of what stands on it. */
export const drawPalmThumb = onLayer('people', (sketch, person: Person) => {
  const skin = person.wardrobe.gloves ?? person.skin;
  const thumb: Point[] = points('112 14 86 -16 58 -40 40 -48 28 -42 32 -28 50 -8 66 18 84 38');
  sketch.fill(thumb, skin, flat);
  line(sketch, thumb, 2.2);
  line(sketch, points('42 -44 33 -40 36 -31'), 1.1);
});

/** A hand that points or taps to the left: the fingertip lies at the origin. */
export const drawPointing = onLayer('people', (sketch, person: Person) => {
  drawForearm(sketch, person, points('128 -10 120 76') as [Point, Point], 0.5);
  const skin = person.wardrobe.gloves ?? person.skin;
  const fist: Point[] = points('62 -14 92 -24 128 -16 146 20 136 66 104 80 76 72 62 50 58 20');
  sketch.fill(fist, skin, flat);
  sketch.fill(points('112 10 146 20 136 66 104 80 84 74 118 54'), shade(skin, 0.2), {
    ...flat,
    opacity: 0.6,
  });
  line(sketch, points('70 -16 92 -24 128 -16 142 4'), 2.3);
  line(sketch, points('128 74 104 81 78 74'), 2.3);
  const index: Point[] = points('88 -22 50 -15 14 -11 2 -4 1 6 12 12 50 13 84 14');
  sketch.fill(index, skin, flat);
  line(sketch, index, 2.2);
  line(sketch, points('14 -7 5 -3 5 4 13 6'), 1.1);
  line(sketch, points('46 -11 44 -3'), 1.2);
  for (const [i, y] of [20, 39, 57].entries()) {
    const curl: Point[] = [
      [94, y - 9],
      [66, y - 9],
      [54, y - 2],
      [54, y + 6],
      [64, y + 10],
      [94, y + 9],
    ];
    sketch.fill(curl, skin, flat);
    line(
      sketch,
      curl.map(([x, py]): Point => [x + i * 3, py]),
      2,
    );
  }
  const thumb: Point[] = points('100 -2 82 8 64 20 58 30 66 36 82 30 106 22');
  sketch.fill(thumb, skin, flat);
  line(sketch, thumb, 2.1);
});

// From the wrist off the sheet, in the sleeve that this person wears.
function drawForearm(
  sketch: Sketch,
  person: Person,
  wrist: readonly [Point, Point],
  angle: number,
): void {
  notePerson(sketch, person);
  const sleeve = sleeveOf(person);
  const [top, bottom] = wrist;
  const way = (from: Point, far: number, spread: number): Point => [
    from[0] + Math.cos(angle) * far - Math.sin(angle) * spread,
    from[1] + Math.sin(angle) * far + Math.cos(angle) * spread,
  ];
  const cuff = sleeve.end > 1.8 ? 46 : sleeve.end > 1 ? 150 : 900;
  const arm: Point[] = [top, way(top, 420, -46), way(bottom, 420, 46), bottom];
  sketch.fill(arm, person.wardrobe.gloves ?? person.skin, { ...flat, smooth: false });
  line(sketch, [top, way(top, 420, -46)], 2.3);
  line(sketch, [bottom, way(bottom, 420, 46)], 2.3);
  if (cuff > 400) return;
  const a = way(top, cuff, -14);
  const b = way(bottom, cuff, 14);
  const cloth: Point[] = [a, way(top, 560, -80), way(bottom, 560, 80), b];
  sketch.fill(cloth, sleeve.color, { ...flat, smooth: false });
  const low: Point[] = [
    [(a[0] + b[0] * 2) / 3, (a[1] + b[1] * 2) / 3],
    way(bottom, 560, 10),
    way(bottom, 560, 80),
    b,
  ];
  sketch.fill(low, shade(sleeve.color, 0.2), { ...flat, smooth: false, opacity: 0.8 });
  sketch.marker(low, shade(sleeve.color, 0.4), { gap: 4, size: 1.5, angle: 0.9, opacity: 0.7 });
  line(sketch, [a, way(top, 560, -80)], 2.4);
  line(sketch, [b, way(bottom, 560, 80)], 2.4);
  const bulge = way([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], -7, 0);
  line(sketch, [a, bulge, b], 2.4);
  line(sketch, [way(a, 14, 2), way(bulge, 14, 0), way(b, 14, -2)], 1.4);
}
