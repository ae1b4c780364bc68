import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';

export const router = silentThing('router', {
  size: [112, 92],
  tallCm: 18,
  hold: 'both',
  rests: 'surface',
  color: '#f5f0e4',
  paint(h, { color }) {
    h.ground(50);
    for (const [x, to] of points('-38 -48 38 48')) h.line(`${x} -30 ${to} -90`, { weight: 3.4 });
    h.soft('-54 -30 -50 -38 50 -38 54 -30 54 -4 50 0 -50 0 -54 -4', color, { tremble: 0.1 });
    h.tone('20 -37 49 -37 53 -30 53 -4 49 -1 20 -1', shade(color, 0.1));
    for (const [i, x] of [-38, -26, -14, -2].entries())
      h.dot(x, -18, 2.8, i < 3 ? '#6f9160' : '#d6a63c');
    h.curve('-14 -58 0 -66 14 -58', { weight: 1.2 }).curve('-8 -50 0 -55 8 -50', { weight: 1.2 });
  },
});

export const shelfSpeaker = silentThing('loudspeaker', {
  size: [64, 104],
  tallCm: 36,
  hold: 'both',
  rests: 'surface',
  color: '#4f4a42',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(30);
    h.box(-30, -102, 60, 102, color).tone('12 -101 29 -101 29 -1 12 -1', shade(color, 0.25));
    h.oval(0, -74, 14, 14, accent).oval(0, -74, 7, 7, color, { weight: 0.7 });
    h.oval(0, -32, 23, 23, accent)
      .oval(0, -32, 15, 15, tint(color, 0.15), { weight: 0.7 })
      .oval(0, -32, 6, 6, color, { weight: 0.7 });
  },
});

export const vacuumCleaner = silentThing('vacuum-cleaner', {
  size: [128, 108],
  tallCm: 90,
  hold: 'none',
  rests: 'floor',
  color: '#c2523d',
  accent: '#4a4439',
  paint(h, { color, accent }) {
    h.ground(56);
    h.curve('26 -30 52 -80 20 -104 -16 -96', { weight: 3.4, color: accent });
    h.line('-16 -96 -50 -10', { weight: 2.6, color: steel }).solid(
      '-64 -10 -38 -10 -36 0 -64 0',
      accent,
    );
    h.soft('0 -10 2 -40 22 -52 46 -46 60 -24 60 -6 50 0 8 0', color, { tremble: 0.1 });
    h.tone('30 -49 45 -44 58 -24 58 -7 49 -2 34 -2', shade(color, 0.2), true);
    h.oval(46, -12, 12, 12, accent)
      .dot(46, -12, 4, steel)
      .oval(8, -6, 6, 6, accent, { weight: 0.8 });
  },
});

export const iron = silentThing('iron', {
  size: [116, 68],
  tallCm: 14,
  hold: 'handle',
  rests: 'surface',
  color: '#8fbcc4',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(52);
    h.curve('-34 -38 -30 -64 20 -66 38 -40', { weight: 4.4 }).curve(
      '-34 -38 -30 -64 20 -66 38 -40',
      { weight: 2.8, color: shade(color, 0.2) },
    );
    h.soft('-56 -12 -30 -40 42 -42 52 -34 54 -12', color, { tremble: 0.1 });
    h.solid('-60 -12 56 -12 56 -2 -56 -2', accent).oval(14, -28, 7, 6, '#f5f0e4', { weight: 0.7 });
  },
});

export const hairDryer = silentThing('hair-dryer', {
  size: [108, 88],
  tallCm: 22,
  hold: 'grip',
  rests: 'surface',
  color: '#7f6795',
  accent: '#4a4439',
  paint(h, { color, accent }) {
    h.soft('8 -44 30 -44 28 -4 20 0 10 -2', shade(color, 0.2));
    h.solid('-52 -78 -26 -74 -26 -46 -52 -42', accent);
    h.soft('-28 -76 10 -86 42 -76 48 -58 40 -42 10 -36 -28 -44', color, { tremble: 0.1 });
    h.oval(36, -60, 9, 15, accent, { weight: 0.8 }).box(14, -30, 8, 10, '#f5f0e4', { weight: 0.6 });
  },
});
