// What a shop sells to wear.
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { thing } from '../thing.ts';

export const boilerSuit = thing({
  id: 'boiler-suit',
  name: 'a boiler suit',
  size: [84, 128],
  tallCm: 150,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(34);
    h.soft('-22 -124 -38 -116 -46 -70 -34 -66 -26 -94', color);
    h.soft('22 -124 38 -116 46 -70 34 -66 26 -94', color);
    h.solid('-24 -124 -8 -128 8 -128 24 -124 27 -66 27 0 6 0 0 -50 -6 0 -27 0 -27 -66', color);
    h.tone('10 -126 23 -123 26 -66 26 -1 15 -1 12 -60', shade(color, 0.14));
    h.line('0 -126 0 -52', { weight: 0.8 }).line('-27 -70 27 -70', { weight: 1.2 });
    h.solid('-9 -128 0 -116 9 -128', tint(color, 0.3), { weight: 0.8 });
    h.box(8, -106, 13, 14, tint(color, 0.2), { weight: 0.7 });
    if (label) h.label(label, [-23, -108, 46, 24]);
  },
});

export const belt = thing({
  id: 'belt',
  name: 'a belt',
  size: [112, 56],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#8a5f3f' },
  paint(h, { color }) {
    h.ground(48);
    h.oval(-6, -26, 46, 25, color).oval(-6, -28, 34, 15, shade(color, 0.4), { weight: 0.9 });
    h.solid('-50 -20 52 -20 56 -11 52 -2 -50 -2', color);
    h.line('-40 -17 48 -17', { weight: 0.4 }).line('-40 -5 48 -5', { weight: 0.4 });
    h.box(-44, -24, 24, 26, '#d6b46a').box(-38, -17, 12, 12, color, { weight: 0.8 });
    for (const x of [6, 18, 30]) h.dot(x, -11, 1.8);
  },
});

export const bracelet = thing({
  id: 'bracelet',
  name: 'a bracelet',
  size: [100, 60],
  tallCm: 6,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d6b46a', accent: '#b0685a' },
  paint(h, { color, accent }) {
    h.ground(42);
    h.oval(0, -29, 48, 28, color).oval(0, -33, 38, 18, '#fbf7ee', { weight: 0.9 });
    h.tone('-44 -24 -30 -6 0 -2 30 -6 44 -24 30 -14 0 -9 -30 -14', shade(color, 0.22), true);
    for (const [x, y] of points('-24 -9 0 -5 24 -9')) h.oval(x, y, 6, 5, accent, { weight: 0.8 });
  },
});

export const earring = thing({
  id: 'earring',
  name: 'a pair of earrings',
  size: [76, 90],
  tallCm: 5,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d6b46a', accent: '#7f9db9' },
  paint(h, { color, accent }) {
    h.ground(32);
    for (const x of [-20, 20]) {
      h.curve(`${x} -58 ${x} -76 ${x + 10} -84 ${x + 12} -72`, { weight: 1.2 });
      h.oval(x, -54, 6, 6, color, { weight: 0.9 });
      h.soft(`${x} -46 ${x + 15} -20 ${x + 10} -6 ${x} -2 ${x - 10} -6 ${x - 15} -20`, accent, {
        tremble: 0.2,
      });
      h.glint(`${x - 7} -22 ${x - 4} -12`);
    }
  },
});

export const lifeJacket = thing({
  id: 'life-jacket',
  name: 'a life jacket',
  size: [88, 104],
  tallCm: 55,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#d9733a' },
  paint(h, { color, label }) {
    h.ground(38);
    h.soft('-34 -96 -14 -102 -8 -80 -4 -60 -4 0 -38 0 -42 -50', color);
    h.soft('34 -96 14 -102 8 -80 4 -60 4 0 38 0 42 -50', color);
    h.curve('-14 -102 0 -108 14 -102', { weight: 1.4 });
    for (const y of [-46, -18]) {
      h.solid(`-41 ${y} 41 ${y} 41 ${y + 8} -41 ${y + 8}`, '#57534c', { weight: 0.8 });
      h.box(-8, y - 2, 16, 12, '#cfc8ba', { weight: 0.8 });
    }
    for (const x of [-26, 18]) h.box(x, -86, 9, 18, '#f5f0e4', { weight: 0.6 });
    if (label) h.label(label, [-34, -36, 68, 17]);
  },
});

export const clog = thing({
  id: 'clog',
  name: 'a pair of clogs',
  size: [118, 66],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  paint(h, { color }) {
    h.ground(52);
    for (const [x, y] of points('12 -14 -6 0')) {
      const at = (points: string) =>
        points
          .split(' ')
          .map((n, i) => Number(n) + (i % 2 ? y : x))
          .join(' ');
      h.soft(at('-44 -8 -46 -24 -38 -34 -14 -36 6 -46 30 -40 48 -22 50 -8'), color, {
        tremble: 0.2,
      });
      h.soft(at('-40 -26 -34 -33 -16 -34 -8 -28 -18 -22 -34 -21'), '#4a4439', { weight: 0.8 });
      h.solid(at('-45 -10 51 -10 50 0 8 0 4 -4 -20 -4 -24 0 -45 0'), '#b98a5a');
      for (const dot of [14, 24, 34]) h.dot(x + dot, y - 30 + (dot - 14) * 0.5, 1.8);
      h.tone(at('8 -44 30 -39 47 -22 49 -11 30 -11 34 -24'), shade(color, 0.18), true);
    }
  },
});
