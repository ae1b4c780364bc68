import { ink } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const seatBelt = thing({
  id: 'seat-belt',
  name: 'a seat belt buckle',
  size: [96, 116],
  tallCm: 16,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#4a4439', accent: '#c2523d' },
  paint(h, { color, accent, label }) {
    h.solid('-18 -116 18 -116 14 -74 -14 -74', color).tone(
      '4 -115 17 -115 13 -75 4 -75',
      shade(color, 0.3),
    );
    h.line('-10 -114 -8 -78', { weight: 0.5, color: '#8d867a' })
      .solid('-22 -82 22 -82 18 -60 -18 -60', '#d8d2c6')
      .box(-10, -64, 20, 14, '#bdb9b0');
    h.soft('-30 -52 30 -52 32 -46 26 -2 20 0 -20 0 -26 -2 -32 -46', color, { tremble: 0.2 }).tone(
      '12 -51 30 -51 31 -46 26 -3 12 -3',
      shade(color, 0.3),
    );
    h.soft('-18 -42 18 -42 16 -16 -16 -16', accent);
    if (label) h.name(label, [-16, -40, 32, 22], '#f5f0e4');
    for (const side of [-1, 1])
      h.line(`${side * 38} -62 ${side * 48} -70`, { weight: 1 }).line(
        `${side * 40} -50 ${side * 52} -50`,
        { weight: 1 },
      );
  },
});

export const ballotBox = thing({
  id: 'ballot-box',
  name: 'a ballot box',
  size: [104, 116],
  tallCm: 55,
  hold: 'none',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(50)
      .solid('-20 -112 26 -116 30 -70 -16 -68', '#f5f0e4')
      .curve('-8 -96 0 -86 16 -106', { weight: 1.6, color: accent });
    h.solid('-48 -64 -36 -76 50 -76 46 -64', tint(color, 0.3)).solid(
      '-22 -72 36 -72 34 -67 -24 -67',
      ink,
      { weight: 0.6 },
    );
    h.solid('-18 -90 28 -92 30 -70 -16 -69', '#f5f0e4', { bare: true })
      .line('-19 -92 -17 -70', { weight: 1 })
      .line('28 -94 30 -71', { weight: 1 });
    h.box(-48, -64, 94, 64, color)
      .tone('16 -63 45 -63 45 -1 12 -1', shade(color, 0.2))
      .label(label, [-32, -46, 62, 30]);
  },
});

export const flag = thing({
  id: 'flag',
  name: 'a flag',
  size: [92, 124],
  tallCm: 170,
  hold: 'grip',
  rests: 'floor',
  paint(h, { color, accent }) {
    h.line('-40 0 -40 -122', { weight: 2 }).oval(-40, -123, 4, 4, '#d6a63c', { weight: 0.8 });
    h.soft('-39 -114 -14 -120 16 -108 48 -114 46 -86 48 -60 18 -54 -12 -64 -39 -58', color).tone(
      '-38 -96 -14 -102 16 -90 46 -96 46 -78 16 -72 -12 -82 -38 -78',
      accent,
    );
    h.curve('-8 -118 -10 -92 -8 -66', { weight: 0.6 }).curve('22 -109 20 -84 22 -56', {
      weight: 0.6,
    });
  },
});

export const sign = thing({
  id: 'sign',
  name: 'a public sign',
  size: [84, 124],
  tallCm: 215,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, accent, label }) {
    h.ground(22)
      .box(-3, -50, 6, 50, '#a59d8e')
      .box(-40, -122, 80, 74, color)
      .box(-35, -117, 70, 64, '#f5f0e4', { weight: 0.7 });
    if (label) h.name(label, [-33, -116, 66, 62]);
    else h.tone('-5 -110 5 -110 3 -78 -3 -78', ink).dot(0, -67, 5, accent);
  },
});

export const microphone = thing({
  id: 'microphone',
  name: 'a microphone',
  size: [44, 116],
  tallCm: 24,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#4a4439', accent: '#bdb9b0' },
  paint(h, { color, accent }) {
    h.solid('-12 -72 12 -72 7 -2 -7 -2', color)
      .tone('2 -71 11 -71 6 -3 2 -3', shade(color, 0.3))
      .box(-15, -80, 30, 9, '#7b7466')
      .oval(0, -97, 19, 19, accent);
    for (const d of [-9, 0, 9])
      h.line(`${d - 8} -110 ${d + 8} -84`, { weight: 0.5 }).line(`${d + 8} -110 ${d - 8} -84`, {
        weight: 0.5,
      });
    h.box(-4, -58, 8, 12, '#c2523d', { weight: 0.6 });
  },
});

export const scales = thing({
  id: 'scales',
  name: 'the scales of justice',
  size: [116, 112],
  tallCm: 48,
  hold: 'none',
  rests: 'surface',
  natural: { color: '#cf9f3e', accent: '#84603a' },
  paint(h, { color, accent }) {
    h.ground(34)
      .soft('-28 -8 28 -8 32 0 -32 0', accent)
      .soft('-5 -96 5 -96 8 -8 -8 -8', color)
      .oval(0, -104, 8, 8, color);
    h.soft('-50 -92 0 -98 50 -90 50 -85 0 -91 -50 -87', color);
    for (const [x, y] of points('-46 -88 46 -86')) {
      h.line(`${x} ${y} ${x - 16} -40`, { weight: 0.7 }).line(`${x} ${y} ${x + 16} -40`, {
        weight: 0.7,
      });
      h.soft(`${x - 20} -40 ${x + 20} -40 ${x + 12} -28 ${x - 12} -28`, color);
    }
  },
});

export const stethoscope = thing({
  id: 'stethoscope',
  name: 'a stethoscope',
  size: [92, 112],
  tallCm: 50,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#47868a', accent: '#bdb9b0' },
  paint(h, { color, accent }) {
    const hose = '-28 -104 -30 -76 -14 -58 0 -54 2 -30 14 -10 32 -16 34 -38';
    h.curve('0 -54 16 -60 28 -76 26 -104', { weight: 3 }).curve(hose, { weight: 3 });
    h.curve('0 -54 16 -60 28 -76 26 -104', { weight: 1.5, color }).curve(hose, {
      weight: 1.5,
      color,
    });
    h.line('-28 -104 -18 -112', { weight: 2 })
      .line('26 -104 16 -112', { weight: 2 })
      .oval(34, -46, 12, 12, accent)
      .oval(34, -46, 6, 6, '#f5f0e4', { weight: 0.7 });
    h.box(-44, -44, 30, 30, '#f5f0e4')
      .tone('-33 -40 -25 -40 -25 -18 -33 -18', '#c2523d')
      .tone('-40 -33 -18 -33 -18 -25 -40 -25', '#c2523d');
  },
});
