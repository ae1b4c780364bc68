import { ink } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { thing } from './thing.ts';

const paper = { color: '#f5f0e4', accent: '#c2523d' };

export const telephone = thing({
  id: 'telephone',
  name: 'an old telephone',
  size: [112, 84],
  tallCm: 20,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#84383a', accent: '#f5f0e4' },
  paint(h, { color, accent }) {
    h.ground(50);
    h.soft('-46 0 -42 -22 -22 -56 22 -56 42 -22 46 0', color).tone(
      '12 -54 22 -54 41 -22 44 -2 20 -2',
      shade(color, 0.25),
    );
    h.oval(0, -26, 22, 20, accent).oval(0, -26, 8, 7, color, { weight: 0.8 });
    for (let i = 0; i < 9; i++) {
      const angle = 0.9 + i * 0.62;
      h.dot(Math.cos(angle) * 15, -26 + Math.sin(angle) * 13.5, 2.6);
    }
    h.box(-16, -66, 8, 12, color, { weight: 0.8 }).box(8, -66, 8, 12, color, { weight: 0.8 });
    h.soft(
      '-54 -56 -56 -72 -40 -80 40 -80 56 -72 54 -56 34 -56 32 -66 -32 -66 -34 -56',
      shade(color, 0.1),
    );
    h.glint('-40 -74 20 -75', 0.9);
    h.curve('-46 -6 -56 -12 -52 -22 -58 -30', { weight: 1 });
  },
});

export const pencil = thing({
  id: 'pencil',
  name: 'a pencil',
  size: [26, 124],
  tallCm: 16,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d6a63c', accent: '#dc9b99' },
  paint(h, { color, accent }) {
    h.solid('-9 -26 -9 -106 9 -106 9 -26', color)
      .tone('3 -27 3 -105 8 -105 8 -27', shade(color, 0.2))
      .line('-3 -28 -3 -104', { weight: 0.6 });
    h.solid('-9 -26 9 -26 0 -1', '#efe4c8').tone('-3 -9 3 -9 0 -1', ink);
    h.box(-9, -113, 18, 8, '#bdb9b0', { weight: 0.8 }).soft(
      '-9 -113 -8 -123 8 -123 9 -113',
      accent,
    );
  },
});

export const card = thing({
  id: 'note-card',
  name: 'a card with a note',
  size: [110, 74],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  natural: paper,
  paint(h, { color, accent, label }) {
    h.solid('-54 -70 52 -74 56 -4 -50 0', color).tone(
      '20 -71 51 -72 54 -5 26 -4',
      shade(color, 0.07),
    );
    h.line('-48 -56 48 -59', { weight: 1, color: accent });
    if (label) h.name(label, [-42, -50, 80, 26]);
    else
      h.curve('-40 -44 -28 -50 -20 -40 -8 -48 4 -40 18 -48 30 -42', { weight: 1 }).curve(
        '-40 -30 -28 -35 -16 -28 0 -34 14 -28',
        { weight: 1 },
      );
    h.line('-40 -14 8 -16', { weight: 0.7 }).curve('26 -20 32 -12 44 -28', { weight: 1.3 });
  },
});

export const folder = thing({
  id: 'folder',
  name: 'a case file',
  size: [112, 88],
  tallCm: 26,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#c19a6b', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.ground(46).solid('-50 -84 -12 -84 -6 -76 52 -76 52 0 -50 0', shade(color, 0.2));
    h.solid('-44 -80 46 -82 48 -6 -42 -4', accent, { weight: 0.8 });
    h.solid('-54 -68 50 -68 54 0 -52 0', color).tone(
      '24 -67 49 -67 53 -1 30 -1',
      shade(color, 0.12),
    );
    h.box(-34, -50, 62, 24, '#f5f0e4', { weight: 0.7 }).name(label, [-32, -48, 58, 20]);
    h.line('-34 -14 0 -14', { weight: 0.7 });
  },
});

export const clipboard = thing({
  id: 'clipboard',
  name: 'a list on a clipboard',
  size: [82, 112],
  tallCm: 32,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#86603f', accent: '#f5f0e4' },
  paint(h, { color, accent }) {
    h.ground(36).solid('-40 -104 40 -104 40 0 -40 0', color, { tremble: 0.1 });
    h.box(-33, -96, 66, 90, accent, { weight: 0.8 });
    h.soft('-16 -102 -12 -112 12 -112 16 -102 16 -94 -16 -94', '#bdb9b0');
    for (const [i, y] of [-80, -64, -48, -32, -16].entries()) {
      h.box(-26, y - 5, 9, 9, '#f5f0e4', { weight: 0.7 }).line(`-10 ${y} ${i % 2 ? 14 : 26} ${y}`, {
        weight: 0.8,
      });
      if (i < 3)
        h.curve(`-26 ${y - 2} -22 ${y + 3} -14 ${y - 9}`, { weight: 1.4, color: '#6f9160' });
    }
  },
});

export const receipt = thing({
  id: 'receipt',
  name: 'a receipt',
  size: [54, 118],
  tallCm: 16,
  hold: 'grip',
  rests: 'surface',
  natural: paper,
  paint(h, { color, accent }) {
    h.solid('-24 -112 26 -116 24 -4 14 -10 4 -2 -6 -9 -16 -1 -26 -7', color).tone(
      '8 -114 25 -115 23 -6 12 -10',
      shade(color, 0.07),
    );
    h.line('-14 -102 14 -103', { weight: 1.3 });
    for (const y of [-88, -76, -64, -52])
      h.line(`-18 ${y} -2 ${y}`, { weight: 0.7 }).line(`10 ${y} 18 ${y}`, { weight: 0.7 });
    h.line('-18 -42 18 -42', { weight: 0.6 })
      .line('-18 -30 -4 -30', { weight: 1.4 })
      .box(6, -36, 13, 10, accent, { bare: true });
  },
});
