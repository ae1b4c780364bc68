// The state of a thing as marks that read on anything: a crack, drops, a patch, a lid that stands up.

import { wordTable } from '#domain/word-table.ts';
import { ink, type Point, paperWhite, type Sketch, yellow } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import type { Thing } from '../props/thing.ts';
import { wornBroom } from './machines.ts';

type Size = Thing['size'];
type Mark = (sketch: Sketch, size: Size, color: string) => void;

/** The thing with the marks of its state on it; undefined and `whole` leave it as it is. */
export function inState(thing: Thing, state: string | undefined): Thing {
  const own = drawnIn[`${thing.id} ${state}`];
  if (own) return { ...own, name: `${thing.name}, ${state}` };
  const closed = (state === 'open' || state === 'full') && !hollowThings.has(thing.id);
  const isSoft = state === 'worn' && softThings.has(thing.id);
  const mark: { before?: Mark; after?: Mark } | undefined = isSoft
    ? { after: patch }
    : closed
      ? undefined
      : marks[state ?? ''];
  if (!mark || state === undefined) return thing;
  const { before, after } = mark;
  return {
    ...thing,
    name: `${thing.name}, ${state}`,
    paint: (sketch, look) => {
      before?.(sketch, thing.size, look.color);
      thing.paint(sketch, look);
      after?.(sketch, thing.size, look.color);
    },
  };
}

// A state that changes the shape has a drawing of its own.
const drawnIn: Partial<Record<string, Thing>> = wordTable<Thing>({ 'yard-broom worn': wornBroom });

const softThings = new Set(
  'sack textile garment towel soft-thing banner t-shirt dress jeans coat scarf sofa teddy-bear backpack tote-bag glove sock shorts kimono handbag'.split(
    ' ',
  ),
);

// What has an inside that one looks or puts something into.
const hollowThings = new Set(
  'box jar tub basin bin wheelie-bin crate case paper-bag round-tin tin basket bucket bowl bathtub suitcase tote-bag backpack shopping-bags shopping-cart waste-bin toolbox parcel briefcase mailbox archive-box gift card-index bento-box'.split(
    ' ',
  ),
);

const marks: Partial<Record<string, { before?: Mark; after?: Mark }>> = wordTable<{
  before?: Mark;
  after?: Mark;
}>({
  broken: { after: crack },
  worn: { after: scuffs },
  wet: { before: puddle, after: drops },
  open: { after: lid },
  empty: { after: hollow },
  full: { before: heap },
  lit: { before: rays },
});

const at = ({ width, height }: Size, x: number, y: number): Point => [x * width, -y * height];
const weight = (size: Size) => Math.max(0.8, Math.min(size.width, size.height) / 70);

// From the upper edge down: paper behind the line, so that it also shows on dark things.
function crack(sketch: Sketch, size: Size): void {
  const line = [
    at(size, 0.07, 0.86),
    at(size, -0.04, 0.74),
    at(size, 0.07, 0.63),
    at(size, -0.06, 0.49),
    at(size, 0.05, 0.37),
    at(size, -0.02, 0.22),
  ];
  const branch = [at(size, 0.07, 0.63), at(size, 0.17, 0.54), at(size, 0.14, 0.45)];
  const w = weight(size) * sketch.scale;
  for (const [color, wide] of [
    [paperWhite, 4.6],
    [ink, 1.9],
  ] as const)
    for (const one of [line, branch]) {
      const path = one.map((point) =>
        sketch
          .place(point)
          .map((n) => n.toFixed(1))
          .join(' '),
      );
      sketch.mark(
        `<path d="M${path.join('L')}" fill="none" stroke="${color}" stroke-width="${(w * wide).toFixed(2)}" stroke-linejoin="miter" stroke-linecap="round"/>`,
      );
    }
}

// Scratches that show on light and on dark, where there is a body.
function scuffs(sketch: Sketch, size: Size): void {
  const w = weight(size);
  for (const [x, y, long] of [
    [-0.16, 0.66, 0.16],
    [-0.06, 0.6, 0.1],
    [0.12, 0.2, 0.16],
    [0.2, 0.14, 0.09],
    [-0.18, 0.13, 0.12],
  ] as const)
    for (const [color, down] of [
      [paperWhite, 0],
      [ink, 0.018],
    ] as const)
      sketch.pen([at(size, x - long, y + 0.02 - down), at(size, x + long, y - 0.02 - down)], {
        size: w * (color === ink ? 0.9 : 1.7),
        color,
        taper: 3,
      });
}

// A patch with its stitches: what is soft is mended.
function patch(sketch: Sketch, size: Size): void {
  const w = weight(size);
  const corners = [
    at(size, 0.02, 0.4),
    at(size, 0.2, 0.38),
    at(size, 0.18, 0.23),
    at(size, 0.01, 0.25),
  ];
  sketch.fill(corners, '#c9c2b3', { opacity: 0.95, multiply: false, tremble: 0.3 });
  sketch.pen(corners, { size: w * 1.4, closed: true, taper: 1 });
  for (const [i, [x, y]] of corners.entries()) {
    const [nx, ny] = corners[(i + 1) % 4] ?? [x, y];
    const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
    const across: Point = i % 2 ? [2.6 * w, 0] : [0, 2.6 * w];
    sketch.pen(
      [
        [mx - across[0], my - across[1]],
        [mx + across[0], my + across[1]],
      ],
      { size: w * 1.2, taper: 1 },
    );
  }
}

function puddle(sketch: Sketch, { width }: Size): void {
  sketch.disc(width * 0.06, 1, width * 0.62, width * 0.09, '#9db7c0', {
    opacity: 0.9,
    multiply: false,
    tremble: 0.6,
  });
}

function drops(sketch: Sketch, size: Size): void {
  const w = weight(size);
  // What is thin is wet where it is broad: at its foot.
  const [across, up] = size.height > size.width * 1.8 ? [0.8, 0.3] : [1, 1];
  for (const [x, y] of points('-0.34 0.86 0.36 0.74 -0.4 0.48 0.4 0.36 -0.24 0.18 0.18 0.9')) {
    const [cx, cy] = at(size, x * across, y * up);
    const drop: Point[] = [
      [cx, cy - 5 * w],
      [cx + 2.8 * w, cy + 0.6 * w],
      [cx, cy + 3 * w],
      [cx - 2.8 * w, cy + 0.6 * w],
    ];
    sketch.fill(drop, '#c3d8e0', { opacity: 1, multiply: false, smooth: true, tremble: 0.1 });
    sketch.pen(drop, { size: w * 1.3, closed: true, taper: 1, tremble: 0.1 });
  }
}

// A flap that stands up behind the upper edge.
function lid(sketch: Sketch, size: Size, color: string): void {
  const w = weight(size);
  const flap = [
    at(size, -0.38, 0.96),
    at(size, -0.52, 1.2),
    at(size, 0.3, 1.24),
    at(size, 0.38, 0.97),
  ];
  sketch.fill(flap, color, { opacity: 1, multiply: false, tremble: 0.3 });
  sketch.pen([...flap, flap[0] as Point], { size: w * 1.9, taper: 2 });
  const mouth = [
    at(size, -0.38, 0.96),
    at(size, 0.38, 0.97),
    at(size, 0.32, 0.89),
    at(size, -0.34, 0.88),
  ];
  sketch.fill(mouth, '#3b3630', { opacity: 0.9, multiply: false, tremble: 0.2 });
}

// Nothing in it: a broken line round the place of what is missing.
function hollow(sketch: Sketch, size: Size): void {
  const w = weight(size);
  const [cx, cy] = at(size, 0, 0.3);
  const [rx, ry] = [size.width * 0.24, size.height * 0.22];
  sketch.disc(cx, cy, rx, ry, paperWhite, { opacity: 0.88, multiply: false, tremble: 0.3 });
  const pieces = 12;
  for (let i = 0; i < pieces; i++) {
    const from = (i / pieces) * Math.PI * 2;
    const arc = [0, 0.5, 1].map((step): Point => {
      const turn = from + step * (Math.PI / pieces) * 1.15;
      return [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry];
    });
    sketch.pen(arc, { size: w * 1.7, taper: 1, tremble: 0.1 });
  }
}

// More than fits shows over the edge.
function heap(sketch: Sketch, size: Size): void {
  const w = weight(size);
  for (const [x, y, r, tone] of [
    [-0.2, 1.01, 0.17, '#c9c2b3'],
    [0.2, 1, 0.18, '#b3a998'],
    [0, 1.08, 0.18, '#ddd4c4'],
  ] as const) {
    const [cx, cy] = at(size, x, y);
    const radius = r * size.width;
    sketch.disc(cx, cy, radius, radius * 0.9, tone, { opacity: 1, multiply: false, tremble: 0.4 });
    sketch.ellipse(cx, cy, radius, radius * 0.9, { size: w * 1.7, taper: 2 });
  }
}

function rays(sketch: Sketch, size: Size): void {
  const [cx, cy] = at(size, 0, 0.52);
  const near = Math.max(size.width, size.height) * 0.56;
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2 + 0.2;
    if (Math.sin(turn) > 0.75) continue;
    const far = near * (i % 2 ? 1.26 : 1.4);
    sketch.pen(
      [
        [cx + Math.cos(turn) * near, cy + Math.sin(turn) * near],
        [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far],
      ],
      { size: weight(size) * 3, color: yellow, taper: 3 },
    );
  }
}
