// What stands about where people work and live, and what shots ask for by name.
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const bin = form({
  id: 'bin',
  name: 'a yard bin',
  size: [78, 92],
  tallCm: 80,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#a59d8e' },
  paint(h, { color, label }) {
    h.ground(34);
    h.soft('-36 -82 -30 -2 0 2 30 -2 36 -82', color, { tremble: 0.3 });
    h.tone('10 -82 35 -82 29 -3 6 1', shade(color, 0.18));
    h.oval(0, -82, 38, 9, shade(color, 0.4)).oval(0, -84, 38, 8, tint(color, 0.1), { weight: 0.8 });
    h.oval(0, -83, 31, 5.5, '#3b3630', { weight: 0.5 });
    for (const y of [-58, -30]) h.curve(`-34 ${y} 0 ${y + 6} 33 ${y}`, { weight: 0.8 });
    if (label) h.label(label, [-20, -52, 40, 22]);
  },
});

export const trapdoor = form({
  id: 'trapdoor',
  size: [120, 70],
  tallCm: 40,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#a98c65' },
  paint(h, { color }) {
    h.solid('-58 -2 -38 -26 58 -26 50 -2', '#2f2a25');
    h.solid('-38 -26 58 -26 52 -68 -30 -68', color);
    for (const share of [0.25, 0.5, 0.75]) {
      const x = -38 + 96 * share;
      h.line(`${x} -26 ${(-30 + 82 * share).toFixed(1)} -68`, { weight: 0.7 });
    }
    h.oval(12, -58, 6, 4, '#7b7466', { weight: 1 });
  },
});

export const barrier = form({
  id: 'barrier',
  size: [170, 70],
  tallCm: 110,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c2523d' },
  paint(h, { color }) {
    h.ground(60);
    h.box(58, -60, 22, 60, '#7b7466');
    h.box(-84, -58, 150, 13, '#f5f0e4');
    for (let x = -78; x < 56; x += 36)
      h.tone(`${x} -45 ${x + 10} -58 ${x + 24} -58 ${x + 14} -45`, color);
    h.line('-84 -58 66 -58', { weight: 0.8 }).line('-84 -45 66 -45', { weight: 0.8 });
    h.line('-78 -45 -78 0', { weight: 1.6 });
  },
});
