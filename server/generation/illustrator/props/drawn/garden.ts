import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const handle = '#a97f4f';

export const seedPacket = silentThing('seed-packet', {
  size: [72, 104],
  tallCm: 12,
  hold: 'grip',
  rests: 'surface',
  color: '#efe4c8',
  accent: '#6f9160',
  paint(h, { color, accent, label }) {
    h.ground(30);
    h.solid('-34 -102 34 -102 35 0 -35 0', color).box(-34, -102, 68, 12, shade(color, 0.12), {
      weight: 0.7,
    });
    h.tone('14 -90 33 -90 34 -1 16 -1', shade(color, 0.08));
    h.curve('0 -14 -1 -36 0 -52', { weight: 1.4, color: accent });
    h.soft('0 -34 -22 -40 -24 -54 -6 -48', accent, { weight: 0.7 }).soft(
      '0 -40 20 -46 24 -60 6 -54',
      accent,
      { weight: 0.7 },
    );
    h.tone('-14 -14 14 -14 10 -6 -10 -6', '#6b4a34', true);
    if (label) h.label(label, [-28, -86, 56, 22]);
    else h.line('-22 -78 22 -78', { weight: 1 }).line('-14 -70 14 -70', { weight: 0.7 });
  },
});

export const spade = silentThing('spade', {
  size: [44, 118],
  tallCm: 105,
  hold: 'grip',
  rests: 'floor',
  color: steel,
  accent: handle,
  paint(h, { color, accent }) {
    h.box(-3, -108, 6, 72, accent, { weight: 0.9 });
    h.soft('-14 -118 14 -118 14 -110 -14 -110', accent, { weight: 0.9 });
    h.solid('-18 -40 18 -40 18 -16 10 -4 0 0 -10 -4 -18 -16', color).tone(
      '4 -39 17 -39 17 -16 9 -5 3 -3',
      shade(color, 0.2),
    );
    h.solid('-5 -56 5 -56 4 -26 -4 -26', shade(color, 0.15), { weight: 0.8 });
  },
});

export const rake = silentThing('rake', {
  size: [66, 118],
  tallCm: 150,
  hold: 'grip',
  rests: 'floor',
  color: '#6f9160',
  accent: handle,
  paint(h, { color, accent }) {
    h.box(-3, -118, 6, 96, accent, { weight: 0.9 });
    h.solid('-30 -24 30 -24 30 -16 -30 -16', color);
    for (const x of [-28, -17, -6, 6, 17, 28]) h.line(`${x} -17 ${x} 0`, { weight: 1.6 });
    h.line('-2 -36 -20 -24', { weight: 1 }).line('2 -36 20 -24', { weight: 1 });
  },
});

export const wateringCan = silentThing('watering-can', {
  size: [140, 96],
  tallCm: 36,
  hold: 'handle',
  rests: 'floor',
  color: '#6f9160',
  paint(h, { color }) {
    h.ground(46);
    h.curve('-18 -62 -6 -96 30 -90 44 -52 42 -22', { weight: 4 }).curve(
      '-18 -62 -6 -96 30 -90 44 -52 42 -22',
      { weight: 2.2, color: shade(color, 0.2) },
    );
    h.solid('-30 -22 -62 -68 -54 -72 -28 -40', shade(color, 0.1));
    h.solid('-72 -66 -54 -80 -48 -74 -64 -58', tint(color, 0.2));
    h.soft('-32 -60 34 -60 40 -6 34 0 -32 0 -36 -6', color, { tremble: 0.2 });
    h.tone('10 -58 33 -58 38 -6 33 -2 8 -2', shade(color, 0.2));
    h.line('-34 -46 37 -46', { weight: 0.7 }).line('-36 -14 39 -14', { weight: 0.7 });
  },
});

export const wheelbarrow = silentThing('wheelbarrow', {
  size: [150, 84],
  tallCm: 60,
  hold: 'none',
  rests: 'floor',
  color: '#c2523d',
  accent: handle,
  paint(h, { color, accent }) {
    h.ground(60);
    h.line('-58 -14 74 -50', { weight: 3.2 }).line('-58 -14 74 -50', {
      weight: 1.8,
      color: accent,
    });
    h.line('22 -36 32 0', { weight: 2.6 }).line('40 -40 32 0', { weight: 2 });
    h.soft('-58 -78 52 -72 30 -34 -34 -28', color, { tremble: 0.2 });
    h.tone('12 -73 48 -71 29 -36 6 -33', shade(color, 0.2));
    h.line('-60 -78 54 -72', { weight: 2 });
    h.oval(-52, -16, 16, 16, '#4a4439').oval(-52, -16, 7, 7, steel, { weight: 0.8 });
  },
});

export const fence = silentThing('fence', {
  size: [140, 84],
  tallCm: 95,
  hold: 'none',
  rests: 'floor',
  color: '#f5f0e4',
  paint(h, { color }) {
    for (const y of [-58, -24]) h.box(-70, y, 140, 8, shade(color, 0.12), { weight: 0.8 });
    for (let x = -66; x < 60; x += 22)
      h.solid(`${x} 0 ${x} -74 ${x + 7} -84 ${x + 14} -74 ${x + 14} 0`, color, { weight: 0.9 });
  },
});

export const gate = silentThing('gate', {
  size: [128, 92],
  tallCm: 110,
  hold: 'none',
  rests: 'floor',
  color: handle,
  paint(h, { color }) {
    h.line('-50 -14 50 -68', { weight: 3.4 }).line('-50 -14 50 -68', { weight: 2, color });
    for (const y of [-74, -54, -34, -14]) h.box(-50, y, 100, 8, color, { weight: 0.9 });
    for (const x of [-52, 46]) h.box(x, -78, 7, 76, shade(color, 0.15), { weight: 0.9 });
    for (const x of [-64, 54]) h.box(x, -92, 10, 92, shade(color, 0.3));
    h.box(42, -50, 18, 6, '#4a4439', { weight: 0.7 });
  },
});

export const gardenHose = silentThing('garden-hose', {
  size: [108, 84],
  tallCm: 45,
  hold: 'both',
  rests: 'floor',
  color: '#6f9160',
  accent: '#d4813f',
  paint(h, { color, accent }) {
    h.ground(48);
    for (const [rx, ry, y] of [
      [46, 34, -36],
      [36, 26, -36],
      [26, 17, -36],
    ] as const) {
      h.s.ellipse(0, y, rx, ry, { size: 8 });
      h.s.ellipse(0, y, rx, ry, { size: 5, color });
    }
    h.curve('40 -50 50 -66 46 -76', { weight: 3.6 }).curve('40 -50 50 -66 46 -76', {
      weight: 2,
      color,
    });
    h.solid('40 -74 52 -74 50 -88 42 -88', accent);
  },
});

export const secateurs = silentThing('secateurs', {
  size: [60, 108],
  tallCm: 21,
  hold: 'grip',
  rests: 'surface',
  color: '#c2523d',
  accent: steel,
  paint(h, { color, accent }) {
    h.soft('-2 -54 -16 -78 -12 -104 0 -94 6 -62', accent).soft(
      '2 -54 10 -72 20 -88 14 -62',
      shade(accent, 0.2),
    );
    h.soft('-4 -54 -18 -36 -26 -4 -18 0 -8 -30 4 -48', color).soft(
      '6 -54 18 -36 26 -4 18 0 8 -30 -2 -48',
      shade(color, 0.15),
    );
    h.oval(1, -54, 4.5, 4.5, accent, { weight: 0.8 }).curve('-10 -34 0 -28 10 -34', { weight: 1 });
  },
});

export const beehive = silentThing('beehive', {
  size: [88, 112],
  tallCm: 80,
  hold: 'none',
  rests: 'floor',
  color: '#d6a63c',
  paint(h, { color }) {
    h.ground(42);
    for (const x of [-34, 26]) h.box(x, -14, 8, 14, '#86603f', { weight: 0.8 });
    for (const [i, y] of [-40, -66, -92].entries())
      h.box(-38, y, 76, 26, i % 2 ? tint(color, 0.2) : color).box(
        -10,
        y + 8,
        20,
        5,
        shade(color, 0.35),
        { weight: 0.6 },
      );
    h.box(-40, -16, 80, 5, '#86603f', { weight: 0.8 }).tone(
      '-16 -22 16 -22 16 -16 -16 -16',
      '#3b3630',
    );
    h.solid('-44 -92 -38 -104 38 -104 44 -92', '#bdb9b0');
    for (const [x, y] of points('-50 -70 48 -84 52 -50'))
      h.oval(x, y, 3.4, 2.6, color, { weight: 0.7 });
  },
});

export const bench = silentThing('bench', {
  size: [140, 78],
  tallCm: 82,
  hold: 'none',
  rests: 'floor',
  color: handle,
  paint(h, { color }) {
    h.ground(64);
    for (const x of [-54, 46]) h.box(x, -76, 8, 76, '#4a4439', { weight: 0.9 });
    for (const y of [-76, -62]) h.box(-68, y, 136, 10, color);
    h.solid('-70 -36 -62 -44 62 -44 70 -36', tint(color, 0.2)).box(
      -70,
      -37,
      140,
      8,
      shade(color, 0.1),
    );
  },
});
