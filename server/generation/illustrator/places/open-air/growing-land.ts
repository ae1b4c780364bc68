import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { bush, cloud, hills, tree } from '../fixtures/greenery.ts';
import { place } from '../stage.ts';
import { table } from '../surfaces.ts';

export const allotment = place({
  id: 'allotment',
  name: 'an allotment',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.56, 0.2);
    const y = Math.min(g.floor, g.height + 4);
    tree(g, g.x(0.97), y + 2, y * 0.62);
    bush(g, g.x(0.5), y + 3, g.width * 0.3, g.tones.leafShade);
    const shed = g.x(g.tall ? 0.22 : 0.16);
    g.block(shed, 0, 104, 118, g.tones.wood).solid(
      g.at(shed, points('-64 112 0 156 64 112 58 104 0 144 -58 104')),
      g.tones.dark,
    );
    g.block(shed - 12 * g.unit, 0, 40, 86, g.tones.woodShade).block(
      shed + 32 * g.unit,
      52,
      26,
      28,
      g.tones.glass,
      { weight: 0.8 },
    );
    for (const dx of [-40, -20, 10, 30, 44])
      g.line(
        g.at(shed, [
          [dx, 88],
          [dx, 110],
        ]),
        { weight: 0.4 },
      );
    const poles = g.x(g.tall ? 0.78 : 0.76);
    for (const dx of g.tall ? [-22, 14] : [-52, -18, 16, 50]) {
      const x = poles + dx * g.unit;
      for (const lean of [-12, 0, 12])
        g.line(
          g.at(x, [
            [lean, 0],
            [lean * 0.1, 118],
          ]),
          { weight: 1 },
        );
      for (const up of [22, 46, 70, 92])
        g.soft(
          g.at(x, [
            [-9, up],
            [-4, up + 12],
            [6, up + 11],
            [9, up - 2],
            [0, up - 6],
          ]),
          up % 4 ? g.tones.leaf : g.tones.leafShade,
          { weight: 0.6 },
        );
      g.dot(x - 5 * g.unit, g.y(60), 2.4, '#c2523d');
    }
    const barrel = g.x(g.tall ? 0.5 : 0.36);
    g.soft(g.at(barrel, points('-20 0 -24 30 -20 60 20 60 24 30 20 0')), dim(g, '#567f8a'));
    if (g.floor < g.height)
      for (const row of [0.3, 0.62, 0.9]) {
        const at = y + (g.height - y) * row;
        g.line(`${g.x(0.02)} ${at} ${g.x(0.98)} ${at - 1}`, {
          weight: 2.4,
          color: g.tones.woodShade,
        });
        for (let x = 12; x < g.width; x += 22)
          g.curve(`${x - 4} ${at - 6} ${x} ${at - 1} ${x + 4} ${at - 7}`, {
            weight: 1.4,
            color: g.tones.leafShade,
          });
      }
  },
});

export const vineyard = place({
  id: 'vineyard',
  name: 'a vineyard',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.wood, g.tones.woodShade);
    g.sun(0.74, 0.24);
    const y = Math.min(g.floor, g.height * 0.98);
    cloud(g, g.x(0.28), y * 0.18, g.width * 0.24);
    hills(g, y, y * 0.42, g.tones.leafShade);
    hills(g, y + 2, y * 0.26, g.tones.leaf, 0.3);
    for (const [from, to] of points('0.1 0.34 0.4 0.42 0.6 0.6 0.9 0.7'))
      g.line(`${g.x(from)} ${y} ${g.x(to)} ${y * 0.8}`, { weight: 0.6 });
    for (const side of [-1, 1])
      for (const [step, share] of [0.2, 0.32, 0.46].entries()) {
        const x = g.x(0.5 + side * share);
        const tall = (46 + step * 26) * g.unit;
        const low = y + step * Math.max(0, g.height - y) * 0.26;
        g.line(`${x} ${low} ${x} ${low - tall}`, { weight: 1.8 });
        g.soft(
          `${x - tall * 0.3} ${low - tall * 0.5} ${x - tall * 0.34} ${low - tall * 0.9} ${x} ${low - tall * 1.08} ${x + tall * 0.34} ${low - tall * 0.9} ${x + tall * 0.3} ${low - tall * 0.5}`,
          step % 2 ? g.tones.leaf : g.tones.leafShade,
          { weight: 0.8 },
        );
        for (const [dx, dy] of points('-0.12 0.56 -0.04 0.46 0.06 0.56 0.14 0.62'))
          g.oval(x + tall * dx, low - tall * dy, tall * 0.05, tall * 0.055, dim(g, '#6a4f78'), {
            weight: 0.5,
          });
        g.line(`${x - side * 4} ${low - tall * 0.6} ${g.x(0.5 + side * 0.12)} ${y - 24 * g.unit}`, {
          weight: 0.5,
        });
      }
  },
});

export const cemetery = place({
  id: 'cemetery',
  name: 'a cemetery',
  indoors: false,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.6), y * 0.18, g.width * 0.3);
    tree(g, g.x(g.tall ? 0.1 : 0.08), y + 4, y * 0.9, g.tones.leafShade);
    for (let x = g.width * 0.22; x < g.width + 20; x += 34)
      bush(g, x, y + 2, 46, g.tones.leafShade);
    for (const [share, w, t, round] of g.tall
      ? ([
          [0.26, 40, 62, true],
          [0.82, 46, 70, true],
          [0.98, 34, 48, false],
        ] as const)
      : ([
          [0.2, 42, 62, true],
          [0.33, 34, 46, false],
          [0.7, 38, 54, false],
          [0.82, 46, 70, true],
          [0.95, 38, 50, true],
        ] as const)) {
      const x = g.x(share);
      const half = w / 2;
      if (round)
        g.soft(
          g.at(x, [
            [-half, 0],
            [-half, 0],
            [-half, t * 0.7],
            [-half * 0.6, t * 0.96],
            [half * 0.6, t * 0.96],
            [half, t * 0.7],
            [half, 0],
            [half, 0],
          ]),
          g.tones.light,
        );
      else g.block(x, 0, w, t, g.tones.middle);
      for (const up of [0.5, 0.64])
        g.line(
          g.at(x, [
            [-half * 0.5, t * up],
            [half * 0.5, t * up],
          ]),
          { weight: 0.6 },
        );
      g.block(x, -2, w + 10, 7, g.tones.middle, { weight: 0.8 });
    }
    if (g.floor < g.height)
      g.tone(
        `${g.x(0.46)} ${y} ${g.x(0.56)} ${y} ${g.x(0.7)} ${g.height + 2} ${g.x(0.3)} ${g.height + 2}`,
        g.tones.floor,
      );
    const light = g.x(g.tall ? 0.7 : 0.62);
    g.block(light, 0, 11, 20, dim(g, '#a8453c'), { weight: 0.8 });
    g.oval(light, g.y(12), 2.4, 3.4, '#ffd21f', { weight: 0.5 });
  },
});
