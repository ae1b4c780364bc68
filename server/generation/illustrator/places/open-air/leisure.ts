import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';

import { bush, cloud, fir, hills, tree } from '../fixtures/greenery.ts';
import { place } from '../stage.ts';
import { table } from '../surfaces.ts';

export const playground = place({
  id: 'playground',
  name: 'a playground',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.5, 0.18);
    const y = Math.min(g.floor, g.height + 4);
    for (const share of [0.04, 0.46, 0.96]) tree(g, g.x(share), y + 2, y * 0.56, g.tones.leafShade);
    const slide = g.x(g.tall ? 0.3 : 0.22);
    for (const dx of [-46, -20])
      g.line(
        g.at(slide, [
          [dx, 0],
          [dx + 6, 132],
        ]),
        { weight: 1.8, color: dim(g, '#c2523d') },
      );
    for (const up of [24, 52, 80])
      g.line(
        g.at(slide, [
          [-44, up],
          [-16, up],
        ]),
        { weight: 1.4 },
      );
    g.solid(
      g.at(slide, points('-42 106 -8 106 58 18 82 12 82 2 50 6 -16 92 -42 92')),
      dim(g, '#e0b93a'),
    );
    const swing = g.x(g.tall ? 0.82 : 0.76);
    const half = g.tall ? 40 : 72;
    for (const side of [-1, 1])
      for (const lean of [-14, 12])
        g.line(
          g.at(swing, [
            [side * half + lean, 0],
            [side * half, 150],
          ]),
          { weight: 2, color: dim(g, '#567fa8') },
        );
    g.line(
      g.at(swing, [
        [-half - 6, 150],
        [half + 6, 150],
      ]),
      { weight: 2.6, color: dim(g, '#567fa8') },
    );
    for (const dx of g.tall ? [0] : [-30, 30]) {
      for (const side of [-11, 11])
        g.line(
          g.at(swing, [
            [dx + side, 150],
            [dx + side, 46],
          ]),
          { weight: 0.7 },
        );
      g.block(swing + dx * g.unit, 42, 30, 5, g.tones.deep, { weight: 0.8 });
    }
    if (g.floor < g.height)
      g.soft(
        `${g.x(0.3)} ${y + 6} ${g.x(0.72)} ${y + 6} ${g.x(0.86)} ${g.height + 6} ${g.x(0.14)} ${g.height + 6}`,
        dim(g, '#e3cf9f'),
        { weight: 0.8 },
      );
  },
});

export const sportsField = place({
  id: 'sports-field',
  name: 'a sports field',
  indoors: false,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.62), y * 0.16, g.width * 0.24);
    for (let x = -10; x < g.width + 30; x += 40) bush(g, x, y - 8 * g.unit, 62, g.tones.leafShade);
    const stand = g.x(g.tall ? 0.84 : 0.84);
    for (const step of [0, 1, 2])
      g.block(
        stand,
        step * 20,
        (g.tall ? 76 : 150) - step * 16,
        20,
        step % 2 ? g.tones.middle : g.tones.light,
        {
          weight: 0.9,
        },
      );
    g.block(stand, 96, g.tall ? 84 : 160, 8, g.tones.dark);
    for (const dx of g.tall ? [-38, 38] : [-74, 74])
      g.line(
        g.at(stand, [
          [dx, 0],
          [dx, 96],
        ]),
        { weight: 1.3 },
      );
    const goal = g.x(g.tall ? 0.34 : 0.34);
    const half = g.tall ? 62 : 96;
    for (let dx = -half + 12; dx < half; dx += 14)
      g.line(
        g.at(goal, [
          [dx, 0],
          [dx, 84],
        ]),
        { weight: 0.3 },
      );
    for (const up of [18, 36, 54, 72])
      g.line(
        g.at(goal, [
          [-half, up],
          [half, up],
        ]),
        { weight: 0.3 },
      );
    const frame: string = g.at(goal, [
      [-half, 0],
      [-half, 86],
      [half, 86],
      [half, 0],
    ]);
    g.line(frame, { weight: 3.4 }).line(frame, { weight: 2, color: '#f5f0e4' });
    for (const share of [0.06, 0.94]) {
      const [x, top] = [g.x(share), y * 0.08];
      g.line(`${x} ${y} ${x} ${top}`, { weight: 1.6 });
      for (const dx of [-7, 7]) g.box(x + dx - 6, top - 6, 12, 8, g.tones.glow, { weight: 0.8 });
    }
    if (g.floor < g.height)
      g.line(`0 ${y + 10} ${g.width} ${y + 9}`, { weight: 1.8, color: '#f5f0e4' })
        .line(`${g.x(0.16)} ${y + 10} ${g.x(0.02)} ${g.height + 2}`, {
          weight: 1.8,
          color: '#f5f0e4',
        })
        .line(`${g.x(0.6)} ${y + 10} ${g.x(0.74)} ${g.height + 2}`, {
          weight: 1.8,
          color: '#f5f0e4',
        });
  },
});

export const campsite = place({
  id: 'campsite',
  name: 'a campsite',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.6, 0.2);
    const y = Math.min(g.floor, g.height + 4);
    hills(g, y, y * 0.5, g.tones.middle, 0.2);
    for (const [share, tall] of points('0.04 0.8 0.14 0.6 0.88 0.64 0.97 0.84'))
      fir(g, g.x(share), y + 3, y * tall);
    for (const [share, size, color] of g.tall
      ? ([[0.32, 0.9, '#d4813f']] as const)
      : ([
          [0.3, 1, '#d4813f'],
          [0.74, 0.86, '#567f8a'],
        ] as const)) {
      const x = g.x(share);
      const k = size;
      g.solid(
        g.at(x, [
          [-80 * k, 0],
          [-8 * k, 110 * k],
          [70 * k, 0],
        ]),
        dim(g, color),
      ).solid(
        g.at(x, [
          [-34 * k, 0],
          [-8 * k, 108 * k],
          [18 * k, 0],
        ]),
        g.night ? g.tones.glow : g.tones.deep,
        { weight: 0.9 },
      );
    }
    const fire = g.x(g.tall ? 0.74 : 0.52);
    for (const lean of [-1, 1])
      g.line(
        g.at(fire, [
          [-20 * lean, 0],
          [16 * lean, 12],
        ]),
        { weight: 3, color: g.tones.woodShade },
      );
    g.soft(g.at(fire, points('-12 6 -13 20 -3 42 8 24 13 18 11 6')), '#e0823a', {
      weight: 0.8,
    }).tone(g.at(fire, points('-5 8 -5 18 1 28 6 16 5 8')), '#ffd21f', true);
  },
});
