// A standing body from the side, facing to the right: how deep it is, in torso units.
import type { Point } from '#server/drawing/brush.ts';
import type { Measures } from '../build.ts';
import type { Person } from '../person.ts';

/** Front and back of a body, from the neck to the hem. */
export type Depth = { front: Point[]; back: Point[] };

/** Outline of the trunk down to `hem` below the neck, `loose` wider for what is worn over it. */
export function depthOf(person: Person, measures: Measures, hem: number, loose = 0): Depth {
  const { chest, waist, hip, neck } = measures;
  const grown = person.age !== 'child';
  const bust = person.frame === 'woman' && grown ? 2 : person.frame === 'person' && grown ? 0.5 : 0;
  const belly = person.build === 'plus' ? 1.2 : 0;
  const fall = Math.max(0, hem - 30) * 0.05;
  const front: Point[] = [
    [neck * 0.9, 0.8],
    [chest * 0.5 + loose, 6],
    [chest * 0.6 + bust + loose, 12],
    [waist * 0.6 + belly + loose, 20.5],
    [hip * 0.58 + belly + loose, 28.5],
    ...(hem > 30 ? [[hip * 0.6 + belly + loose + fall, hem] as Point] : []),
  ];
  const back: Point[] = [
    [-neck * 1.15, -1.6],
    [-chest * 0.5 - loose, 3],
    [-chest * 0.64 - loose, 9],
    [-waist * 0.5 - loose, 19.5],
    [-hip * 0.74 - loose, 28.5],
    ...(hem > 30 ? [[-hip * 0.72 - loose - fall, hem] as Point] : []),
  ];
  return { front, back };
}

/** How deep the body is at `y` below the neck: x of its back and of its front. */
export const spanAt = ({ front, back }: Depth, y: number): [number, number] => [
  xAt(back, y),
  xAt(front, y),
];

function xAt(side: readonly Point[], y: number): number {
  const next = side.findIndex(([, down]) => down >= y);
  const below = side[next === -1 ? side.length - 1 : next] ?? [0, 0];
  const above = side[next <= 0 ? 0 : next - 1] ?? below;
  if (next <= 0 || below[1] === above[1]) return below[0];
  return above[0] + ((below[0] - above[0]) * (y - above[1])) / (below[1] - above[1]);
}
