import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const dark = '#4a4439';
const skin = '#d9a585';

export const hospitalBed = silentThing('hospital-bed', {
  size: [146, 86],
  tallCm: 100,
  hold: 'none',
  rests: 'floor',
  color: '#8fbcc4',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(62);
    for (const x of [-52, 52])
      h.line(`${x} -30 ${x} -8`, { weight: 3, color: accent }).oval(x, -5, 5, 5, dark);
    h.solid('-62 -34 62 -34 62 -26 -62 -26', accent)
      .line('-64 -80 -64 -22', { weight: 3.4, color: accent })
      .line('64 -60 64 -22', { weight: 3.4, color: accent });
    h.soft('-60 -36 -58 -62 -50 -66 -18 -48 60 -48 60 -34', '#f5f0e4');
    h.soft('-12 -52 60 -54 62 -36 -14 -36', color).soft(
      '-58 -72 -34 -62 -34 -54 -56 -62',
      '#f5f0e4',
      { weight: 0.9 },
    );
    for (const y of [-62, -54]) h.line(`-6 ${y - 6} 34 ${y - 6}`, { weight: 1.4, color: accent });
    h.line('-6 -68 -6 -48', { weight: 1.4, color: accent }).line('34 -68 34 -50', {
      weight: 1.4,
      color: accent,
    });
  },
});

export const stairlift = silentThing('stairlift', {
  size: [132, 112],
  tallCm: 160,
  hold: 'none',
  rests: 'floor',
  color: '#dccaa6',
  accent: '#84383a',
  paint(h, { color, accent }) {
    h.ground(60);
    h.solid('-64 0 -64 -14 -32 -14 -32 -28 0 -28 0 -42 32 -42 32 -56 64 -56 64 0', color);
    h.line('-62 -22 62 -78', { weight: 4, color: steel });
    h.solid('-16 -50 8 -58 10 -44 -12 -38', steel);
    h.soft('-24 -62 12 -62 14 -54 -24 -54', accent).soft('4 -62 8 -104 18 -106 18 -60', accent);
    h.line('-16 -76 10 -76', { weight: 3, color: shade(accent, 0.3) })
      .line('-24 -54 -30 -36', { weight: 2, color: steel })
      .line('-40 -36 -22 -36', { weight: 3 });
  },
});

export const bloodPressureMonitor = silentThing('blood-pressure-monitor', {
  size: [124, 78],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  color: '#f5f0e4',
  accent: '#33455f',
  paint(h, { color, accent }) {
    h.ground(54);
    h.curve('-10 -16 14 0 26 -20 22 -34', { weight: 1.8 });
    h.soft('-58 -58 -12 -62 -6 -10 -52 -2', color, { tremble: 0.1 }).soft(
      '-52 -52 -18 -55 -14 -28 -48 -24',
      '#b9c8b4',
      { weight: 0.8 },
    );
    for (const y of [-46, -36]) h.line(`-44 ${y} -24 ${y - 2}`, { weight: 1.6 });
    h.oval(-30, -14, 7, 5, '#567fa8', { weight: 0.7 });
    h.soft('12 -66 50 -70 58 -56 56 -32 18 -26 10 -44', accent).oval(
      14,
      -46,
      6,
      19,
      shade(accent, 0.3),
    );
    h.curve('26 -64 34 -48 30 -30', { weight: 0.6, color: '#f5f0e4' });
  },
});

export const denture = silentThing('dentures', {
  size: [104, 74],
  tallCm: 4,
  hold: 'grip',
  rests: 'surface',
  color: '#dc9b99',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(46);
    h.soft('-50 -40 -42 -64 0 -74 42 -64 50 -40 36 -42 0 -50 -36 -42', color);
    h.soft('-50 -34 -40 -10 0 0 40 -10 50 -34 34 -26 0 -20 -34 -26', color);
    for (let i = -3; i <= 3; i++) {
      const [x, y] = [i * 12, -50 + i * i * 0.9];
      h.soft(`${x - 6} ${y - 4} ${x + 6} ${y - 4} ${x + 5} ${y + 9} ${x - 5} ${y + 9}`, accent, {
        weight: 0.8,
      });
      h.soft(
        `${x - 6} ${-20 - i * i * 0.7} ${x + 6} ${-20 - i * i * 0.7} ${x + 5} ${-32 - i * i * 0.5} ${x - 5} ${-32 - i * i * 0.5}`,
        accent,
        { weight: 0.8 },
      );
    }
  },
});

export const prostheticLeg = silentThing('prosthetic-leg', {
  size: [64, 118],
  tallCm: 60,
  hold: 'both',
  rests: 'floor',
  color: skin,
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(30);
    h.soft('-22 -116 16 -118 20 -96 10 -66 -10 -66 -22 -92', color).tone(
      '4 -116 15 -116 19 -96 10 -68 2 -68',
      shade(color, 0.16),
      true,
    );
    h.oval(-3, -116, 19, 5, shade(color, 0.3)).box(-9, -68, 18, 10, dark);
    h.line('0 -58 0 -18', { weight: 4.4, color: accent }).line('2 -58 2 -18', { weight: 0.7 });
    h.soft('-12 -18 8 -20 30 -8 32 0 -12 0', '#4f4a42').line('-12 -4 32 -4', {
      weight: 0.8,
      color: accent,
    });
  },
});

export const wig = silentThing('wig', {
  size: [84, 108],
  tallCm: 40,
  hold: 'both',
  rests: 'surface',
  color: '#86603f',
  accent: '#efe4c8',
  paint(h, { color, accent }) {
    h.ground(30);
    h.solid('-16 -6 16 -6 20 0 -20 0', shade(accent, 0.2)).box(-7, -28, 14, 24, accent);
    h.soft('-20 -46 -22 -78 0 -94 22 -78 20 -46 8 -26 -8 -26', accent);
    h.soft(
      '-36 -22 -38 -72 -24 -100 0 -107 24 -100 38 -72 36 -22 24 -26 24 -64 10 -82 -14 -70 -24 -58 -24 -26',
      color,
    );
    h.curve('8 -102 26 -84 32 -40', { weight: 0.7 })
      .curve('-8 -102 -28 -78 -31 -38', { weight: 0.7 })
      .curve('0 -104 -6 -88 -18 -76', { weight: 0.7 });
  },
});

export const sanitaryPad = silentThing('sanitary-pad', {
  size: [72, 112],
  tallCm: 24,
  hold: 'grip',
  rests: 'surface',
  color: '#f5f0e4',
  accent: '#dc9b99',
  paint(h, { color, accent }) {
    h.soft(
      '-20 -106 0 -112 20 -106 22 -72 32 -62 34 -46 22 -40 20 -8 0 0 -20 -8 -22 -40 -34 -46 -32 -62 -22 -72',
      color,
    );
    h.soft('-11 -96 0 -100 11 -96 12 -56 11 -16 0 -11 -11 -16 -12 -56', tint(accent, 0.5), {
      weight: 0.7,
    });
    for (const [x, y] of points('0 -86 0 -68 0 -50 0 -32 -5 -77 5 -59 -5 -41 5 -23'))
      h.dot(x, y, 1.5, accent);
  },
});

export const insole = silentThing('insoles', {
  size: [80, 108],
  tallCm: 26,
  hold: 'grip',
  rests: 'surface',
  color: '#c19a6b',
  accent: '#567fa8',
  paint(h, { color, accent }) {
    for (const [at, flip] of [
      [-20, -1],
      [20, 1],
    ] as const) {
      const x = (dx: number) => at + dx * flip;
      h.soft(
        `${x(-14)} -98 ${x(2)} -108 ${x(16)} -96 ${x(17)} -72 ${x(10)} -46 ${x(12)} -14 ${x(2)} 0 ${x(-12)} -6 ${x(-13)} -30 ${x(-9)} -52 ${x(-17)} -76`,
        color,
      );
      h.oval(x(-1), -16, 9, 12, accent, { weight: 0.7 });
      h.curve(`${x(-12)} -78 ${x(0)} -72 ${x(14)} -78`, { weight: 0.7 });
    }
  },
});
