import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { cloud, tree } from '../fixtures/greenery.ts';
import { door, rollDoor, windowAt } from '../fixtures/openings.ts';
import { place, type Stage } from '../stage.ts';
import { table, workbench } from '../surfaces.ts';

export const depot = place({
  id: 'depot',
  name: 'a depot yard',
  indoors: false,
  surface: workbench,
  paint(g) {
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.2), y * 0.14, g.width * 0.2);
    const top = Math.max(y * 0.26, g.y(g.tall ? 250 : 184));
    g.box(-4, top, g.width + 8, y - top, dim(g, '#a9b0ad'));
    for (let x = 5; x < g.width; x += 11) g.line(`${x} ${top} ${x} ${y}`, { weight: 0.3 });
    g.box(-4, top - 6, g.width + 8, 8, g.tones.dark);
    for (const share of g.tall ? [0.24, 0.8] : [0.18, 0.5, 0.82]) {
      rollDoor(g, g.x(share), g.tall ? 78 : 122, g.tall ? 158 : 138);
      g.block(g.x(share), g.tall ? 168 : 146, 34, 18, dim(g, '#e0b93a'), { weight: 0.8 });
    }
    const pallets = g.x(g.tall ? 0.52 : 0.35);
    for (const up of [0, 14, 28])
      g.block(pallets, up, g.tall ? 44 : 60, 10, g.tones.wood, { weight: 0.8 });
    if (g.floor < g.height)
      for (const share of [0.05, 0.32, 0.68, 0.95])
        g.line(
          `${g.x(0.5 + (share - 0.5) * 0.8)} ${y + 8} ${g.x(0.5 + (share - 0.5) * 1.7)} ${g.height}`,
          { weight: 1.8, color: '#f5f0e4' },
        );
    const mast = g.x(0.96);
    g.line(`${mast} ${y} ${mast} ${y * 0.06}`, { weight: 1.6 }).box(
      mast - 14,
      y * 0.05,
      18,
      8,
      g.tones.glow,
    );
  },
});

export const backyard = place({
  id: 'backyard',
  name: 'a back yard',
  indoors: false,
  surface: table,
  paint(g) {
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    const top = g.y(g.tall ? 196 : 138);
    g.band(top, y, dim(g, '#b98468'), dim(g, '#a87257'), -0.05);
    for (let row = 0, at = top + 10; at < y; at += 11, row++)
      for (let x = (row % 2) * 13; x < g.width; x += 26)
        if (g.s.chance() > 0.5) g.line(`${x} ${at} ${x + 14} ${at}`, { weight: 0.4 });
    g.box(-4, top - 4, g.width + 8, 6, g.tones.light, { weight: 0.9 });
    tree(g, g.x(g.tall ? 0.9 : 0.94), top - 2, Math.max(20, top * 0.8));
    const house = g.x(g.tall ? 0.2 : 0.14);
    g.box(-4, -4, house + 62 * g.unit, y + 4, g.tones.wall);
    door(g, house, dim(g, '#6f8a7a'));
    if (!g.tall) windowAt(g, g.x(0.02), 100, 40, 70);
    for (const [share, color] of g.tall
      ? ([[0.86, '#5f6f6a']] as const)
      : ([
          [0.78, '#5f6f6a'],
          [0.88, '#8a6a4a'],
        ] as const))
      bin(g, g.x(share), color);
    const line = top + 12 * g.unit;
    const [from, to] = [house + 62 * g.unit, g.x(g.tall ? 0.98 : 0.72)];
    g.curve(`${from} ${line - 26} ${(from + to) / 2} ${line - 18} ${to} ${line - 28}`, {
      weight: 0.9,
    });
    for (const [share, color] of [
      [0.3, '#f5f0e4'],
      [0.5, '#8fa9bd'],
      [0.7, '#c9806a'],
    ] as const) {
      const x = from + (to - from) * share;
      g.solid(
        `${x - 16} ${line - 20} ${x + 16} ${line - 20} ${x + 18} ${line - 10} ${x + 11} ${line - 8} ${x + 11} ${line + 14} ${x - 11} ${line + 14} ${x - 11} ${line - 8} ${x - 18} ${line - 10}`,
        dim(g, color),
        { weight: 0.8 },
      );
    }
  },
});

// A bin on wheels.
function bin(g: Stage, x: number, color: string): void {
  g.solid(g.at(x, points('-24 92 24 92 19 6 -19 6')), dim(g, color))
    .soft(g.at(x, points('-27 92 -22 102 22 102 28 92')), dim(g, color))
    .oval(x + 14 * g.unit, g.y(6), 6 * g.unit, 6 * g.unit, g.tones.deep, { weight: 0.8 });
}

export const farmyard = place({
  id: 'farmyard',
  name: 'a farmyard',
  indoors: false,
  surface: table,
  paint(g) {
    g.open(g.tones.wood, g.tones.woodShade);
    g.sun(0.52, 0.2);
    const y = Math.min(g.floor, g.height + 4);
    const x = g.x(g.tall ? 0.26 : 0.2);
    const half = g.width * (g.tall ? 0.3 : 0.2);
    const eave = y * 0.46;
    g.box(x - half, eave, half * 2, y - eave, dim(g, '#a85a48'));
    g.solid(
      `${x - half * 1.12} ${eave + 2} ${x - half * 0.66} ${eave * 0.5} ${x} ${eave * 0.24} ${x + half * 0.66} ${eave * 0.5} ${x + half * 1.12} ${eave + 2}`,
      g.tones.dark,
    );
    g.box(
      x - half * 0.42,
      y - (y - eave) * 0.74,
      half * 0.84,
      (y - eave) * 0.74,
      dim(g, '#8a4a3a'),
    );
    for (const way of [1, -1])
      g.line(`${x - half * 0.4 * way} ${y - 2} ${x + half * 0.4 * way} ${y - (y - eave) * 0.72}`, {
        weight: 1,
        color: '#f5f0e4',
      });
    const silo = g.x(g.tall ? 0.86 : 0.86);
    const r = g.width * 0.06;
    g.box(silo - r, y * 0.3, r * 2, y * 0.7, g.tones.light).soft(
      `${silo - r} ${y * 0.3 + 3} ${silo - r * 0.8} ${y * 0.21} ${silo} ${y * 0.17} ${silo + r * 0.8} ${y * 0.21} ${silo + r} ${y * 0.3 + 3}`,
      g.tones.middle,
    );
    for (const share of [0.45, 0.6, 0.75])
      g.line(`${silo - r} ${y * share} ${silo + r} ${y * share}`, { weight: 0.5 });
    tree(g, g.x(g.tall ? 0.66 : 0.7), y + 2, y * 0.42);
    const rail = y - 34 * g.unit;
    const start = g.x(g.tall ? 0.58 : 0.46);
    for (let at = start; at < g.width; at += 34 * g.unit)
      g.line(`${at} ${y + 2} ${at} ${rail - 5}`, { weight: 1.8 });
    for (const up of [0, 15])
      g.line(`${start - 3} ${rail + up * g.unit} ${g.width} ${rail + up * g.unit}`, {
        weight: 1.4,
      });
    const hen = g.x(g.tall ? 0.52 : 0.4);
    g.soft(
      `${hen - 9} ${y - 3} ${hen - 11} ${y - 12} ${hen - 3} ${y - 10} ${hen + 5} ${y - 18} ${hen + 9} ${y - 14} ${hen + 7} ${y - 4}`,
      dim(g, '#f5f0e4'),
      { weight: 0.8 },
    ).dot(hen + 6, y - 18, 1.8, '#c2523d');
  },
});
