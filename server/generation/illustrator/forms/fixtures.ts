// What stands about where people work and live, and what shots ask for by name.
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const tableForm = form({
  id: 'table',
  size: [140, 76],
  tallCm: 75,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c9ac84' },
  paint(h, { color }) {
    h.ground(64);
    for (const x of [-58, 48]) h.box(x, -66, 10, 66, shade(color, 0.25));
    h.solid('-70 -66 -58 -76 62 -76 70 -66', tint(color, 0.25));
    h.box(-70, -66, 140, 9, color);
  },
});

export const stool = form({
  id: 'stool',
  size: [70, 62],
  tallCm: 45,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c9ac84' },
  paint(h, { color }) {
    h.ground(32);
    h.solid('-26 -50 -18 -50 -24 0 -32 0', shade(color, 0.25));
    h.solid('18 -50 26 -50 32 0 24 0', shade(color, 0.25));
    h.line('-26 -20 26 -20', { weight: 1.6 });
    h.oval(0, -52, 34, 9, color).oval(0, -54, 34, 8, tint(color, 0.25), { weight: 0.7 });
  },
});

export const wheelieBin = form({
  id: 'wheelie-bin',
  size: [74, 108],
  tallCm: 105,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#567fa8' },
  paint(h, { color, label }) {
    h.ground(34);
    h.soft('-34 -88 34 -88 28 -4 24 0 -24 0 -28 -4', color, { tremble: 0.3 });
    h.tone('10 -87 33 -87 27 -4 23 -1 6 -1', shade(color, 0.2));
    h.soft('-37 -102 30 -104 37 -96 38 -88 -37 -88', tint(color, 0.14));
    h.line('-20 -98 10 -99', { weight: 0.7 });
    for (const x of [-22, 22]) h.oval(x, -4, 7, 7, '#3b3630');
    if (label) h.label(label, [-20, -66, 40, 26]);
  },
});

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

export const speaker = form({
  id: 'loudspeaker',
  size: [66, 96],
  tallCm: 40,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#a59d8e' },
  paint(h, { color }) {
    h.ground(32);
    h.soft('-30 -94 30 -94 32 -90 32 -2 -32 -2 -32 -90', color, { tremble: 0.2 });
    h.oval(0, -32, 22, 22, '#3b3630').oval(0, -32, 9, 9, '#7b7466', { weight: 0.7 });
    h.oval(0, -74, 11, 11, '#3b3630').oval(0, -74, 4, 4, '#7b7466', { weight: 0.6 });
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

export const wardrobeForm = form({
  id: 'wardrobe',
  size: [100, 130],
  tallCm: 200,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#a98c65' },
  paint(h, { color }) {
    h.ground(48);
    h.box(-48, -126, 96, 122, color);
    h.box(-51, -130, 102, 8, tint(color, 0.2));
    h.line('0 -122 0 -6', { weight: 1 });
    for (const x of [-43, 5]) h.box(x, -116, 38, 104, tint(color, 0.12), { weight: 0.7 });
    for (const x of [-5, 5]) h.oval(x, -62, 1.8, 4, '#4a4439', { weight: 0.5 });
    for (const x of [-42, 34]) h.box(x, -4, 8, 5, shade(color, 0.4));
  },
});
