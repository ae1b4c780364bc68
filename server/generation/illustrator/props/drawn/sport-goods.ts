import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const wood = '#a97f4f';
const dark = '#4a4439';

export const hammock = silentThing('hammock', {
  size: [150, 90],
  tallCm: 130,
  hold: 'none',
  rests: 'floor',
  color: '#c2523d',
  accent: wood,
  paint(h, { color, accent }) {
    h.ground(66);
    h.solid('-70 0 -66 -88 -60 -88 -62 0', accent).solid('62 0 60 -88 66 -88 70 0', accent);
    h.line('-63 -78 -44 -60', { weight: 1.2 }).line('63 -78 44 -60', { weight: 1.2 });
    h.soft('-48 -64 -20 -44 0 -40 20 -44 48 -64 40 -36 16 -20 0 -17 -16 -20 -40 -36', color);
    h.curve('-44 -56 -18 -36 0 -32 18 -36 44 -56', { weight: 0.7 });
    for (const x of points('-26 -46 -10 -40 8 -40 24 -46').map(([at]) => at))
      h.line(`${x} -40 ${x * 0.7} -19`, { weight: 0.6, color: shade(color, 0.3) });
  },
});

export const surfboard = silentThing('surfboard', {
  size: [44, 118],
  tallCm: 190,
  hold: 'both',
  rests: 'floor',
  color: '#efe4c8',
  accent: '#47868a',
  paint(h, { color, accent, label }) {
    h.ground(20);
    h.soft('0 -118 12 -100 20 -66 18 -26 8 0 -8 0 -18 -26 -20 -66 -12 -100', color);
    h.tone('4 -110 14 -92 19 -62 17 -26 8 -3 4 -3', shade(color, 0.12), true);
    h.tone('-19 -58 19 -58 19 -46 -19 -46', accent).tone('-18 -40 18 -40 18 -35 -18 -35', accent);
    h.line('0 -114 0 -62', { weight: 0.6 }).line('0 -32 0 -4', { weight: 0.6 });
    if (label) h.name(label, [-16, -88, 32, 20]);
  },
});

export const snowboard = silentThing('snowboard', {
  size: [40, 114],
  tallCm: 150,
  hold: 'both',
  rests: 'floor',
  color: '#567fa8',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(18);
    h.soft(
      '-12 -112 0 -116 12 -112 17 -98 13 -58 17 -16 12 -2 0 2 -12 -2 -17 -16 -13 -58 -17 -98',
      color,
    );
    h.tone('3 -113 12 -110 16 -97 12 -58 16 -16 12 -4 3 0', shade(color, 0.2), true);
    for (const y of [-86, -40]) {
      h.soft(`-15 ${y - 8} 15 ${y - 8} 17 ${y + 8} -17 ${y + 8}`, accent, { weight: 0.8 });
      h.line(`-15 ${y} 15 ${y}`, { weight: 1.6, color: steel });
    }
  },
});

export const sleepingBag = silentThing('sleeping-bag', {
  size: [120, 62],
  tallCm: 30,
  hold: 'both',
  rests: 'floor',
  color: '#6f9160',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(56);
    h.soft('-44 -60 44 -58 58 -50 58 -8 44 0 -44 2', color);
    h.tone('-40 -16 56 -16 54 -3 44 -1 -40 0', shade(color, 0.2));
    h.oval(-42, -29, 17, 31, tint(color, 0.2));
    h.curve('-42 -48 -32 -42 -32 -16 -42 -10 -51 -20 -50 -38 -42 -40 -38 -30 -42 -22', {
      weight: 0.8,
    });
    for (const x of [-10, 32]) {
      h.solid(`${x} -60 ${x + 8} -60 ${x + 8} 1 ${x} 1`, accent, { weight: 0.7 });
      h.box(x - 1, -34, 10, 10, steel, { weight: 0.6 });
    }
  },
});

export const punchingBag = silentThing('punching-bag', {
  size: [50, 120],
  tallCm: 130,
  hold: 'none',
  rests: 'air',
  color: '#84383a',
  accent: steel,
  paint(h, { color, accent }) {
    for (const x of [-16, 16]) h.line(`0 -118 ${x} -92`, { weight: 1.4, color: accent });
    h.oval(0, -118, 4, 4, accent);
    h.soft('-21 -94 21 -94 22 -6 12 0 -12 0 -22 -6', color, { tremble: 0.2 });
    h.tone('7 -93 20 -93 21 -7 12 -2 7 -2', shade(color, 0.25));
    h.solid('-22 -94 22 -94 22 -82 -22 -82', shade(color, 0.35)).line('-21 -40 21 -40', {
      weight: 0.8,
    });
    h.glint('-16 -74 -16 -48');
  },
});

export const trampoline = silentThing('trampoline', {
  size: [150, 72],
  tallCm: 90,
  hold: 'none',
  rests: 'floor',
  color: '#567fa8',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(64);
    for (const x of [-56, -22, 22, 56]) h.line(`${x} -44 ${x} 0`, { weight: 2.4, color: dark });
    for (const x of [-39, 39]) h.line(`${x - 17} -1 ${x + 17} -1`, { weight: 2.2, color: dark });
    h.oval(0, -48, 72, 22, color).oval(0, -50, 56, 15, accent);
    for (const [x, y] of points('-50 -42 -30 -36 0 -33 30 -36 50 -42 -40 -60 0 -66 40 -60'))
      h.line(`${x} ${y} ${x * 0.93} ${y - (y < -50 ? -3 : 3)}`, { weight: 0.6 });
  },
});

export const golfClub = silentThing('golf-club', {
  size: [60, 118],
  tallCm: 110,
  hold: 'grip',
  rests: 'floor',
  color: steel,
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(22);
    h.line('22 -116 -12 -14', { weight: 2.4, color }).line('23 -116 -11 -14', { weight: 0.6 });
    h.line('23 -118 11 -82', { weight: 4.2, color: accent });
    h.soft('-6 -18 -10 -2 -28 0 -36 -6 -30 -16 -16 -20', color);
    h.oval(20, -6, 6, 6, '#f5f0e4');
  },
});

export const bicyclePump = silentThing('bicycle-pump', {
  size: [60, 112],
  tallCm: 60,
  hold: 'grip',
  rests: 'floor',
  color: '#c2523d',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(28);
    h.solid('-26 -8 26 -8 28 0 -28 0', accent);
    h.box(-9, -78, 18, 70, color).tone('2 -77 8 -77 8 -9 2 -9', shade(color, 0.22));
    h.line('0 -78 0 -102', { weight: 2.6, color: steel });
    h.soft('-26 -110 26 -110 26 -101 -26 -101', accent);
    h.curve('9 -16 28 -22 30 -56 16 -66', { weight: 2, color: accent });
  },
});

export const tricycle = silentThing('tricycle', {
  size: [112, 88],
  tallCm: 60,
  hold: 'none',
  rests: 'floor',
  color: '#c2523d',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(50);
    h.line('32 -26 20 -76', { weight: 3, color }).line('20 -76 8 -80', {
      weight: 3,
      color: accent,
    });
    h.curve('26 -46 0 -30 -30 -22', { weight: 4, color });
    h.soft('-40 -48 -14 -46 -12 -38 -38 -38', accent).line('-26 -38 -26 -24', {
      weight: 2.6,
      color,
    });
    for (const [x, r] of [
      [34, 25],
      [-28, 16],
      [-44, 16],
    ] as const)
      h.oval(x, -r, r, r, accent)
        .oval(x, -r, r * 0.68, r * 0.68, '#faf6ec', { weight: 0.6 })
        .dot(x, -r, r * 0.18, color);
    h.line('34 -26 46 -18', { weight: 2 }).line('40 -16 50 -18', { weight: 2.4 });
  },
});

export const toyCar = silentThing('toy-car', {
  size: [108, 60],
  tallCm: 8,
  hold: 'both',
  rests: 'surface',
  color: '#c2523d',
  accent: wood,
  paint(h, { color, accent }) {
    h.ground(50);
    h.soft('-52 -14 -52 -32 -30 -36 -20 -56 18 -56 30 -36 52 -30 52 -14', color, { tremble: 0.1 });
    h.soft('-15 -50 -2 -50 -2 -37 -22 -37', tint(color, 0.65), { weight: 0.7 });
    h.soft('4 -50 15 -50 23 -37 4 -37', tint(color, 0.65), { weight: 0.7 });
    for (const x of [-28, 28]) h.oval(x, -13, 13, 13, accent).dot(x, -13, 3.4);
    h.line('-50 -24 50 -22', { weight: 0.6 });
  },
});

export const dollhouse = silentThing('dollhouse', {
  size: [104, 112],
  tallCm: 70,
  hold: 'none',
  rests: 'floor',
  color: '#efe4c8',
  accent: '#c2523d',
  paint(h, { color, accent }) {
    h.ground(50);
    h.box(-44, -72, 88, 72, color).solid('-52 -70 0 -112 52 -70', accent);
    h.tone('6 -106 50 -71 6 -71', shade(accent, 0.2));
    h.line('-44 -37 44 -37', { weight: 1.4 }).line('0 -72 0 0', { weight: 1.4 });
    h.box(-36, -62, 14, 16, '#8fbcc4', { weight: 0.7 }).box(14, -62, 14, 16, '#8fbcc4', {
      weight: 0.7,
    });
    h.box(-32, -12, 22, 6, '#86603f', { weight: 0.7 })
      .line('-30 -6 -30 0', { weight: 0.8 })
      .line('-12 -6 -12 0', { weight: 0.8 });
    h.box(12, -14, 24, 10, '#567fa8', { weight: 0.7 }).box(12, -20, 6, 8, '#567fa8', {
      weight: 0.7,
    });
    h.oval(0, -86, 7, 7, '#8fbcc4', { weight: 0.8 });
  },
});
