// Hair by style, seen from the side in head units, the face to the right. Data only.
import type { Point } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import type { HairStyle } from '../person.ts';

export type HairSide = {
  /** The whole of it as one outline; empty where there is none. */
  shape: readonly Point[];
  strands: readonly (readonly Point[])[];
  /** A bun, a tail, a braid: drawn before the head. */
  extra?: { shape: readonly Point[]; strands: readonly (readonly Point[])[] };
  coversEar: boolean;
  /** Curls break the outline into bumps of this size. */
  bumps?: number;
};

// From the forehead over the crown to the nape, and along the hairline round the ear back to the temple.
const drawnBack: readonly Point[] = points(
  '33 -32 26 -47 9 -57 -13 -56 -33 -44 -43 -24 -44 -4 -38 13 -27 20 -15 12 -12 -5 -4 -12 5 -4 10 -10 20 -19 27 -28',
);
const cropped: readonly Point[] = points(
  '33 -31 28 -49 9 -59 -15 -57 -36 -44 -44 -23 -43 -1 -37 14 -27 19 -15 12 -12 -6 -4 -12 4 -4 8 5 12 -8 19 -20 27 -28',
);
const swept: readonly (readonly Point[])[] = [
  points('26 -38 8 -48 -14 -46 -32 -32'),
  points('22 -26 2 -34 -18 -30 -36 -14'),
];
const combed: readonly (readonly Point[])[] = [
  points('26 -40 10 -49 -10 -48'),
  points('16 -28 -2 -35 -20 -30'),
];

export const hairSides: Record<HairStyle, HairSide> = {
  'long-straight': {
    shape: points(
      '32 -34 25 -50 5 -61 -20 -57 -38 -41 -46 -14 -47 22 -50 60 -48 92 -24 98 -6 92 2 60 6 28 8 2 16 -16 25 -27',
    ),
    strands: [points('20 -34 0 -20 -6 10 -10 60'), points('2 -50 -24 -30 -34 6 -36 70')],
    coversEar: true,
  },
  'long-wavy': {
    shape: points(
      '33 -34 27 -52 6 -64 -20 -60 -40 -42 -47 -16 -44 8 -54 30 -48 54 -58 74 -36 94 -12 88 2 74 -4 52 8 32 4 10 16 -16 26 -27',
    ),
    strands: [points('22 -36 -2 -20 -2 14 -12 44 -8 70'), points('0 -52 -28 -28 -26 14 -38 48')],
    coversEar: true,
  },
  bob: {
    shape: points(
      '38 -15 38 -34 24 -53 2 -62 -22 -57 -40 -40 -47 -10 -48 20 -44 46 -20 53 5 48 10 30 11 4 19 -14 29 -15',
    ),
    strands: [points('18 -48 26 -34 30 -17'), points('0 -52 -20 -26 -28 10 -26 44')],
    coversEar: true,
  },
  bun: {
    shape: drawnBack,
    strands: swept,
    extra: {
      shape: points('-24 -50 -34 -64 -30 -79 -15 -86 1 -80 7 -66 -2 -53'),
      strands: [points('-26 -62 -14 -70 0 -66'), points('-24 -77 -12 -80 -4 -75')],
    },
    coversEar: false,
  },
  ponytail: {
    shape: drawnBack,
    strands: swept,
    extra: {
      shape: points('-30 -44 -46 -54 -62 -42 -68 -12 -65 20 -55 48 -50 20 -52 -4 -44 -20 -34 -26'),
      strands: [points('-40 -44 -58 -22 -58 22')],
    },
    coversEar: false,
  },
  braid: {
    shape: drawnBack,
    strands: swept,
    extra: {
      shape: points(
        '-4 18 8 26 12 38 8 46 15 56 10 67 16 77 10 88 7 102 -1 90 1 78 -5 68 -1 57 -6 47 -2 36',
      ),
      strands: [points('-3 38 4 42 10 38'), points('-2 58 6 63 13 57'), points('-1 79 6 82 14 78')],
    },
    coversEar: false,
  },
  pixie: {
    shape: points(
      '37 -17 39 -34 28 -53 8 -63 -16 -60 -37 -45 -45 -22 -43 0 -34 16 -24 16 -14 8 -11 -7 -3 -13 5 -6 8 6 14 -8 24 -17',
    ),
    strands: [
      points('6 -50 24 -38 34 -20'),
      points('-8 -46 -26 -34 -34 -12'),
      points('0 -38 14 -30 22 -18'),
    ],
    coversEar: false,
  },
  curls: {
    shape: points(
      '35 -24 41 -44 24 -64 -4 -69 -34 -59 -53 -34 -57 -4 -54 28 -40 54 -16 54 0 40 7 16 14 -6 25 -17',
    ),
    strands: [
      points('4 -44 12 -52 20 -42'),
      points('-30 -30 -22 -38 -14 -28'),
      points('-42 6 -34 -2 -26 8'),
      points('-26 34 -18 26 -10 34'),
    ],
    coversEar: true,
    bumps: 7,
  },
  afro: {
    shape: points(
      '34 -26 46 -48 30 -72 0 -80 -32 -74 -55 -52 -63 -20 -57 10 -38 28 -18 22 -11 2 -2 -10 12 -13 25 -19',
    ),
    strands: [
      points('6 -58 14 -64 22 -54'),
      points('-34 -46 -26 -54 -18 -44'),
      points('-44 -8 -36 -16 -28 -6'),
    ],
    coversEar: false,
    bumps: 6,
  },
  short: { shape: cropped, strands: combed, coversEar: false },
  'side-part': {
    shape: points(
      '37 -33 35 -54 14 -64 -14 -61 -36 -46 -44 -23 -43 -1 -37 14 -27 19 -15 12 -12 -6 -4 -12 4 -4 8 5 12 -8 18 -20 27 -27',
    ),
    strands: combed,
    coversEar: false,
  },
  quiff: {
    shape: points(
      '34 -30 44 -50 37 -72 14 -77 -12 -67 -35 -47 -43 -23 -43 -1 -37 14 -27 19 -15 12 -12 -6 -4 -12 4 -4 8 5 12 -8 18 -22 27 -28',
    ),
    strands: [points('28 -34 32 -52 20 -66'), points('16 -34 10 -52 -6 -58')],
    coversEar: false,
  },
  buzz: {
    shape: points(
      '32 -32 26 -47 8 -56 -14 -55 -34 -43 -42 -23 -42 -2 -36 13 -27 18 -15 12 -12 -6 -4 -12 4 -4 7 2 11 -9 19 -21 27 -29',
    ),
    strands: [],
    coversEar: false,
  },
  balding: {
    shape: points(
      '-30 -40 -44 -22 -43 0 -37 14 -27 19 -15 12 -12 -6 -4 -12 4 -4 8 4 12 -10 4 -20 -14 -27',
    ),
    strands: [],
    coversEar: false,
  },
  bald: { shape: [], strands: [], coversEar: false },
  locs: {
    shape: points(
      '33 -32 27 -52 6 -64 -20 -60 -40 -42 -47 -12 -50 30 -52 72 -40 82 -30 74 -18 82 -8 72 4 76 7 40 8 4 16 -16 26 -26',
    ),
    strands: [
      points('16 -34 -2 -14 -2 30 -4 66'),
      points('2 -48 -18 -22 -18 30 -18 74'),
      points('-14 -50 -34 -20 -36 30 -36 72'),
    ],
    coversEar: true,
  },
};
