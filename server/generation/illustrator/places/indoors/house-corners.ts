import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { shelf } from '../fixtures/furniture.ts';
import { pendant } from '../fixtures/lights.ts';
import { door, rollDoor, windowAt } from '../fixtures/openings.ts';
import { place, type Stage } from '../stage.ts';
import { table, workbench } from '../surfaces.ts';

export const garage = place({
  id: 'garage',
  name: 'a garage',
  indoors: true,
  surface: workbench,
  paint(g) {
    g.room(g.tones.wallShade, g.tones.middle);
    rollDoor(g, g.x(g.tall ? 0.4 : 0.42), g.tall ? 150 : 250, 206);
    const right = g.x(g.tall ? 0.9 : 0.86);
    for (const [up, goods] of [
      [98, 'jars'],
      [146, 'boxes'],
    ] as const)
      shelf(g, right, up, g.tall ? 66 : 116, goods);
    for (const up of [0, 17, 34])
      g.soft(
        g.at(right - 10 * g.unit, [
          [-30, up],
          [-32, up + 8],
          [-28, up + 17],
          [28, up + 17],
          [32, up + 8],
          [30, up],
        ]),
        '#4a4439',
        { weight: 0.9 },
      );
    const left = g.x(g.tall ? 0.05 : 0.1);
    g.block(left, 104, g.tall ? 40 : 92, 78, g.tones.wood);
    for (const [i, dx] of [-30, -12, 6, 24].entries())
      if (!g.tall || Math.abs(dx) < 16)
        g.line(
          g.at(left, [
            [dx, 170],
            [dx, 132 + (i % 2) * 12],
          ]),
          { weight: 1.7 },
        ).block(left + dx * g.unit, 164, i % 2 ? 6 : 14, 8, g.tones.deep, { weight: 0.7 });
    g.block(left, 0, g.tall ? 44 : 60, 56, dim(g, '#b0523c'));
    for (const up of [18, 37])
      g.line(
        g.at(left, [
          [g.tall ? -20 : -28, up],
          [g.tall ? 20 : 28, up],
        ]),
        { weight: 0.8 },
      );
    pendant(g, g.x(0.6), 240, g.tones.deep);
  },
});

export const attic = place({
  id: 'attic',
  name: 'an attic',
  indoors: true,
  surface: table,
  paint(g) {
    g.room(g.tones.wood, g.tones.woodShade);
    const low = g.y(84);
    const ridge = Math.min(-10, g.y(g.tall ? 330 : 250));
    for (const side of [0, 1] as const) {
      const edge = side ? g.width + 2 : -2;
      const inner = g.x(side ? 0.7 : 0.3);
      g.solid(`${edge} ${low} ${inner} ${ridge} ${edge} ${ridge}`, g.tones.wallShade);
      for (const share of [0.3, 0.62]) {
        const y = low + (ridge - low) * share;
        g.line(`${edge} ${y} ${edge + (inner - edge) * share} ${y}`, { weight: 0.6 });
      }
    }
    g.box(-4, Math.max(4, g.y(g.tall ? 270 : 204)), g.width + 8, 8, g.tones.woodShade);
    const [x, y] = [g.x(0.5), g.y(g.tall ? 200 : 176)];
    const r = 30 * g.unit;
    g.oval(x, y, r, r, g.tones.glass, { weight: 1.2 })
      .line(`${x - r} ${y} ${x + r} ${y}`, { weight: 0.8 })
      .line(`${x} ${y - r} ${x} ${y + r}`, { weight: 0.8 });
    g.beam(x, y + r, r * 1.8, Math.max(20, g.floor - y - r));
    boxes(g, g.x(g.tall ? 0.18 : 0.16));
    const trunk = g.x(g.tall ? 0.82 : 0.84);
    g.soft(g.at(trunk, points('-44 0 -44 40 -34 54 34 54 44 40 44 0')), dim(g, '#86603f'))
      .line(g.at(trunk, points('-44 38 44 38')), { weight: 0.9 })
      .block(trunk, 30, 10, 14, dim(g, '#cf9f3e'), { weight: 0.8 });
  },
});

// A pile of moving boxes.
function boxes(g: Stage, x: number): void {
  for (const [dx, up, w, t] of [
    [-22, 0, 56, 42],
    [36, 0, 44, 34],
    [-14, 42, 46, 34],
  ] as const) {
    g.block(x + dx * g.unit, up, w, t, g.tones.light);
    g.block(x + dx * g.unit, up, 8, t, g.tones.wood, { bare: true });
    g.line(
      g.at(x + dx * g.unit, [
        [-w / 2, up + t * 0.8],
        [w / 2, up + t * 0.8],
      ]),
      { weight: 0.5 },
    );
  }
}

export const basement = place({
  id: 'basement',
  name: 'a basement',
  indoors: true,
  surface: workbench,
  paint(g) {
    g.room(g.tones.middle, g.tones.dark);
    for (let up = 20, row = 0; g.y(up) > 8 && up < 260; up += 26, row++)
      for (let x = (row % 2) * 26; x < g.width; x += 52)
        if (g.s.chance() > 0.55)
          g.line(`${x} ${g.y(up)} ${x + 22} ${g.y(up)}`, { weight: 0.5 }).line(
            `${x + 22} ${g.y(up)} ${x + 22} ${g.y(up + 12)}`,
            { weight: 0.5 },
          );
    const pipe = Math.max(10, g.y(g.tall ? 272 : 202));
    g.box(-4, pipe - 4, g.width + 8, 8, dim(g, '#b0785a')).box(
      g.x(0.72),
      pipe + 2,
      8,
      g.y(120) - pipe,
      dim(g, '#b0785a'),
      { weight: 0.9 },
    );
    windowAt(g, g.x(g.tall ? 0.3 : 0.3), g.tall ? 206 : 148, 76, 36);
    shelf(g, g.x(g.tall ? 0.2 : 0.14), 112, g.tall ? 78 : 110, 'jars');
    shelf(g, g.x(g.tall ? 0.2 : 0.14), 62, g.tall ? 78 : 110, 'bottles');
    const boiler = g.x(g.tall ? 0.82 : 0.84);
    g.soft(g.at(boiler, points('-34 6 -36 120 -20 138 20 138 36 120 34 6')), g.tones.light, {
      tremble: 0.2,
    })
      .oval(boiler, g.y(96), 9 * g.unit, 9 * g.unit, '#f5f0e4', { weight: 0.8 })
      .block(boiler, 22, 34, 30, g.tones.deep, { weight: 0.8 });
    g.line(`${g.x(0.52)} -2 ${g.x(0.52)} ${g.y(g.tall ? 230 : 178)}`, { weight: 0.8 });
    const bulb = g.y(g.tall ? 226 : 174);
    g.beam(g.x(0.52), bulb, 60 * g.unit, 150 * g.unit);
    g.oval(g.x(0.52), bulb, 5, 6, g.tones.glow, { weight: 0.8 });
  },
});

export const staircase = place({
  id: 'staircase',
  name: 'a staircase',
  indoors: true,
  paint(g) {
    g.room();
    door(g, g.x(g.tall ? 0.2 : 0.14), g.tones.dark);
    const [from, run, rise] = [g.x(g.tall ? 0.42 : 0.44), 27 * g.unit, 17 * g.unit];
    const count = g.tall ? 9 : 11;
    const outline = [`${from} ${g.floor}`];
    for (let i = 0; i < count; i++)
      outline.push(
        `${from + i * run} ${g.floor - (i + 1) * rise}`,
        `${from + (i + 1) * run} ${g.floor - (i + 1) * rise}`,
      );
    outline.push(`${from + count * run} ${g.floor}`);
    g.solid(outline.join(' '), g.tones.wood);
    for (let i = 0; i < count; i++) {
      const [x, y] = [from + (i + 0.5) * run, g.floor - (i + 1) * rise];
      g.line(`${x} ${y} ${x} ${y - 84 * g.unit}`, { weight: 0.9 });
    }
    const rail = (i: number) => `${from + i * run} ${g.floor - (i + 0.5) * rise - 84 * g.unit}`;
    g.line(`${rail(0)} ${rail(count)}`, { weight: 2.8 }).line(
      `${from + run * 0.1} ${g.floor} ${from + run * 0.1} ${g.floor - 100 * g.unit}`,
      { weight: 3 },
    );
    windowAt(g, g.x(g.tall ? 0.68 : 0.4), g.tall ? 214 : 132, 58, 76);
    pendant(g, g.x(0.3), g.tall ? 262 : 228);
  },
});
