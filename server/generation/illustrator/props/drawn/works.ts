import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const wood = '#a97f4f';
const dark = '#4a4439';

export const ringBinder = silentThing('ring-binder', {
  size: [72, 108],
  tallCm: 32,
  hold: 'both',
  rests: 'surface',
  color: '#567fa8',
  accent: '#f5f0e4',
  paint(h, { color, accent, label }) {
    h.ground(36);
    h.solid('-12 -106 34 -100 34 -2 -12 0', color).solid(
      '-34 -102 -12 -106 -12 0 -34 -6',
      shade(color, 0.25),
    );
    h.solid('-8 -106 -8 -100 32 -96 34 -100', accent, { weight: 0.7 });
    h.solid('-30 -84 -16 -86 -16 -50 -30 -48', accent, { weight: 0.8 })
      .oval(-23, -24, 6, 7, steel)
      .oval(-23, -24, 3, 4, dark, { weight: 0.5 });
    if (label) h.label(label, [-4, -76, 34, 22]);
    else h.line('0 -70 24 -68', { weight: 0.8 });
  },
});

export const tripod = silentThing('tripod', {
  size: [92, 118],
  tallCm: 140,
  hold: 'none',
  rests: 'floor',
  color: '#4f4a42',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(40);
    for (const x of [-40, 8, 42])
      h.line(`0 -82 ${x} 0`, { weight: 3.2, color }).line(`${x * 0.55} -36 ${x} 0`, {
        weight: 1.2,
        color: accent,
      });
    h.box(-5, -102, 10, 30, color)
      .soft('-16 -112 16 -112 18 -102 -18 -102', accent)
      .line('14 -96 36 -82', { weight: 2.2, color });
    h.line('-20 -42 22 -42', { weight: 1.2, color: accent });
  },
});

export const rollUpBanner = silentThing('roll-up-banner', {
  size: [64, 120],
  tallCm: 200,
  hold: 'none',
  rests: 'floor',
  color: '#567fa8',
  accent: '#f5f0e4',
  paint(h, { color, accent, label }) {
    h.ground(34);
    h.box(-26, -116, 52, 108, accent)
      .tone('-25 -115 25 -115 25 -78 -25 -78', color)
      .soft('-32 -8 32 -8 34 0 -34 0', steel);
    h.box(-27, -118, 54, 5, steel, { weight: 0.7 });
    if (label) h.name(label, [-22, -108, 44, 24]);
    for (const y of [-64, -54, -44, -34])
      h.line(`-18 ${y} ${y % 4 ? 12 : 18} ${y}`, { weight: 0.8 });
  },
});

export const circuitBoard = silentThing('circuit-board', {
  size: [116, 88],
  tallCm: 14,
  hold: 'grip',
  rests: 'surface',
  color: '#5b8a5a',
  accent: dark,
  paint(h, { color, accent }) {
    h.box(-56, -86, 112, 84, color);
    for (const line of [
      '-50 -20 -30 -20 -30 -40',
      '-50 -12 -18 -12 -18 -36',
      '20 -60 44 -60 44 -76',
      '20 -48 50 -48',
      '4 -36 4 -10 46 -10',
      '-6 -36 -6 -18 30 -18',
    ])
      h.line(line, { weight: 0.7, color: '#d6c36a' });
    h.box(-30, -66, 50, 30, accent).box(-24, -60, 38, 18, shade(accent, 0.2), { weight: 0.4 });
    for (const x of [-26, -18, -10, -2, 6, 14])
      h.line(`${x} -72 ${x} -66`, { weight: 1, color: steel }).line(`${x} -36 ${x} -30`, {
        weight: 1,
        color: steel,
      });
    h.oval(-42, -70, 8, 8, steel)
      .oval(38, -30, 7, 7, '#567fa8')
      .box(26, -80, 12, 12, steel, { weight: 0.7 })
      .box(-50, -48, 10, 16, '#c2523d', { weight: 0.7 });
    for (const [x, y] of points('-51 -81 51 -81 -51 -7 51 -7')) h.dot(x, y, 2.4, '#f5f0e4');
  },
});

export const ballBearing = silentThing('ball-bearing', {
  size: [104, 104],
  tallCm: 8,
  hold: 'grip',
  rests: 'surface',
  color: steel,
  accent: dark,
  paint(h, { color, accent }) {
    h.oval(0, -52, 51, 51, color).oval(0, -52, 40, 40, accent, { weight: 0.8 });
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2;
      h.oval(Math.cos(a) * 32, -52 + Math.sin(a) * 32, 8, 8, tint(color, 0.4), { weight: 0.8 });
    }
    h.oval(0, -52, 24, 24, color).oval(0, -52, 14, 14, '#faf6ec');
  },
});

export const drillPress = silentThing('drill-press', {
  size: [84, 120],
  tallCm: 160,
  hold: 'none',
  rests: 'floor',
  color: '#6f9160',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(38);
    h.soft('-36 -10 36 -10 38 0 -38 0', color).box(-26, -96, 9, 88, accent);
    h.soft('-36 -118 20 -118 34 -108 32 -88 -36 -86', color).tone(
      '6 -116 20 -116 32 -107 31 -90 6 -89',
      shade(color, 0.2),
    );
    h.solid('6 -88 22 -88 19 -70 9 -70', accent).line('14 -70 14 -54', { weight: 2 });
    h.solid('-20 -48 36 -48 36 -41 -20 -41', accent)
      .line('30 -98 46 -86', { weight: 2 })
      .dot(46, -86, 4, '#c2523d');
    h.oval(-14, -102, 7, 7, accent, { weight: 0.7 });
  },
});

export const lathe = silentThing('lathe', {
  size: [150, 92],
  tallCm: 130,
  hold: 'none',
  rests: 'floor',
  color: '#567fa8',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(68);
    h.solid('-68 0 -66 -40 -34 -40 -32 0', shade(color, 0.15)).solid(
      '40 0 42 -40 64 -40 66 0',
      shade(color, 0.15),
    );
    h.solid('-70 -50 68 -50 68 -38 -70 -38', accent).soft(
      '-70 -50 -70 -90 -36 -90 -30 -82 -30 -50',
      color,
    );
    h.oval(-26, -70, 9, 15, accent)
      .solid('-20 -74 30 -73 30 -66 -20 -65', '#c19a6b')
      .soft('32 -50 34 -80 58 -80 62 -50', color)
      .solid('28 -73 34 -75 34 -64 28 -67', accent);
    h.solid('-2 -50 0 -60 16 -60 18 -50', shade(accent, 0.25)).oval(10, -44, 7, 7, dark);
    h.oval(-56, -76, 6, 6, '#c2523d', { weight: 0.7 });
  },
});

export const loom = silentThing('loom', {
  size: [128, 112],
  tallCm: 150,
  hold: 'none',
  rests: 'floor',
  color: wood,
  accent: '#84383a',
  paint(h, { color, accent }) {
    h.ground(58);
    for (const x of [-56, 48]) h.box(x, -108, 8, 108, color);
    for (const y of [-108, -70, -30]) h.box(-60, y, 120, 8, tint(color, 0.12));
    for (let x = -42; x <= 42; x += 6)
      h.line(`${x} -100 ${x} -44`, { weight: 0.6, color: '#cfc8ba' });
    h.solid('-44 -52 44 -52 44 -30 -44 -30', accent);
    for (const y of [-46, -40, -35]) h.line(`-43 ${y} 43 ${y}`, { weight: 0.6, color: '#efe4c8' });
    h.solid('-50 -60 -18 -64 -14 -60 -18 -56', '#86603f', { weight: 0.8 });
    h.line('-40 -10 40 -10', { weight: 3, color: shade(color, 0.2) });
  },
});

export const printingPress = silentThing('printing-press', {
  size: [112, 112],
  tallCm: 170,
  hold: 'none',
  rests: 'floor',
  color: '#4f4a42',
  accent: wood,
  paint(h, { color, accent }) {
    h.ground(52);
    for (const x of [-42, 32]) h.soft(`${x} 0 ${x} -100 ${x + 10} -104 ${x + 10} 0`, color);
    h.soft('-50 -100 -40 -112 40 -112 50 -100 50 -92 -50 -92', color)
      .line('0 -92 0 -70', { weight: 5, color: steel })
      .line('0 -80 50 -70', { weight: 3, color: accent })
      .dot(50, -70, 4, '#c2523d');
    h.solid('-28 -70 28 -70 30 -60 -30 -60', steel)
      .solid('-30 -52 30 -52 30 -47 -30 -47', '#f5f0e4')
      .solid('-54 -47 54 -47 54 -36 -54 -36', accent);
    h.line('-44 -18 44 -18', { weight: 3, color });
  },
});

export const airCompressor = silentThing('air-compressor', {
  size: [128, 92],
  tallCm: 70,
  hold: 'none',
  rests: 'floor',
  color: '#c2523d',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(58);
    h.soft('-58 -28 -52 -46 40 -46 50 -28 40 -10 -52 -10', color).tone(
      '-54 -20 48 -20 40 -11 -52 -11',
      shade(color, 0.2),
    );
    h.oval(-40, -10, 11, 11, accent).line('34 -12 34 0', { weight: 3 });
    h.box(-40, -72, 34, 26, accent).soft('-4 -50 -2 -82 26 -82 28 -50', steel);
    for (const y of [-76, -70, -64, -58]) h.line(`-2 ${y} 26 ${y}`, { weight: 0.7 });
    h.line('40 -44 58 -80', { weight: 2.6, color: accent }).line('48 -80 62 -80', {
      weight: 3,
      color: accent,
    });
    h.oval(38, -56, 8, 8, '#f5f0e4').line('38 -56 42 -60', { weight: 0.8 });
  },
});

export const electricMeter = silentThing('meter', {
  size: [80, 106],
  tallCm: 30,
  hold: 'none',
  rests: 'wall',
  color: '#cfc8ba',
  accent: dark,
  paint(h, { color, accent }) {
    h.soft('-38 -104 38 -104 38 -2 -38 -2', color, { tremble: 0.1 }).oval(
      0,
      -64,
      30,
      30,
      '#f5f0e4',
    );
    h.box(-22, -80, 44, 14, accent, { weight: 0.8 });
    for (const x of [-14, -5, 4, 13])
      h.line(`${x} -77 ${x} -69`, { weight: 1.2, color: '#f5f0e4' });
    h.line('-20 -52 20 -52', { weight: 2.2, color: steel }).dot(4, -52, 2, '#c2523d');
    h.box(-20, -26, 40, 12, tint(color, 0.4), { weight: 0.7 });
  },
});

export const antenna = silentThing('antenna', {
  size: [112, 118],
  tallCm: 200,
  hold: 'none',
  rests: 'floor',
  color: '#7d7a73',
  paint(h, { color }) {
    h.ground(20);
    h.line('0 0 0 -112', { weight: 3.4, color }).line('0 0 0 -112', { weight: 0.6 });
    h.line('-52 -90 54 -96', { weight: 2.6, color }).line('-52 -90 54 -96', { weight: 0.6 });
    for (const [x, r] of [
      [-48, 20],
      [-30, 17],
      [-12, 15],
      [16, 12],
      [34, 10],
      [50, 8],
    ] as const)
      h.line(`${x - 3} ${-93 - r} ${x + 3} ${-93 + r}`, { weight: 1.6 });
  },
});

export const waterFilter = silentThing('water-filter', {
  size: [84, 108],
  tallCm: 28,
  hold: 'handle',
  rests: 'surface',
  color: '#8fbcc4',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(34);
    h.curve('30 -84 48 -76 46 -34 28 -22', { weight: 3.4, color: '#47868a' });
    h.soft('-34 -90 34 -90 28 -2 -28 -2', tint(color, 0.55)).solid(
      '-31 -50 31 -50 28 -3 -28 -3',
      color,
      { weight: 0.7 },
    );
    h.solid('-16 -78 16 -78 12 -34 -12 -34', accent, { weight: 0.9 });
    for (const y of [-68, -60, -52, -44]) h.line(`-11 ${y} 11 ${y}`, { weight: 0.6 });
    h.soft('-44 -92 -36 -102 34 -102 38 -88 -34 -88', accent);
  },
});
