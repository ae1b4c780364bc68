import { shade } from '../palette.ts';
import { thing } from '../props/thing.ts';

export const shopSign = thing({
  id: 'shop-sign',
  name: 'a shop sign',
  size: [116, 100],
  tallCm: 70,
  hold: 'none',
  rests: 'wall',
  paint(h, { color, label }) {
    h.line('-56 -100 -56 0', { weight: 3 }).line('-56 -86 52 -86', { weight: 2 });
    h.curve('-54 -58 -34 -66 -26 -84', { weight: 1.4 }).curve('44 -86 54 -90 52 -80', {
      weight: 1.4,
    });
    h.line('-34 -84 -34 -72', { weight: 1 }).line('38 -84 38 -72', { weight: 1 });
    h.soft('-44 -72 46 -72 50 -66 50 -16 46 -10 -44 -10 -48 -16 -48 -66', color, { tremble: 0.2 });
    h.tone('20 -71 45 -71 49 -66 49 -16 45 -11 10 -11', shade(color, 0.18));
    h.soft('-40 -65 42 -65 44 -20 42 -17 -40 -17 -42 -20', '#f5f0e4', {
      weight: 0.6,
      tremble: 0.2,
    });
    h.name(label, [-40, -64, 82, 46]);
  },
});
