// Hair by style, seen from the front in head units (100 from crown to chin). Data only.

import type { Point } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import type { HairStyle } from './person.ts';

export type HairShape = {
  /** What hangs behind head and neck. */
  behind?: readonly Point[];
  /** The outside from the left ear over the crown to the right ear. */
  outer: readonly Point[];
  /** The hairline back from right to left; it moves with the turn of the head. */
  line: readonly Point[];
  /** Brush lines that show how it falls. */
  strands: readonly (readonly Point[])[];
  /** What is worn on top or at the side: a bun, a tail. `front` hangs over the shoulder. */
  extra?: { shape: readonly Point[]; strands: readonly (readonly Point[])[]; front: boolean };
  /** The contour from behind where it is not simply the outside closed at the nape. */
  fromBehind?: readonly Point[];
  coversEars: boolean;
  /** Curls break the outline into bumps of this size. */
  bumps?: number;
};

const closeOuter: readonly Point[] = points(
  '-37 5 -40.5 -12 -38 -34 -24 -52 0 -59 24 -52 38 -34 40.5 -12 37 5',
);
const tightOuter: readonly Point[] = points(
  '-37 3 -39 -16 -34 -38 -19 -52.5 0 -56 19 -52.5 34 -38 39 -16 37 3',
);
const shortLine: readonly Point[] = points(
  '34 6 33.5 -11 28 -24 10 -29 -8 -30 -25 -25 -33 -11 -34 6',
);
const roundLine: readonly Point[] = points('35 4 33 -12 24 -27 8 -35 -8 -35 -24 -27 -33 -12 -35 4');
const combed: readonly (readonly Point[])[] = [
  points('-26 -28 -20 -44 -4 -54'),
  points('-8 -34 2 -46 18 -51'),
  points('12 -32 24 -38 34 -26'),
];
const longBack: readonly Point[] = points(
  '-40 -24 -46 10 -47 46 -50 84 -30 96 0 92 30 96 50 84 47 46 46 10 40 -24 0 -52',
);
const longOuter: readonly Point[] = points(
  '-37 44 -44 18 -43 -14 -38 -38 -22 -55 0 -61 22 -55 38 -38 43 -14 44 18 37 44',
);
const longLine: readonly Point[] = points(
  '32 34 35 8 31 -12 18 -28 -2 -42 -20 -28 -31 -12 -35 8 -32 34',
);

export const hairShapes: Record<HairStyle, HairShape> = {
  'long-straight': {
    behind: longBack,
    outer: longOuter,
    line: longLine,
    strands: [
      points('-2 -42 -24 -30 -38 -4 -39 30'),
      points('-2 -42 22 -34 38 -6 39 30'),
      points('-6 -52 -30 -38 -41 -8'),
    ],
    fromBehind: points(
      '-40 -10 -38 -36 -22 -55 0 -61 22 -55 38 -36 42 -8 46 40 44 88 20 98 -20 98 -44 88 -46 40 -42 -8',
    ),
    coversEars: true,
  },
  'long-wavy': {
    behind: points(
      '-42 -24 -52 4 -46 28 -56 54 -48 84 -24 92 0 86 24 92 48 84 56 54 46 28 52 4 42 -24 0 -52',
    ),
    outer: points(
      '-34 48 -47 28 -44 6 -45 -18 -38 -42 -20 -59 4 -63 26 -56 41 -38 46 -14 44 8 48 28 36 48',
    ),
    line: points('31 30 36 8 31 -10 22 -26 -10 -44 -22 -30 -31 -12 -35 8 -31 32'),
    strands: [
      points('-10 -44 -28 -26 -37 -2 -40 26'),
      points('-10 -46 14 -42 34 -20 38 8 42 26'),
      points('-2 -56 24 -50 40 -24'),
      points('-22 -54 -38 -32 -42 -10'),
    ],
    fromBehind: points(
      '-42 -10 -40 -38 -22 -57 0 -62 22 -57 40 -38 45 -8 50 24 46 46 54 70 34 92 10 86 -12 94 -36 88 -54 70 -46 46 -50 24 -45 -8',
    ),
    coversEars: true,
  },
  bob: {
    behind: points('-42 -20 -47 12 -46 44 -24 52 24 52 46 44 47 12 42 -20 0 -50'),
    outer: points(
      '-35 47 -46 42 -46 12 -43 -16 -37 -40 -20 -56 0 -61 20 -56 37 -40 43 -16 46 12 46 42 35 47',
    ),
    line: points('33 30 36 4 33 -12 26 -17 8 -19 -10 -19 -26 -16 -33 -12 -36 4 -33 30'),
    strands: [
      points('2 -52 -4 -36 -8 -22'),
      points('6 -52 16 -38 20 -22'),
      points('-6 -52 -24 -38 -28 -20'),
      points('-40 -14 -42 14 -40 36'),
      points('40 -14 42 14 40 36'),
    ],
    coversEars: true,
    fromBehind: points(
      '-44 -8 -38 -40 -20 -57 0 -61 20 -57 38 -40 44 -8 48 20 45 48 0 54 -45 48 -48 20',
    ),
  },
  bun: {
    outer: tightOuter,
    line: roundLine,
    strands: [
      points('-30 -18 -22 -40 -6 -54'),
      points('-10 -36 -6 -46 0 -56'),
      points('12 -35 10 -46 4 -56'),
      points('30 -18 24 -40 10 -53'),
    ],
    extra: {
      shape: points('-12 -54 -19 -66 -14 -79 0 -85 15 -79 19 -66 12 -54'),
      strands: [points('-12 -62 0 -70 13 -66'), points('-8 -76 4 -80 12 -74')],
      front: false,
    },
    coversEars: false,
  },
  ponytail: {
    outer: tightOuter,
    line: roundLine,
    strands: [
      points('-32 -14 -20 -38 8 -52'),
      points('-12 -35 4 -46 20 -50'),
      points('14 -34 24 -42 30 -42'),
    ],
    extra: {
      shape: points('22 -48 40 -54 56 -42 63 -14 60 22 50 44 46 18 46 -10 38 -26 26 -34'),
      strands: [points('34 -44 52 -26 55 18'), points('30 -40 48 -20 51 26')],
      front: false,
    },
    coversEars: false,
    fromBehind: points(
      '-37 6 -39 -16 -34 -38 -19 -52.5 0 -56 19 -52.5 34 -38 39 -16 37 6 14 22 16 60 2 84 -12 62 -12 22',
    ),
  },
  braid: {
    outer: tightOuter,
    line: points('35 6 33 -12 26 -26 10 -38 -14 -40 -26 -28 -33 -12 -35 6'),
    strands: [
      points('-14 -40 10 -44 32 -22 37 0'),
      points('-14 -42 14 -50 36 -30'),
      points('-16 -40 -30 -28 -36 -6'),
    ],
    extra: {
      shape: points(
        '33 14 44 18 48 32 44 40 51 50 46 62 52 72 46 84 42 100 34 86 36 74 30 64 34 52 29 42 33 30',
      ),
      strands: [
        points('33 32 40 36 46 32'),
        points('33 54 41 58 48 52'),
        points('34 76 42 78 49 74'),
      ],
      front: true,
    },
    coversEars: false,
  },
  pixie: {
    outer: points('-37 14 -42 -4 -41 -28 -32 -50 -8 -62 16 -62 35 -48 43 -24 41 -2 36 14'),
    line: points('33 14 34 -6 32 -14 20 -13 0 -20 -16 -32 -26 -26 -32 -10 -34 12'),
    strands: [
      points('-16 -34 2 -34 22 -18'),
      points('-18 -38 10 -46 34 -20'),
      points('-14 -46 12 -56 36 -36'),
      points('-22 -34 -34 -20 -38 2'),
    ],
    coversEars: false,
  },
  curls: {
    behind: points('-44 -20 -56 6 -54 34 -40 54 0 54 40 54 54 34 56 6 44 -20 0 -50'),
    outer: points('-40 30 -52 10 -52 -18 -44 -44 -24 -62 0 -67 24 -62 44 -44 52 -18 52 10 40 30'),
    line: points('34 16 35 -4 30 -16 18 -24 4 -28 -12 -26 -26 -18 -34 -4 -34 16'),
    strands: [
      points('-30 -30 -22 -40 -14 -32'),
      points('2 -42 12 -50 20 -40'),
      points('26 -30 34 -36 40 -24'),
      points('-44 -8 -38 -16 -34 -6'),
      points('38 6 46 0 46 14'),
    ],
    coversEars: true,
    bumps: 7,
    fromBehind: points(
      '-52 8 -52 -18 -44 -44 -24 -62 0 -67 24 -62 44 -44 52 -18 54 10 44 48 0 56 -44 48',
    ),
  },
  afro: {
    behind: points('-48 -20 -54 6 -44 28 0 40 44 28 54 6 48 -20 0 -50'),
    outer: points('-36 20 -52 8 -58 -18 -50 -50 -28 -72 0 -79 28 -72 50 -50 58 -18 52 8 36 20'),
    line: points('34 8 35 -10 28 -24 12 -31 -12 -31 -28 -24 -35 -10 -34 8'),
    strands: [
      points('-34 -46 -28 -54 -20 -50'),
      points('6 -60 14 -66 22 -58'),
      points('34 -30 42 -34 44 -24'),
      points('-46 -18 -42 -26 -36 -20'),
      points('-8 -44 0 -48 8 -42'),
    ],
    coversEars: true,
    bumps: 6,
    fromBehind: points(
      '-50 10 -58 -18 -50 -50 -28 -72 0 -79 28 -72 50 -50 58 -18 50 10 26 34 -26 34',
    ),
  },
  short: { outer: closeOuter, line: shortLine, strands: combed, coversEars: false },
  'side-part': {
    outer: points('-37 5 -40 -14 -38 -36 -24 -53 -6 -61 18 -63 35 -51 42 -30 40.5 -10 37 5'),
    line: points('34 6 33.5 -10 30 -20 14 -25 -4 -35 -14 -43 -22 -34 -30 -22 -33 -10 -34 6'),
    strands: [
      points('-14 -43 2 -50 24 -50'),
      points('-12 -41 10 -42 32 -30'),
      points('-16 -44 -28 -36 -36 -18'),
    ],
    coversEars: false,
  },
  quiff: {
    outer: points('-36 4 -38.5 -16 -37 -38 -34 -58 -16 -70 10 -75 30 -66 38 -46 39 -16 36 4'),
    line: points('34 6 34 -12 30 -26 18 -33 2 -36 -16 -34 -28 -27 -33 -12 -34 6'),
    strands: [
      points('-26 -32 -22 -52 -4 -64'),
      points('-8 -36 -2 -54 16 -66'),
      points('10 -35 20 -50 30 -54'),
    ],
    coversEars: false,
  },
  buzz: { outer: tightOuter, line: shortLine, strands: [], coversEars: false },
  balding: {
    outer: points('-36 8 -40 -6 -39.5 -20 -34 -34 34 -34 39.5 -20 40 -6 36 8'),
    line: points('34 6 33 -8 29 -22 -29 -22 -33 -8 -34 6'),
    strands: [],
    coversEars: false,
    fromBehind: points('-38 8 -41 -6 -38 -22 -16 -14 16 -14 38 -22 41 -6 38 8 24 26 -24 26'),
  },
  bald: { outer: [], line: [], strands: [], coversEars: false },
  locs: {
    behind: points('-42 -20 -50 10 -50 62 -40 78 -30 66 0 72 30 66 40 78 50 62 50 10 42 -20 0 -50'),
    outer: points('-38 52 -47 30 -46 -4 -42 -34 -24 -58 0 -63 24 -58 42 -34 46 -4 47 30 38 52'),
    line: points('34 26 36 0 30 -18 14 -30 -8 -34 -24 -24 -33 -8 -36 6 -34 28'),
    strands: [
      points('-4 -50 -28 -36 -40 0 -42 44'),
      points('-2 -44 -26 -26 -36 4 -37 40'),
      points('2 -50 28 -38 41 0 42 44'),
      points('4 -42 26 -28 36 2 37 38'),
      points('0 -58 -4 -46 -2 -36'),
    ],
    coversEars: true,
    fromBehind: points(
      '-44 -6 -42 -34 -24 -58 0 -63 24 -58 42 -34 46 -6 50 40 44 80 20 88 -20 88 -44 80 -50 40',
    ),
  },
};
