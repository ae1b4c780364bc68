import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const toaster = thing({
  id: 'toaster',
  name: 'a toaster',
  size: [108, 92],
  tallCm: 22,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#bdb9b0', accent: '#c19a6b' },
  paint(h, { color, accent, label }) {
    h.ground(48);
    for (const x of [-24, 10]) {
      h.soft(`${x - 12} -66 ${x - 14} -88 ${x} -92 ${x + 16} -88 ${x + 14} -66`, accent);
      h.curve(`${x - 7} -82 ${x} -84 ${x + 8} -82`, { weight: 0.6, color: '#86603f' });
    }
    h.soft('-50 -8 -48 -58 -38 -70 38 -70 48 -58 50 -8', color);
    h.tone('22 -68 38 -68 47 -57 49 -10 26 -10', shade(color, 0.22));
    h.line('-44 -62 42 -62', { weight: 0.8 }).box(-46, -8, 92, 6, '#4a4439', { weight: 0.7 });
    h.line('54 -54 54 -22', { weight: 0.8 }).box(49, -48, 9, 9, '#3b3630', { weight: 0.7 });
    h.oval(-26, -22, 7, 7, '#f5f0e4', { weight: 0.8 }).line('-26 -22 -22 -26', { weight: 0.8 });
    if (label) h.name(label, [-14, -52, 46, 18]);
    h.glint('-40 -54 -40 -18');
  },
});

export const sandwich = thing({
  id: 'sandwich',
  name: 'a sandwich',
  size: [112, 74],
  tallCm: 11,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#dccaa6', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.ground(50)
      .solid('-50 -6 52 -12 54 -2 -46 0', color)
      .soft('-54 -18 -30 -22 0 -18 30 -26 56 -22 50 -12 20 -16 -8 -8 -34 -14 -50 -8', '#6f9160', {
        weight: 0.8,
      });
    h.solid('-48 -26 50 -32 52 -24 -46 -18', accent, { weight: 0.8 }).solid(
      '-52 -32 54 -38 46 -24 20 -32 -46 -26',
      '#d6a63c',
      { weight: 0.8 },
    );
    h.soft('-52 -34 -44 -44 44 -72 54 -62 56 -38', color).tone(
      '20 -60 44 -69 52 -61 54 -41 18 -38',
      shade(color, 0.14),
    );
    h.curve('-46 -42 0 -58 44 -70', { weight: 1.3, color: '#86603f' });
  },
});

export const plate = thing({
  id: 'plate',
  name: 'a plate of food',
  size: [124, 66],
  tallCm: 14,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#f5f0e4', accent: '#d6a63c' },
  paint(h, { color, accent }) {
    h.ground(56).oval(0, -22, 60, 21, color).oval(0, -24, 42, 13, shade(color, 0.06), {
      weight: 0.7,
    });
    h.soft('-34 -26 -28 -42 -10 -52 12 -50 30 -40 34 -26 10 -18 -16 -18', accent);
    for (const line of [
      '-26 -30 -8 -44 14 -36 26 -28',
      '-18 -24 2 -36 22 -38',
      '-22 -38 0 -30 18 -24',
    ])
      h.curve(line, { weight: 0.8, color: '#86603f' });
    h.soft('-6 -50 2 -60 14 -56 12 -48', '#6f9160', { weight: 0.7 }).oval(
      -14,
      -46,
      6,
      5,
      '#c2523d',
      {
        weight: 0.7,
      },
    );
  },
});

export const knife = thing({
  id: 'knife',
  name: 'a knife',
  size: [36, 124],
  tallCm: 26,
  hold: 'handle',
  rests: 'surface',
  natural: { color: '#86603f', accent: '#d8d2c6' },
  paint(h, { color, accent }) {
    h.solid('-10 -46 -12 -104 2 -122 12 -96 12 -46', accent)
      .tone('2 -48 3 -118 11 -95 11 -48', shade(accent, 0.16))
      .box(-12, -48, 26, 7, '#8d867a', { weight: 0.8 });
    h.soft('-9 -42 10 -42 12 -4 4 0 -8 -2', color).dot(0, -32, 2).dot(1, -14, 2);
    h.glint('-7 -56 -8 -98', 0.9);
  },
});

export const gadget = thing({
  id: 'kitchen-gadget',
  name: 'a kitchen gadget',
  size: [74, 116],
  tallCm: 26,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(32);
    h.solid('-28 -60 28 -60 24 -6 -24 -6', '#e4ebec').tone('8 -58 26 -58 22 -8 8 -8', '#cfd9dc');
    h.line('0 -58 0 -24', { weight: 1.1 })
      .curve('-14 -26 0 -20 14 -28', { weight: 1.6 })
      .curve('-12 -18 0 -24 14 -16', { weight: 1.2 });
    h.soft('-27 -7 27 -7 30 0 -30 0', '#4a4439').soft('-31 -72 31 -72 30 -58 -30 -58', accent);
    h.soft('-26 -72 -24 -98 -14 -106 14 -106 24 -98 26 -72', color).tone(
      '8 -104 14 -104 23 -97 25 -73 10 -73',
      shade(color, 0.22),
    );
    h.soft('-16 -106 -14 -116 14 -116 16 -106', '#4a4439');
    if (label) h.name(label, [-20, -98, 40, 20], '#f5f0e4');
    else h.oval(0, -88, 6, 6, '#ffd21f', { weight: 0.8 });
  },
});
