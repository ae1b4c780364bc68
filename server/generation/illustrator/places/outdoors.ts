import { points } from '#server/drawing/points.ts';
import { tableAt } from './fixtures/furniture.ts';
import { bush, cloud, fir, grass, hills, tree } from './fixtures/greenery.ts';
import { bulbs } from './fixtures/lights.ts';
import { place } from './stage.ts';
import { table } from './surfaces.ts';

export const garden = place({
  id: 'garden',
  name: 'a garden',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.78, 0.24);
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.4), y * 0.22, g.width * 0.22);
    tree(g, g.x(g.tall ? 0.14 : 0.1), y + 4, y * 0.86);
    tree(g, g.x(0.96), y + 4, y * 0.6);
    const fence = y - 42 * g.unit;
    for (let x = 3; x < g.width; x += 14)
      g.solid(
        `${x} ${y + 2} ${x} ${fence} ${x + 4.5} ${fence - 5} ${x + 9} ${fence} ${x + 9} ${y + 2}`,
        g.night ? g.tones.light : '#f5f0e4',
        { weight: 0.7 },
      );
    g.line(`0 ${fence + 8} ${g.width} ${fence + 8}`, { weight: 0.9 }).line(
      `0 ${y - 8} ${g.width} ${y - 8}`,
      { weight: 0.9 },
    );
    for (const [share, size] of points('0.24 0.16 0.7 0.2 0.88 0.14'))
      bush(g, g.x(share), y + 8, g.width * size);
    for (const [share, color] of [
      [0.22, '#b0685a'],
      [0.27, '#e0b93a'],
      [0.68, '#b0685a'],
      [0.74, '#a894bd'],
    ] as const)
      g.oval(g.x(share), y - 2, 3.4, 3.4, color, { weight: 0.6 });
    if (g.night) bulbs(g, y * 0.16);
    if (g.floor < g.height) grass(g, y + 14, g.height, 12);
    if (!g.tall) tableAt(g, g.x(0.84), 70, 62);
  },
});

export const field = place({
  id: 'field',
  name: 'a field',
  indoors: false,
  paint(g) {
    g.open(g.tones.wood, g.tones.woodShade);
    g.sun(0.3, 0.28);
    const y = Math.min(g.floor, g.height * 0.96);
    cloud(g, g.x(0.72), y * 0.24, g.width * 0.26);
    hills(g, y, y * 0.24, g.tones.light, -0.1);
    hills(g, y, y * 0.12, g.tones.leaf, 0.1);
    const barn = g.x(g.tall ? 0.78 : 0.82);
    const w = Math.min(30, g.width * 0.12);
    g.box(barn - w, y - w * 1.1, w * 2, w * 1.1, '#a5604c')
      .solid(
        `${barn - w * 1.15} ${y - w * 1.1} ${barn - w * 0.6} ${y - w * 1.8} ${barn + w * 0.6} ${y - w * 1.8} ${barn + w * 1.15} ${y - w * 1.1}`,
        g.tones.dark,
      )
      .box(barn - w * 0.32, y - w * 0.7, w * 0.64, w * 0.7, '#f5f0e4', { weight: 0.8 });
    tree(g, g.x(0.08), y + 2, y * 0.44);
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 0.9 });
    if (g.floor >= g.height) return;
    for (const share of [-0.5, -0.1, 0.25, 0.5, 0.75, 1.1, 1.5])
      g.curve(`${g.x(0.5 + (share - 0.5) * 0.3)} ${y} ${g.x(share)} ${g.height + 2}`, {
        weight: 0.9,
        color: g.tones.dark,
      });
    grass(g, y + 10, g.height, 10);
  },
});

export const naturePath = place({
  id: 'hill-path',
  name: 'a path in the hills',
  indoors: false,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.62, 0.3);
    const y = Math.min(g.floor, g.height * 0.96);
    const peak = (share: number, tall: number, half: number, color: string) => {
      const [x, top] = [g.x(share), y - y * tall];
      g.solid(
        `${x - g.x(half)} ${y} ${x - g.x(half * 0.35)} ${y - y * tall * 0.6} ${x} ${top} ${x + g.x(half * 0.4)} ${y - y * tall * 0.5} ${x + g.x(half)} ${y}`,
        color,
        { weight: 0.9 },
      );
      g.tone(
        `${x} ${top} ${x + g.x(half * 0.13)} ${top + y * tall * 0.18} ${x} ${top + y * tall * 0.13} ${x - g.x(half * 0.11)} ${top + y * tall * 0.19}`,
        '#faf6ec',
      );
    };
    peak(0.2, g.tall ? 0.5 : 0.72, 0.34, g.tones.light);
    peak(0.86, g.tall ? 0.44 : 0.6, 0.36, g.tones.light);
    peak(0.5, g.tall ? 0.32 : 0.44, 0.34, g.tones.middle);
    hills(g, y, y * 0.14, g.tones.leafShade, 0.06);
    for (const [share, tall] of g.tall
      ? points('0.06 0.36 0.94 0.44')
      : points('0.03 0.42 0.12 0.32 0.9 0.4 0.97 0.52'))
      fir(g, g.x(share), y + 8, y * tall);
    if (g.floor >= g.height) return;
    const low = g.height + 2;
    g.soft(
      `${g.x(0.52)} ${y} ${g.x(0.55)} ${y} ${g.x(0.5)} ${y + (low - y) * 0.3} ${g.x(0.62)} ${y + (low - y) * 0.6} ${g.x(0.72)} ${low} ${g.x(0.3)} ${low} ${g.x(0.42)} ${y + (low - y) * 0.6} ${g.x(0.44)} ${y + (low - y) * 0.3}`,
      g.tones.wood,
      { weight: 1 },
    );
    grass(g, y + 12, g.height, 12);
  },
});

export const forest = place({
  id: 'forest',
  name: 'a forest',
  indoors: false,
  paint(g) {
    g.open(g.tones.leafShade, g.tones.dark);
    g.sun(0.5, 0.34);
    const y = Math.min(g.floor, g.height + 6);
    for (const [share, tall] of points('0.02 0.7 0.17 0.8 0.33 0.66 0.62 0.7 0.78 0.84 0.95 0.72'))
      fir(g, g.x(share), y, y * tall, g.tones.leaf);
    for (const [share, wide] of points('0.06 0.05 0.24 0.035 0.76 0.04 0.93 0.055')) {
      const [x, half] = [g.x(share), g.x(wide) / 2 + 2];
      g.solid(
        `${x - half * 1.2} ${y + 10} ${x - half * 0.8} -4 ${x + half * 0.8} -4 ${x + half * 1.3} ${y + 10}`,
        g.tones.woodShade,
      );
      for (const dy of [0.2, 0.45, 0.7])
        g.curve(
          `${x - half * 0.3} ${y * dy} ${x + half * 0.1} ${y * (dy + 0.06)} ${x - half * 0.2} ${y * (dy + 0.12)}`,
          { weight: 0.6 },
        );
    }
    g.soft(
      `-8 -8 ${g.width + 8} -8 ${g.width + 8} ${y * 0.1} ${g.x(0.8)} ${y * 0.16} ${g.x(0.6)} ${y * 0.06} ${g.x(0.4)} ${y * 0.1} ${g.x(0.2)} ${y * 0.17} -8 ${y * 0.12}`,
      g.tones.leafShade,
      { weight: 0.9 },
    );
    for (const share of [0.14, 0.5, 0.86])
      bush(g, g.x(share), y + 6, g.width * 0.18, g.tones.leafShade);
    if (g.floor < g.height) grass(g, y + 12, g.height, 10);
  },
});

export const beach = place({
  id: 'beach',
  name: 'a beach',
  indoors: false,
  paint(g) {
    g.open('#dcc9a0', '#cbb487');
    g.sun(0.66, 0.4);
    const y = Math.min(g.floor, g.height * 0.96);
    cloud(g, g.x(0.28), y * 0.26, g.width * 0.26);
    const sea = y - y * 0.2;
    g.band(
      sea,
      y + 4,
      g.night ? '#4b5656' : '#9fb5b2',
      g.night ? '#3c4646' : '#86a09e',
      -0.02,
    ).line(`0 ${sea} ${g.width} ${sea}`, { weight: 0.9 });
    for (const [share, at] of points('0.1 0.3 0.4 0.5 0.7 0.36 0.9 0.66'))
      g.curve(
        `${g.x(share)} ${sea + (y - sea) * at} ${g.x(share + 0.04)} ${sea + (y - sea) * at - 2} ${g.x(share + 0.08)} ${sea + (y - sea) * at}`,
        { weight: 0.7, color: '#faf6ec' },
      );
    g.curve(
      `-4 ${y + 3} ${g.x(0.25)} ${y - 1} ${g.x(0.5)} ${y + 5} ${g.x(0.75)} ${y} ${g.width + 4} ${y + 4}`,
      { weight: 2, color: '#faf6ec' },
    );
    const x = g.x(g.tall ? 0.86 : 0.88);
    const r = g.width * (g.tall ? 0.2 : 0.14);
    g.line(`${x} ${y + 14} ${x - 3} ${y - r * 1.4}`, { weight: 1.6 });
    g.soft(
      `${x - r - 3} ${y - r * 0.9} ${x - r * 0.6} ${y - r * 1.4} ${x - 3} ${y - r * 1.6} ${x + r * 0.6} ${y - r * 1.4} ${x + r - 3} ${y - r * 0.9}`,
      '#b0685a',
    ).tone(
      `${x - r * 0.34} ${y - r * 0.96} ${x - 3} ${y - r * 1.58} ${x + r * 0.3} ${y - r * 0.96}`,
      '#f5f0e4',
    );
    const palm = g.x(0.05);
    g.curve(`${palm - 6} ${y + 10} ${palm + 4} ${y - y * 0.3} ${palm + 16} ${y - y * 0.58}`, {
      weight: 3.4,
      color: g.tones.woodShade,
    });
    for (const [dx, dy] of points('-34 4 -26 -18 6 -26 32 -12 34 10'))
      g.soft(
        `${palm + 16} ${y - y * 0.58} ${palm + 16 + dx * 0.5} ${y - y * 0.58 + dy * 0.6 - 7} ${palm + 16 + dx} ${y - y * 0.58 + dy + 6}`,
        g.tones.leafShade,
        { weight: 0.8 },
      );
  },
});

export const snow = place({
  id: 'snow-slope',
  name: 'a snowy slope',
  indoors: false,
  paint(g) {
    g.open(g.night ? '#8d8a84' : '#f6f2ea', g.night ? '#7a7771' : '#e6e0d4');
    g.sun(0.7, 0.24);
    const y = Math.min(g.floor, g.height * 0.96);
    hills(g, y, y * 0.5, g.night ? g.tones.middle : '#f1ece2');
    hills(g, y, y * 0.22, g.night ? g.tones.light : '#faf6ec', 0.16);
    for (const [share, tall] of points('0.05 0.56 0.17 0.4 0.84 0.44 0.95 0.62'))
      fir(g, g.x(share), y + 6, y * tall);
    for (let i = 0; i < 22; i++) g.dot(g.s.chance() * g.width, g.s.chance() * y, 1.5, '#ffffff');
    if (g.floor < g.height)
      g.curve(`-4 ${y + 10} ${g.x(0.3)} ${y + 4} ${g.x(0.6)} ${y + 14} ${g.width + 4} ${y + 6}`, {
        weight: 0.8,
      });
  },
});
