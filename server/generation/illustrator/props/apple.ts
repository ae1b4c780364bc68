import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const apple = thing({
  id: 'apple',
  name: 'an apple',
  size: [72, 80],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c2523d', accent: '#6f9160' },
  paint(h, { color, accent }) {
    h.ground(28);
    h.soft(
      '0 -60 -14 -68 -34 -56 -36 -34 -26 -8 -12 0 0 -4 12 0 26 -8 36 -34 34 -56 14 -68',
      color,
    );
    h.tone('14 -64 33 -54 34 -34 25 -9 12 -2 4 -4 18 -26', shade(color, 0.2), true);
    h.curve('0 -58 2 -70 8 -78', { weight: 1.1 });
    h.soft('5 -70 16 -80 28 -76 16 -67', accent, { weight: 0.7 });
    h.glint('-22 -50 -24 -36', 0.9);
  },
});
