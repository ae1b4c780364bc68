// What is underfoot: a colour, its strokes, and the few marks that say what it is.
import type { Point } from '#server/drawing/brush.ts';
import { mix, shade } from '../../palette.ts';
import { dim } from '../fixtures/dim.ts';
import { grass } from '../fixtures/greenery.ts';
import type { Stage } from '../stage.ts';

type Mark = (g: Stage, y: number) => void;
type Ground = { color: (g: Stage) => string; marks?: Mark };

const fixed = (color: string) => (g: Stage) =>
  dim(g, mix(color, g.tones.floor, g.covered ? 0.7 : 0.22));
const chance = (g: Stage, y: number): [number, number] => [
  g.s.chance() * g.width,
  y + 6 + g.s.chance() ** 0.8 * (g.height - y - 4),
];

// Lines that run towards us.
const towards =
  (count: number, weight = 0.7): Mark =>
  (g, y) => {
    const share = (i: number) => i / count - 0.5;
    g.ruled(
      Array.from({ length: count + 1 }, (_, i): Point[] => [
        [g.x(0.5 + share(i) * 0.9), y],
        [g.x(0.5 + share(i) * 2.1), g.height + 3],
      ]),
      weight,
    );
  };
// Lines across, nearer to each other in the distance.
const across =
  (count: number, weight = 0.5): Mark =>
  (g, y) => {
    const at = (i: number) => y + (g.height - y) * ((i + 1) / count) ** 1.7;
    g.ruled(
      Array.from({ length: count }, (_, i): Point[] => [
        [-4, at(i)],
        [g.width + 4, at(i)],
      ]),
      weight,
    );
  };
const specks =
  (count: number, color: (g: Stage) => string): Mark =>
  (g, y) => {
    const spots = Array.from({ length: count }, () => {
      const [x, at] = chance(g, y);
      return [x, at, 1.5 + ((at - y) / Math.max(1, g.height - y)) * 3.6] as const;
    });
    g.stones(spots, color(g));
  };
const pools =
  (count: number, color: (g: Stage) => string): Mark =>
  (g, y) => {
    for (let i = 0; i < count; i++) {
      const [x, at] = [g.x(((i * 0.37) % 1) + 0.06), y + (g.height - y) * (0.18 + 0.26 * i)];
      const half = g.width * (0.1 + 0.05 * i);
      g.soft(
        `${x - half} ${at} ${x - half * 0.4} ${at - 4} ${x + half * 0.6} ${at - 3} ${x + half} ${at + 2} ${x + half * 0.2} ${at + 5} ${x - half * 0.7} ${at + 4}`,
        color(g),
        { weight: 0.5 },
      );
    }
  };
const ripples =
  (color: string): Mark =>
  (g, y) => {
    const waves = Array.from({ length: 14 }, (): Point[] => {
      const [x, at] = chance(g, y);
      return [
        [x - 12, at],
        [x - 4, at - 2.4],
        [x + 4, at],
        [x + 12, at - 2],
      ];
    });
    g.ruled(waves, 0.8, color);
  };
const both =
  (...marks: readonly Mark[]): Mark =>
  (g, y) => {
    for (const mark of marks) mark(g, y);
  };

const water = (g: Stage) => dim(g, '#8fb0b8');
const light = (g: Stage) => mix(g.tones.floor, '#faf6ec', 0.6);

// A band of water behind, the bank before it.
const bank: Mark = (g, y) => {
  const low = y + (g.height - y) * 0.46;
  g.tone(
    `-4 ${y} ${g.width + 4} ${y} ${g.width + 4} ${low - 3} ${g.x(0.6)} ${low + 3} ${g.x(0.3)} ${low - 2} -4 ${low + 4}`,
    water(g),
  );
  for (let i = 0; i < 6; i++) {
    const [x, at] = [g.s.chance() * g.width, y + 3 + g.s.chance() * (low - y - 8)];
    g.curve(`${x - 9} ${at} ${x} ${at - 2} ${x + 9} ${at}`, { weight: 0.6, color: '#faf6ec' });
  }
  g.curve(`-4 ${low + 4} ${g.x(0.3)} ${low - 2} ${g.x(0.6)} ${low + 3} ${g.width + 4} ${low - 3}`, {
    weight: 0.9,
  });
  grass(g, low + 6, g.height, 14);
};
const track: Mark = (g, y) => {
  const deep = g.height - y;
  for (let i = 0; i < 9; i++) {
    const at = y + deep * (i / 9) ** 1.6 + 2;
    const half = g.width * (0.05 + 0.3 * ((at - y) / Math.max(1, deep)));
    const thick = 1 + ((at - y) / Math.max(1, deep)) * 4;
    g.tone(
      `${g.x(0.5) - half} ${at} ${g.x(0.5) + half} ${at} ${g.x(0.5) + half * 1.03} ${at + thick} ${g.x(0.5) - half * 1.03} ${at + thick}`,
      g.tones.woodShade,
    );
  }
  for (const side of [-1, 1])
    g.line(`${g.x(0.5 + side * 0.035)} ${y} ${g.x(0.5 + side * 0.25)} ${g.height + 4}`, {
      weight: 1.6,
    });
};
const lane: Mark = (g, y) => {
  const deep = g.height - y;
  g.tone(
    `${g.x(0.46)} ${y} ${g.x(0.54)} ${y} ${g.x(0.95)} ${g.height + 4} ${g.x(0.05)} ${g.height + 4}`,
    dim(g, '#a19a8e'),
  );
  g.line(`${g.x(0.46)} ${y} ${g.x(0.05)} ${g.height + 4}`, { weight: 0.9 });
  g.line(`${g.x(0.54)} ${y} ${g.x(0.95)} ${g.height + 4}`, { weight: 0.9 });
  for (const share of [0.16, 0.42, 0.74]) {
    const [top, low] = [y + deep * share, y + deep * (share + 0.12)];
    g.tone(
      `${g.x(0.495)} ${top} ${g.x(0.505)} ${top} ${g.x(0.51)} ${low} ${g.x(0.49)} ${low}`,
      light(g),
    );
  }
};
const bays: Mark = (g, y) => {
  for (const share of [-0.4, -0.1, 0.2, 0.5, 0.8, 1.1, 1.4])
    g.line(`${g.x(0.5 + (share - 0.5) * 0.55)} ${y + 8} ${g.x(share)} ${g.height + 4}`, {
      weight: 1.5,
      color: light(g),
    });
};

/** Grounds by name. */
export const kindGrounds = {
  mud: {
    color: fixed('#8a765d'),
    marks: both(
      pools(3, (g) => mix(water(g), '#8a765d', 0.35)),
      ripples('#5f503e'),
    ),
  },
  gravel: { color: fixed('#b9ac97'), marks: specks(46, (g) => g.tones.light) },
  stone: { color: fixed('#8f887c'), marks: specks(16, (g) => g.tones.middle) },
  sand: { color: fixed('#dcc596'), marks: ripples('#b89d6a') },
  cracked: {
    color: fixed('#efe9dc'),
    marks: both(across(5, 0.4), towards(7, 0.4)),
  },
  heath: { color: fixed('#a58fa0'), marks: (g, y) => grass(g, y + 5, g.height, 34) },
  grass: { color: (g) => g.tones.leaf, marks: (g, y) => grass(g, y + 5, g.height, 24) },
  straw: { color: fixed('#d9bd7c'), marks: (g, y) => grass(g, y + 5, g.height, 40) },
  river: { color: (g) => g.tones.leaf, marks: bank },
  ledge: {
    color: (g) => g.tones.leaf,
    marks: both(
      (g, y) => grass(g, y + 8, g.height, 18),
      specks(8, (g) => g.tones.middle),
    ),
  },
  planks: { color: fixed('#b89468'), marks: towards(9) },
  boards: { color: fixed('#b98f63'), marks: towards(8, 0.5) },
  asphalt: { color: fixed('#8f8b86'), marks: specks(8, (g) => g.tones.middle) },
  road: { color: (g) => g.tones.leaf, marks: lane },
  bays: { color: fixed('#918d88'), marks: bays },
  rails: {
    color: fixed('#a89a86'),
    marks: both(
      specks(30, (g) => g.tones.middle),
      track,
    ),
  },
  paving: { color: fixed('#c2b8a6'), marks: both(across(5), towards(9, 0.5)) },
  concrete: { color: fixed('#aaa59c'), marks: across(3) },
  tiles: { color: fixed('#d6d2c6'), marks: both(across(6, 0.4), towards(12, 0.4)) },
  ice: { color: fixed('#dbe9ee'), marks: ripples('#a9c4d0') },
} satisfies Record<string, Ground>;
export type KindGround = keyof typeof kindGrounds;

/** Paints the ground from y down. */
export function paintKindGround(g: Stage, name: KindGround, y: number): void {
  const { color, marks }: Ground = kindGrounds[name];
  const tone = color(g);
  g.band(y, g.height + 2, tone, shade(tone, 0.16), -0.04);
  g.line(`-4 ${y} ${g.width + 4} ${y}`, { weight: 0.9 });
  if (g.height - y > 8) marks?.(g, y);
}
