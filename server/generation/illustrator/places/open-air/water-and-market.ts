import { points } from '#server/drawing/points.ts';
import { building, shopFront } from '../fixtures/buildings.ts';
import { dim } from '../fixtures/dim.ts';
import { cloud, hills } from '../fixtures/greenery.ts';
import { bulbs } from '../fixtures/lights.ts';
import { place, type Stage } from '../stage.ts';
import { rail, woodCounter } from '../surfaces.ts';

export const quay = place({
  id: 'quay',
  name: 'a quay',
  indoors: false,
  surface: rail,
  paint(g) {
    g.open(g.tones.floor, g.tones.floorShade);
    g.sun(0.2, 0.26);
    const y = Math.min(g.floor, g.height + 4);
    const sea = y - 44 * g.unit;
    cloud(g, g.x(0.62), y * 0.16, g.width * 0.24);
    hills(g, sea, 20 * g.unit, g.tones.middle);
    g.band(sea, y, dim(g, '#93aeb4'), dim(g, '#7f9ca4'), -0.03);
    g.line(`0 ${sea} ${g.width} ${sea}`, { weight: 0.8 });
    for (let i = 0; i < 7; i++) {
      const [x, at] = [g.s.chance() * g.width, sea + 5 + g.s.chance() * (y - sea - 9)];
      g.curve(`${x} ${at} ${x + 5} ${at - 2} ${x + 10} ${at}`, { weight: 0.6, color: '#f5f0e4' });
    }
    trawler(g, g.x(g.tall ? 0.66 : 0.78), y - 6 * g.unit);
    g.box(-4, y - 4, g.width + 8, 7, g.tones.light);
    for (const share of g.tall ? [0.14, 0.5] : [0.1, 0.5])
      g.soft(g.at(g.x(share), points('-9 0 -7 22 -14 30 14 30 7 22 9 0')), g.tones.deep);
    g.curve(
      `${g.x(g.tall ? 0.5 : 0.5)} ${g.y(22)} ${g.x(0.58)} ${y} ${g.x(0.64)} ${y - 16 * g.unit}`,
      { weight: 1.3, color: '#a98c65' },
    );
    const crates = g.x(g.tall ? 0.16 : 0.22);
    for (const [dx, up] of points('0 0 3 24 50 0'))
      if (!g.tall || dx < 10) crate(g, crates + (dx + 14) * g.unit, up);
  },
});

// A fishing boat with wheelhouse and mast.
function trawler(g: Stage, x: number, y: number): void {
  const u = g.unit;
  g.line(`${x - 18 * u} ${y - 30 * u} ${x - 18 * u} ${y - 150 * u}`, { weight: 1.6 });
  g.line(`${x - 18 * u} ${y - 142 * u} ${x + 76 * u} ${y - 34 * u}`, { weight: 0.7 });
  g.box(x + 4 * u, y - 84 * u, 52 * u, 56 * u, dim(g, '#f5f0e4'))
    .box(x + 12 * u, y - 74 * u, 16 * u, 18 * u, g.tones.glass, { weight: 0.8 })
    .box(x + 34 * u, y - 74 * u, 14 * u, 18 * u, g.tones.glass, { weight: 0.8 });
  g.soft(
    `${x - 92 * u} ${y - 46 * u} ${x - 60 * u} ${y - 30 * u} ${x + 70 * u} ${y - 30 * u} ${x + 92 * u} ${y - 44 * u} ${x + 74 * u} ${y + 6 * u} ${x - 66 * u} ${y + 6 * u}`,
    dim(g, '#567f8a'),
  );
  g.line(`${x - 78 * u} ${y - 18 * u} ${x + 80 * u} ${y - 18 * u}`, {
    weight: 1.2,
    color: '#f5f0e4',
  });
}

// A slatted crate.
function crate(g: Stage, x: number, up: number): void {
  g.block(x, up, 48, 23, g.tones.wood, { weight: 0.9 });
  for (const at of [8, 16])
    g.line(
      g.at(x, [
        [-24, up + at],
        [24, up + at],
      ]),
      { weight: 0.6 },
    );
}

export const marketStall = place({
  id: 'market-stall',
  name: 'a market stall',
  indoors: false,
  surface: woodCounter,
  paint(g) {
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    for (const [share, w, t] of [
      [-0.04, 0.24, 0.66],
      [0.78, 0.28, 0.72],
    ] as const)
      building(g, g.x(share), y, g.x(w), y * t, g.tones.light);
    if (!g.tall) shopFront(g, g.x(0.2), y, g.width * 0.2, y * 0.5, dim(g, '#6f9a96'));
    const x = g.x(g.tall ? 0.5 : 0.56);
    const half = g.width * (g.tall ? 0.44 : 0.32);
    const top = Math.max(8, g.y(g.tall ? 250 : 196));
    for (const side of [-0.92, 0.92])
      g.line(`${x + half * side} ${y} ${x + half * side} ${top}`, { weight: 2 });
    const count = 8;
    for (let i = 0; i < count; i++) {
      const at = (k: number, spread: number) => x + half * spread * ((k / count) * 2 - 1);
      const low = top + 30 * g.unit;
      g.soft(
        `${at(i, 0.9)} ${top - 12} ${at(i + 1, 0.9)} ${top - 12} ${at(i + 1, 1.1)} ${low} ${at(i + 0.5, 1.1)} ${low + 7} ${at(i, 1.1)} ${low}`,
        i % 2 ? dim(g, '#f5f0e4') : dim(g, '#b0523c'),
        { weight: 0.9, tremble: 0.2 },
      );
    }
    g.box(x - half, g.y(66), half * 2, 66 * g.unit, g.tones.wood);
    for (let at = x - half + 10; at < x + half; at += 14)
      g.line(`${at} ${g.y(62)} ${at} ${y}`, { weight: 0.4 });
    for (const [i, color] of ['#c2523d', '#d4813f', '#6f9160', '#d6a63c'].entries()) {
      const crateAt = x + half * (-0.75 + i * 0.5);
      for (const dx of [-10, 0, 10])
        g.oval(crateAt + dx * g.unit, g.y(82), 6.5 * g.unit, 6 * g.unit, dim(g, color), {
          weight: 0.6,
        });
      g.block(crateAt, 66, 44, 15, g.tones.light, { weight: 0.9 });
    }
    if (g.night) bulbs(g, top + 36 * g.unit);
  },
});

export const bridge = place({
  id: 'bridge',
  name: 'a bridge over a river',
  indoors: false,
  surface: rail,
  paint(g) {
    g.open();
    g.sun(0.16, 0.24);
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.46), y * 0.14, g.width * 0.22);
    const bank = y - 72 * g.unit;
    for (const [share, w, t] of [
      [0, 0.14, 0.24],
      [0.16, 0.1, 0.34],
      [0.28, 0.16, 0.2],
      [0.6, 0.12, 0.28],
      [0.74, 0.14, 0.18],
      [0.88, 0.14, 0.3],
    ] as const)
      building(g, g.x(share), bank, g.x(w), y * t, g.tones.light);
    g.band(bank, y, dim(g, '#93aeb4'), dim(g, '#7f9ca4'), -0.03);
    g.line(`0 ${bank} ${g.width} ${bank}`, { weight: 0.9 });
    for (const share of [0.02, 0.98]) {
      const x = g.x(share);
      g.box(x - 8, y * 0.04, 16, y, g.tones.dark);
    }
    g.curve(
      `${g.x(0.02)} ${y * 0.06} ${g.x(0.25)} ${y * 0.34} ${g.x(0.5)} ${y * 0.44} ${g.x(0.75)} ${y * 0.34} ${g.x(0.98)} ${y * 0.06}`,
      {
        weight: 2,
      },
    );
    const top = y - 46 * g.unit;
    for (let i = 1; i < 12; i++) {
      const share = i / 12;
      const cable = y * (0.06 + 0.4 * (1 - (2 * share - 1) ** 2));
      g.line(`${g.x(share)} ${cable} ${g.x(share)} ${top}`, { weight: 0.5 });
    }
    g.line(`0 ${top} ${g.width} ${top}`, { weight: 2.6 }).line(`0 ${y - 6} ${g.width} ${y - 6}`, {
      weight: 1.6,
    });
    for (let x = 6; x < g.width; x += 13) g.line(`${x} ${top} ${x} ${y - 6}`, { weight: 0.7 });
  },
});
