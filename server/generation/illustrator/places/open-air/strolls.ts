import { points } from '#server/drawing/points.ts';
import { building, streetLamp } from '../fixtures/buildings.ts';
import { dim } from '../fixtures/dim.ts';
import { chairAt } from '../fixtures/furniture.ts';
import { bush, cloud, grass, hills, pottedPlant, tree } from '../fixtures/greenery.ts';
import { place, type Stage } from '../stage.ts';
import { rail, table } from '../surfaces.ts';

// A park bench seen from the front.
function bench(g: Stage, x: number, width: number): void {
  const half = width / 2;
  for (const dx of [-half + 14, half - 14])
    g.line(
      g.at(x, [
        [dx, 0],
        [dx, 84],
      ]),
      { weight: 2.2 },
    );
  for (const up of [58, 72]) g.block(x, up, width, 10, g.tones.wood, { weight: 0.9 });
  g.block(x, 38, width + 4, 9, g.tones.woodShade, { weight: 0.9 });
}

export const park = place({
  id: 'park',
  name: 'a park',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.56, 0.2);
    const y = Math.min(g.floor, g.height + 4);
    for (const [share, tall] of points('0.3 0.4 0.44 0.34 0.68 0.42'))
      tree(g, g.x(share), y + 1, y * tall, g.tones.leafShade);
    tree(g, g.x(g.tall ? 0.08 : 0.08), y + 4, y * 0.92);
    tree(g, g.x(0.97), y + 4, y * 0.74);
    if (g.floor < g.height)
      g.solid(
        `${g.x(0.5)} ${y} ${g.x(0.58)} ${y} ${g.x(0.8)} ${g.height + 4} ${g.x(0.26)} ${g.height + 4}`,
        g.tones.floor,
        { weight: 0.7 },
      );
    bench(g, g.x(g.tall ? 0.7 : 0.8), g.tall ? 90 : 120);
    streetLamp(g, g.x(g.tall ? 0.3 : 0.24), y + 2, y * 0.66);
    bush(g, g.x(0.4), y + 4, g.width * 0.12);
  },
});

export const roadsideBench = place({
  id: 'roadside-bench',
  name: 'a bench by a road',
  indoors: false,
  paint(g) {
    g.open();
    g.sun(0.7, 0.26);
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.36), y * 0.16, g.width * 0.26);
    hills(g, y - 20 * g.unit, y * 0.3, g.tones.leafShade, 0.1);
    g.band(y - 24 * g.unit, y + 4, g.tones.leaf, g.tones.leafShade, -0.05);
    tree(g, g.x(g.tall ? 0.12 : 0.1), y, y * 0.84);
    bench(g, g.x(g.tall ? 0.66 : 0.3), g.tall ? 100 : 140);
    const sign = g.x(g.tall ? 0.94 : 0.86);
    g.line(`${sign} ${y} ${sign} ${g.y(150)}`, { weight: 1.8 }).solid(
      g.at(sign, points('-24 160 18 160 30 149 18 138 -24 138')),
      dim(g, '#e0b93a'),
    );
    if (g.floor < g.height) {
      g.line(`0 ${y + 4} ${g.width} ${y + 3}`, { weight: 1 });
      const middle = (y + g.height) / 2 + 4;
      for (let x = -6; x < g.width; x += 44)
        g.line(`${x} ${middle} ${x + 22} ${middle}`, { weight: 2.2, color: '#f5f0e4' });
    }
    grass(g, y - 18 * g.unit, y, 9);
  },
});

export const balcony = place({
  id: 'balcony',
  name: 'a balcony',
  indoors: false,
  surface: rail,
  paint(g) {
    g.open();
    g.sun(0.72, 0.22);
    const y = Math.min(g.floor, g.height + 4);
    for (const [share, w, t] of [
      [0.2, 0.16, 0.5],
      [0.38, 0.13, 0.64],
      [0.54, 0.18, 0.42],
      [0.74, 0.13, 0.58],
      [0.88, 0.16, 0.46],
    ] as const)
      building(g, g.x(share), y, g.x(w), y * t, g.tones.light);
    const top = g.y(98);
    g.line(`0 ${top} ${g.width} ${top}`, { weight: 2.6 }).line(
      `0 ${g.y(12)} ${g.width} ${g.y(12)}`,
      {
        weight: 1.6,
      },
    );
    for (let x = 6; x < g.width; x += 12 * g.unit + 3)
      g.line(`${x} ${top} ${x} ${g.y(12)}`, { weight: 0.8 });
    for (const share of g.tall ? [0.62] : [0.5, 0.72]) {
      g.block(g.x(share), 78, 62, 20, dim(g, '#b8714b'));
      for (const [dx, color] of [
        [-22, '#c2523d'],
        [-8, '#dc9b99'],
        [8, '#c2523d'],
        [22, '#d6a63c'],
      ] as const) {
        g.line(
          g.at(g.x(share), [
            [dx, 98],
            [dx * 1.1, 112],
          ]),
          { weight: 1.2, color: g.tones.leafShade },
        ).oval(g.x(share) + dx * 1.1 * g.unit, g.y(115), 4, 4, dim(g, color), { weight: 0.6 });
      }
    }
    const wall = g.x(g.tall ? 0.18 : 0.12);
    g.box(-4, -4, wall + 4, g.height + 8, g.tones.wall);
    g.box(wall - 4, -4, 10, Math.min(y, g.height) + 4, g.tones.light, { weight: 0.9 });
    chairAt(g, g.x(g.tall ? 0.36 : 0.27), 1, g.tones.deep);
    pottedPlant(g, g.x(0.94), 84);
  },
});
