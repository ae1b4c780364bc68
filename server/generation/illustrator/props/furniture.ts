import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const lamp = thing({
  id: 'lamp',
  name: 'a lamp',
  size: [80, 118],
  tallCm: 55,
  hold: 'none',
  rests: 'surface',
  natural: { color: '#d6a63c', accent: '#7b7466' },
  paint(h, { color, accent }) {
    h.ground(34).soft('-26 -6 0 -10 26 -6 28 0 -28 0', accent);
    h.line('0 -8 0 -66', { weight: 2 }).tone('-40 -62 40 -62 58 -20 -58 -20', '#f6e3a0');
    h.line('0 -8 0 -66', { weight: 2 }).solid('-20 -116 20 -116 40 -64 -40 -64', color);
    h.tone('8 -115 19 -115 38 -65 16 -65', shade(color, 0.2))
      .line('26 -64 26 -48', { weight: 0.8 })
      .dot(26, -46, 2.5);
  },
});

export const chair = thing({
  id: 'chair',
  name: 'a chair',
  size: [74, 116],
  tallCm: 88,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c19a6b', accent: '#567fa8' },
  paint(h, { color, accent }) {
    h.ground(34);
    for (const line of ['-22 -46 -26 0', '26 -46 30 0', '-10 -52 -12 -8', '34 -52 36 -8'])
      h.line(line, { weight: 2 });
    h.soft('-26 -114 -14 -116 -8 -54 -24 -52', color)
      .line('-22 -96 -12 -97', { weight: 0.8 })
      .line('-21 -80 -10 -81', { weight: 0.8 });
    h.solid('-26 -50 -10 -60 38 -58 30 -46', accent).solid('-26 -50 30 -46 30 -40 -26 -44', color);
    h.glint('-18 -108 -14 -66', 0.8);
  },
});

export const sofa = thing({
  id: 'sofa',
  name: 'a sofa',
  size: [160, 84],
  tallCm: 82,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, accent }) {
    h.ground(80);
    for (const x of [-66, 62]) h.box(x, -8, 6, 8, '#5a4332', { weight: 0.8 });
    h.soft('-62 -80 62 -80 66 -74 66 -30 -66 -30 -66 -74', color, { tremble: 0.2 });
    h.line('0 -78 0 -44', { weight: 0.8 });
    h.soft('-58 -44 0 -46 58 -44 60 -22 -60 -22', tint(color, 0.2)).line('0 -44 0 -23', {
      weight: 0.7,
    });
    h.soft('-80 -52 -60 -54 -56 -46 -56 -8 -78 -8', color).soft(
      '80 -52 60 -54 56 -46 56 -8 78 -8',
      shade(color, 0.2),
    );
    h.solid('-56 -22 56 -22 56 -8 -56 -8', shade(color, 0.2)).solid(
      '-46 -68 -22 -72 -20 -46 -44 -44',
      accent,
      { weight: 0.8 },
    );
  },
});

export const plant = thing({
  id: 'potted-plant',
  name: 'a potted plant',
  size: [86, 116],
  tallCm: 60,
  hold: 'both',
  rests: 'floor',
  natural: { color: '#6f9160', accent: '#b8714b' },
  paint(h, { color, accent }) {
    h.ground(28);
    for (const [side, reach, top] of [
      [-1, 40, -74],
      [1, 40, -78],
      [-1, 22, -104],
      [1, 24, -108],
      [1, 4, -116],
    ] as const) {
      const x = side * reach;
      h.soft(
        `0 -42 ${x * 0.35 - 7} ${top * 0.72} ${x} ${top} ${x * 0.5 + 8} ${top * 0.66}`,
        side > 0 ? shade(color, 0.15) : color,
        { weight: 0.9 },
      );
      h.curve(`0 -42 ${x * 0.45} ${top * 0.68} ${x * 0.9} ${top * 0.96}`, { weight: 0.5 });
    }
    h.solid('-26 -44 26 -44 18 0 -18 0', accent).box(-29, -48, 58, 9, accent);
    h.tone('8 -39 24 -39 17 -1 6 -1', shade(accent, 0.2));
  },
});

export const bouquet = thing({
  id: 'bouquet',
  name: 'a bouquet of flowers',
  size: [84, 116],
  tallCm: 48,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c2523d', accent: '#dcb0b8' },
  paint(h, { color, accent }) {
    for (const [x, y] of points('-34 -70 34 -72 -22 -96 24 -100'))
      h.soft(`0 -56 ${x - 5} ${y - 4} ${x + 6} ${y - 8}`, '#6f9160', { weight: 0.7 });
    for (const [x, y, c] of [
      [-24, -76, color],
      [22, -78, accent],
      [0, -96, color],
      [-2, -70, '#d6a63c'],
      [-18, -102, accent],
      [24, -102, color],
    ] as const) {
      h.oval(x, y, 14, 13, c, { weight: 0.9 }).curve(
        `${x - 5} ${y + 1} ${x} ${y - 5} ${x + 5} ${y} ${x} ${y + 4}`,
        { weight: 0.7 },
      );
    }
    h.solid('-36 -62 -12 -56 0 -64 14 -56 36 -62 10 0 -10 0', '#efe4c8').tone(
      '6 -58 34 -61 9 -1 4 -1',
      '#dccaa6',
    );
    h.solid('-15 -22 15 -22 13 -14 -13 -14', '#c2523d', { weight: 0.8 });
  },
});

export const key = thing({
  id: 'key',
  name: 'a key',
  size: [54, 108],
  tallCm: 7,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#cf9f3e', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.oval(0, -82, 25, 25, color).oval(0, -86, 10, 10, '#efe8d8', { weight: 0.8 });
    h.solid('-7 -60 7 -60 7 -30 22 -30 22 -18 7 -18 7 -12 18 -12 18 -2 7 0 -7 0', color);
    h.tone('1 -60 7 -60 7 -2 1 -2', shade(color, 0.2)).glint('-17 -84 -10 -98', 0.9);
    h.curve('-10 -94 -28 -84 -34 -66', { weight: 0.9 }).solid(
      '-44 -66 -26 -70 -22 -46 -40 -42',
      accent,
      { weight: 0.8 },
    );
  },
});

export const house = thing({
  id: 'house',
  name: 'a house',
  size: [120, 108],
  tallCm: 320,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#efe4c8', accent: '#b8714b' },
  paint(h, { color, accent, label }) {
    h.ground(60).box(28, -102, 14, 30, '#a59d8e');
    h.box(-46, -62, 92, 62, color).tone('12 -61 45 -61 45 -1 6 -1', shade(color, 0.12));
    h.solid('-60 -58 0 -108 60 -58 50 -52 -50 -52', accent).tone(
      '0 -106 56 -60 48 -54 8 -54',
      shade(accent, 0.18),
    );
    h.box(-10, -38, 20, 38, '#6b4a34').dot(5, -18, 2, '#ffd21f');
    for (const x of [-36, 18])
      h.box(x, -44, 18, 18, '#ffd21f', { weight: 0.8 })
        .line(`${x + 9} -44 ${x + 9} -26`, { weight: 0.6 })
        .line(`${x} -35 ${x + 18} -35`, { weight: 0.6 });
    if (label) h.label(label, [-30, -74, 60, 18]);
  },
});
/** A plant that nobody watered: its leaves hang over the rim of the pot. */
export const wiltedPlant = thing({
  id: 'wilted-plant',
  name: 'a wilted plant',
  size: [104, 92],
  tallCm: 46,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#9a9455', accent: '#b8714b' },
  paint(h, { color, accent }) {
    h.ground(28).oval(42, -3, 10, 3.4, shade(color, 0.12), { weight: 0.6 });
    const dry = shade(color, 0.18);
    h.soft('0 -46 -4 -74 4 -90 18 -88 32 -80 34 -52 30 -40 26 -56 16 -76 8 -76', dry, {
      weight: 0.9,
    });
    h.curve('4 -60 8 -82 22 -80 30 -50', { weight: 0.5 });
    h.soft('0 -46 -6 -78 -18 -84 -36 -78 -48 -46 -46 -26 -38 -40 -28 -66 -14 -70', color, {
      weight: 0.9,
    });
    h.curve('-2 -56 -12 -76 -30 -68 -44 -34', { weight: 0.5 });
    h.solid('-26 -44 26 -44 18 0 -18 0', accent).box(-29, -48, 58, 9, accent);
    h.tone('8 -39 24 -39 17 -1 6 -1', shade(accent, 0.2));
    h.soft('4 -46 14 -62 30 -62 42 -46 46 -18 38 -28 28 -48 14 -50', color, { weight: 0.9 });
    h.curve('10 -50 26 -56 38 -40 44 -24', { weight: 0.5 });
    h.soft('-6 -46 -14 -58 -24 -54 -30 -36 -30 -16 -22 -28 -18 -44', dry, { weight: 0.9 });
  },
});
