// What is worn, spread or hung.
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const garment = form({
  id: 'garment',
  name: 'a garment on a hanger',
  size: [104, 118],
  tallCm: 80,
  hold: 'grip',
  rests: 'wall',
  paint(h, { color, label }) {
    h.curve('0 -104 0 -112 8 -116 9 -109', { weight: 1.2 });
    h.line('-30 -92 0 -104 30 -92', { weight: 1.6 });
    h.soft(
      '-14 -98 -34 -90 -50 -62 -36 -54 -30 -64 -32 -2 32 -2 30 -64 36 -54 50 -62 34 -90 14 -98 0 -90',
      color,
    );
    h.tone('8 -94 14 -97 33 -89 48 -62 36 -56 29 -66 31 -3 12 -3', shade(color, 0.17), true);
    h.curve('-14 -97 0 -86 14 -97', { weight: 0.9 });
    if (label) h.label(label, [-20, -64, 40, 22]);
  },
});

export const textile = form({
  id: 'textile',
  name: 'a folded cloth',
  size: [112, 58],
  tallCm: 18,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(52);
    const folds = [tint(color, 0.2), color, shade(color, 0.12)];
    folds.forEach((tone, i) => {
      const y = -56 + i * 18;
      h.soft(
        `-48 ${y} 50 ${y} 55 ${y + 4} 55 ${y + 15} 50 ${y + 19} -50 ${y + 19} -54 ${y + 10}`,
        tone,
        {
          tremble: 0.3,
        },
      );
    });
    h.line('-40 -48 40 -48', { weight: 0.5 }).line('-40 -30 40 -30', { weight: 0.5 });
    if (label) h.label(label, [-24, -36, 48, 24]);
  },
});

export const flagBanner = form({
  id: 'banner',
  size: [140, 70],
  tallCm: 90,
  hold: 'both',
  rests: 'wall',
  paint(h, { color, label }) {
    h.soft('-68 -62 -20 -58 20 -64 68 -60 66 -8 20 -12 -20 -6 -66 -10', color);
    for (const x of [-68, 68]) h.line(`${x} -68 ${x * 0.98} -2`, { weight: 1.4 });
    h.label(label, [-52, -52, 104, 34]);
  },
});
