import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { tableAt } from '../fixtures/furniture.ts';
import { pendant, striplights } from '../fixtures/lights.ts';
import { windowAt } from '../fixtures/openings.ts';
import { place, type Stage } from '../stage.ts';
import { stoneCounter, workbench } from '../surfaces.ts';

export const canteenKitchen = place({
  id: 'canteen-kitchen',
  name: 'a canteen kitchen',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    for (let up = 110; up < 200; up += 18)
      g.line(`0 ${g.y(up)} ${g.width} ${g.y(up)}`, { weight: 0.35 });
    const [steel, dark] = [dim(g, '#c8c6bf'), dim(g, '#a6a49d')];
    const range = g.x(g.tall ? 0.62 : 0.7);
    const wide = g.tall ? 128 : 190;
    g.solid(
      g.at(range, [
        [-wide * 0.3, 250],
        [wide * 0.3, 250],
        [wide * 0.55, 182],
        [-wide * 0.55, 182],
      ]),
      steel,
    ).block(range, 176, wide * 1.1, 8, dark, { weight: 0.9 });
    g.block(range, 0, wide, 88, steel).block(range, 86, wide + 6, 6, dark);
    for (const dx of g.tall ? [-32, 30] : [-62, 0, 62]) {
      g.block(range + dx * g.unit, 22, g.tall ? 46 : 52, 44, dark, { weight: 0.8 });
      pot(g, range + dx * g.unit, 92, dx === 0 ? 26 : 34);
    }
    const left = g.x(g.tall ? 0.12 : 0.16);
    const rail = g.tall ? 70 : 120;
    g.line(
      g.at(left, [
        [-rail / 2, 178],
        [rail / 2, 178],
      ]),
      { weight: 1.5 },
    );
    for (const [i, dx] of [-44, -16, 14, 42].entries()) {
      if (Math.abs(dx) > rail / 2) continue;
      g.line(
        g.at(left, [
          [dx, 178],
          [dx, 154],
        ]),
        { weight: 1 },
      ).oval(
        left + dx * g.unit,
        g.y(146),
        (i % 2 ? 9 : 12) * g.unit,
        (i % 2 ? 8 : 11) * g.unit,
        dark,
        {
          weight: 0.8,
        },
      );
    }
    g.block(left, 0, rail + 10, 84, dark);
    for (let up = 84; up < 112; up += 7)
      g.block(left - 12 * g.unit, up, 40, 5, dim(g, '#e9e4d8'), { weight: 0.6 });
    striplights(g, 288);
  },
});

// A big pot with two handles.
function pot(g: Stage, x: number, up: number, tall: number): void {
  const w = 24;
  for (const side of [-1, 1])
    g.curve(
      g.at(x, [
        [side * w, up + tall * 0.8],
        [side * (w + 7), up + tall * 0.75],
        [side * w, up + tall * 0.55],
      ]),
      { weight: 1 },
    );
  g.block(x, up, w * 2, tall, dim(g, '#b9b7b0')).block(x, up + tall, w * 2 + 4, 4, g.tones.dark, {
    weight: 0.8,
  });
  g.curve(
    g.at(x, [
      [-4, up + tall + 10],
      [-9, up + tall + 22],
      [-2, up + tall + 32],
    ]),
    { weight: 0.7, color: '#9a9488' },
  );
}

export const pottery = place({
  id: 'pottery',
  name: 'a pottery with a kiln',
  indoors: true,
  surface: workbench,
  paint(g) {
    g.room();
    const left = g.x(g.tall ? 0.22 : 0.16);
    for (const up of g.tall ? [112, 168, 224] : [104, 156]) {
      for (const [i, dx] of [-46, -24, 0, 24, 46].entries()) {
        if (g.tall && Math.abs(dx) > 30) continue;
        vessel(g, left + dx * g.unit, up, 18 + ((i * 7) % 15), i);
      }
      g.block(left, up - 5, g.tall ? 84 : 130, 5, g.tones.wood, { weight: 0.9 });
    }
    const kiln = g.x(g.tall ? 0.78 : 0.82);
    g.soft(g.at(kiln, points('-48 0 -52 96 -36 140 0 152 36 140 52 96 48 0')), dim(g, '#b8714b'), {
      tremble: 0.2,
    });
    for (const [up, half] of points('24 49 52 51 80 52 112 46'))
      g.line(
        g.at(kiln, [
          [-half, up],
          [half, up],
        ]),
        { weight: 0.5 },
      );
    g.soft(g.at(kiln, points('-26 14 -26 66 0 86 26 66 26 14')), '#f0b548');
    g.tone(g.at(kiln, points('-14 16 -14 44 0 58 14 44 14 16')), '#ffe28a', true);
    g.block(kiln, 150, 22, 120, g.tones.dark);
    const wheel = g.x(g.tall ? 0.4 : 0.46);
    tableAt(g, wheel, 56, 46, g.tones.woodShade);
    g.oval(wheel, g.y(50), 22 * g.unit, 5 * g.unit, g.tones.dark, { weight: 0.9 });
    vessel(g, wheel, 51, 22, 1);
    windowAt(g, g.x(g.tall ? 0.56 : 0.5), 112, g.tall ? 54 : 84, 80);
    pendant(g, g.x(0.62), 244);
  },
});

// A pot of clay in one of three shapes.
function vessel(g: Stage, x: number, up: number, tall: number, kind: number): void {
  const color = [dim(g, '#c08a63'), dim(g, '#e3d6bf'), dim(g, '#8fa3a0')][kind % 3] ?? '#c08a63';
  const [foot, belly, neck] = [
    [6, 11, 7],
    [7, 9, 11],
    [5, 12, 5],
  ][kind % 3] as [number, number, number];
  g.soft(
    g.at(x, [
      [-foot, up],
      [-belly, up + tall * 0.5],
      [-neck, up + tall],
      [neck, up + tall],
      [belly, up + tall * 0.5],
      [foot, up],
    ]),
    color,
    { weight: 0.8 },
  );
}

export const factoryFloor = place({
  id: 'factory-floor',
  name: 'a factory floor',
  indoors: true,
  surface: workbench,
  paint(g) {
    g.room(g.tones.wallShade, g.tones.middle);
    const truss = Math.max(14, g.y(g.tall ? 290 : 210));
    g.line(`0 ${truss} ${g.width} ${truss}`, { weight: 1.4 });
    for (let x = 0; x < g.width; x += 30)
      g.line(`${x} ${truss} ${x + 15} ${truss - 14}`, { weight: 0.7 }).line(
        `${x + 15} ${truss - 14} ${x + 30} ${truss}`,
        { weight: 0.7 },
      );
    const machine = g.x(g.tall ? 0.8 : 0.84);
    g.block(machine, 0, g.tall ? 92 : 128, 128, dim(g, '#7f9c8a')).block(
      machine,
      128,
      g.tall ? 60 : 84,
      20,
      dim(g, '#6b8575'),
    );
    g.solid(g.at(machine, points('-38 190 38 190 20 148 -20 148')), g.tones.light);
    g.block(machine - 18 * g.unit, 84, 38, 28, g.tones.deep, { weight: 0.9 });
    for (const [dx, color] of [
      [14, '#c2523d'],
      [26, '#d6a63c'],
      [38, '#6f9160'],
    ] as const)
      if (!g.tall || dx < 36) g.oval(machine + dx * g.unit, g.y(98), 4, 4, color, { weight: 0.7 });
    const belt = g.x(g.tall ? 0.26 : 0.36);
    const wide = g.tall ? 170 : 320;
    g.block(belt, 62, wide, 10, g.tones.deep).block(belt, 54, wide, 8, g.tones.dark, {
      weight: 0.8,
    });
    for (let dx = -wide / 2 + 16; dx < wide / 2; dx += 40)
      g.line(
        g.at(belt, [
          [dx, 54],
          [dx, 0],
        ]),
        { weight: 1.5 },
      );
    for (const dx of g.tall ? [-40, 20] : [-118, -62, -6, 50])
      g.block(belt + dx * g.unit, 72, 34, 26, g.tones.wood, { weight: 0.9 }).line(
        g.at(belt + dx * g.unit, points('0 72 0 98')),
        { weight: 0.5 },
      );
    if (g.floor < g.height)
      g.line(`0 ${g.floor + 12} ${g.width} ${g.floor + 11}`, { weight: 2.4, color: '#e0b93a' });
    for (const share of [0.24, 0.6]) pendant(g, g.x(share), g.tall ? 262 : 190, g.tones.deep);
  },
});
