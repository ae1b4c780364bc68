import { ink } from '#server/drawing/brush.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const ball = thing({
  id: 'ball',
  name: 'a ball',
  size: [92, 92],
  tallCm: 22,
  hold: 'both',
  rests: 'floor',
  natural: { color: '#f5f0e4', accent: '#3b3630' },
  paint(h, { color, accent }) {
    h.ground(40)
      .oval(0, -46, 44, 44, color)
      .tone('18 -86 44 -48 24 -8 -6 -4 26 -38', shade(color, 0.14), true);
    h.solid('0 -62 16 -50 10 -32 -10 -32 -16 -50', accent);
    for (const line of [
      '0 -62 0 -78',
      '16 -50 32 -58',
      '10 -32 20 -18',
      '-10 -32 -20 -18',
      '-16 -50 -32 -58',
    ])
      h.line(line, { weight: 0.8 });
    h.tone('-12 -80 0 -76 12 -80 8 -89 -8 -89', accent)
      .tone('32 -58 42 -50 43 -38 34 -44', accent)
      .tone('-32 -58 -42 -50 -43 -38 -34 -44', accent);
    h.tone('20 -18 30 -20 22 -7 12 -5', accent).tone('-20 -18 -30 -20 -22 -7 -12 -5', accent);
  },
});

export const dumbbell = thing({
  id: 'dumbbell',
  name: 'a dumbbell',
  size: [116, 50],
  tallCm: 15,
  hold: 'grip',
  rests: 'floor',
  natural: { color: '#4a4439', accent: '#bdb9b0' },
  paint(h, { color, accent }) {
    h.ground(54).box(-30, -30, 60, 11, accent);
    for (const line of ['-14 -30 -14 -20', '-6 -30 -6 -20', '2 -30 2 -20', '10 -30 10 -20'])
      h.line(line, { weight: 0.5 });
    for (const side of [-1, 1]) {
      h.box(side > 0 ? 26 : -40, -50, 14, 50, color).box(
        side > 0 ? 40 : -52,
        -42,
        12,
        34,
        shade(color, 0.2),
      );
      h.glint(`${side * 33} -44 ${side * 33} -30`, 0.9);
    }
  },
});

export const yogaMat = thing({
  id: 'yoga-mat',
  name: 'a rolled yoga mat',
  size: [120, 48],
  tallCm: 16,
  hold: 'both',
  rests: 'floor',
  natural: { color: '#7f6795', accent: '#efe4c8' },
  paint(h, { color, accent }) {
    h.ground(60)
      .soft('-48 -46 52 -46 58 -34 58 -12 52 0 -48 0', color, { tremble: 0.2 })
      .tone('-46 -16 57 -16 52 -1 -48 -1', shade(color, 0.2));
    h.oval(-46, -23, 14, 23, tint(color, 0.3)).curve(
      '-46 -36 -38 -26 -44 -14 -52 -20 -50 -30 -46 -28',
      { weight: 0.8 },
    );
    for (const x of [-8, 30]) h.box(x, -47, 8, 47, accent, { weight: 0.7 });
    h.curve('-4 -47 14 -66 34 -47', { weight: 1.4, color: '#8d7c62' });
  },
});

export const bicycle = thing({
  id: 'bicycle',
  name: 'a bicycle',
  size: [156, 98],
  tallCm: 102,
  hold: 'none',
  rests: 'floor',
  paint(h, { color }) {
    h.ground(76);
    for (const x of [-46, 46]) {
      h.oval(x, -30, 29, 29, 'none', { weight: 1.8 }).dot(x, -30, 3);
      for (const a of [0.4, 1.45, 2.5])
        h.line(
          `${x - Math.cos(a) * 27} ${-30 - Math.sin(a) * 27} ${x + Math.cos(a) * 27} ${-30 + Math.sin(a) * 27}`,
          { weight: 0.35 },
        );
    }
    const frame = '-46 -30 -18 -74 30 -76 -4 -32 -18 -74';
    h.line(frame, { weight: 2.6 })
      .line('-46 -30 -4 -32', { weight: 2.6 })
      .line('46 -30 30 -76 27 -88', { weight: 2.6 });
    h.line(frame, { weight: 1.3, color })
      .line('-46 -30 -4 -32', { weight: 1.3, color })
      .line('46 -30 30 -76', { weight: 1.3, color });
    h.line('-18 -74 -21 -84', { weight: 1.6 })
      .soft('-34 -90 -10 -88 -8 -84 -32 -84', ink)
      .curve('27 -88 40 -92 46 -84 40 -80', { weight: 1.8 });
    h.oval(-4, -32, 7, 7, '#bdb9b0', { weight: 0.8 }).line('-4 -32 4 -20', { weight: 1.2 });
  },
});

export const tent = thing({
  id: 'tent',
  name: 'a tent',
  size: [136, 92],
  tallCm: 130,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, accent }) {
    h.ground(66);
    h.solid('-28 -90 44 -78 66 0 -2 0', shade(color, 0.22)).solid('-62 0 -28 -90 -2 0', color);
    h.solid('-28 -90 -40 0 -18 0', '#3b3630').soft(
      '-28 -88 -14 -30 -14 -1 -19 -1',
      tint(color, 0.3),
      { weight: 0.8 },
    );
    h.line('-62 0 -72 4', { weight: 0.9 })
      .line('66 0 74 4', { weight: 0.9 })
      .tone('8 -60 38 -56 42 -42 12 -46', accent);
  },
});
