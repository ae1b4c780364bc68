import { shade } from '../palette.ts';
import { thing } from './thing.ts';

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
