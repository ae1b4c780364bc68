import { ink } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { thing } from './thing.ts';

const shell = { color: '#3b3630', accent: '#cfd9dc' };

export const phone = thing({
  id: 'phone',
  name: 'a phone',
  size: [58, 108],
  tallCm: 16,
  hold: 'grip',
  rests: 'surface',
  natural: shell,
  paint(h, { color, accent, label }) {
    h.soft('-27 -106 27 -106 29 -102 29 -4 27 0 -27 0 -29 -4 -29 -102', color, { tremble: 0.1 });
    h.box(-24, -99, 48, 90, accent, { weight: 0.7 });
    h.box(-18, -92, 20, 6, '#f5f0e4', { weight: 0.5 });
    h.tone('-24 -70 24 -92 24 -50 -24 -30', '#e4ebec');
    if (label) h.name(label, [-22, -80, 44, 30]);
    else h.oval(0, -64, 13, 13, '#ffd21f', { weight: 0.8 });
    h.box(-17, -40, 34, 10, '#f5f0e4', { weight: 0.6 }).box(-17, -26, 34, 10, '#ffd21f', {
      weight: 0.6,
    });
    h.line('-7 -102.500 7 -102.500', { weight: 0.8, color: '#a59d8e' });
  },
});

export const tablet = thing({
  id: 'tablet',
  name: 'a tablet',
  size: [84, 104],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  natural: shell,
  paint(h, { color, accent, label }) {
    h.soft('-40 -102 40 -102 42 -98 42 -4 40 0 -40 0 -42 -4 -42 -98', color, { tremble: 0.1 });
    h.box(-36, -94, 72, 84, accent, { weight: 0.7 });
    h.tone('-36 -60 36 -94 36 -50 -36 -14', '#e4ebec');
    h.name(label, [-32, -84, 64, 30]);
    for (const [i, tall] of [16, 26, 20, 34].entries()) {
      h.box(-28 + i * 15, -16 - tall, 9, tall, i === 3 ? '#ffd21f' : '#7b9aa3', { weight: 0.5 });
    }
  },
});

export const laptop = thing({
  id: 'laptop',
  name: 'a laptop',
  size: [150, 98],
  tallCm: 25,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#a59d8e', accent: '#cfd9dc' },
  paint(h, { color, accent, label }) {
    h.ground(72);
    h.soft('-58 -96 58 -96 60 -92 60 -10 -60 -10 -60 -92', '#3b3630', { tremble: 0.1 });
    h.box(-54, -90, 108, 74, accent, { weight: 0.7 });
    h.tone('-54 -50 30 -90 54 -90 54 -74 -54 -20', '#e4ebec');
    h.box(-54, -90, 108, 10, '#f5f0e4', { weight: 0.6 }).dot(-48, -85, 2, '#c2523d');
    h.name(label, [-46, -76, 60, 34]);
    h.box(-46, -36, 40, 12, '#ffd21f', { weight: 0.6 });
    for (const [i, tall] of [14, 22, 18, 30].entries()) {
      h.box(20 + i * 8, -22 - tall, 5, tall, '#7b9aa3', { weight: 0.5 });
    }
    h.solid('-62 -10 62 -10 74 0 -74 0', color).line('-16 -3 16 -3', { weight: 0.8 });
  },
});

export const headphones = thing({
  id: 'headphones',
  name: 'headphones',
  size: [96, 104],
  tallCm: 20,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent }) {
    h.curve('-38 -40 -40 -76 -22 -98 0 -102 22 -98 40 -76 38 -40', { weight: 4.4 });
    h.curve('-38 -40 -40 -76 -22 -98 0 -102 22 -98 40 -76 38 -40', { weight: 2.4, color });
    for (const side of [-1, 1]) {
      h.soft(
        `${side * 26} -48 ${side * 40} -50 ${side * 48} -30 ${side * 44} -4 ${side * 28} -2`,
        color,
      );
      h.soft(
        `${side * 20} -46 ${side * 29} -46 ${side * 31} -24 ${side * 29} -4 ${side * 20} -6`,
        shade(color, 0.4),
      );
    }
    h.oval(42, -26, 4, 10, accent, { weight: 0.6 });
  },
});

export const watch = thing({
  id: 'watch',
  name: 'a watch',
  size: [56, 116],
  tallCm: 13,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#6b4a34', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.solid('-15 -84 -11 -114 11 -114 15 -84', color).solid('-15 -32 -11 0 11 0 15 -32', color);
    h.tone('4 -113 10 -113 14 -86 4 -86', shade(color)).tone(
      '4 -31 14 -31 10 -2 4 -2',
      shade(color),
    );
    h.oval(0, -58, 28, 28, '#bdb9b0').oval(0, -58, 22, 22, accent, { weight: 0.8 });
    h.box(27, -62, 5, 8, '#bdb9b0', { weight: 0.7 });
    if (label) h.name(label, [-12, -52, 24, 12]);
    h.line('0 -58 0 -74', { weight: 1.2 })
      .line('0 -58 11 -52', { weight: 1.2 })
      .dot(0, -58, 2, ink);
  },
});

export const camera = thing({
  id: 'camera',
  name: 'a camera',
  size: [112, 82],
  tallCm: 11,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#4a4439', accent: '#7b7466' },
  paint(h, { color, accent, label }) {
    h.ground(52);
    h.soft('-24 -62 -18 -80 18 -80 24 -62', shade(color, 0.2));
    h.soft('-54 -62 54 -62 55 -4 52 0 -52 0 -55 -4', color, { tremble: 0.1 });
    h.tone('-53 -48 53 -48 53 -20 -53 -20', accent);
    h.oval(0, -32, 27, 27, '#8d867a')
      .oval(0, -32, 18, 18, ink)
      .oval(0, -32, 9, 9, '#47606e', { weight: 0.6 });
    h.dot(-6, -40, 3.5, '#f5f0e4').box(-48, -70, 18, 8, '#8d867a', { weight: 0.8 });
    if (label) h.name(label, [-18, -76, 36, 13], '#f5f0e4');
    h.dot(42, -55, 3, '#c2523d');
  },
});

export const gameController = thing({
  id: 'game-controller',
  name: 'a game controller',
  size: [124, 82],
  tallCm: 10,
  hold: 'both',
  rests: 'surface',
  paint(h, { color }) {
    h.soft(
      '-34 -78 -16 -70 16 -70 34 -78 52 -66 62 -18 54 0 40 -4 24 -28 -24 -28 -40 -4 -54 0 -62 -18 -52 -66',
      color,
    );
    h.tone('24 -72 34 -76 51 -65 60 -18 53 -2 42 -6 36 -24 38 -50', shade(color, 0.2), true);
    h.box(-42, -56, 7, 22, ink, { bare: true }).box(-50, -49, 23, 7, ink, { bare: true });
    for (const [x, y, c] of [
      [38, -60, '#d6a63c'],
      [30, -50, '#6f9160'],
      [46, -50, '#c2523d'],
      [38, -40, '#567fa8'],
    ] as const) {
      h.oval(x, y, 4.6, 4.6, c, { weight: 0.6 });
    }
    h.oval(-16, -40, 9, 8, '#5b554b', { weight: 0.8 }).oval(16, -40, 9, 8, '#5b554b', {
      weight: 0.8,
    });
  },
});

export const hearingAid = thing({
  id: 'hearing-aid',
  name: 'a hearing aid',
  size: [74, 104],
  tallCm: 6,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c9b79c', accent: '#8d867a' },
  paint(h, { color, accent }) {
    h.curve('-4 -92 -26 -100 -34 -84 -30 -60 -24 -46', { weight: 2.6 });
    h.curve('-4 -92 -26 -100 -34 -84 -30 -60 -24 -46', { weight: 1.1, color: '#f5f0e4' });
    h.soft('-6 -96 12 -102 30 -84 34 -50 24 -14 8 -4 0 -14 10 -44 6 -72 -8 -84', color);
    h.tone('14 -96 29 -84 33 -50 23 -15 12 -8 22 -44', shade(color, 0.2), true);
    h.soft('-34 -46 -18 -48 -14 -30 -22 -20 -34 -26 -38 -36', accent);
    h.curve('12 -70 18 -54 16 -38', { weight: 1.6, color: '#8d7c62' });
  },
});
