// More than one of a thing as one drawing: side by side, a row of many in two ranks.
import type { Staging } from '#domain/storyboard/shot-plan.ts';
import type { Thing } from '../props/thing.ts';
import { pluralName } from './plural-name.ts';

type Count = NonNullable<Staging['count']>;
/** Where one stands, in widths from the middle and heights above the ground, and how large it is. */
type Spot = readonly [x: number, up: number, size: number];

// The farther first. No two are quite alike.
const spots: Record<`${Count}`, readonly Spot[]> = {
  2: [
    [-0.54, 0.03, 0.96],
    [0.54, 0, 1],
  ],
  3: [
    [-0.98, 0.03, 0.97],
    [0.98, 0.04, 0.95],
    [0, 0, 1],
  ],
  many: [
    [-0.56, 0.24, 0.84],
    [0.58, 0.23, 0.82],
    [-1.08, 0, 0.97],
    [1.06, 0.01, 0.96],
    [0, 0, 1],
  ],
};

// What is low and lies on a table is a heap.
const heap: readonly Spot[] = [
  [-1, 0, 0.98],
  [1, 0.02, 0.96],
  [0, 0, 1],
  [-0.52, 0.8, 0.97],
  [0.5, 0.82, 0.98],
  [0, 1.58, 0.95],
];
const isHeaped = ({ size, rests, hold }: Thing): boolean =>
  size.width > size.height * 1.35 && rests === 'surface' && hold !== 'none';

// A row of five gates is a fence.
const isWide = ({ size, rests }: Thing): boolean =>
  size.width > size.height * 1.2 && rests === 'floor';

/** What is several already is not drawn several times: `a pair of gloves`, `planks`. */
const isOne = ({ name }: Thing): boolean =>
  /^an? (?!pair|stack|pile|row|heap|bunch|set)/.test(name);

/** The thing as often as it is seen. */
export function several(thing: Thing, count: Count | undefined): Thing {
  if (!count || !isOne(thing)) return thing;
  const { width, height } = thing.size;
  const places =
    count !== 'many'
      ? spots[count]
      : isHeaped(thing)
        ? heap
        : isWide(thing)
          ? spots[3]
          : spots.many;
  const half = Math.max(...places.map(([x, , size]) => Math.abs(x) + size / 2));
  const tall = Math.max(...places.map(([, up, size]) => up + size));
  return {
    ...thing,
    name: pluralName(thing.name, count),
    size: { width: width * half * 2, height: height * tall },
    isGroup: true,
    tallCm: thing.tallCm * tall,
    hold: thing.hold === 'none' ? 'none' : 'both',
    paint: (sketch, look) => {
      for (const [x, up, size] of places)
        sketch.at(x * width, -up * height, size, () => thing.paint(sketch, look));
    },
  };
}
