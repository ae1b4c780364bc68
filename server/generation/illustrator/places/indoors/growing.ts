import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { pottedPlant } from '../fixtures/greenery.ts';
import { pendant } from '../fixtures/lights.ts';
import { windowAt } from '../fixtures/openings.ts';
import { place, type Stage } from '../stage.ts';
import { table, woodCounter } from '../surfaces.ts';

export const barn = place({
  id: 'barn',
  name: 'a barn',
  indoors: true,
  surface: woodCounter,
  paint(g) {
    g.room(g.tones.wood, g.tones.woodShade);
    for (let x = 6; x < g.width; x += 15)
      g.line(`${x} -2 ${x} ${Math.min(g.floor, g.height)}`, { weight: 0.4 });
    const x = g.x(0.46);
    g.block(x, 0, g.tall ? 96 : 150, 176, g.night ? g.tones.deep : '#f2e6c2');
    g.tone(
      g.at(x, [
        [g.tall ? -46 : -73, 1],
        [g.tall ? 46 : 73, 1],
        [g.tall ? 46 : 73, 46],
        [0, 58],
        [g.tall ? -46 : -73, 42],
      ]),
      g.tones.leaf,
    );
    for (const side of [-1, 1])
      g.line(
        g.at(x, [
          [side * (g.tall ? 48 : 75), 0],
          [side * (g.tall ? 48 : 75), 178],
        ]),
        { weight: 2 },
      );
    const beam = Math.max(4, g.y(g.tall ? 262 : 200));
    g.box(-4, beam, g.width + 8, 9, g.tones.woodShade);
    for (const share of [0.16, 0.84])
      g.box(g.x(share) - 5, beam, 10, g.floor - beam, g.tones.woodShade);
    bale(g, g.x(g.tall ? 0.12 : 0.1), 0);
    if (!g.tall) bale(g, g.x(0.2), 0);
    bale(g, g.x(g.tall ? 0.14 : 0.14), 38);
    const stall = g.x(g.tall ? 0.92 : 0.86);
    const half = g.tall ? 36 : 62;
    for (const up of [26, 56, 86]) g.block(stall, up, half * 2, 12, g.tones.light, { weight: 0.9 });
    for (const dx of [-half, half])
      g.block(stall + dx * g.unit, 0, 9, 112, g.tones.woodShade, { weight: 0.9 });
    g.line(
      g.at(stall, [
        [-half + 4, 30],
        [half - 4, 92],
      ]),
      { weight: 1.6 },
    );
    pendant(g, g.x(0.72), g.tall ? 232 : 168, g.tones.deep);
  },
});

// A bale of hay tied twice.
function bale(g: Stage, x: number, up: number): void {
  g.soft(
    g.at(x, [
      [-38, up],
      [-40, up + 36],
      [40, up + 37],
      [39, up],
    ]),
    dim(g, '#d9b45c'),
    { tremble: 0.6 },
  );
  for (const dx of [-16, 16])
    g.line(
      g.at(x, [
        [dx, up],
        [dx, up + 37],
      ]),
      { weight: 0.9 },
    );
  for (const [dx, at] of points('-30 10 -4 22 24 12 6 30'))
    g.line(
      g.at(x, [
        [dx, up + at],
        [dx + 9, up + at + 2],
      ]),
      { weight: 0.5 },
    );
}

export const greenhouse = place({
  id: 'greenhouse',
  name: 'a greenhouse',
  indoors: true,
  surface: table,
  paint(g) {
    g.open(g.tones.floor, g.tones.floorShade);
    const y = Math.min(g.floor, g.height + 4);
    g.s.fill(
      [
        [-2, -2],
        [g.width + 2, -2],
        [g.width + 2, y],
        [-2, y],
      ],
      dim(g, '#dfeae0'),
      { opacity: 0.7, multiply: false, tremble: 0 },
    );
    const eave = Math.max(y * 0.24, g.y(g.tall ? 230 : 168));
    for (const share of [0.02, 0.2, 0.38, 0.62, 0.8, 0.98])
      g.line(`${g.x(share)} ${y} ${g.x(share)} ${eave}`, { weight: 1.2 }).line(
        `${g.x(share)} ${eave} ${g.x(0.5 + (share - 0.5) * 0.7)} -4`,
        { weight: 1 },
      );
    g.line(`0 ${eave} ${g.width} ${eave}`, { weight: 1.6 }).line(
      `0 ${eave * 0.45} ${g.width} ${eave * 0.45}`,
      { weight: 0.7 },
    );
    for (const share of g.tall ? [0.14, 0.86] : [0.16, 0.84]) {
      const x = g.x(share);
      const wide = g.tall ? 74 : 150;
      for (const dx of [-wide / 2 + 8, wide / 2 - 8])
        g.line(
          g.at(x, [
            [dx, 0],
            [dx, 70],
          ]),
          { weight: 1.6 },
        );
      for (const [i, dx] of [-58, -30, 0, 30, 58].entries())
        if (Math.abs(dx) < wide / 2 - 4) pottedPlant(g, x + dx * g.unit, 42 + ((i * 13) % 22), 76);
      g.block(x, 70, wide, 7, g.tones.wood);
      for (const dx of [-40, 4, 40])
        if (Math.abs(dx) < wide / 2) pottedPlant(g, x + dx * g.unit, 34, 0);
    }
    for (const share of g.tall ? [0.34] : [0.38, 0.64]) {
      const [x, low] = [g.x(share), eave * 0.5 + 22];
      g.line(`${x} ${eave * 0.5} ${x} ${low}`, { weight: 0.6 });
      for (const [dx, dy] of points('-9 12 -3 17 5 16 10 10'))
        g.curve(`${x} ${low} ${x + dx} ${low + 4} ${x + dx * 1.2} ${low + dy}`, {
          weight: 1.6,
          color: g.tones.leafShade,
        });
      g.soft(
        `${x - 8} ${low - 5} ${x + 8} ${low - 5} ${x + 5} ${low + 4} ${x - 5} ${low + 4}`,
        dim(g, '#b8714b'),
        {
          weight: 0.8,
        },
      );
    }
  },
});

export const swimmingPool = place({
  id: 'swimming-pool',
  name: 'a swimming pool',
  indoors: true,
  paint(g) {
    g.room(dim(g, '#d6e2e0'), dim(g, '#c3d4d3'));
    for (const share of g.tall ? [0.28, 0.76] : [0.14, 0.38, 0.62, 0.86])
      windowAt(g, g.x(share), g.tall ? 100 : 92, g.tall ? 74 : 96, g.tall ? 150 : 104);
    for (let up = 16; up < 84; up += 16)
      g.line(`0 ${g.y(up)} ${g.width} ${g.y(up)}`, { weight: 0.35 });
    for (let x = 10; x < g.width; x += 20)
      g.line(`${x} ${g.y(0)} ${x} ${g.y(80)}`, { weight: 0.3 });
    const edge = Math.min(g.floor + 5, g.height * 0.86);
    g.box(-4, edge - 6, g.width + 8, 7, dim(g, '#f5f0e4'), { weight: 0.9 });
    g.band(edge, g.height + 2, dim(g, '#8fbcc4'), dim(g, '#79a9b4'), -0.03);
    g.line(`0 ${edge} ${g.width} ${edge}`, { weight: 1.1 });
    for (const share of [0.2, 0.8]) {
      const from = g.x(0.5 + (share - 0.5) * 0.6);
      const to = g.x(0.5 + (share - 0.5) * 1.7);
      for (let i = 0; i < 6; i++) {
        const at = (k: number) =>
          `${from + ((to - from) * k) / 6} ${edge + ((g.height - edge) * k) / 6}`;
        g.line(`${at(i)} ${at(i + 0.6)}`, { weight: 2, color: i % 2 ? '#f5f0e4' : '#c2523d' });
      }
    }
    for (let i = 0; i < 8; i++) {
      const [x, y] = [g.s.chance() * g.width, edge + 8 + g.s.chance() * (g.height - edge)];
      g.curve(`${x} ${y} ${x + 6} ${y - 2} ${x + 12} ${y}`, { weight: 0.7, color: '#f5f0e4' });
    }
    const ladder = g.x(g.tall ? 0.9 : 0.92);
    for (const dx of [-9, 9])
      g.curve(
        `${ladder + dx} ${edge + 14} ${ladder + dx} ${edge - 22} ${ladder + dx + 8} ${edge - 26} ${ladder + dx + 12} ${edge - 6}`,
        { weight: 1.6 },
      );
  },
});
