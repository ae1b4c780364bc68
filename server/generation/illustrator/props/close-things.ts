// What fills an extreme close-up: weather of a kitchen, light on dust, the dial of a set.

import { yellow } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const steam = thing({
  id: 'steam',
  name: 'rising steam',
  size: [110, 120],
  tallCm: 30,
  hold: 'none',
  rests: 'air',
  natural: { color: '#a59d8e' },
  paint(h, { color }) {
    for (const [x, far] of points('-34 0.8 -4 1 28 0.86')) {
      const line = `${x} 0 ${x - 13} ${-24 * far} ${x + 8} ${-50 * far} ${x - 10} ${-82 * far} ${x + 6} ${-116 * far}`;
      h.curve(line, { weight: 6, color: '#f5f0e4' }).curve(line, { weight: 2.4, color });
      h.curve(`${x + 12} -6 ${x + 3} ${-28 * far} ${x + 20} ${-56 * far} ${x + 6} ${-84 * far}`, {
        weight: 1.1,
      });
    }
  },
});

export const dustLight = thing({
  id: 'dust-light',
  name: 'dust in a bar of light',
  size: [220, 280],
  tallCm: 90,
  hold: 'none',
  rests: 'air',
  natural: { color: '#6b6357' },
  paint(h, { color }) {
    h.tone('-109 -280 -101 -280 109 0 17 0', yellow).line('-109 -280 17 0', {
      weight: 1.1,
      color,
    });
    h.line('-101 -280 109 0', { weight: 1.1, color });
    for (let i = 0; i < 26; i++) {
      const y = -112 + ((i * 37) % 108);
      const left = -60 + ((y + 120) / 120) * 52;
      h.dot(
        left + 6 + ((i * 23) % 40) * (0.9 + (y + 120) / 260),
        y - 60,
        1.2 + (i % 3) * 0.7,
        color,
      );
    }
  },
});

export const iceGlass = thing({
  id: 'ice-glass',
  name: 'ice in a glass',
  size: [92, 112],
  tallCm: 12,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d9a85c' },
  paint(h, { color }) {
    h.ground(36).solid('-42 -110 42 -110 35 0 -35 0', '#e9e6dc');
    h.tone('-39 -74 39 -74 34 -4 -34 -4', tint(color, 0.2));
    for (const cube of [
      '-30 -80 -4 -88 4 -62 -22 -54',
      '2 -76 28 -82 34 -56 8 -50',
      '-22 -48 4 -52 8 -26 -18 -22',
    ])
      h.solid(cube, '#f5f0e4', { weight: 0.9 });
    h.line('-18 -76 -12 -60', { weight: 0.7 }).line('12 -72 18 -58', { weight: 0.7 });
    h.tone('20 -48 31 -50 28 -8 18 -8', shade(color, 0.18)).glint('-30 -98 -26 -30', 1.4);
  },
});

export const dial = thing({
  id: 'dial',
  name: 'a dial',
  size: [132, 108],
  tallCm: 14,
  hold: 'none',
  rests: 'surface',
  natural: { color: '#6b4a33', accent: '#efe4c8' },
  paint(h, { color, accent }) {
    h.ground(60)
      .box(-64, -106, 128, 106, color)
      .soft('-54 -34 -50 -66 -26 -92 0 -98 26 -92 50 -66 54 -34', accent);
    for (let i = 0; i <= 10; i++) {
      const angle = Math.PI * (1.08 - (i / 10) * 0.16 * 7.25);
      const at = (r: number) => `${Math.cos(angle) * r} ${-34 - Math.sin(angle) * r}`;
      if (Math.sin(angle) > 0.05) h.line(`${at(44)} ${at(i % 2 ? 50 : 54)}`, { weight: 0.9 });
    }
    h.line('0 -36 24 -80', { weight: 1.8, color: '#c2523d' }).dot(0, -36, 4);
    for (const x of [-34, 34])
      h.oval(x, -16, 11, 11, shade(color, 0.3)).line(`${x} -16 ${x + 5} -24`);
  },
});

export const spill = thing({
  id: 'spill',
  name: 'a spill on the tiles',
  size: [150, 62],
  tallCm: 8,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c2523d' },
  paint(h, { color }) {
    h.soft(
      '-70 -18 -52 -44 -18 -38 6 -56 44 -46 52 -28 72 -22 60 -6 24 -10 4 -1 -30 -6 -48 -2',
      color,
    );
    h.tone('-10 -12 30 -16 58 -14 50 -8 20 -12 0 -5', shade(color, 0.2), true);
    h.oval(-58, -52, 6, 4, color, { weight: 0.8 }).oval(66, -48, 5, 3.4, color, { weight: 0.8 });
    h.glint('-40 -32 -14 -30', 1.2);
  },
});
