import { ink } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const comb = silentThing('comb', {
  size: [112, 36],
  tallCm: 4,
  hold: 'grip',
  rests: 'surface',
  color: '#7f6795',
  paint(h, { color }) {
    for (let x = -46; x <= 48; x += 6) h.line(`${x} -24 ${x} 0`, { weight: 1.4 });
    h.soft('-54 -22 -54 -34 -46 -36 46 -36 54 -34 54 -22', color, { tremble: 0.2 });
    for (const x of [-54, 50]) h.box(x, -26, 4, 25, color, { weight: 0.7 });
  },
});

export const hairbrush = silentThing('hairbrush', {
  size: [44, 112],
  tallCm: 22,
  hold: 'grip',
  rests: 'surface',
  color: '#a97f4f',
  paint(h, { color }) {
    h.soft('-5 -48 -7 -20 -5 0 5 0 7 -20 5 -48', color);
    h.soft('-20 -62 -18 -100 0 -112 18 -100 20 -62 6 -46 -6 -46', color).soft(
      '-13 -66 -12 -96 0 -104 12 -96 13 -66 0 -56',
      tint(color, 0.5),
      { weight: 0.7 },
    );
    for (const [x, y] of points('-6 -90 6 -90 0 -82 -7 -74 7 -74 0 -66')) h.dot(x, y, 1.8);
  },
});

export const scrubbingBrush = silentThing('scrubbing-brush', {
  size: [112, 60],
  tallCm: 8,
  hold: 'grip',
  rests: 'surface',
  color: '#c19a6b',
  paint(h, { color }) {
    h.ground(48);
    for (let x = -46; x <= 46; x += 7)
      h.line(`${x} -30 ${x * 1.06} 0`, { weight: 1.8, color: '#86603f' });
    h.soft('-54 -32 -50 -48 -26 -58 26 -58 50 -48 54 -32 44 -26 -44 -26', color, { tremble: 0.2 });
    h.tone('16 -56 48 -46 52 -33 42 -28 14 -28', shade(color, 0.16), true);
  },
});

export const plaster = silentThing('plaster', {
  size: [112, 46],
  tallCm: 3,
  hold: 'grip',
  rests: 'surface',
  color: '#dcb48a',
  paint(h, { color }) {
    h.soft('-54 -8 -56 -30 -46 -42 46 -42 56 -30 54 -8 44 -2 -44 -2', color, { tremble: 0.1 });
    h.box(-18, -41, 36, 38, tint(color, 0.45), { weight: 0.8 });
    for (const x of [-44, -34, 34, 44]) for (const y of [-30, -22, -14]) h.dot(x, y, 1.4);
  },
});

export const testKit = silentThing('test-kit', {
  size: [112, 76],
  tallCm: 10,
  hold: 'both',
  rests: 'surface',
  color: '#8fa9bd',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(50);
    h.soft('-50 -70 -14 -70 -10 -64 -10 -6 -14 0 -50 0 -54 -6 -54 -64', accent, { tremble: 0.1 });
    h.box(-42, -58, 20, 26, '#e9e4d8', { weight: 0.7 }).line('-40 -50 -24 -50', {
      weight: 1.4,
      color: '#c2523d',
    });
    h.oval(-32, -16, 6, 8, '#dfe8ea', { weight: 0.8 });
    h.soft('2 -66 16 -66 16 -10 9 0 2 -10', '#dfe8ea')
      .tone('3 -28 15 -28 15 -10 9 -2 3 -10', color)
      .box(0, -74, 18, 10, color, { weight: 0.8 });
    h.line('38 0 38 -60', { weight: 1.8, color: '#c9ac84' }).soft(
      '34 -58 33 -68 38 -76 43 -68 42 -58',
      accent,
      { weight: 0.8 },
    );
  },
});

export const cottonSwab = silentThing('cotton-swab', {
  size: [20, 112],
  tallCm: 8,
  hold: 'grip',
  rests: 'surface',
  color: '#f5f0e4',
  paint(h, { color }) {
    h.box(-2, -96, 4, 80, '#c9d8e2', { weight: 0.8 });
    h.soft('-6 -92 -7 -104 0 -112 7 -104 6 -92', color).soft('-6 -20 -7 -8 0 0 7 -8 6 -20', color);
  },
});

export const walkingStick = silentThing('walking-stick', {
  size: [40, 118],
  tallCm: 90,
  hold: 'handle',
  rests: 'floor',
  color: '#86603f',
  paint(h, { color }) {
    h.curve('-4 0 -4 -96 4 -114 20 -112 22 -98', { weight: 4.2 }).curve(
      '-4 0 -4 -96 4 -114 20 -112 22 -98',
      { weight: 2.8, color },
    );
    h.box(-8, -6, 8, 6, ink, { weight: 0.6 });
  },
});

export const rollator = silentThing('rollator', {
  size: [84, 108],
  tallCm: 90,
  hold: 'none',
  rests: 'floor',
  color: '#567fa8',
  paint(h, { color }) {
    h.ground(40);
    for (const line of [
      '-24 -92 -34 -10',
      '22 -92 32 -10',
      '-30 -50 28 -50',
      '-24 -92 -38 -98',
      '22 -92 36 -98',
    ])
      h.line(line, { weight: 3.2 }).line(line, { weight: 1.8, color });
    h.soft('-26 -54 24 -54 28 -44 -30 -44', '#4a4439').soft(
      '-20 -44 20 -44 18 -22 -18 -22',
      shade(color, 0.25),
      { weight: 0.8 },
    );
    for (const x of [-34, 32]) h.oval(x, -8, 9, 9, '#4a4439').dot(x, -8, 3, '#bdb9b0');
  },
});

export const firstAidKit = silentThing('first-aid-kit', {
  size: [104, 84],
  tallCm: 22,
  hold: 'handle',
  rests: 'surface',
  color: '#c2523d',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(48);
    h.curve('-20 -66 -18 -82 18 -82 20 -66', { weight: 2.6 });
    h.soft('-50 -62 -46 -68 46 -68 50 -62 50 -4 46 0 -46 0 -50 -4', color, { tremble: 0.1 });
    h.tone('20 -67 45 -67 49 -62 49 -4 45 -1 20 -1', shade(color, 0.18));
    h.solid(
      '-8 -56 8 -56 8 -42 22 -42 22 -26 8 -26 8 -12 -8 -12 -8 -26 -22 -26 -22 -42 -8 -42',
      accent,
      { weight: 0.8 },
    );
  },
});

export const faceMask = silentThing('face-mask', {
  size: [112, 56],
  tallCm: 10,
  hold: 'grip',
  rests: 'surface',
  color: '#9fc0cc',
  paint(h, { color }) {
    for (const side of [-1, 1])
      h.curve(`${side * 34} -44 ${side * 56} -46 ${side * 56} -16 ${side * 34} -10`, { weight: 1 });
    h.soft('-36 -46 0 -54 36 -46 36 -12 0 -2 -36 -12', color, { tremble: 0.2 });
    for (const y of [-38, -28, -18]) h.curve(`-34 ${y} 0 ${y - 3} 34 ${y}`, { weight: 0.6 });
  },
});

export const hotWaterBottle = silentThing('hot-water-bottle', {
  size: [72, 112],
  tallCm: 33,
  hold: 'both',
  rests: 'surface',
  color: '#c2523d',
  paint(h, { color }) {
    h.ground(32);
    h.soft('-10 -84 -14 -106 14 -106 10 -84', shade(color, 0.2)).box(-6, -112, 12, 8, '#f5f0e4', {
      weight: 0.7,
    });
    h.soft('-12 -86 -32 -80 -36 -60 -34 -10 -24 0 24 0 34 -10 36 -60 32 -80 12 -86', color, {
      tremble: 0.1,
    });
    h.tone('12 -84 30 -78 34 -60 32 -10 23 -2 8 -2 20 -44', shade(color, 0.18), true);
    for (const y of [-64, -50, -36, -22]) h.line(`-20 ${y} 18 ${y}`, { weight: 0.6 });
  },
});

export const nappy = silentThing('nappy', {
  size: [104, 72],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  color: '#f5f0e4',
  accent: '#8fbcc4',
  paint(h, { color, accent }) {
    h.ground(40);
    h.soft('-50 -70 50 -70 52 -48 30 -40 20 -8 8 0 -8 0 -20 -8 -30 -40 -52 -48', color, {
      tremble: 0.1,
    });
    for (const x of [-46, 28]) h.box(x, -66, 18, 14, accent, { weight: 0.7 });
    h.curve('-34 -42 -26 -38 -20 -18', { weight: 0.7 }).curve('34 -42 26 -38 20 -18', {
      weight: 0.7,
    });
  },
});

export const dummy = silentThing('baby-dummy', {
  size: [84, 84],
  tallCm: 5,
  hold: 'grip',
  rests: 'surface',
  color: '#8fbcc4',
  accent: '#dcb48a',
  paint(h, { color, accent }) {
    h.soft('-10 -52 -14 -74 0 -84 14 -74 10 -52', accent);
    h.soft('-40 -46 -28 -58 0 -54 28 -58 40 -46 28 -34 0 -38 -28 -34', color);
    h.s.ellipse(0, -20, 18, 18, { size: 6 });
    h.s.ellipse(0, -20, 18, 18, { size: 3.4, color });
  },
});
