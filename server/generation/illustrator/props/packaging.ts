import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const box = thing({
  id: 'box',
  name: 'a box',
  size: [86, 106],
  tallCm: 24,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(44);
    h.solid('-42 -90 -26 -104 43 -104 28 -90', tint(color, 0.3));
    h.solid('28 -90 43 -104 43 -10 28 0', shade(color, 0.32));
    h.solid('-42 -90 28 -90 28 0 -42 0', color);
    h.tone('-40 -30 -12 -88 0 -88 -36 -12', tint(color, 0.14));
    h.label(label, [-34, -68, 54, 34]);
    h.line('-26 -20 12 -20', { weight: 0.7 }).line('-26 -12 0 -12', { weight: 0.7 });
  },
});

export const jar = thing({
  id: 'jar',
  name: 'a jar',
  size: [80, 100],
  tallCm: 12,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(38);
    h.soft('-34 -74 -38 -62 -38 -14 -32 -2 32 -2 38 -14 38 -62 34 -74', color, { tremble: 0.2 });
    h.tone('14 -73 33 -73 37 -62 37 -14 31 -3 12 -3', shade(color, 0.2));
    h.box(-36, -96, 72, 23, accent);
    h.tone('14 -95 35 -95 35 -74 14 -74', shade(accent, 0.2));
    for (const x of [-26, -14, -2, 10, 22]) h.line(`${x} -94 ${x} -75`, { weight: 0.5 });
    h.glint('-30 -62 -30 -14', 1.2);
    h.label(label, [-24, -58, 48, 36]);
  },
});

export const pouch = thing({
  id: 'pouch',
  name: 'a pouch',
  size: [82, 108],
  tallCm: 24,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(40);
    h.soft('-36 -100 36 -100 34 -80 40 -20 38 -2 0 3 -38 -2 -40 -20 -34 -80', color, {
      tremble: 0.3,
    });
    h.tone('14 -99 35 -99 33 -80 39 -20 37 -3 10 0 24 -50', shade(color, 0.2), true);
    h.solid('-37 -106 37 -106 37 -95 -37 -95', shade(color, 0.3));
    h.curve('-28 -86 -20 -76 -24 -62', { weight: 0.6 });
    h.label(label, [-26, -66, 52, 40]);
    h.line('-14 -16 14 -16', { weight: 0.7 });
  },
});

export const tube = thing({
  id: 'tube',
  name: 'a tube',
  size: [54, 108],
  tallCm: 16,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(20);
    h.solid('-26 -100 26 -100 17 -18 -17 -18', color);
    h.tone('8 -99 25 -99 16 -19 6 -19', shade(color, 0.2));
    h.box(-27, -108, 54, 9, shade(color, 0.25));
    h.solid('-15 -18 15 -18 13 0 -13 0', accent);
    for (const x of [-7, 0, 7]) h.line(`${x} -16 ${x} -2`, { weight: 0.5 });
    h.glint('-17 -92 -11 -28');
    h.label(label, [-18, -84, 36, 42]);
  },
});

export const sprayBottle = thing({
  id: 'spray-bottle',
  name: 'a spray bottle',
  size: [64, 116],
  tallCm: 27,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(28);
    h.soft('-26 -6 -28 -50 -16 -70 -9 -84 9 -84 16 -70 28 -50 26 -6 0 0', color, { tremble: 0.2 });
    h.tone('6 -82 16 -70 27 -50 25 -7 6 -2', shade(color, 0.2));
    h.box(-8, -96, 16, 12, '#f5f0e4');
    h.solid('-30 -113 22 -113 24 -104 12 -94 -10 -94 -12 -102 -30 -103', accent);
    h.solid('-12 -94 -5 -94 -14 -74 -20 -77', accent, { weight: 0.8 });
    h.glint('-19 -48 -19 -12');
    h.label(label, [-20, -54, 40, 34]);
  },
});

export const pillBottle = thing({
  id: 'pill-bottle',
  name: 'a pill bottle',
  size: [62, 100],
  tallCm: 11,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(30);
    h.soft('-28 -72 -30 -62 -30 -6 -26 0 26 0 30 -6 30 -62 28 -72', color, { tremble: 0.2 });
    h.tone('12 -71 27 -71 29 -62 29 -6 25 -1 10 -1', shade(color, 0.2));
    h.box(-27, -98, 54, 26, accent);
    for (const x of [-20, -11, -2, 7, 16]) h.line(`${x} -96 ${x} -74`, { weight: 0.5 });
    h.label(label, [-25, -58, 50, 40]);
    h.soft('36 -4 50 -12 56 -6 42 2', accent, { weight: 0.7 });
  },
});

export const perfume = thing({
  id: 'perfume',
  name: 'a bottle of perfume',
  size: [68, 100],
  tallCm: 11,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#dfb7a2', accent: '#cf9f3e' },
  paint(h, { color, accent, label }) {
    h.ground(34);
    h.solid('-33 -54 -24 -66 24 -66 33 -54 33 0 -33 0', color);
    h.tone('12 -65 23 -65 32 -54 32 -1 12 -1', shade(color, 0.2));
    h.tone('-29 -34 29 -34 29 -4 -29 -4', tint(color, 0.2));
    h.box(-9, -74, 18, 9, accent, { weight: 0.8 });
    h.box(-15, -98, 30, 25, accent);
    h.tone('4 -97 14 -97 14 -75 4 -75', shade(accent, 0.25));
    h.glint('-26 -56 -26 -8');
    h.label(label, [-22, -44, 44, 26]);
  },
});
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
