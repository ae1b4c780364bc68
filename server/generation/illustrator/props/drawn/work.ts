import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';

export const cable = silentThing('cable', {
  size: [104, 84],
  tallCm: 14,
  hold: 'both',
  rests: 'surface',
  color: '#4f4a42',
  paint(h, { color }) {
    h.ground(42);
    for (const [rx, ry] of points('40 30 34 25 28 20'))
      h.s.ellipse(0, -36, rx, ry, { size: 4.6, color });
    h.curve('34 -52 46 -66 44 -76', { weight: 2, color }).box(39, -84, 10, 11, steel, {
      weight: 0.8,
    });
    h.curve('-30 -18 -44 -12 -50 -4', { weight: 2, color }).box(-54, -8, 11, 8, steel, {
      weight: 0.8,
    });
    h.box(-8, -12, 16, 9, '#c2523d', { weight: 0.7 });
  },
});

export const serverRack = silentThing('server-rack', {
  size: [70, 118],
  tallCm: 190,
  hold: 'none',
  rests: 'floor',
  color: '#3f4a55',
  paint(h, { color }) {
    h.ground(34);
    h.box(-34, -116, 68, 114, color);
    for (let y = -110; y < -12; y += 14) {
      h.box(-28, y, 56, 11, tint(color, 0.2), { weight: 0.6 });
      h.line(`-22 ${y + 5.5} 4 ${y + 5.5}`, { weight: 0.6 })
        .dot(14, y + 5.5, 1.8, '#9fd07a')
        .dot(21, y + 5.5, 1.8, '#ffd21f');
    }
  },
});

export const fabricRoll = silentThing('fabric-roll', {
  size: [128, 60],
  tallCm: 22,
  hold: 'both',
  rests: 'surface',
  color: '#84686a',
  paint(h, { color }) {
    h.ground(58);
    h.soft('-52 -46 50 -46 54 -24 50 -2 -52 -2', color, { tremble: 0.1 });
    h.tone('-52 -16 52 -16 49 -3 -52 -3', shade(color, 0.2));
    h.solid('-40 -4 44 -4 52 4 -34 4', tint(color, 0.15), { weight: 0.8 });
    h.oval(-52, -24, 12, 22, tint(color, 0.3))
      .oval(-52, -24, 7, 13, color, { weight: 0.7 })
      .oval(-52, -24, 3, 5, '#c9ac84', { weight: 0.6 });
    for (const x of [-24, 2, 28]) h.curve(`${x} -45 ${x + 4} -24 ${x} -3`, { weight: 0.5 });
  },
});

export const sewingMachine = silentThing('sewing-machine', {
  size: [120, 92],
  tallCm: 32,
  hold: 'none',
  rests: 'surface',
  color: '#6f9a96',
  paint(h, { color }) {
    h.ground(58);
    h.soft('-56 -14 56 -14 58 0 -58 0', shade(color, 0.2), { tremble: 0.1 });
    h.soft(
      '-50 -52 -52 -76 -44 -84 40 -86 50 -78 50 -14 26 -14 26 -58 -22 -60 -24 -48 -42 -46',
      color,
      { tremble: 0.1 },
    );
    h.tone('34 -84 48 -77 48 -15 34 -15', shade(color, 0.18));
    h.line('-33 -47 -33 -16', { weight: 1.6 }).box(-40, -20, 15, 4, steel, { weight: 0.7 });
    h.oval(54, -64, 9, 13, steel).box(-6, -94, 10, 10, '#c2523d', { weight: 0.8 });
    h.curve('-1 -88 -20 -90 -34 -74 -33 -52', { weight: 0.6, color: '#c2523d' });
    h.oval(14, -70, 6, 6, '#f5f0e4', { weight: 0.7 });
  },
});

export const tapeMeasure = silentThing('tape-measure', {
  size: [112, 72],
  tallCm: 8,
  hold: 'grip',
  rests: 'surface',
  color: '#d6a63c',
  paint(h, { color }) {
    h.ground(50);
    h.solid('10 -12 54 -12 54 -2 10 -2', tint(color, 0.4)).box(52, -16, 4, 16, steel, {
      weight: 0.7,
    });
    for (let x = 22; x < 52; x += 6) h.line(`${x} -12 ${x} -7`, { weight: 0.6 });
    h.soft('-54 -8 -54 -48 -40 -68 -6 -70 14 -56 16 -2 8 0 -46 0', color, { tremble: 0.1 });
    h.oval(-20, -36, 20, 20, '#4a4439').oval(-20, -36, 12, 12, tint(color, 0.3), { weight: 0.7 });
  },
});

export const pliers = silentThing('pliers', {
  size: [56, 112],
  tallCm: 18,
  hold: 'grip',
  rests: 'surface',
  color: '#c2523d',
  accent: steel,
  paint(h, { color, accent }) {
    h.solid('-12 -60 -10 -98 -2 -112 -1 -70', accent).solid(
      '12 -60 10 -98 2 -112 1 -70',
      shade(accent, 0.2),
    );
    h.soft('-8 -62 8 -54 22 -30 26 -2 18 0 12 -28 -2 -46', shade(color, 0.15)).soft(
      '8 -62 -8 -54 -22 -30 -26 -2 -18 0 -12 -28 2 -46',
      color,
    );
    h.oval(0, -60, 8, 8, accent).dot(0, -60, 2);
  },
});

export const pallet = silentThing('pallet', {
  size: [128, 34],
  tallCm: 14,
  hold: 'none',
  rests: 'floor',
  color: '#c19a6b',
  paint(h, { color }) {
    h.ground(60);
    h.box(-62, -8, 124, 7, shade(color, 0.2), { weight: 0.8 });
    for (const x of [-62, -10, 42]) h.box(x, -22, 20, 14, shade(color, 0.3), { weight: 0.8 });
    h.solid('-64 -24 -50 -34 50 -34 64 -24', tint(color, 0.2)).box(-64, -25, 128, 5, color, {
      weight: 0.9,
    });
    for (const x of [-34, -8, 18, 40]) h.line(`${x * 0.9} -33 ${x * 1.1} -25`, { weight: 0.5 });
  },
});

export const piano = silentThing('piano', {
  size: [128, 104],
  tallCm: 120,
  hold: 'none',
  rests: 'floor',
  color: '#6b4a34',
  paint(h, { color }) {
    h.ground(62);
    h.box(-58, -102, 116, 96, color).box(-62, -104, 124, 8, shade(color, 0.15));
    h.box(-48, -90, 96, 26, tint(color, 0.12), { weight: 0.7 }).box(
      -48,
      -36,
      96,
      28,
      tint(color, 0.08),
      { weight: 0.7 },
    );
    h.box(-62, -60, 124, 8, shade(color, 0.2)).box(-56, -54, 112, 9, '#f5f0e4', { weight: 0.8 });
    for (let x = -50; x < 54; x += 8) h.line(`${x} -54 ${x} -46`, { weight: 0.5 });
    for (const x of [-46, -38, -22, -14, -6, 10, 18, 34, 42])
      h.tone(`${x} -54 ${x + 4} -54 ${x + 4} -49 ${x} -49`, '#3b3630');
    for (const x of [-60, 52]) h.box(x, -48, 8, 48, shade(color, 0.25), { weight: 0.9 });
  },
});

export const violin = silentThing('violin', {
  size: [44, 116],
  tallCm: 60,
  hold: 'grip',
  rests: 'surface',
  color: '#b06a3a',
  accent: '#3b3630',
  paint(h, { color, accent }) {
    h.box(-3, -108, 6, 52, accent, { weight: 0.8 }).soft(
      '-5 -106 0 -116 5 -106',
      shade(color, 0.2),
    );
    for (const [a, b] of points('-9 -104 9 -100')) h.line(`0 ${b} ${a} ${b}`, { weight: 1.4 });
    h.soft(
      '-14 -60 -18 -48 -10 -38 -18 -26 -20 -10 -10 0 10 0 20 -10 18 -26 10 -38 18 -48 14 -60 0 -64',
      color,
    );
    h.tone('4 -62 13 -58 16 -48 8 -38 17 -26 18 -10 9 -2 2 -2', shade(color, 0.16), true);
    h.box(-3, -60, 6, 24, accent, { weight: 0.6 })
      .solid('-4 -16 4 -16 2 -4 -2 -4', accent, { weight: 0.6 })
      .line('-8 -24 8 -24', { weight: 1.2 });
    for (const side of [-1, 1])
      h.curve(`${side * 9} -34 ${side * 12} -26 ${side * 9} -18`, { weight: 0.8 });
  },
});
