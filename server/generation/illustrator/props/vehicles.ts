import { ink } from '#server/drawing/brush.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

const pane = '#cfd9dc';

export const car = thing({
  id: 'car',
  name: 'a car',
  size: [176, 72],
  tallCm: 148,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(86);
    h.soft(
      '-84 -34 -60 -40 -38 -66 -20 -72 28 -72 50 -44 80 -38 86 -26 86 -12 80 -10 -82 -10 -86 -16',
      color,
      { tremble: 0.3 },
    );
    h.tone('-85 -22 86 -22 85 -12 80 -11 -82 -11 -86 -16', shade(color, 0.22));
    h.solid('-46 -42 -32 -62 -4 -64 -4 -42', pane, { weight: 0.9 }).solid(
      '4 -64 24 -64 40 -42 4 -42',
      pane,
      { weight: 0.9 },
    );
    h.tone('-40 -44 -26 -62 -18 -63 -32 -44', '#eef2f2')
      .line('0 -66 0 -12', { weight: 0.6 })
      .line('8 -34 18 -34', { weight: 1 });
    h.oval(80, -29, 4, 5, '#ffd21f', { weight: 0.7 }).oval(-82, -29, 3, 5, '#c2523d', {
      weight: 0.7,
    });
    for (const x of [-50, 50])
      h.oval(x, -13, 15, 15, ink).oval(x, -13, 7, 7, '#d8d2c6', { weight: 0.6 });
    if (label) h.name(label, [-38, -38, 34, 14], '#f5f0e4');
  },
});

export const truck = thing({
  id: 'delivery-van',
  name: 'a delivery van',
  size: [176, 98],
  tallCm: 235,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(86)
      .box(-86, -96, 116, 84, color)
      .tone('0 -95 29 -95 29 -13 -10 -13', shade(color, 0.15));
    h.soft('30 -76 58 -76 76 -46 86 -40 86 -12 30 -12', tint(color, 0.4)).solid(
      '38 -70 56 -70 68 -46 38 -46',
      pane,
      { weight: 0.9 },
    );
    h.label(label, [-74, -78, 88, 38]).line('-84 -28 28 -28', { weight: 0.6 });
    h.oval(83, -30, 3.5, 5, '#ffd21f', { weight: 0.7 });
    for (const x of [-52, 54])
      h.oval(x, -14, 15, 15, ink).oval(x, -14, 7, 7, '#d8d2c6', { weight: 0.6 });
  },
});

export const plane = thing({
  id: 'plane',
  name: 'a plane',
  size: [170, 84],
  tallCm: 500,
  hold: 'none',
  rests: 'air',
  paint(h, { color, label }) {
    h.solid('-62 -52 -84 -84 -66 -84 -40 -54', color).solid(
      '-10 -46 -36 -70 -24 -72 26 -48',
      tint(color, 0.3),
      { weight: 0.8 },
    );
    h.soft('-76 -46 -60 -54 40 -54 68 -46 84 -36 76 -28 40 -22 -50 -26', '#f5f0e4', {
      tremble: 0.2,
    });
    h.tone('-70 -36 84 -36 76 -29 40 -23 -50 -27', color).tone('64 -46 78 -40 66 -38 58 -42', pane);
    for (let x = -40; x < 44; x += 12) h.oval(x, -44, 2.6, 2.6, '#47606e', { bare: true });
    h.solid('4 -34 34 -34 -14 0 -30 0', color).tone(
      '4 -34 12 -34 -22 -1 -29 -1',
      shade(color, 0.2),
    );
    h.oval(6, -18, 11, 6, '#7b7466', { weight: 0.8 }).solid(
      '-66 -42 -50 -42 -72 -26 -80 -26',
      color,
      { weight: 0.8 },
    );
    if (label) h.name(label, [-30, -36, 40, 10], '#f5f0e4');
  },
});

export const stroller = thing({
  id: 'pram',
  name: 'a stroller',
  size: [108, 108],
  tallCm: 102,
  hold: 'handle',
  rests: 'floor',
  paint(h, { color }) {
    h.ground(48)
      .line('-44 -40 20 -16', { weight: 1.6 })
      .line('36 -40 -24 -16', { weight: 1.6 })
      .line('-40 -56 -56 -94 -46 -98', { weight: 2 });
    h.soft('-42 -58 50 -58 42 -38 10 -28 -24 -32', color).tone(
      '8 -57 49 -57 41 -38 10 -29',
      shade(color, 0.2),
      true,
    );
    h.soft('-2 -58 2 -100 26 -102 46 -86 52 -58', shade(color, 0.12))
      .curve('0 -62 26 -78 50 -62', { weight: 0.6 })
      .curve('2 -76 24 -92 44 -84', { weight: 0.6 });
    for (const x of [-28, 26]) h.oval(x, -13, 13, 13, '#f5f0e4', { weight: 1.6 }).dot(x, -13, 3);
  },
});

export const bus = thing({
  id: 'bus',
  name: 'a bus',
  size: [176, 86],
  tallCm: 300,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(86)
      .soft('-84 -84 80 -84 86 -76 86 -12 -86 -12 -86 -80', color, { tremble: 0.2 })
      .tone('-85 -34 85 -34 85 -13 -85 -13', shade(color, 0.2));
    for (let x = -76; x < 40; x += 26) h.box(x, -74, 21, 24, pane, { weight: 0.8 });
    h.box(58, -72, 20, 58, pane, { weight: 0.8 })
      .line('68 -72 68 -14', { weight: 0.6 })
      .oval(83, -24, 3, 4, '#ffd21f', { weight: 0.6 });
    h.label(label, [-60, -44, 80, 20]);
    for (const x of [-52, 40])
      h.oval(x, -13, 14, 14, ink).oval(x, -13, 6, 6, '#d8d2c6', { weight: 0.6 });
  },
});
