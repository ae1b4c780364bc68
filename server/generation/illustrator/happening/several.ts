// More than one of a thing as one drawing: side by side, a row of many in two ranks.
import type { Happening } from '#domain/storyboard/shot-plan.ts';
import type { Thing } from '../props/thing.ts';
import { pluralName } from './plural-name.ts';

type Count = NonNullable<Happening['count']>;
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
    [-1.1, 0.22, 0.82],
    [-0.02, 0.24, 0.84],
    [1.08, 0.22, 0.81],
    [-1.62, 0, 0.97],
    [-0.55, 0.01, 1],
    [0.53, 0, 0.98],
    [1.6, 0.01, 0.96],
  ],
};

/** What is several already is not drawn several times: `a pair of gloves`, `planks`. */
const isOne = ({ name }: Thing): boolean => /^an? (?!pair|stack|pile|row|heap|bunch|set)/.test(name);

/** The thing as often as it is seen. */
export function several(thing: Thing, count: Count | undefined): Thing {
  if (!count || !isOne(thing)) return thing;
  const { width, height } = thing.size;
  const places = spots[`${count}`];
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
