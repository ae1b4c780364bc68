// What closes a place behind: a far view under the sky, or a wall.

import type { Point } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { mix, shade, tint } from '../../palette.ts';
import { building } from '../fixtures/buildings.ts';
import { dim } from '../fixtures/dim.ts';
import { bush, cloud, fir, hills, tree } from '../fixtures/greenery.ts';
import { striplights } from '../fixtures/lights.ts';
import { rollDoor } from '../fixtures/openings.ts';
import type { Stage } from '../stage.ts';

type Back = { indoors: boolean; paint(g: Stage, y: number): void };

const view = (paint: Back['paint']): Back => ({
  indoors: false,
  paint(g, y) {
    g.open();
    g.sun(0.74, 0.26);
    cloud(g, g.x(0.3), y * 0.26, g.width * 0.28);
    paint(g, y);
  },
});

const wall = (color: string, paint: Back['paint'], lamps = true): Back => ({
  indoors: true,
  paint(g, y) {
    const tone = dim(g, mix(color, g.tones.wall, 0.35));
    g.band(-2, y + 1, tone, shade(tone, 0.1), -0.5);
    paint(g, y);
    if (lamps && !g.tall) striplights(g, 268);
  },
});

// A jagged mass from edge to edge, `tall` of the sky high.
function ridge(g: Stage, y: number, tall: number, color: string, tops: readonly number[]): void {
  const step = g.width / (tops.length - 1);
  const line = tops.map((top, i) => `${i * step} ${y - y * tall * top}`).join(' ');
  g.solid(`-6 ${y + 2} ${line} ${g.width + 6} ${y + 2}`, color, { weight: 0.9 });
}

// Courses of brick or tile.
const rows = (g: Stage, y: number, tall: number, wide: number, offset = true) => {
  const lines: Point[][] = [];
  for (let top = 4, row = 0; top < y; top += tall, row++) {
    lines.push([
      [-4, top],
      [g.width + 4, top],
    ]);
    for (let x = offset && row % 2 ? wide / 2 : 0; x < g.width; x += wide)
      if (!offset || g.s.chance() < 0.6)
        lines.push([
          [x, top],
          [x, Math.min(y, top + tall)],
        ]);
  }
  g.ruled(lines, 0.4);
};

const colours = ['#b0685a', '#567fa8', '#84854f', '#c19a6b', '#7f6795', '#47868a'];
// Shelves across the wall with goods of mixed size.
function shelves(g: Stage, y: number): void {
  for (let up = 58; g.y(up) > 6; up += 46) {
    const low = g.y(up);
    if (low > y - 8) continue;
    const outlines: Point[][] = [];
    for (let x = 4, i = 0; x < g.width - 4; i++) {
      const [w, h] = [(12 + g.s.chance() * 12) * g.unit, (14 + g.s.chance() * 18) * g.unit];
      const color = dim(
        g,
        mix(colours[(i + up) % colours.length] ?? '#c19a6b', g.tones.wall, 0.45),
      );
      if (g.s.chance() < 0.84) {
        const box: Point[] = [
          [x, low],
          [x, low - h],
          [x + w, low - h],
          [x + w, low],
        ];
        g.s.fill(box, color, { opacity: 1, multiply: false, tremble: 0.4 });
        outlines.push(box);
      }
      x += w + 1.5;
    }
    g.ruled(outlines, 0.6);
    g.tone(
      `-4 ${low} ${g.width + 4} ${low} ${g.width + 4} ${low + 3} -4 ${low + 3}`,
      g.tones.woodShade,
    );
    g.line(`-4 ${low} ${g.width + 4} ${low}`, { weight: 0.6 });
  }
}

// Upright panels `cm` wide, each with something on it.
function panels(g: Stage, y: number, cm: number, on?: (x: number, wide: number) => void): void {
  const wide = cm * g.unit;
  const joints: Point[][] = [];
  for (let x = (g.width % wide) / 2 - wide; x < g.width + wide; x += wide) {
    joints.push([
      [x, -3],
      [x, Math.min(y, g.height + 3)],
    ]);
    on?.(x, wide);
  }
  g.ruled(joints, 0.7);
}

/** Backs by name. */
export const kindBacks = {
  hills: view((g, y) => {
    hills(g, y, y * 0.24, mix(g.tones.leaf, g.tones.sky, 0.5), -0.1);
    hills(g, y, y * 0.12, g.tones.leafShade, 0.12);
  }),
  mountains: view((g, y) => {
    const stone = mix(g.tones.middle, g.tones.sky, 0.4);
    ridge(g, y, 0.62, stone, [0.2, 0.62, 0.4, 1, 0.5, 0.8, 0.3]);
    ridge(g, y, 0.3, mix(stone, g.tones.leafShade, 0.5), [0.7, 0.3, 0.8, 0.4, 0.9, 0.5, 1]);
    for (const share of [0.06, 0.14, 0.88, 0.96]) fir(g, g.x(share), y + 3, y * 0.24);
  }),
  dunes: view((g, y) => {
    hills(g, y, y * 0.26, dim(g, '#e3cd9c'), 0.1);
    hills(g, y, y * 0.14, dim(g, '#d0b57c'), -0.16);
  }),
  rock: view((g, y) => {
    const face = dim(g, '#c3b297');
    ridge(g, y, 0.84, face, [0.96, 0.9, 0.62, 0.58, 0.66, 0.92, 1]);
    ridge(g, y, 0.46, shade(face, 0.16), [1, 0.86, 0.5, 0.42, 0.52, 0.94, 1]);
    for (const share of [0.05, 0.16, 0.28, 0.74, 0.85, 0.95])
      g.line(`${g.x(share)} ${y * 0.3} ${g.x(share + 0.02)} ${y * 0.6} ${g.x(share)} ${y}`, {
        weight: 0.6,
      });
    for (const up of [0.3, 0.62])
      g.line(`0 ${y - y * up} ${g.x(0.3)} ${y - y * up * 0.94}`, { weight: 0.7 }).line(
        `${g.x(0.7)} ${y - y * up * 0.94} ${g.width} ${y - y * up}`,
        { weight: 0.7 },
      );
  }),
  trees: view((g, y) => {
    hills(g, y, y * 0.14, mix(g.tones.leafShade, g.tones.sky, 0.4));
    for (const [share, tall] of points('0.02 0.56 0.15 0.42 0.3 0.3 0.7 0.32 0.86 0.44 0.99 0.6'))
      tree(g, g.x(share), y + 3, y * tall, share < 0.5 ? g.tones.leaf : g.tones.leafShade);
    for (const share of [0.22, 0.5, 0.78]) bush(g, g.x(share), y + 3, g.width * 0.12);
  }),
  orchard: view((g, y) => {
    for (const [i, share] of [0.02, 0.24, 0.5, 0.76, 0.98].entries()) {
      const tall = y * (i % 2 ? 0.42 : 0.52);
      tree(g, g.x(share), y + 4, tall);
      for (const [dx, up] of points('-0.16 0.62 0.06 0.8 0.2 0.58'))
        g.dot(
          g.x(share) + tall * dx,
          y - tall * up,
          Math.max(1.6, tall * 0.024),
          dim(g, '#c2523d'),
        );
    }
  }),
  sea: view((g, y) => {
    const far = y * 0.74;
    g.band(far, y + 2, dim(g, '#8fb0b8'), dim(g, '#739aa6'), -0.02);
    g.line(`-4 ${far} ${g.width + 4} ${far}`, { weight: 0.8 });
    for (let i = 0; i < 14; i++) {
      const [x, at] = [g.s.chance() * g.width, far + 3 + g.s.chance() * (y - far - 4)];
      g.curve(`${x - 8} ${at} ${x} ${at - 2} ${x + 8} ${at}`, { weight: 0.6, color: '#faf6ec' });
    }
  }),
  town: view((g, y) => {
    for (const [share, wide, tall, color] of [
      [-0.04, 0.22, 0.56, 'wood'],
      [0.17, 0.16, 0.42, 'light'],
      [0.34, 0.2, 0.34, 'middle'],
      [0.56, 0.16, 0.4, 'light'],
      [0.72, 0.14, 0.5, 'wood'],
      [0.86, 0.2, 0.6, 'middle'],
    ] as const)
      building(g, g.x(share), y, g.width * wide, y * tall, g.tones[color]);
  }),
  school: view((g, y) => {
    building(g, g.x(0.12), y, g.width * 0.76, y * 0.46, dim(g, '#b98a70'));
    g.solid(
      `${g.x(0.1)} ${y * 0.55} ${g.x(0.5)} ${y * 0.34} ${g.x(0.9)} ${y * 0.55}`,
      g.tones.dark,
    );
    g.box(g.x(0.45), y * 0.74, g.width * 0.1, y * 0.26, g.tones.deep, { weight: 0.9 });
  }),
  sheds: view((g, y) => {
    for (const [share, wide, tall] of [
      [-0.04, 0.4, 0.42],
      [0.4, 0.3, 0.3],
      [0.72, 0.34, 0.38],
    ] as const) {
      const [x, w, top] = [g.x(share), g.width * wide, y - y * tall];
      g.box(x, top, w, y * tall, share < 0.2 ? g.tones.wood : g.tones.middle);
      const boards = Array.from({ length: Math.floor(w / 9) }, (_, i): Point[] => [
        [x + 7 + i * 9, top],
        [x + 7 + i * 9, y],
      ]);
      g.ruled(boards, 0.4);
      g.solid(`${x - 5} ${top} ${x + w * 0.5} ${top - y * 0.14} ${x + w + 5} ${top}`, g.tones.dark);
      g.box(x + w * 0.3, y - y * tall * 0.66, w * 0.4, y * tall * 0.66, g.tones.deep, {
        weight: 0.8,
      });
    }
  }),
  fence: view((g, y) => {
    hills(g, y, y * 0.18, g.tones.leafShade);
    for (const up of [30, 66, 102])
      g.line(`-4 ${g.y(up)} ${g.width + 4} ${g.y(up)}`, { weight: 1.6, color: g.tones.woodShade });
    for (let x = 8; x < g.width; x += 120 * g.unit)
      g.block(x, 0, 9, 118, g.tones.wood, { weight: 0.7 });
  }),
  containers: view((g, y) => {
    const [w, h] = [g.width * 0.24, y * 0.19];
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4 - row; i++) {
        const [x, top] = [g.x(0.1) + i * w + row * w * 0.5, y - (row + 1) * h];
        const color = dim(g, mix(colours[(i + row * 2) % 6] ?? '#b0685a', g.tones.sky, 0.25));
        g.box(x, top, w, h, color, { weight: 0.8 });
        for (let at = x + 8; at < x + w - 3; at += 8)
          g.line(`${at} ${top + 2} ${at} ${top + h - 2}`, { weight: 0.3 });
      }
  }),
  canopy: view((g, y) => {
    const top = y * 0.24;
    for (const share of [0.14, 0.86])
      g.box(g.x(share) - 4, top, 8, y - top, g.tones.light, { weight: 0.8 });
    g.box(-6, top - y * 0.12, g.width + 12, y * 0.13, dim(g, '#c2523d'));
    g.box(g.x(0.36), y * 0.56, g.width * 0.28, y * 0.44, g.tones.light, { weight: 0.8 });
    g.box(g.x(0.39), y * 0.64, g.width * 0.14, y * 0.2, g.night ? g.tones.glow : g.tones.glass, {
      weight: 0.7,
    });
  }),
  cave: wall(
    '#857a6c',
    (g, y) => {
      g.soft(
        `${g.x(0.2)} ${y + 4} ${g.x(0.22)} ${y * 0.4} ${g.x(0.38)} ${y * 0.14} ${g.x(0.62)} ${y * 0.14} ${g.x(0.78)} ${y * 0.4} ${g.x(0.8)} ${y + 4}`,
        '#3b352e',
        { weight: 1.4 },
      );
      for (const share of [0.04, 0.12, 0.88, 0.95])
        g.line(`${g.x(share)} ${y * 0.1} ${g.x(share + 0.03)} ${y * 0.5} ${g.x(share)} ${y}`, {
          weight: 0.7,
        });
    },
    false,
  ),
  brick: wall('#b9806a', (g, y) => rows(g, y, 9, 24)),
  tiling: wall('#dfe4df', (g, y) => rows(g, Math.min(y, g.height), 15, 15, false)),
  planking: wall('#c2a173', (g, y) => panels(g, y, 26), false),
  panels: wall('#c3c8c9', (g, y) => {
    panels(g, y, 90, (x, wide) =>
      g.box(x + wide * 0.2, g.y(200), wide * 0.6, 44 * g.unit, g.tones.deep, { weight: 0.6 }),
    );
  }),
  lockers: wall('#9db0b5', (g, y) => {
    panels(g, y, 42, (x, wide) => {
      g.line(`${x + wide * 0.25} ${g.y(168)} ${x + wide * 0.75} ${g.y(168)}`, { weight: 0.6 });
      g.line(`${x + wide * 0.25} ${g.y(160)} ${x + wide * 0.75} ${g.y(160)}`, { weight: 0.6 });
      g.dot(x + wide * 0.82, g.y(100), 1.4);
    });
    g.line(`-4 ${g.y(186)} ${g.width + 4} ${g.y(186)}`, { weight: 0.9 });
  }),
  pigeonholes: wall('#c7b18c', (g, y) =>
    rows(g, Math.min(y - 60 * g.unit, g.height), 20, 26, false),
  ),
  shelving: wall('#dccdb2', shelves),
  plaster: wall('#e3dccd', (g, y) => {
    const rail = g.y(100);
    g.tone(
      `-4 ${rail} ${g.width + 4} ${rail} ${g.width + 4} ${y} -4 ${y}`,
      mix(g.tones.wallShade, '#8fa79f', 0.4),
    );
    g.line(`-4 ${rail} ${g.width + 4} ${rail}`, { weight: 0.7 });
  }),
  paper: wall(
    '#d8c7b0',
    (g, y) => {
      for (let x = 6; x < g.width; x += 22)
        g.tone(`${x} -3 ${x + 9} -3 ${x + 9} ${y} ${x} ${y}`, tint(g.tones.wallShade, 0.2));
      g.line(`-4 ${g.y(12)} ${g.width + 4} ${g.y(12)}`, { weight: 0.7 });
    },
    false,
  ),
  dark: wall('#3f3a48', (g, y) => panels(g, y, 120), false),
  curtain: wall('#8e3f3a', (g, y) => panels(g, y, 34), false),
  boarding: wall('#cfd8da', (g, y) => {
    g.tone(`-4 ${g.y(120)} ${g.width + 4} ${g.y(120)} ${g.width + 4} ${y} -4 ${y}`, '#f2efe6');
    g.line(`-4 ${g.y(120)} ${g.width + 4} ${g.y(120)}`, { weight: 1.2 });
    g.tone(
      `-4 ${g.y(14)} ${g.width + 4} ${g.y(14)} ${g.width + 4} ${y} -4 ${y}`,
      dim(g, '#c2523d'),
    );
  }),
  doors: wall('#c4b49c', (g) => {
    rollDoor(g, g.x(0.22), 230, 250);
    rollDoor(g, g.x(0.78), 230, 250);
  }),
} satisfies Record<string, Back>;
export type KindBack = keyof typeof kindBacks;
