import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

const crust = { color: '#c08a4e', accent: '#f1dfb8' };

export const loaf = thing({
  id: 'loaf',
  name: 'a loaf of bread',
  size: [104, 64],
  tallCm: 15,
  hold: 'both',
  rests: 'surface',
  natural: crust,
  paint(h, { color, accent }) {
    h.ground(52);
    h.soft('-52 -10 -50 -34 -34 -54 0 -62 34 -54 50 -34 52 -10 34 0 0 1 -34 0', color);
    h.tone('18 -56 34 -52 50 -34 52 -10 34 -1 6 0 26 -16', shade(color, 0.2), true);
    for (const x of [-26, 0, 26]) {
      const top = -52 + Math.abs(x) * 0.22;
      h.soft(
        `${x - 9} ${top + 26} ${x - 2} ${top} ${x + 12} ${top + 4} ${x + 4} ${top + 28}`,
        accent,
        { weight: 0.7 },
      );
    }
  },
});

export const baguette = thing({
  id: 'baguette',
  name: 'a baguette in paper',
  size: [40, 112],
  tallCm: 58,
  hold: 'grip',
  rests: 'surface',
  natural: crust,
  paint(h, { color, accent }) {
    h.soft('-10 -40 -12 -92 -2 -110 10 -92 11 -40', color);
    for (const y of [-88, -70, -52]) h.curve(`-6 ${y} 6 ${y - 9}`, { weight: 0.8, color: accent });
    h.solid('-15 -48 -6 -42 2 -50 16 -44 11 0 -11 0', '#f5f0e4');
    h.tone('4 -49 16 -44 11 -1 2 -1', '#ded5c4');
  },
});

export const croissant = thing({
  id: 'croissant',
  name: 'a croissant',
  size: [108, 58],
  tallCm: 8,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#cd9448', accent: '#8a5a2b' },
  paint(h, { color, accent }) {
    h.ground(50);
    h.soft('-56 4 -56 -18 -40 -34 -26 -26 -34 -6 -46 4', color).soft(
      '56 4 56 -18 40 -34 26 -26 34 -6 46 4',
      shade(color, 0.16),
    );
    h.soft('-42 -30 -28 -50 -10 -54 -6 -24 -22 -16 -36 -18', color).soft(
      '42 -30 28 -50 10 -54 6 -24 22 -16 36 -18',
      shade(color, 0.1),
    );
    h.soft('-18 -48 0 -60 18 -48 16 -22 0 -14 -16 -22', color);
    for (const line of [
      '-48 -22 -44 -6',
      '-26 -44 -22 -26',
      '0 -52 0 -28',
      '26 -44 22 -26',
      '48 -22 44 -6',
    ]) {
      h.curve(line, { weight: 0.7, color: accent });
    }
    h.glint('-10 -48 -4 -54 4 -54', 0.8);
  },
});

export const cake = thing({
  id: 'cake',
  name: 'a cake',
  size: [104, 92],
  tallCm: 20,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#dc9b99', accent: '#f3e6cf' },
  paint(h, { color, accent }) {
    h.ground(54);
    h.oval(0, -4, 52, 7, '#e9e2d3');
    h.solid('-40 -52 40 -52 40 -8 0 -3 -40 -8', accent);
    h.tone('16 -52 40 -52 40 -8 10 -4', shade(accent, 0.14));
    h.soft(
      '-42 -54 0 -64 42 -54 42 -38 32 -30 22 -40 10 -28 -4 -40 -18 -30 -30 -40 -42 -34',
      color,
    );
    h.line('-40 -20 40 -20', { weight: 0.7 });
    for (const x of [-18, 0, 18]) {
      h.box(x - 2, -80, 4, 20, '#f5f0e4', { weight: 0.6 });
      h.soft(`${x} -92 ${x + 4} -84 ${x} -80 ${x - 4} -84`, '#ffd21f', { weight: 0.5 });
    }
  },
});

export const cookie = thing({
  id: 'cookie',
  name: 'a cookie',
  size: [90, 90],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c99a5b', accent: '#5a3b25' },
  paint(h, { color, accent }) {
    h.oval(0, -45, 44, 44, color);
    h.tone('20 -84 44 -46 20 -6 -8 -2 26 -40', shade(color, 0.16), true);
    for (const [x, y] of points('-18 -62 8 -70 24 -44 -24 -34 2 -40 10 -18 -8 -14')) {
      h.oval(x, y, 5, 4, accent, { weight: 0.5 });
    }
    h.glint('-34 -60 -24 -76 -10 -83', 0.9).dot(0, -1, 0.1, tint(color));
  },
});
