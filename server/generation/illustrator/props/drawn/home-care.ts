import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const wood = '#a97f4f';
const dark = '#4a4439';

export const dustpan = silentThing('dustpan', {
  size: [112, 78],
  tallCm: 24,
  hold: 'handle',
  rests: 'floor',
  color: '#47868a',
  accent: wood,
  paint(h, { color, accent }) {
    h.ground(48);
    h.solid('-52 0 -42 -40 18 -40 28 0', color).tone(
      '-46 -6 -38 -34 14 -34 22 -6',
      shade(color, 0.2),
    );
    h.soft('-18 -40 -16 -72 -8 -76 -2 -70 -4 -40', color);
    h.solid('30 -22 56 -22 52 0 34 0', '#dcb25a');
    for (const x of [36, 42, 48]) h.line(`${x} -20 ${x} -1`, { weight: 0.5 });
    h.soft('26 -32 60 -32 60 -22 26 -22', accent).line('43 -32 43 -66', {
      weight: 3.4,
      color: accent,
    });
  },
});

export const ironingBoard = silentThing('ironing-board', {
  size: [140, 96],
  tallCm: 95,
  hold: 'none',
  rests: 'floor',
  color: '#8fbcc4',
  accent: '#7d7a73',
  paint(h, { color, accent }) {
    h.ground(54);
    h.line('-40 -78 34 0', { weight: 2.4, color: accent }).line('34 -78 -40 0', {
      weight: 2.4,
      color: accent,
    });
    h.line('-48 0 -32 0', { weight: 2.6 }).line('26 0 42 0', { weight: 2.6 });
    h.soft('-68 -84 -48 -92 56 -92 66 -86 66 -80 56 -76 -52 -76', color);
    h.soft('20 -94 26 -108 48 -108 52 -94', '#f5f0e4').curve('28 -106 34 -116 48 -112 48 -106', {
      weight: 1.8,
      color: dark,
    });
  },
});

export const clothesAirer = silentThing('clothes-airer', {
  size: [140, 96],
  tallCm: 110,
  hold: 'none',
  rests: 'floor',
  color: '#7d7a73',
  accent: '#c2523d',
  paint(h, { color, accent }) {
    h.ground(56);
    h.line('-58 -84 36 0', { weight: 2, color }).line('58 -84 -36 0', { weight: 2, color });
    h.line('-66 -88 66 -88', { weight: 2, color });
    for (const y of [-80, -72]) h.line(`-56 ${y} 56 ${y}`, { weight: 1.2, color });
    h.solid('-46 -88 -18 -88 -16 -48 -44 -46', accent)
      .solid('10 -88 26 -88 28 -44 8 -46', '#f5f0e4')
      .solid('32 -88 48 -88 50 -58 32 -60', '#567fa8');
    h.tone('-30 -86 -19 -86 -18 -50 -28 -50', shade(accent, 0.2));
  },
});

export const highChair = silentThing('high-chair', {
  size: [72, 118],
  tallCm: 100,
  hold: 'none',
  rests: 'floor',
  color: '#c19a6b',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(34);
    for (const [x, to] of points('-18 -32 20 34 -10 -18 12 20'))
      h.line(`${x} -62 ${to} 0`, { weight: 2.8, color });
    h.line('-26 -22 28 -22', { weight: 2.4, color });
    h.soft('-20 -66 -22 -112 -12 -118 12 -118 22 -112 20 -66', color).soft(
      '-13 -72 -14 -106 14 -106 13 -72',
      '#8fbcc4',
      { weight: 0.8 },
    );
    h.soft('-26 -70 26 -70 28 -60 -28 -60', color).soft('-34 -82 34 -82 38 -74 -38 -74', accent);
  },
});

export const beanbag = silentThing('beanbag', {
  size: [116, 84],
  tallCm: 80,
  hold: 'none',
  rests: 'floor',
  color: '#567fa8',
  paint(h, { color }) {
    h.ground(56);
    h.soft('-56 -6 -52 -34 -30 -64 0 -82 18 -76 36 -48 56 -22 54 -4 30 2 -34 2', color);
    h.tone('14 -76 34 -48 54 -20 52 -5 26 0 34 -26', shade(color, 0.2), true);
    h.curve('4 -80 -14 -52 -46 -34', { weight: 0.8 })
      .curve('4 -80 10 -44 2 -10', { weight: 0.8 })
      .curve('-34 -32 -4 -24 30 -30', { weight: 0.7 });
  },
});

export const roomDivider = silentThing('room-divider', {
  size: [128, 110],
  tallCm: 180,
  hold: 'none',
  rests: 'floor',
  color: '#efe4c8',
  accent: '#86603f',
  paint(h, { color, accent }) {
    h.ground(58);
    for (const [x, a, b] of [
      [-62, 0, 8],
      [-20, 8, 0],
      [22, 0, 8],
    ] as const) {
      h.solid(`${x} ${-106 + a} ${x + 40} ${-106 + b} ${x + 40} ${b - 8} ${x} ${a - 8}`, accent);
      h.solid(
        `${x + 6} ${-99 + a} ${x + 34} ${-99 + b} ${x + 34} ${b - 16} ${x + 6} ${a - 16}`,
        color,
        { weight: 0.8 },
      );
      for (const y of [-76, -54, -32])
        h.line(`${x + 6} ${y + a} ${x + 34} ${y + b}`, { weight: 0.7 });
    }
  },
});

export const bathrobe = silentThing('bathrobe', {
  size: [104, 118],
  tallCm: 115,
  hold: 'both',
  rests: 'wall',
  color: '#f5f0e4',
  accent: '#567fa8',
  paint(h, { color, accent }) {
    h.soft(
      '-18 -112 18 -112 34 -104 52 -56 38 -48 30 -70 32 0 -32 0 -30 -70 -38 -48 -52 -56 -34 -104',
      color,
    );
    h.solid('-18 -112 -8 -114 4 -62 0 -50 -6 -60', accent).solid(
      '18 -112 8 -114 0 -70 2 -58 8 -62',
      accent,
    );
    h.line('0 -52 0 -2', { weight: 0.9 });
    h.solid('-31 -62 31 -62 31 -53 -31 -53', tint(accent, 0.2), { weight: 0.9 })
      .curve('2 -54 8 -36 4 -26', { weight: 2.6, color: tint(accent, 0.2) })
      .oval(2, -57, 5, 5, accent, { weight: 0.8 });
    h.box(12, -42, 14, 14, color, { weight: 0.7 });
  },
});

export const pyjamas = silentThing('pyjamas', {
  size: [116, 112],
  tallCm: 100,
  hold: 'both',
  rests: 'surface',
  color: '#8fbcc4',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.soft('-26 -64 26 -64 32 0 8 0 0 -44 -8 0 -32 0', color).line('0 -62 0 -46', { weight: 0.7 });
    h.soft(
      '-16 -110 16 -110 30 -104 52 -68 40 -60 28 -78 28 -54 -28 -54 -28 -78 -40 -60 -52 -68 -30 -104',
      color,
    );
    h.solid('-16 -110 0 -92 -8 -88 -20 -104', accent, { weight: 0.8 }).solid(
      '16 -110 0 -92 8 -88 20 -104',
      accent,
      { weight: 0.8 },
    );
    h.line('0 -90 0 -55', { weight: 0.8 });
    for (const y of [-82, -72, -62]) h.dot(3, y, 1.6);
    for (const x of [-22, -14, 14, 22])
      h.line(`${x} -98 ${x} -55`, { weight: 0.5, color: accent }).line(`${x} -52 ${x * 1.1} -2`, {
        weight: 0.5,
        color: accent,
      });
  },
});

export const braces = silentThing('suspenders', {
  size: [80, 112],
  tallCm: 80,
  hold: 'both',
  rests: 'surface',
  color: '#84383a',
  accent: steel,
  paint(h, { color, accent }) {
    h.curve('-30 -8 -26 -80 0 -108 26 -80 30 -8', { weight: 4.6, color }).curve(
      '-12 -8 -8 -60 6 -84 26 -98',
      { weight: 4.6, color: shade(color, 0.2) },
    );
    for (const x of [-30, 30, -12])
      h.box(x - 6, -14, 12, 14, accent, { weight: 0.9 }).line(`${x - 4} -5 ${x + 4} -5`, {
        weight: 0.7,
      });
    h.box(-34, -46, 12, 9, accent, { weight: 0.8 }).box(22, -46, 12, 9, accent, { weight: 0.8 });
  },
});
