import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';

export const stove = silentThing('stove', {
  size: [92, 108],
  tallCm: 88,
  hold: 'none',
  rests: 'floor',
  color: '#efe9dc',
  paint(h, { color }) {
    h.ground(46);
    h.box(-44, -88, 88, 88, color).tone('20 -87 43 -87 43 -1 20 -1', shade(color, 0.1));
    h.box(-46, -94, 92, 8, '#4a4439').box(-44, -108, 88, 14, tint(color, 0.2), { weight: 0.8 });
    for (const x of [-30, -10, 10, 30]) h.oval(x, -78, 4.5, 4.5, '#4a4439', { weight: 0.7 });
    h.box(-34, -64, 68, 44, '#4a4439').box(-28, -58, 56, 32, '#d6a63c', { weight: 0.7 });
    h.line('-32 -68 32 -68', { weight: 2 }).box(-38, -14, 76, 10, shade(color, 0.08), {
      weight: 0.7,
    });
  },
});

export const fridge = silentThing('fridge', {
  size: [64, 118],
  tallCm: 180,
  hold: 'none',
  rests: 'floor',
  color: '#c9d3cf',
  paint(h, { color }) {
    h.ground(32);
    h.soft('-30 -114 -26 -118 26 -118 30 -114 30 -8 30 -4 26 -4 -26 -4 -30 -4 -30 -8', color, {
      tremble: 0.1,
    });
    h.tone('8 -117 26 -117 29 -113 29 -5 8 -5', shade(color, 0.12));
    h.line('-30 -78 30 -78', { weight: 1.2 });
    for (const [y, to] of points('-104 -86 -70 -40')) h.line(`-22 ${y} -22 ${to}`, { weight: 2.2 });
    for (const x of [-24, 18]) h.box(x, -4, 6, 4, '#4a4439', { weight: 0.7 });
    h.glint('-12 -68 -12 -20', 1);
  },
});

export const kettle = silentThing('kettle', {
  size: [104, 92],
  tallCm: 24,
  hold: 'handle',
  rests: 'surface',
  color: '#c2523d',
  accent: '#4a4439',
  paint(h, { color, accent }) {
    h.ground(38);
    h.curve('-26 -64 -24 -92 24 -92 26 -64', { weight: 3.4 }).curve(
      '-26 -64 -24 -92 24 -92 26 -64',
      { weight: 1.8, color: accent },
    );
    h.soft('30 -34 52 -60 48 -66 40 -58 26 -54', color);
    h.soft('-26 -64 -38 -30 -38 -6 -30 0 30 0 38 -6 38 -30 26 -64', color);
    h.tone('12 -62 25 -62 36 -30 36 -6 29 -2 8 -2 22 -30', shade(color, 0.2), true);
    h.soft('-24 -62 -16 -70 16 -70 24 -62', shade(color, 0.12)).oval(0, -73, 5, 4, accent, {
      weight: 0.8,
    });
    h.glint('-26 -44 -29 -18', 1);
  },
});

export const pan = silentThing('pan', {
  size: [140, 44],
  tallCm: 9,
  hold: 'handle',
  rests: 'surface',
  color: '#4f4a42',
  accent: '#86603f',
  paint(h, { color, accent }) {
    h.ground(44);
    h.soft('34 -26 68 -36 70 -28 36 -16', accent);
    h.soft('-48 -26 36 -26 30 -2 20 0 -34 0 -42 -2', color, { tremble: 0.2 });
    h.oval(-6, -27, 43, 9, tint(color, 0.15)).oval(-6, -26, 36, 6.5, shade(color, 0.2), {
      weight: 0.6,
    });
  },
});

export const cookingPot = silentThing('cooking-pot', {
  size: [112, 86],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  color: '#a6a49d',
  accent: '#4a4439',
  paint(h, { color, accent }) {
    h.ground(42);
    for (const side of [-1, 1])
      h.curve(`${side * 40} -46 ${side * 54} -44 ${side * 54} -32 ${side * 40} -30`, { weight: 2 });
    h.soft('-42 -58 42 -58 42 -6 34 0 -34 0 -42 -6', color, { tremble: 0.2 });
    h.tone('14 -57 41 -57 41 -7 33 -2 12 -2', shade(color, 0.18));
    h.soft('-44 -58 -34 -68 0 -72 34 -68 44 -58', tint(color, 0.2), { tremble: 0.2 }).oval(
      0,
      -77,
      7,
      5,
      accent,
    );
    h.glint('-28 -48 -28 -16', 1);
  },
});

export const soupBowl = silentThing('soup', {
  size: [112, 84],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  color: '#567fa8',
  accent: '#d4813f',
  paint(h, { color, accent }) {
    h.ground(36);
    h.soft('-52 -42 52 -42 42 -12 24 0 -24 0 -42 -12', color);
    h.tone('14 -40 50 -40 41 -12 23 -2 8 -2', shade(color, 0.2), true);
    h.oval(0, -42, 53, 10, tint(color, 0.3)).oval(0, -41, 45, 7.5, accent, { weight: 0.7 });
    for (const [x, y] of points('-18 -42 6 -39 22 -43'))
      h.oval(x, y, 4, 2, '#6f9160', { weight: 0.4 });
    for (const x of [-16, 4, 22])
      h.curve(`${x} -56 ${x - 5} -66 ${x + 3} -74 ${x - 2} -84`, { weight: 0.8, color: '#7b7466' });
  },
});

export const coffeeMachine = silentThing('coffee-machine', {
  size: [84, 106],
  tallCm: 36,
  hold: 'none',
  rests: 'surface',
  color: '#4f5a5f',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(40);
    h.box(-38, -10, 76, 10, shade(color, 0.2)).box(10, -94, 28, 86, color);
    h.soft('-40 -66 -40 -98 -32 -104 32 -104 38 -98 38 -66', color, { tremble: 0.2 });
    h.box(-30, -94, 34, 16, '#a9c4cf', { weight: 0.7 }).oval(22, -84, 5, 5, accent, {
      weight: 0.7,
    });
    h.solid('-24 -66 -2 -66 -6 -54 -20 -54', accent).line('-13 -54 -13 -44', { weight: 1.2 });
    h.solid('-26 -34 0 -34 -3 -11 -23 -11', '#f5f0e4').curve('0 -30 8 -28 8 -18 -1 -17', {
      weight: 1.2,
    });
    h.tone('26 -94 37 -94 37 -11 26 -11', shade(color, 0.25));
  },
});

export const blender = silentThing('blender', {
  size: [60, 114],
  tallCm: 40,
  hold: 'none',
  rests: 'surface',
  color: '#c2523d',
  accent: '#cfe0e2',
  paint(h, { color, accent }) {
    h.ground(28);
    h.solid('-26 -98 26 -98 18 -38 -18 -38', accent).tone(
      '-23 -74 23 -74 18 -40 -18 -40',
      '#9fb878',
    );
    h.curve('26 -90 38 -86 34 -60 22 -56', { weight: 2.2 });
    h.soft('-28 -98 -22 -108 22 -108 28 -98', '#4a4439').box(-7, -114, 14, 7, '#4a4439', {
      weight: 0.8,
    });
    h.solid('-18 -38 18 -38 28 -2 -28 -2', color).tone(
      '6 -37 17 -37 26 -3 10 -3',
      shade(color, 0.2),
    );
    h.oval(0, -17, 7, 7, '#f5f0e4', { weight: 0.8 }).line('0 -17 4 -21', { weight: 0.9 });
  },
});

export const dishwasher = silentThing('dishwasher', {
  size: [80, 108],
  tallCm: 85,
  hold: 'none',
  rests: 'floor',
  color: '#dfe2de',
  paint(h, { color }) {
    h.ground(40);
    h.box(-38, -106, 76, 102, color).tone('12 -105 37 -105 37 -5 12 -5', shade(color, 0.1));
    h.box(-38, -106, 76, 20, tint(color, 0.3), { weight: 0.9 });
    for (const x of [8, 18, 28]) h.oval(x, -96, 3, 3, '#4a4439', { weight: 0.6 });
    h.box(-30, -100, 26, 8, '#4a4439', { weight: 0.6 }).line('-26 -76 26 -76', { weight: 2.2 });
    h.box(-34, -6, 68, 6, '#4a4439', { weight: 0.7 });
  },
});

export const tap = silentThing('tap', {
  size: [88, 104],
  tallCm: 30,
  hold: 'none',
  rests: 'surface',
  color: steel,
  accent: '#8fbcc4',
  paint(h, { color, accent }) {
    h.ground(26);
    h.curve('10 -8 10 -72 0 -92 -22 -94 -34 -80 -34 -62', { weight: 6 }).curve(
      '10 -8 10 -72 0 -92 -22 -94 -34 -80 -34 -62',
      { weight: 4, color },
    );
    h.soft('-6 -14 26 -14 30 0 -10 0', color).line('10 -50 34 -62', { weight: 3 });
    h.soft('-34 -54 -42 -34 -34 -28 -27 -34', accent, { weight: 0.8 });
  },
});
