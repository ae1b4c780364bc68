import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const dark = '#4a4439';
const brickRed = '#b3624a';

export const cementMixer = silentThing('cement-mixer', {
  size: [112, 112],
  tallCm: 140,
  hold: 'none',
  rests: 'floor',
  color: '#d4813f',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(48);
    h.line('-40 -2 -14 -62', { weight: 3, color: accent }).line('36 -2 16 -56', {
      weight: 3,
      color: accent,
    });
    h.line('-44 -2 40 -2', { weight: 3, color: accent });
    h.soft('-46 -96 -10 -110 30 -82 38 -52 16 -34 -14 -40 -44 -70', color);
    h.tone('6 -98 29 -82 36 -52 16 -36 0 -38 16 -66', shade(color, 0.2), true);
    h.oval(-32, -92, 20, 16, accent).curve('-40 -66 -12 -78 12 -104', { weight: 0.8 });
    h.oval(34, -14, 14, 14, accent).dot(34, -14, 5, steel);
  },
});

export const roadRoller = silentThing('road-roller', {
  size: [132, 92],
  tallCm: 240,
  hold: 'none',
  rests: 'floor',
  color: '#d6a63c',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(64);
    h.soft('-20 -24 -16 -56 42 -56 58 -42 58 -22', color);
    for (const x of [-12, 28]) h.line(`${x} -56 ${x + 2} -90`, { weight: 2.4, color: dark });
    h.solid('-20 -92 38 -92 40 -85 -22 -85', color).soft('-2 -70 14 -70 16 -56 -4 -56', dark);
    h.line('-20 -40 -44 -40 -44 -26', { weight: 4, color: shade(color, 0.2) });
    h.oval(-42, -26, 26, 26, accent)
      .oval(-42, -26, 18, 18, tint(accent, 0.25), { weight: 0.6 })
      .dot(-42, -26, 4);
    h.oval(40, -20, 20, 20, dark).oval(40, -20, 9, 9, accent, { weight: 0.7 });
  },
});

export const skip = silentThing('skip', {
  size: [140, 70],
  tallCm: 130,
  hold: 'none',
  rests: 'floor',
  color: '#d6a63c',
  paint(h, { color, label }) {
    h.ground(56);
    h.solid('-68 -60 68 -60 50 0 -50 0', color).tone(
      '24 -58 66 -58 49 -2 24 -2',
      shade(color, 0.16),
    );
    h.solid('-70 -64 70 -64 68 -56 -68 -56', shade(color, 0.25));
    for (const x of [-36, -10, 16, 40]) h.line(`${x} -56 ${x * 0.8} -2`, { weight: 0.8 });
    for (const [x, y] of points('-40 -68 -20 -74 4 -70 24 -76 44 -68'))
      h.soft(
        `${x - 12} ${y + 6} ${x - 6} ${y - 6} ${x + 8} ${y - 4} ${x + 12} ${y + 6}`,
        brickRed,
        { weight: 0.8 },
      );
    if (label) h.label(label, [-26, -44, 50, 24]);
  },
});

export const portableToilet = silentThing('portable-toilet', {
  size: [66, 120],
  tallCm: 230,
  hold: 'none',
  rests: 'floor',
  color: '#567fa8',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(34);
    h.box(-30, -104, 60, 104, color).tone('10 -103 29 -103 29 -1 10 -1', shade(color, 0.16));
    h.soft('-33 -104 -28 -118 28 -118 33 -104', accent);
    h.box(-20, -92, 40, 90, tint(color, 0.25), { weight: 0.8 });
    for (const y of [-84, -79, -74]) h.line(`-12 ${y} 12 ${y}`, { weight: 0.7 });
    h.oval(0, -56, 7, 7, accent, { weight: 0.7 }).box(10, -48, 6, 10, accent, { weight: 0.7 });
  },
});

export const fuseBox = silentThing('fuse-box', {
  size: [84, 106],
  tallCm: 60,
  hold: 'none',
  rests: 'wall',
  color: '#cfc8ba',
  accent: dark,
  paint(h, { color, accent }) {
    h.box(-40, -104, 80, 104, color).box(-32, -94, 64, 84, tint(color, 0.4), { weight: 0.8 });
    for (const y of [-86, -58])
      for (const x of [-26, -8, 10])
        h.box(x, y, 15, 20, accent, { weight: 0.6 }).tone(
          `${x + 4} ${y + 4} ${x + 11} ${y + 4} ${x + 11} ${y + 11} ${x + 4} ${y + 11}`,
          x < 0 ? '#f5f0e4' : '#c2523d',
        );
    h.box(-24, -30, 48, 14, '#8fbcc4', { weight: 0.7 });
    h.soft('0 -28 -6 -22 -1 -22 -3 -17 5 -24 0 -24', '#d6a63c', { weight: 0.5 });
  },
});

export const pressureWasher = silentThing('pressure-washer', {
  size: [116, 104],
  tallCm: 90,
  hold: 'none',
  rests: 'floor',
  color: '#d6a63c',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(44);
    h.curve('-30 -20 -28 -98 6 -98 4 -70', { weight: 2.8, color: accent });
    h.soft('-34 -16 -32 -66 -20 -76 8 -76 18 -64 20 -16', color, { tremble: 0.1 });
    h.box(-22, -60, 28, 18, accent, { weight: 0.8 }).oval(-8, -28, 10, 10, steel);
    h.oval(-28, -13, 13, 13, accent).dot(-28, -13, 4, steel);
    h.curve('18 -30 38 -14 46 -40 40 -60', { weight: 1.8, color: accent });
    h.line('40 -60 52 -96', { weight: 2.6, color: steel }).solid(
      '34 -62 48 -58 46 -50 36 -50',
      accent,
    );
    for (const d of [-5, 0, 5]) h.line(`52 -97 ${56 + d} -104`, { weight: 0.6 });
  },
});

export const weldingMask = silentThing('welding-mask', {
  size: [76, 100],
  tallCm: 32,
  hold: 'both',
  rests: 'surface',
  color: '#4f4a42',
  accent: '#6f9160',
  paint(h, { color, accent }) {
    h.ground(30);
    h.soft('-30 -92 0 -100 30 -92 36 -52 28 -14 10 0 -10 0 -28 -14 -36 -52', color);
    h.tone('8 -96 29 -90 35 -52 27 -15 10 -2 8 -40', shade(color, 0.3), true);
    h.box(-23, -72, 46, 22, steel, { weight: 0.9 }).box(-18, -68, 36, 14, accent, { weight: 0.7 });
    h.line('-14 -56 -6 -66', { weight: 0.6, color: '#f5f0e4' });
  },
});
