import { points } from '#server/drawing/points.ts';
import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const pizza = thing({
  id: 'pizza',
  name: 'a pizza',
  size: [124, 64],
  tallCm: 16,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#d6a63c', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.ground(58).oval(0, -32, 60, 31, '#c08a4e').oval(0, -34, 50, 24, color, { weight: 0.8 });
    for (const [x, y] of points('-28 -40 -6 -50 20 -44 -14 -26 14 -22 34 -34 -36 -28'))
      h.oval(x, y, 8, 5, accent, { weight: 0.7 });
    for (const [x, y] of points('4 -36 -24 -32 26 -28'))
      h.soft(`${x} ${y} ${x + 7} ${y - 4} ${x + 9} ${y + 2}`, '#6f9160', { weight: 0.5 });
    h.line('0 -34 52 -18', { weight: 0.6 })
      .line('0 -34 6 -4', { weight: 0.6 })
      .curve('-18 -68 -22 -76 -16 -84', { weight: 0.7, color: '#7b7466' })
      .curve('6 -68 2 -76 8 -84', { weight: 0.7, color: '#7b7466' });
  },
});

export const burger = thing({
  id: 'burger',
  name: 'a burger',
  size: [108, 86],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#cd9448', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.ground(50)
      .soft('-46 -18 46 -18 42 -2 30 0 -30 0 -42 -2', color)
      .soft('-50 -34 50 -34 52 -24 46 -18 -46 -18 -52 -24', '#6b4a34');
    h.solid('-48 -38 48 -38 30 -34 18 -24 4 -34 -30 -34', '#d6a63c', { weight: 0.8 }).soft(
      '-48 -44 48 -44 50 -38 -50 -38',
      accent,
      { weight: 0.8 },
    );
    h.soft('-54 -48 -34 -42 -20 -48 -4 -41 12 -48 28 -42 54 -48 48 -54 -48 -54', '#6f9160', {
      weight: 0.9,
    });
    h.soft('-48 -54 -44 -72 -22 -86 22 -86 44 -72 48 -54', color).tone(
      '16 -84 40 -74 47 -55 22 -55',
      shade(color, 0.18),
      true,
    );
    for (const [x, y] of points('-24 -72 -4 -78 16 -74 -10 -64 28 -66'))
      h.oval(x, y, 3, 1.8, '#f3e6cf', { weight: 0.4 });
  },
});

export const salad = thing({
  id: 'salad',
  name: 'a bowl of salad',
  size: [116, 82],
  tallCm: 14,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#567fa8', accent: '#6f9160' },
  paint(h, { color, accent }) {
    h.ground(46);
    for (const [x, y] of points('-40 -54 -18 -66 8 -68 32 -60 46 -52'))
      h.soft(
        `${x - 14} -44 ${x - 10} ${y - 6} ${x} ${y - 14} ${x + 12} ${y - 4} ${x + 14} -44`,
        x % 4 ? accent : shade(accent, 0.15),
        { weight: 0.8 },
      );
    h.oval(-6, -58, 10, 9, '#c2523d', { weight: 0.8 })
      .oval(22, -54, 9, 8, '#d4813f', { weight: 0.8 })
      .oval(-30, -50, 8, 7, '#f3e6cf', { weight: 0.8 })
      .dot(-30, -50, 3.5, '#d6a63c');
    h.soft('-58 -46 58 -46 50 -20 28 0 -28 0 -50 -20', color)
      .tone('14 -45 56 -45 49 -20 28 -1 10 -1', shade(color, 0.2), true)
      .line('-57 -38 57 -38', { weight: 0.7, color: '#f5f0e4' });
    h.line('44 -46 66 -86', { weight: 1.6, color: '#a59d8e' });
  },
});

export const fruit = thing({
  id: 'fruit-bowl',
  name: 'a bowl of fruit',
  size: [112, 84],
  tallCm: 22,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#c19a6b', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.ground(46).oval(-26, -50, 18, 17, '#d4813f').oval(28, -50, 18, 17, '#6f9160');
    h.soft('0 -40 -18 -52 -16 -70 0 -70 16 -70 18 -52', accent)
      .curve('0 -70 2 -80 8 -84', { weight: 1.1 })
      .soft('4 -76 16 -84 20 -76 10 -72', '#6f9160', { weight: 0.7 });
    h.soft('-50 -56 -30 -72 -20 -78 -24 -66 -42 -48', '#d6a63c').glint('-10 -64 -8 -54', 0.8);
    h.soft('-54 -44 54 -44 44 -14 24 0 -24 0 -44 -14', color).tone(
      '12 -43 52 -43 43 -14 24 -1 8 -1',
      shade(color, 0.2),
      true,
    );
    for (const line of [
      '-50 -34 -40 -18',
      '-30 -43 -22 -4',
      '-6 -43 -4 -2',
      '18 -43 14 -2',
      '40 -43 30 -6',
    ])
      h.line(line, { weight: 0.5 });
  },
});

export const iceCream = thing({
  id: 'ice-cream',
  name: 'an ice cream',
  size: [62, 116],
  tallCm: 19,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#dc9b99', accent: '#f3e6cf' },
  paint(h, { color, accent }) {
    h.solid('-24 -62 24 -62 0 0', '#cd9448');
    for (const line of ['-18 -62 6 -14', '-4 -62 12 -30', '18 -62 -6 -14', '4 -62 -12 -30'])
      h.line(line, { weight: 0.6 });
    h.oval(0, -92, 21, 20, accent).soft(
      '-28 -66 -26 -82 -10 -92 12 -92 28 -80 28 -64 18 -56 8 -64 -4 -56 -16 -64',
      color,
    );
    h.tone('10 -90 26 -79 27 -65 18 -58 12 -66', shade(color, 0.16), true)
      .oval(4, -112, 6, 6, '#c2523d', { weight: 0.8 })
      .glint('-20 -72 -14 -82', 0.9);
  },
});

export const chocolate = thing({
  id: 'chocolate-bar',
  name: 'a chocolate bar',
  size: [62, 108],
  tallCm: 17,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.solid('-27 -106 27 -106 27 -50 -27 -50', '#5a3b25');
    for (const x of [-9, 9]) h.line(`${x} -105 ${x} -62`, { weight: 0.6 });
    h.line('-26 -84 26 -84', { weight: 0.6 }).solid(
      '-30 -66 -18 -72 -6 -64 8 -72 18 -64 30 -70 30 0 -30 0',
      color,
    );
    h.tone('10 -70 18 -65 29 -69 29 -1 10 -1', shade(color, 0.2)).line('-30 -6 30 -6', {
      weight: 0.6,
    });
    h.label(label, [-23, -52, 46, 32]);
  },
});
export const apple = thing({
  id: 'apple',
  name: 'an apple',
  size: [72, 80],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c2523d', accent: '#6f9160' },
  paint(h, { color, accent }) {
    h.ground(28);
    h.soft(
      '0 -60 -14 -68 -34 -56 -36 -34 -26 -8 -12 0 0 -4 12 0 26 -8 36 -34 34 -56 14 -68',
      color,
    );
    h.tone('14 -64 33 -54 34 -34 25 -9 12 -2 4 -4 18 -26', shade(color, 0.2), true);
    h.curve('0 -58 2 -70 8 -78', { weight: 1.1 });
    h.soft('5 -70 16 -80 28 -76 16 -67', accent, { weight: 0.7 });
    h.glint('-22 -50 -24 -36', 0.9);
  },
});
