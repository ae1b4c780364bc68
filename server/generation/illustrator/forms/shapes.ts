// Things that are a shape more than anything else.
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const stick = form({
  id: 'stick',
  name: 'a twist-up stick',
  size: [44, 112],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(20);
    h.soft('-14 -98 -8 -108 8 -110 14 -100 14 -70 -14 -70', '#efe4c8', { tremble: 0.2 });
    h.box(-16, -74, 32, 10, '#cfc8ba', { weight: 0.8 });
    h.soft('-20 -66 20 -66 20 -2 0 2 -20 -2', color, { tremble: 0.2 });
    h.tone('6 -65 19 -65 19 -3 4 1', shade(color, 0.2));
    h.label(label, [-15, -54, 30, 34]);
  },
});

export const flatTile = form({
  id: 'flat-tile',
  name: 'a flat tile',
  size: [110, 74],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(50);
    h.solid('-54 -22 -30 -70 54 -70 36 -22', tint(color, 0.12));
    h.solid('-54 -22 36 -22 36 -8 -54 -8', shade(color, 0.2));
    h.solid('36 -22 54 -70 54 -56 36 -8', shade(color, 0.34));
    h.line('-20 -26 2 -66', { weight: 0.5, color: shade(color, 0.3) });
    if (label) h.name(label, [-30, -60, 62, 30]);
  },
});

export const cone = form({
  id: 'cone',
  size: [80, 104],
  tallCm: 46,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(38);
    h.solid('-40 -12 40 -12 36 0 -36 0', shade(color, 0.3));
    h.soft('-4 -102 4 -102 32 -12 0 -8 -32 -12', color, { tremble: 0.2 });
    h.tone('2 -100 5 -100 31 -13 10 -10', shade(color, 0.2));
    h.tone('-15 -60 15 -60 20 -44 -20 -44', tint(color, 0.6));
    h.line('-15 -60 15 -60', { weight: 0.6 }).line('-20 -44 20 -44', { weight: 0.6 });
    if (label) h.label(label, [-20, -40, 40, 24]);
  },
});

export const roll = form({
  id: 'roll',
  name: 'a roll',
  size: [96, 74],
  tallCm: 12,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(46);
    h.soft('-20 -72 44 -62 48 -34 44 -2 -20 2 -44 -16 -46 -52', color, { tremble: 0.3 });
    h.oval(-20, -35, 25, 37, tint(color, 0.16)).oval(-20, -35, 10, 15, '#4a4439', { weight: 0.8 });
    h.curve('-20 -54 -8 -46 -8 -24 -20 -16', { weight: 0.6 });
    h.tone('6 -8 42 -12 44 -3 6 0', shade(color, 0.2));
    if (label) h.label(label, [4, -52, 38, 32]);
  },
});

export const softThing = form({
  id: 'soft-thing',
  name: 'something soft to wear',
  size: [112, 84],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(50);
    h.soft('34 -48 54 -58 58 -44 54 -26 38 -22', shade(color, 0.3));
    h.box(46, -48, 8, 16, '#cfc8ba', { weight: 0.7 });
    h.soft(
      '-54 -52 -44 -66 -20 -60 0 -66 22 -60 42 -64 46 -40 44 -8 30 2 0 -4 -30 3 -50 -6 -48 -30',
      color,
    );
    h.tone('14 -60 40 -62 45 -40 43 -8 30 1 10 -3', shade(color, 0.14), true);
    for (const [x, y] of points('-30 -48 30 -48 -32 -14 28 -14'))
      h.curve(`${x - 8} ${y - 3} ${x} ${y + 1} ${x + 8} ${y - 3}`, { weight: 0.7 });
    if (label) h.label(label, [-28, -42, 56, 28]);
  },
});

export const dough = form({
  id: 'dough',
  name: 'a piece of dough',
  size: [110, 52],
  tallCm: 13,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#efe4c8' },
  paint(h, { color }) {
    h.ground(50);
    h.soft('-48 0 -52 -14 -32 -38 0 -48 32 -37 53 -12 46 0', color);
    h.tone('12 -44 32 -36 52 -12 45 -1 8 -1', shade(color, 0.14), true);
    h.curve('-22 -20 0 -26 20 -19', { weight: 0.7 });
  },
});
