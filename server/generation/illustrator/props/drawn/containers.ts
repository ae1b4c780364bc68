import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const crate = silentThing('crate', {
  size: [112, 74],
  tallCm: 32,
  hold: 'both',
  rests: 'floor',
  color: '#c19a6b',
  paint(h, { color }) {
    h.ground(54);
    h.solid('-54 -70 54 -70 54 0 -54 0', shade(color, 0.45));
    for (const y of [-70, -46, -22]) h.box(-55, y, 110, 18, color);
    for (const x of [-55, 43]) h.box(x, -70, 12, 70, tint(color, 0.15));
    for (const y of [-61, -37, -13]) for (const x of [-49, 49]) h.dot(x, y, 1.8);
  },
});

export const sack = silentThing('sack', {
  size: [88, 108],
  tallCm: 80,
  hold: 'both',
  rests: 'floor',
  color: '#cdb48a',
  accent: '#8a5a2b',
  paint(h, { color, accent, label }) {
    h.ground(42);
    h.soft('-12 -84 -26 -104 -8 -100 0 -108 10 -100 26 -104 12 -84', color);
    h.soft('-12 -86 -36 -70 -44 -36 -42 -4 -30 0 30 0 42 -4 44 -36 36 -70 12 -86', color);
    h.tone('12 -84 34 -68 42 -36 40 -6 28 -2 10 -2 24 -40', shade(color, 0.18), true);
    h.line('-15 -86 15 -86', { weight: 2, color: accent });
    h.curve('-10 -76 -16 -60 -18 -48', { weight: 0.6 }).curve('8 -78 12 -62 10 -52', {
      weight: 0.6,
    });
    if (label) h.label(label, [-28, -48, 56, 30]);
  },
});

export const barrel = silentThing('barrel', {
  size: [84, 108],
  tallCm: 92,
  hold: 'none',
  rests: 'floor',
  color: '#a97f4f',
  accent: '#6f6a60',
  paint(h, { color, accent }) {
    h.ground(40);
    h.soft('-32 -104 -40 -76 -42 -52 -40 -28 -32 0 32 0 40 -28 42 -52 40 -76 32 -104', color, {
      tremble: 0.2,
    });
    h.tone('10 -102 31 -102 39 -76 41 -52 39 -28 31 -2 10 -2 18 -52', shade(color, 0.2), true);
    for (const x of [-22, -8, 8, 22])
      h.curve(`${x * 0.8} -103 ${x * 1.15} -52 ${x * 0.8} -1`, { weight: 0.5 });
    for (const [y, w] of points('-90 36 -68 41 -36 41 -14 36'))
      h.line(`${-w} ${y} ${w} ${y}`, { weight: 2.6 }).line(`${-w} ${y} ${w} ${y}`, {
        weight: 1.4,
        color: accent,
      });
    h.oval(0, -104, 32, 6, tint(color, 0.2));
  },
});

export const wheelieBin = silentThing('wheelie-bin', {
  size: [76, 112],
  tallCm: 105,
  hold: 'none',
  rests: 'floor',
  color: '#5f7f6a',
  paint(h, { color, label }) {
    h.ground(32);
    h.solid('-32 -96 32 -96 25 -4 -25 -4', color);
    h.tone('12 -95 31 -95 24 -5 8 -5', shade(color, 0.22));
    h.soft('-38 -96 -34 -108 30 -110 40 -100 38 -94 -36 -92', tint(color, 0.12), { tremble: 0.2 });
    h.box(-30, -84, 60, 7, shade(color, 0.2), { weight: 0.7 });
    h.oval(20, -8, 9, 9, '#4a4439').dot(20, -8, 3, '#bdb9b0');
    if (label) h.label(label, [-20, -64, 40, 24]);
  },
});

export const jug = silentThing('jug', {
  size: [86, 96],
  tallCm: 24,
  hold: 'handle',
  rests: 'surface',
  color: '#8fa9bd',
  paint(h, { color }) {
    h.ground(32);
    h.curve('26 -76 46 -72 44 -42 26 -34', { weight: 3.6 }).curve('26 -76 46 -72 44 -42 26 -34', {
      weight: 1.8,
      color,
    });
    h.soft(
      '-22 -84 -36 -92 -24 -96 24 -94 24 -76 32 -44 30 -12 22 0 -24 0 -32 -12 -34 -44 -24 -72',
      color,
    );
    h.tone('10 -92 23 -92 23 -76 31 -44 29 -12 21 -2 6 -2 16 -44', shade(color, 0.18), true);
    h.glint('-22 -56 -24 -26', 1);
  },
});

export const thermos = silentThing('thermos-flask', {
  size: [40, 112],
  tallCm: 28,
  hold: 'grip',
  rests: 'surface',
  color: '#47868a',
  paint(h, { color, label }) {
    h.ground(18);
    h.soft('-19 -80 -20 -4 -14 0 14 0 20 -4 19 -80 12 -88 -12 -88', color, { tremble: 0.2 });
    h.tone('6 -86 12 -86 18 -80 19 -5 13 -2 4 -2', shade(color, 0.22));
    h.box(-14, -110, 28, 24, '#bdb9b0').line('-14 -96 14 -96', { weight: 0.6 });
    h.line('-19 -72 19 -72', { weight: 0.7 }).line('-19 -14 19 -14', { weight: 0.7 });
    if (label) h.label(label, [-14, -60, 28, 34]);
    else h.glint('-11 -66 -11 -24', 1);
  },
});

export const lunchBox = silentThing('lunch-box', {
  size: [108, 66],
  tallCm: 9,
  hold: 'both',
  rests: 'surface',
  color: '#6f9160',
  paint(h, { color, label }) {
    h.ground(50);
    h.soft('-48 -42 48 -42 44 -2 36 0 -36 0 -44 -2', color, { tremble: 0.2 });
    h.tone('14 -41 47 -41 43 -3 12 -2', shade(color, 0.2));
    h.soft('-54 -44 -50 -60 -40 -64 40 -64 50 -60 54 -44 46 -38 -46 -38', tint(color, 0.3), {
      tremble: 0.2,
    });
    for (const x of [-30, 30]) h.box(x - 7, -48, 14, 18, '#f5f0e4', { weight: 0.8 });
    if (label) h.label(label, [-18, -34, 36, 22]);
  },
});

export const paintTin = silentThing('paint-tin', {
  size: [76, 92],
  tallCm: 24,
  hold: 'handle',
  rests: 'floor',
  color: '#567fa8',
  accent: '#bdb9b0',
  paint(h, { color, accent, label }) {
    h.ground(36);
    h.curve('-34 -66 -30 -92 30 -92 34 -66', { weight: 1 });
    h.solid('-35 -64 35 -64 33 -2 -33 -2', accent);
    h.tone('12 -63 34 -63 32 -3 10 -3', shade(accent, 0.16));
    h.oval(0, -64, 35, 8, color).oval(0, -64, 28, 5.5, shade(color, 0.15), { weight: 0.6 });
    h.soft('-28 -60 -18 -58 -17 -36 -22 -28 -27 -38', color, { weight: 0.7 });
    if (label) h.label(label, [-14, -44, 40, 26]);
    else
      h.box(-12, -44, 36, 28, '#f5f0e4', { weight: 0.7 }).tone(
        '-8 -30 20 -30 20 -20 -8 -20',
        color,
      );
  },
});
