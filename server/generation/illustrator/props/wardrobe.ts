import { ink } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const glasses = thing({
  id: 'glasses',
  name: 'a pair of glasses',
  size: [120, 44],
  tallCm: 5,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#6b4a34', accent: '#cfd9dc' },
  paint(h, { color, accent }) {
    h.curve('-54 -34 -58 -40 -44 -44', { weight: 2 }).curve('54 -34 58 -40 44 -44', { weight: 2 });
    for (const side of [-1, 1]) {
      h.soft(
        `${side * 10} -36 ${side * 52} -38 ${side * 52} -14 ${side * 40} -2 ${side * 22} -2 ${side * 12} -14`,
        accent,
        { weight: 3.4 },
      );
      h.soft(
        `${side * 10} -36 ${side * 52} -38 ${side * 52} -14 ${side * 40} -2 ${side * 22} -2 ${side * 12} -14`,
        accent,
        { weight: 1.8, color },
      );
      h.glint(`${side * 22} -14 ${side * 22 + 10} -28`, 0.9);
    }
    h.curve('-10 -28 0 -33 10 -28', { weight: 2.4, color });
  },
});

export const shoe = thing({
  id: 'shoe',
  name: 'a shoe',
  size: [128, 70],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, accent }) {
    h.ground(62);
    h.soft('-58 -62 -30 -66 -20 -52 6 -44 34 -30 58 -24 62 -10 -60 -10', color);
    h.tone('-58 -40 -40 -36 -34 -12 -59 -12', shade(color, 0.22)).tone(
      '36 -29 57 -24 61 -12 30 -12',
      tint(color, 0.35),
      true,
    );
    h.soft('-62 -14 62 -14 64 -4 58 0 -58 0 -63 -4', accent, { tremble: 0.2 });
    for (const [x, y] of points('-16 -48 -4 -43 8 -38'))
      h.curve(`${x - 6} ${y + 8} ${x + 6} ${y - 6}`, { weight: 1.3, color: '#f5f0e4' });
    h.curve('-44 -18 -24 -34 2 -22', { weight: 2, color: accent }).curve(
      '-58 -62 -44 -58 -30 -64',
      { weight: 0.8 },
    );
  },
});

export const tShirt = thing({
  id: 't-shirt',
  name: 'a T-shirt',
  size: [112, 104],
  tallCm: 70,
  hold: 'both',
  rests: 'wall',
  paint(h, { color, label }) {
    h.solid(
      '-18 -104 -38 -96 -56 -64 -36 -52 -32 -62 -34 0 34 0 32 -62 36 -52 56 -64 38 -96 18 -104',
      color,
    );
    h.tone('12 -92 34 -94 54 -64 37 -54 32 -64 33 -2 14 -2', shade(color, 0.18));
    h.soft('-18 -104 0 -92 18 -104 0 -100', '#f5f0e4', { weight: 0.8 });
    h.curve('-32 -62 -30 -46', { weight: 0.7 }).curve('32 -62 30 -46', { weight: 0.7 });
    if (label) h.name(label, [-26, -74, 52, 34], '#f5f0e4');
    else h.oval(0, -58, 13, 13, '#f5f0e4', { weight: 0.8 });
  },
});

export const dress = thing({
  id: 'dress',
  name: 'a dress',
  size: [92, 124],
  tallCm: 115,
  hold: 'both',
  rests: 'wall',
  paint(h, { color }) {
    h.curve('0 -124 6 -118 0 -112', { weight: 1 }).line('-20 -106 0 -113 20 -106', { weight: 1.2 });
    h.soft(
      '-20 -106 -10 -96 10 -96 20 -106 22 -84 13 -66 44 -4 20 0 0 -3 -22 0 -44 -4 -13 -66 -22 -84',
      color,
    );
    h.tone('8 -95 20 -104 21 -84 13 -66 43 -5 20 -1 10 -40', shade(color, 0.18), true);
    h.curve('-13 -66 0 -63 13 -66', { weight: 1.8 });
    for (const line of ['-6 -60 -18 -8', '2 -60 4 -8', '10 -60 26 -10'])
      h.curve(line, { weight: 0.6 });
  },
});

export const tote = thing({
  id: 'tote-bag',
  name: 'a bag',
  size: [88, 116],
  tallCm: 42,
  hold: 'handle',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(42);
    h.curve('-22 -70 -22 -104 0 -116 22 -104 22 -70', { weight: 3 }).curve(
      '-22 -70 -22 -104 0 -116 22 -104 22 -70',
      { weight: 1.3, color: shade(color) },
    );
    h.solid('-40 -76 40 -76 42 0 -42 0', color);
    h.tone('14 -75 39 -75 41 -1 10 -1', shade(color, 0.2));
    h.line('-40 -68 40 -68', { weight: 0.6 });
    h.label(label, [-26, -54, 52, 34]);
  },
});

export const suitcase = thing({
  id: 'suitcase',
  name: 'a suitcase',
  size: [80, 120],
  tallCm: 70,
  hold: 'handle',
  rests: 'floor',
  paint(h, { color, accent, label }) {
    h.ground(38);
    h.line('-14 -92 -14 -118 14 -118 14 -92', { weight: 1.8, color: '#7b7466' }).line(
      '-15 -119 15 -119',
      { weight: 2.4 },
    );
    h.oval(-26, -3, 6, 5, ink).oval(26, -3, 6, 5, ink);
    h.soft('-36 -94 36 -94 39 -90 39 -10 36 -6 -36 -6 -39 -10 -39 -90', color, { tremble: 0.2 });
    h.tone('14 -93 35 -93 38 -90 38 -10 35 -7 14 -7', shade(color, 0.2));
    for (const x of [-24, -12, 12, 24]) h.line(`${x} -90 ${x} -10`, { weight: 0.6 });
    h.label(label, [-20, -64, 40, 28], accent);
  },
});

export const ring = thing({
  id: 'ring',
  name: 'a ring',
  size: [72, 98],
  tallCm: 4,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#cf9f3e', accent: '#cfe0e4' },
  paint(h, { color, accent }) {
    h.ground(30);
    h.oval(0, -32, 31, 31, color, { weight: 1 }).oval(0, -32, 22, 22, '#efe8d8', { weight: 0.8 });
    h.solid('-22 -82 -12 -96 12 -96 22 -82 0 -58', accent);
    h.line('-22 -82 22 -82', { weight: 0.6 }).line('-8 -82 0 -60 8 -82 0 -95 -8 -82', {
      weight: 0.6,
    });
    h.tone('8 -82 21 -82 1 -60', '#a9c4cb');
    h.line('-30 -98 -38 -106', { weight: 0.9 })
      .line('30 -98 38 -106', { weight: 0.9 })
      .line('0 -104 0 -112', { weight: 0.9 });
  },
});

export const cap = thing({
  id: 'cap',
  name: 'a cap',
  size: [116, 66],
  tallCm: 14,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.soft('-44 -8 -44 -34 -26 -58 0 -64 26 -56 38 -34 40 -8', color);
    h.tone('10 -62 26 -55 37 -34 39 -9 14 -9', shade(color, 0.2), true);
    h.soft('-2 -14 40 -14 62 -4 58 4 30 0 -4 -4', shade(color, 0.3)).oval(-2, -64, 4, 3, color, {
      weight: 0.8,
    });
    h.label(label, [-30, -40, 34, 20]);
  },
});
