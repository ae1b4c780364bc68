// What trades and stables work with.
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { thing } from '../thing.ts';

const wood = '#b98a5a';
const steel = '#b9b6ae';

export const whistle = thing({
  id: 'whistle',
  name: 'a whistle',
  size: [108, 72],
  tallCm: 4,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color }) {
    h.ground(44);
    h.soft('-50 -58 6 -58 22 -54 26 -34 -50 -34', color, { tremble: 0.2 });
    h.oval(22, -29, 29, 29, color).oval(24, -27, 12, 12, shade(color, 0.3), { weight: 0.8 });
    h.tone('-48 -56 4 -56 12 -42 -48 -42', tint(color, 0.2));
    h.solid('-12 -60 2 -60 -2 -46 -10 -46', '#4a4439', { weight: 0.7 });
    h.line('-40 -57 -40 -35', { weight: 0.7 });
    h.oval(50, -48, 7, 7, '#efe4c8').curve('54 -52 60 -64 50 -72 34 -70', { weight: 1 });
  },
});

export const handTruck = thing({
  id: 'hand-truck',
  name: 'a hand truck',
  size: [72, 128],
  tallCm: 120,
  hold: 'grip',
  rests: 'floor',
  paint(h, { color }) {
    h.ground(36);
    h.curve('-22 -8 -22 -112 -14 -124 14 -124 22 -112 22 -8', { weight: 3 });
    h.curve('-22 -8 -22 -112 -14 -124 14 -124 22 -112 22 -8', { weight: 1.6, color });
    for (const y of [-94, -66, -38]) h.box(-22, y, 44, 7, color, { weight: 0.8 });
    h.solid('-30 -10 30 -10 36 0 -36 0', shade(color, 0.2));
    for (const x of [-31, 31]) {
      h.oval(x, -14, 8, 14, '#57534c').oval(x, -14, 3, 6, '#cfc8ba', { weight: 0.6 });
    }
  },
});

export const chisel = thing({
  id: 'chisel',
  name: 'a chisel',
  size: [26, 116],
  tallCm: 28,
  hold: 'grip',
  rests: 'surface',
  natural: { color: wood },
  paint(h, { color }) {
    h.ground(12);
    h.solid('-8 -62 8 -62 9 -8 9 0 -9 -8', steel);
    h.tone('1 -61 7 -61 8 -2 1 -4', shade(steel, 0.2));
    h.soft('-9 -70 9 -70 12 -90 10 -110 0 -115 -10 -110 -12 -90', color, { tremble: 0.2 });
    h.tone('3 -70 9 -70 11 -90 9 -109 3 -112', shade(color, 0.2));
    h.box(-9, -72, 18, 9, '#d6b46a', { weight: 0.8 });
    h.line('-8 -12 8 -6', { weight: 0.6 });
  },
});

export const file = thing({
  id: 'file',
  name: 'a file',
  size: [24, 122],
  tallCm: 32,
  hold: 'grip',
  rests: 'surface',
  natural: { color: wood },
  paint(h, { color }) {
    h.ground(10);
    h.solid('-10 -78 10 -78 8 0 -8 0', steel);
    for (const y of [-70, -62, -54, -46, -38, -30, -22, -14, -6])
      h.line(`-8 ${y} 8 ${y - 6}`, { weight: 0.5 });
    h.soft('-8 -80 8 -80 11 -98 8 -116 0 -120 -8 -116 -11 -98', color, { tremble: 0.2 });
    h.box(-8, -84, 16, 7, '#d6b46a', { weight: 0.8 });
  },
});

export const billhook = thing({
  id: 'billhook',
  name: 'a billhook',
  size: [58, 116],
  tallCm: 42,
  hold: 'grip',
  rests: 'surface',
  natural: { color: wood },
  paint(h, { color }) {
    h.ground(18);
    h.solid('-14 -40 -18 -98 -8 -114 12 -116 30 -104 34 -88 22 -92 12 -84 10 -62 8 -40', steel);
    h.curve('30 -92 20 -94 15 -84 13 -62 11 -42', { weight: 0.7 });
    h.tone('-13 -41 -17 -96 -8 -112 -2 -98 -4 -42', shade(steel, 0.16));
    h.box(-12, -44, 20, 9, '#d6b46a', { weight: 0.8 });
    h.soft('-11 -36 7 -36 10 -18 9 -2 -2 2 -14 -2 -13 -18', color, { tremble: 0.2 });
    h.tone('1 -35 6 -35 9 -18 8 -3 0 0', shade(color, 0.2));
  },
});

export const brush = thing({
  id: 'brush',
  name: 'a brush',
  size: [114, 60],
  tallCm: 9,
  hold: 'handle',
  rests: 'surface',
  natural: { color: wood, accent: '#e2cf9c' },
  paint(h, { color, accent }) {
    h.ground(48);
    h.solid('-54 -32 10 -32 14 0 -58 0', accent);
    for (const x of [-50, -42, -34, -26, -18, -10, -2, 6])
      h.line(`${x} -30 ${x - 2} -2`, { weight: 0.5 });
    h.soft('-58 -46 -50 -52 10 -52 28 -48 56 -52 58 -40 30 -36 12 -32 -56 -32', color, {
      tremble: 0.2,
    });
    h.tone('-56 -38 12 -38 12 -33 -55 -33', shade(color, 0.2));
    h.dot(50, -46, 2.4);
  },
});

export const net = thing({
  id: 'net',
  name: 'a net',
  size: [116, 84],
  tallCm: 90,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#7f9db9' },
  paint(h, { color }) {
    h.ground(48);
    h.soft('-56 -78 56 -78 52 -40 36 -8 0 2 -36 -8 -52 -40', tint(color, 0.7), { tremble: 0.3 });
    for (const x of [-44, -28, -12, 12, 28, 44]) {
      h.curve(`${x} -77 ${x * 0.7} -40 ${x * 0.2} -2`, { weight: 0.7, color: shade(color, 0.3) });
    }
    for (const [y, w] of points('-64 54 -48 52 -32 46 -17 38'))
      h.curve(`${-w} ${y} 0 ${y + 9} ${w} ${y}`, { weight: 0.7, color: shade(color, 0.3) });
    h.line('-56 -78 56 -78', { weight: 1.6 });
    for (const x of [-50, -25, 0, 25, 50]) h.oval(x, -79, 6, 4.6, '#c98a4b', { weight: 0.8 });
  },
});

export const ramp = thing({
  id: 'ramp',
  name: 'a ramp',
  size: [124, 52],
  tallCm: 18,
  hold: 'both',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(58);
    h.solid('-60 0 34 -38 60 -48 -34 -10', tint(color, 0.25));
    h.solid('-60 0 34 -38 34 0', color);
    h.solid('34 -38 60 -48 60 -10 34 0', shade(color, 0.26));
    for (const [x, y] of points('-22 -15 0 -24 20 -32'))
      h.line(`${x} ${y} ${x + 26} ${y - 10}`, { weight: 0.6 });
    if (label) h.label(label, [-12, -17, 42, 14]);
  },
});

export const kennel = thing({
  id: 'kennel',
  name: 'a kennel',
  size: [110, 96],
  tallCm: 85,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c08f5f', accent: '#b0685a' },
  paint(h, { color, accent, label }) {
    h.ground(52);
    h.solid('-42 -54 0 -90 42 -54 42 0 -42 0', color);
    for (const y of [-40, -26, -13]) h.line(`-41 ${y} 41 ${y}`, { weight: 0.5 });
    h.solid('-54 -46 0 -96 54 -46 46 -40 0 -82 -46 -40', accent);
    h.soft('-18 0 -18 -28 0 -42 18 -28 18 0', '#4a4439', { tremble: 0.2 });
    if (label) h.label(label, [-24, -64, 48, 16]);
  },
});

export const crane = thing({
  id: 'crane',
  name: 'a crane',
  size: [122, 120],
  tallCm: 900,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#d9a441' },
  paint(h, { color }) {
    h.ground(54);
    h.solid('-40 -26 -30 -30 52 -112 58 -106 -22 -22', color);
    for (const t of [0.2, 0.4, 0.6, 0.8])
      h.line(`${-32 + t * 84} ${-28 - t * 82} ${-28 + t * 84} ${-18 - t * 84}`, { weight: 0.6 });
    h.line('54 -108 54 -52', { weight: 0.9 });
    h.curve('54 -52 60 -46 54 -40 48 -44', { weight: 1.6 });
    h.solid('-54 -40 -24 -40 -18 -30 -18 -14 -54 -14', color);
    h.solid('-48 -36 -28 -36 -25 -28 -48 -28', '#bcd2d6', { weight: 0.8 });
    h.soft('-60 -14 20 -14 26 -7 20 0 -56 0 -62 -7', '#57534c', { tremble: 0.2 });
    for (const x of [-48, -28, -8, 12]) h.oval(x, -7, 4.6, 4.6, '#cfc8ba', { weight: 0.7 });
  },
});
