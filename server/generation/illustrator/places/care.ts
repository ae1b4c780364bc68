import { points } from '#server/drawing/points.ts';
import { chairAt, clock, cupboard, picture, shelf, tableAt } from './fixtures/furniture.ts';
import { pottedPlant } from './fixtures/greenery.ts';
import { pendant, striplights } from './fixtures/lights.ts';
import { windowAt } from './fixtures/openings.ts';
import { place } from './stage.ts';
import { rail, stoneCounter, table } from './surfaces.ts';

export const hairSalon = place({
  id: 'hair-salon',
  name: 'a hair salon',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    for (const share of g.tall ? [0.24, 0.8] : g.square ? [0.18, 0.84] : [0.16, 0.42, 0.84]) {
      const x = g.x(share);
      g.block(x, 96, 66, g.tall ? 124 : 96, g.tones.wood).block(
        x,
        101,
        54,
        g.tall ? 114 : 86,
        g.tones.glass,
        { weight: 0.7 },
      );
      g.line(g.at(x, points('-14 130 10 170')), { weight: 0.8, color: '#faf6ec' });
      for (const dx of [-24, 24])
        g.oval(x + dx * g.unit * 1.5, g.y(g.tall ? 190 : 170), 4.5, 4.5, g.tones.glow, {
          weight: 0.7,
        });
      g.block(x, 74, 76, 6, g.tones.light, { weight: 0.8 });
      g.soft(g.at(x, points('-24 88 -16 88 -14 46 24 46 24 36 -22 36')), g.tones.dark, {
        weight: 0.9,
      });
      g.line(g.at(x, points('2 36 2 8')), { weight: 1.8 }).line(g.at(x, points('-18 6 22 6')), {
        weight: 1.8,
      });
    }
    shelf(g, g.x(g.tall ? 0.5 : 0.63), 128, 46, 'bottles');
    pendant(g, g.x(0.52), 246);
  },
});

export const groomer = place({
  id: 'groomer',
  name: "a groomer's table",
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    const top = g.y(150);
    for (let y = top; y < Math.min(g.floor, g.height); y += 15)
      g.line(`0 ${y} ${g.width} ${y}`, { weight: 0.35 });
    shelf(g, g.x(g.tall ? 0.24 : 0.2), 176, g.tall ? 66 : 104, 'bottles');
    shelf(g, g.x(g.tall ? 0.24 : 0.2), g.tall ? 228 : 132, g.tall ? 66 : 104, 'jars');
    const tub = g.x(0.82);
    g.soft(g.at(tub, points('-62 92 62 92 54 52 -54 52')), '#f5f0e4').block(
      tub,
      0,
      88,
      52,
      g.tones.middle,
    );
    g.curve(g.at(tub, points('30 92 34 140 10 156 -8 134')), { weight: 1.8 });
    const paw = g.x(g.tall ? 0.8 : 0.62);
    const y = Math.max(28, g.y(g.tall ? 236 : 176));
    g.oval(paw, y, 11, 9, g.tones.dark, { weight: 0.8 });
    for (const [dx, dy] of points('-12 -10 -4 -15 5 -15 13 -10'))
      g.oval(paw + dx, y + dy, 3.6, 4.6, g.tones.dark, { weight: 0.7 });
    striplights(g, 280);
  },
});

export const clinic = place({
  id: 'clinic-reception',
  name: 'a clinic reception',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    windowAt(g, g.x(g.tall ? 0.26 : 0.18), 92, g.tall ? 82 : 104, g.tall ? 140 : 104);
    const x = g.x(g.tall ? 0.78 : 0.72);
    const y = g.y(g.tall ? 214 : 176);
    g.box(x - 15, y - 15, 30, 30, '#f5f0e4', { weight: 1 })
      .tone(
        `${x - 3.5} ${y - 10} ${x + 3.5} ${y - 10} ${x + 3.5} ${y + 10} ${x - 3.5} ${y + 10}`,
        '#b0523c',
      )
      .tone(
        `${x - 10} ${y - 3.5} ${x + 10} ${y - 3.5} ${x + 10} ${y + 3.5} ${x - 10} ${y + 3.5}`,
        '#b0523c',
      );
    g.block(x, 0, g.tall ? 84 : 150, 100, g.tones.light).block(
      x,
      98,
      g.tall ? 92 : 162,
      6,
      g.tones.wood,
    );
    for (const dx of g.tall ? [-26] : [-52, -4])
      g.line(g.at(x + dx * g.unit, points('0 8 0 90')), { weight: 0.5 });
    clock(g, g.x(g.tall ? 0.52 : 0.94), 208);
    for (const share of g.tall ? [0.1] : [0.1, 0.24]) chairAt(g, g.x(share), 1, g.tones.dark);
    pottedPlant(g, g.x(g.tall ? 0.98 : 0.97), 108);
    striplights(g, 282);
  },
});

export const gym = place({
  id: 'gym',
  name: 'a gym',
  indoors: true,
  surface: rail,
  paint(g) {
    g.room(g.tones.wallShade, g.tones.middle);
    g.block(g.x(g.tall ? 0.5 : 0.32), 82, g.tall ? 170 : 190, g.tall ? 150 : 116, g.tones.glass, {
      weight: 1.1,
    });
    for (const dx of [-30, 30])
      g.line(
        g.at(g.x(g.tall ? 0.5 : 0.32), [
          [dx, 84],
          [dx, g.tall ? 230 : 196],
        ]),
        { weight: 0.5 },
      );
    const rack = g.x(g.tall ? 0.84 : 0.8);
    for (const up of [22, 58, 94]) {
      g.block(rack, up, g.tall ? 72 : 128, 5, g.tones.deep, { weight: 0.8 });
      for (let dx = g.tall ? -24 : -50; dx <= (g.tall ? 24 : 50); dx += 25)
        g.oval(rack + dx * g.unit, g.y(up + 13), 8 * g.unit, 8 * g.unit, g.tones.dark, {
          weight: 0.9,
        });
    }
    for (const dx of g.tall ? [-34, 34] : [-62, 62])
      g.line(
        g.at(rack, [
          [dx, 0],
          [dx, 116],
        ]),
        { weight: 1.4 },
      );
    g.line(`${g.x(0.12)} -2 ${g.x(0.12)} ${g.y(200)}`, { weight: 0.8 }).soft(
      g.at(g.x(0.12), points('-17 200 17 200 19 96 -19 96')),
      '#8a4a3a',
    );
    striplights(g, 286);
  },
});

export const yogaStudio = place({
  id: 'yoga-studio',
  name: 'a yoga studio',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    for (const share of g.tall ? [0.5] : [0.24, 0.5, 0.76])
      windowAt(g, g.x(share), g.tall ? 90 : 62, g.tall ? 130 : 92, g.tall ? 190 : 140);
    g.band(g.floor, g.height + 2, g.tones.wood, g.tones.woodShade, -0.04).line(
      `0 ${g.floor} ${g.width} ${g.floor}`,
    );
    for (const [share, color] of [
      [0.14, '#8f7c9c'],
      [0.86, '#6f9a96'],
    ] as const) {
      const x = g.x(share);
      g.solid(
        `${x - 18} ${g.floor + 8} ${x + 18} ${g.floor + 8} ${x + 26} ${g.floor + 24} ${x - 26} ${g.floor + 24}`,
        color,
        { weight: 0.8 },
      );
    }
    pottedPlant(g, g.x(g.tall ? 0.08 : 0.04), 130);
    pottedPlant(g, g.x(g.tall ? 0.94 : 0.97), 96);
    g.line(`0 ${g.y(104)} ${g.width} ${g.y(104)}`, { weight: 0.9 });
  },
});

export const wardrobeRoom = place({
  id: 'fitting-room',
  name: 'a fitting room',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    for (const share of g.tall ? [0.22] : [0.18, 0.82]) {
      const x = g.x(share);
      g.line(g.at(x, points('-58 168 58 168')), { weight: 1.6 });
      for (const dx of [-54, 54])
        g.line(
          g.at(x, [
            [dx, 168],
            [dx * 1.05, 0],
          ]),
          { weight: 1.2 },
        );
      for (const [i, dx] of [-42, -24, -6, 12, 30, 46].entries()) {
        const color =
          [g.tones.dark, '#8f7c9c', g.tones.light, '#6f9a96', '#b0685a', g.tones.wood][i] ??
          g.tones.dark;
        g.soft(
          g.at(x + dx * g.unit, [
            [-4, 166],
            [5, 166],
            [12, 150],
            [13, 74 + (i % 3) * 14],
            [-11, 74 + (i % 3) * 14],
            [-11, 150],
          ]),
          color,
          { weight: 0.8 },
        );
      }
    }
    g.oval(g.x(g.tall ? 0.82 : 0.55), g.y(132), 30 * g.unit, 66 * g.unit, g.tones.glass, {
      weight: 1.3,
    });
    cupboard(g, g.x(g.tall ? 0.82 : 0.55), 0, 66, 52, 2, g.tones.wood);
    picture(g, g.x(g.tall ? 0.26 : 0.36), 204, 44, 36);
    tableAt(g, g.x(g.tall ? 0.5 : 0.98), 40, 50);
    pendant(g, g.x(0.6), 250);
  },
});
