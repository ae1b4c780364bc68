import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const boardGame = thing({
  id: 'board-game',
  name: 'a board game',
  size: [126, 80],
  tallCm: 22,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(56).box(-58, -42, 116, 42, color).tone('24 -41 57 -41 57 -1 24 -1', shade(color, 0.2));
    h.solid('-50 -58 50 -58 62 -42 -62 -42', accent).line('-56 -36 56 -36', { weight: 0.7 });
    if (label) h.name(label, [-50, -34, 74, 28], '#f5f0e4');
    for (const [x, tone] of [
      [-30, '#c2523d'],
      [4, '#567fa8'],
    ] as const)
      h.soft(`${x - 8} -50 ${x - 4} -66 ${x + 4} -66 ${x + 8} -50`, tone).oval(x, -70, 6, 6, tone);
    h.box(20, -70, 18, 18, '#f5f0e4').dot(25, -65, 1.8).dot(29, -61, 1.8).dot(33, -57, 1.8);
  },
});

export const dropper = thing({
  id: 'dropper-bottle',
  name: 'a dropper bottle',
  size: [52, 122],
  tallCm: 11,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#a8672f', accent: '#3b3630' },
  paint(h, { color, accent, label }) {
    h.ground(26).soft('-10 -92 -9 -118 9 -118 10 -92', '#4a4439').box(-12, -96, 24, 18, accent);
    h.soft('-24 -4 -24 -58 -12 -72 12 -72 24 -58 24 -4 20 0 -20 0', color).tone(
      '8 -71 13 -70 23 -58 23 -4 18 -1 8 -1',
      shade(color, 0.25),
    );
    h.label(label, [-20, -50, 40, 36]);
    h.glint('-18 -60 -12 -66');
  },
});
