import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const wood = '#a97f4f';
const dark = '#4a4439';
const terracotta = '#b86f4c';

export const flowerpot = silentThing('flowerpot', {
  size: [88, 86],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  color: terracotta,
  paint(h, { color }) {
    h.ground(36);
    h.soft('-34 -62 34 -62 24 0 -24 0', color).tone('8 -60 33 -60 23 -2 6 -2', shade(color, 0.18));
    h.soft('-42 -82 42 -82 40 -60 -40 -60', tint(color, 0.12)).oval(
      0,
      -82,
      41,
      8,
      shade(color, 0.4),
    );
    h.glint('-30 -52 -26 -16');
  },
});

export const chickenCoop = silentThing('hen-house', {
  size: [132, 108],
  tallCm: 150,
  hold: 'none',
  rests: 'floor',
  color: wood,
  accent: '#84383a',
  paint(h, { color, accent }) {
    h.ground(60);
    for (const x of [-50, 10]) h.line(`${x} -30 ${x} 0`, { weight: 2.6, color: shade(color, 0.3) });
    h.box(-56, -78, 72, 50, color).solid('-64 -76 -20 -106 24 -76', accent);
    for (const x of [-44, -32, -8, 4]) h.line(`${x} -76 ${x} -30`, { weight: 0.5 });
    h.soft('-30 -34 -30 -54 -20 -60 -10 -54 -10 -34', dark, { weight: 0.9 });
    h.solid('-28 -34 -12 -34 2 0 -14 0', shade(color, 0.12));
    for (const y of [-26, -18, -9])
      h.line(`${-24 - y * 0.4 - 8} ${y} ${-10 - y * 0.5 - 8} ${y}`, { weight: 0.7 });
    h.box(16, -54, 48, 54, '#efe4c8', { weight: 1 });
    for (const d of [0, 12, 24, 36])
      h.line(`${18 + d} -53 ${18 + d} -1`, { weight: 0.5 }).line(
        `17 ${-50 + d * 1.2} 63 ${-50 + d * 1.2}`,
        { weight: 0.5 },
      );
  },
});

export const petBed = silentThing('pet-bed', {
  size: [130, 52],
  tallCm: 22,
  hold: 'both',
  rests: 'floor',
  color: '#86603f',
  accent: '#efe4c8',
  paint(h, { color, accent }) {
    h.ground(58);
    h.soft('-62 -16 -56 -42 -30 -50 30 -50 56 -42 62 -16 50 0 -50 0', color);
    h.soft('-44 -24 -30 -38 30 -38 44 -24 34 -12 -34 -12', accent, { weight: 0.9 });
    h.soft('-60 -18 -36 -10 36 -10 60 -18 52 0 -52 0', tint(color, 0.15));
    h.curve('-20 -28 0 -24 20 -28', { weight: 0.6 });
  },
});

export const catTree = silentThing('cat-tree', {
  size: [100, 122],
  tallCm: 140,
  hold: 'none',
  rests: 'floor',
  color: '#c19a6b',
  accent: '#cfc8ba',
  paint(h, { color, accent }) {
    h.ground(46);
    for (const [x, y, to] of [
      [-22, -92, -6],
      [22, -58, -6],
    ] as const) {
      h.box(x - 6, y, 12, to - y, color);
      for (let at = y + 6; at < to; at += 7)
        h.line(`${x - 6} ${at} ${x + 6} ${at + 3}`, { weight: 0.5 });
    }
    h.box(-46, -8, 92, 8, accent).soft('-46 -100 2 -100 4 -90 -48 -90', accent);
    h.box(4, -62, 40, 7, accent).box(-46, -50, 38, 28, accent).oval(-28, -34, 9, 10, dark);
    h.soft('-40 -116 -6 -116 -2 -100 -44 -100', tint(accent, 0.2))
      .line('34 -55 34 -38', { weight: 0.7 })
      .dot(34, -34, 5, '#c2523d');
  },
});

export const petCarrier = silentThing('pet-carrier', {
  size: [112, 84],
  tallCm: 38,
  hold: 'handle',
  rests: 'floor',
  color: '#8fbcc4',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(50);
    h.curve('-22 -70 -18 -84 18 -84 22 -70', { weight: 3, color: accent });
    h.soft('-54 -36 -50 -64 -36 -72 40 -72 54 -62 54 -36', tint(color, 0.25)).soft(
      '-54 -38 54 -38 52 0 -50 0',
      color,
    );
    h.line('-54 -37 54 -37', { weight: 1.2 });
    h.box(14, -60, 34, 50, '#f5f0e4', { weight: 0.9 });
    for (const d of [6, 13, 20, 27]) h.line(`${14 + d} -59 ${14 + d} -11`, { weight: 0.8 });
    h.line('14 -36 48 -36', { weight: 0.8 });
    for (const x of [-40, -28, -16]) h.box(x, -60, 6, 14, accent, { weight: 0.5 });
  },
});

export const hedgeTrimmer = silentThing('hedge-trimmer', {
  size: [140, 60],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  color: '#d4813f',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(60);
    h.solid('-8 -20 66 -16 68 -10 -8 -8', steel);
    for (let x = 4; x < 66; x += 9)
      h.solid(`${x} -20 ${x + 5} -20 ${x + 4} -28 ${x + 1} -28`, steel, { weight: 0.6 }).solid(
        `${x} -8 ${x + 5} -8 ${x + 4} 0 ${x + 1} 0`,
        steel,
        { weight: 0.6 },
      );
    h.soft('-60 -8 -62 -30 -48 -40 -14 -34 -2 -24 -4 -4 -30 0', color);
    h.curve('-56 -32 -50 -56 -22 -54 -16 -34', { weight: 3.4, color: accent }).curve(
      '-6 -26 -2 -54 8 -50 6 -24',
      { weight: 2.6, color: accent },
    );
  },
});

export const strimmer = silentThing('strimmer', {
  size: [104, 116],
  tallCm: 140,
  hold: 'both',
  rests: 'floor',
  color: '#d4813f',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(44);
    h.line('40 -104 -30 -16', { weight: 2.8, color: steel });
    h.soft('30 -116 50 -110 52 -92 40 -84 28 -96', color).curve('6 -74 22 -84 24 -64 8 -58', {
      weight: 2.4,
      color: accent,
    });
    h.soft('-48 -14 -40 -30 -20 -26 -12 -12', color).soft('-40 -12 -24 -12 -24 -4 -40 -4', accent);
    h.curve('-40 -6 -56 -2 -60 -4', { weight: 0.9 }).curve('-24 -6 -10 0 0 -4', { weight: 0.9 });
    for (const [x, y] of points('-52 0 -14 0 6 0'))
      h.line(`${x} ${y} ${x + 2} ${y - 9}`, { weight: 1, color: '#6f9160' });
  },
});

export const leafBlower = silentThing('leaf-blower', {
  size: [136, 72],
  tallCm: 35,
  hold: 'handle',
  rests: 'floor',
  color: '#6f9160',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(56);
    h.solid('-8 -32 58 -16 66 -4 60 0 -10 -12', accent);
    h.soft('-62 -8 -62 -40 -44 -52 -16 -50 -2 -36 -4 -8 -26 -2', color).oval(
      -36,
      -26,
      15,
      15,
      accent,
    );
    for (const d of [-8, -2, 4, 10])
      h.line(`-46 ${-28 + d} -26 ${-28 + d}`, { weight: 0.6, color: steel });
    h.curve('-54 -46 -46 -70 -16 -68 -10 -44', { weight: 3.6, color: accent });
  },
});

export const compostBin = silentThing('compost-bin', {
  size: [96, 104],
  tallCm: 95,
  hold: 'none',
  rests: 'floor',
  color: '#4f6b45',
  accent: '#6b4a34',
  paint(h, { color, accent }) {
    h.ground(44);
    h.solid('-34 -86 34 -86 44 0 -44 0', color).tone(
      '10 -85 33 -85 43 -1 14 -1',
      shade(color, 0.2),
    );
    h.soft('-38 -88 -30 -102 30 -102 38 -88', tint(color, 0.15));
    for (const y of [-70, -54, -38])
      for (const x of [-20, 0, 20]) h.line(`${x - 7} ${y} ${x + 7} ${y}`, { weight: 1.1 });
    h.box(-18, -24, 36, 22, shade(color, 0.3), { weight: 0.9 }).tone(
      '-16 -10 -6 -16 6 -12 16 -8 16 -3 -16 -3',
      accent,
      true,
    );
  },
});
