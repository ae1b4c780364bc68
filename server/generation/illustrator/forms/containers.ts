// What things are sold, carried and kept in.
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const paperBag = form({
  id: 'paper-bag',
  size: [80, 106],
  tallCm: 34,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(40);
    h.curve('-16 -84 -15 -104 0 -108 15 -104 16 -84', { weight: 1.2 });
    h.solid('22 -84 38 -88 40 -6 24 0', shade(color, 0.28));
    h.solid('-38 -84 22 -84 24 0 -38 0', color);
    h.line('-38 -76 22 -76', { weight: 0.5 });
    h.label(label, [-31, -62, 46, 34]);
  },
});

export const roundTin = form({
  id: 'round-tin',
  size: [96, 58],
  tallCm: 7,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(46);
    h.soft('-46 -40 -46 -10 -34 0 0 3 34 0 46 -10 46 -40', shade(color, 0.1), { tremble: 0.2 });
    h.tone('20 -36 45 -40 45 -11 34 -2 18 1', shade(color, 0.28));
    h.line('-46 -26 -30 -20 0 -17 30 -20 46 -26', { weight: 0.8 });
    h.oval(0, -40, 46, 17, tint(color, 0.16)).oval(0, -41, 38, 13, tint(color, 0.3), {
      weight: 0.6,
    });
    if (label) h.name(label, [-32, -50, 64, 18]);
    h.glint('-40 -30 -38 -12');
  },
});

export const tub = form({
  id: 'tub',
  size: [84, 84],
  tallCm: 12,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(36);
    h.soft('-40 -64 -32 -2 0 2 32 -2 40 -64', color, { tremble: 0.2 });
    h.tone('12 -63 39 -63 31 -4 8 0', shade(color, 0.18));
    h.soft('-44 -76 -42 -66 -42 -60 42 -60 42 -66 44 -76 0 -82', tint(color, 0.4));
    h.label(label, [-26, -50, 52, 32]);
  },
});

export const basin = form({
  id: 'basin',
  name: 'a large tub',
  size: [150, 72],
  tallCm: 68,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(70);
    h.soft('-74 -60 -68 -12 -56 0 56 0 68 -12 74 -60', color);
    h.tone('26 -58 72 -58 67 -12 56 -2 30 -1', shade(color, 0.16), true);
    h.oval(0, -60, 74, 11, tint(color, 0.35)).oval(0, -59, 64, 7.5, '#9db7c0', { weight: 0.7 });
    h.curve('-40 -60 -28 -62 -18 -59', { weight: 0.5 }).curve('10 -58 24 -61 36 -58', {
      weight: 0.5,
    });
    h.label(label, [-36, -44, 72, 32]);
  },
});

export const cabinetCase = form({
  id: 'case',
  name: 'a case with a handle',
  size: [108, 86],
  tallCm: 32,
  hold: 'handle',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(50);
    h.curve('-20 -68 -18 -84 18 -84 20 -68', { weight: 2.2 });
    h.soft('-50 -68 50 -68 53 -64 53 -3 50 0 -50 0 -53 -3 -53 -64', color, { tremble: 0.3 });
    h.tone('16 -67 49 -67 52 -63 52 -4 49 -1 14 -1', shade(color, 0.16));
    h.line('-53 -44 53 -44', { weight: 1 });
    for (const x of [-34, 26]) h.box(x, -50, 9, 12, '#cfc8ba', { weight: 0.7 });
    h.label(label, [-20, -38, 42, 30]);
  },
});

export const vial = form({
  id: 'vial',
  name: 'a small tube with a cap',
  size: [48, 112],
  tallCm: 11,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#dfe6e4' },
  paint(h, { color, label }) {
    h.ground(18);
    h.soft('-19 -88 -19 -16 -12 -3 0 2 12 -3 19 -16 19 -88', color, { tremble: 0.2 });
    h.tone('-18 -28 18 -28 18 -16 11 -4 0 1 -11 -4 -18 -16', '#b9cdd0', true);
    h.box(-23, -110, 46, 23, '#b0685a');
    for (const x of [-13, 0, 13]) h.line(`${x} -107 ${x} -90`, { weight: 0.5 });
    if (label) h.label(label, [-19, -76, 38, 34]);
    h.glint('-13 -40 -13 -22', 0.8);
  },
});
