import { ink } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const dog = thing({
  id: 'dog',
  name: 'a dog',
  size: [96, 108],
  tallCm: 58,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c19a6b', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.ground(40);
    h.curve('30 -14 48 -20 50 -40', { weight: 3.4 }).curve('30 -14 48 -20 50 -40', {
      weight: 1.8,
      color,
    });
    h.soft('-12 -62 14 -58 32 -34 36 -4 22 0 -14 0 -20 -24', color).tone(
      '12 -58 31 -34 35 -4 22 -1 16 -30',
      shade(color, 0.18),
      true,
    );
    h.soft('-20 -50 -4 -50 -4 -4 -10 0 -22 0 -22 -8 -16 -12', tint(color, 0.25)).soft(
      '10 -22 28 -20 30 -2 4 0 6 -12',
      color,
      { weight: 0.8 },
    );
    h.soft('-46 -72 -34 -78 -28 -98 -8 -104 8 -94 8 -70 -8 -58 -30 -58 -44 -62', color);
    h.soft('-6 -102 10 -104 18 -84 12 -66 2 -72 0 -88', shade(color, 0.4))
      .oval(-45, -71, 5, 4, ink, { bare: true })
      .dot(-22, -84, 2.8);
    h.curve('-42 -64 -32 -62 -26 -66', { weight: 0.8 })
      .line('-14 -58 8 -62', { weight: 2.6, color: accent })
      .oval(-8, -52, 4, 4, '#ffd21f', { weight: 0.6 });
  },
});

export const cat = thing({
  id: 'cat',
  name: 'a cat',
  size: [84, 104],
  tallCm: 34,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#8f8678', accent: '#d6a63c' },
  paint(h, { color, accent }) {
    h.ground(34);
    h.curve('22 -8 44 -10 42 -40 50 -52', { weight: 3.6 }).curve('22 -8 44 -10 42 -40 50 -52', {
      weight: 2,
      color,
    });
    h.soft('-12 -62 10 -62 26 -34 28 -2 -24 -2 -22 -32', color).tone(
      '6 -60 24 -34 27 -3 10 -3',
      shade(color, 0.2),
      true,
    );
    h.line('-10 -26 -10 -3', { weight: 0.8 }).line('4 -26 4 -3', { weight: 0.8 });
    h.soft('-30 -84 -30 -104 -14 -94 10 -94 24 -104 24 -82 18 -62 -3 -54 -24 -62', color);
    for (const x of [-14, 8])
      h.oval(x, -78, 4.6, 5, accent, { weight: 0.7 }).line(`${x} -82 ${x} -74`, { weight: 1 });
    h.tone('-6 -69 0 -69 -3 -65', ink).curve('-10 -62 -3 -65 4 -62', { weight: 0.7 });
    for (const [x, to] of points('-16 -38 10 32'))
      h.line(`${x} -68 ${to} -72`, { weight: 0.4 }).line(`${x} -65 ${to} -63`, { weight: 0.4 });
  },
});

export const toy = thing({
  id: 'teddy-bear',
  name: 'a teddy bear',
  size: [84, 102],
  tallCm: 30,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#c19a6b', accent: '#efe4c8' },
  paint(h, { color, accent }) {
    h.ground(36);
    for (const x of [-20, 20]) h.oval(x, -96, 10, 9, color);
    for (const side of [-1, 1])
      h.soft(
        `${side * 18} -54 ${side * 36} -50 ${side * 42} -34 ${side * 34} -26 ${side * 20} -36`,
        color,
      );
    h.oval(0, -34, 26, 28, color).oval(0, -32, 15, 18, accent, { weight: 0.7 });
    for (const x of [-22, 22])
      h.oval(x, -10, 15, 11, color).oval(x, -9, 8, 6, accent, { weight: 0.6 });
    h.oval(0, -78, 28, 24, color).oval(0, -70, 13, 10, accent, { weight: 0.7 });
    for (const x of [-11, 11]) h.dot(x, -84, 2.8);
    h.oval(0, -74, 4, 3, ink, { bare: true })
      .curve('-6 -66 0 -63 6 -66', { weight: 0.8 })
      .solid('-12 -56 0 -52 12 -56 12 -48 0 -51 -12 -48', '#c2523d', { weight: 0.7 });
  },
});
