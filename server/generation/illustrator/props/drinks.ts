import type { Hand } from '../hand.ts';
import { shade, tint } from '../palette.ts';
import type { ProductLook } from '../scene.ts';
import { thing } from './thing.ts';

export const paperCup = thing({
  id: 'paper-cup',
  name: 'a paper cup of coffee',
  size: [64, 104],
  tallCm: 15,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#86603f', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.ground(30);
    h.solid('-30 -90 30 -90 22 0 -22 0', accent);
    h.tone('10 -90 30 -90 22 -1 8 -1', shade(accent, 0.14));
    h.solid('-28 -68 28 -68 24 -24 -24 -24', color);
    h.tone('10 -68 28 -68 24 -24 10 -24', shade(color, 0.2));
    h.solid('-33 -97 33 -97 31 -88 -31 -88', '#f5f0e4');
    h.soft('-27 -104 27 -104 30 -97 -30 -97', '#f5f0e4');
    if (label) h.label(label, [-20, -59, 40, 26]);
    else h.oval(0, -46, 11, 11, accent, { weight: 0.8 });
  },
});

export const mug = thing({
  id: 'mug',
  name: 'a mug',
  size: [96, 88],
  tallCm: 10,
  hold: 'handle',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(38);
    h.curve('28 -66 50 -62 52 -36 46 -24 26 -20', { weight: 3.4 });
    h.curve('28 -66 50 -62 52 -36 46 -24 26 -20', { weight: 1.7, color });
    h.soft('-34 -78 -34 -20 -30 -4 -14 0 14 0 28 -4 32 -20 32 -78', color, { tremble: 0.2 });
    h.tone('10 -76 31 -76 31 -20 27 -5 10 -1', shade(color, 0.2));
    h.oval(-1, -78, 33, 7, '#5a4332');
    h.glint('-26 -62 -26 -24');
    if (label) h.label(label, [-22, -56, 44, 26]);
    for (const x of [-12, 4])
      h.curve(`${x} -88 ${x - 4} -95 ${x + 3} -102 ${x} -109`, { weight: 0.8, color: '#7b7466' });
  },
});

export const can = thing({
  id: 'drink-can',
  name: 'a can',
  size: [56, 106],
  tallCm: 13,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(28);
    h.solid('-27 -94 -21 -104 21 -104 27 -94 27 -8 20 0 -20 0 -27 -8', color);
    h.tone('9 -103 21 -103 27 -94 27 -8 20 -1 9 -1', shade(color, 0.22));
    h.tone('-21 -103 21 -103 26 -94 -26 -94', '#d8d2c6').line('-27 -94 27 -94', { weight: 0.8 });
    h.tone('-26 -8 26 -8 20 -1 -20 -1', '#d8d2c6').line('-27 -8 27 -8', { weight: 0.8 });
    h.oval(0, -104, 20, 4, '#c4beb3', { weight: 0.8 });
    h.glint('-19 -86 -19 -16', 1.2);
    h.label(label, [-21, -68, 42, 36]);
  },
});

export const bottle = thing({
  id: 'bottle',
  name: 'a bottle',
  size: [46, 116],
  tallCm: 24,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(24);
    h.soft('-22 -4 -23 -66 -18 -78 -8 -88 -8 -102 8 -102 8 -88 18 -78 23 -66 22 -4 0 0', color, {
      tremble: 0.2,
    });
    h.tone('8 -86 18 -78 22 -66 21 -5 6 -2', shade(color, 0.2));
    h.box(-10, -114, 20, 13, accent);
    h.glint('-15 -70 -16 -14', 1.2);
    h.label(label, [-21, -60, 42, 34]);
  },
});

// The slender bottle of wine, beer and spirits.
function slender(h: Hand, { color, accent, label }: ProductLook): void {
  h.ground(20);
  h.soft('-18 -4 -19 -68 -14 -80 -6 -92 -6 -122 6 -122 6 -92 14 -80 19 -68 18 -4 0 0', color, {
    tremble: 0.2,
  });
  h.tone('6 -88 14 -80 18 -68 17 -4 5 -2', shade(color, 0.28));
  h.box(-7, -124, 14, 22, accent, { weight: 0.8 });
  h.glint('-12 -72 -12 -12');
  h.label(label, [-17.5, -58, 35, 40]);
}

const bottled = { tallCm: 31, hold: 'grip', rests: 'surface', size: [38, 124] } as const;

export const wineBottle = thing({
  ...bottled,
  id: 'wine-bottle',
  name: 'a bottle of wine',
  natural: { color: '#4c5a41', accent: '#84383a' },
  paint: slender,
});

export const beerBottle = thing({
  ...bottled,
  id: 'beer-bottle',
  name: 'a bottle of beer',
  tallCm: 25,
  natural: { color: '#7d5230', accent: '#d6a63c' },
  paint: slender,
});

export const glassBottle = thing({
  ...bottled,
  id: 'glass-bottle',
  name: 'a slender glass bottle',
  natural: { color: '#a9a86a', accent: '#4a4439' },
  paint: slender,
});

export const glass = thing({
  id: 'glass',
  name: 'a glass',
  size: [58, 100],
  tallCm: 15,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d4813f', accent: '#f5f0e4' },
  paint(h, { color }) {
    h.ground(26);
    h.line('12 -70 24 -112', { weight: 1.5, color: '#7b7466' });
    h.solid('-29 -92 29 -92 21 0 -21 0', '#ece7db');
    h.tone('-26 -70 26 -70 19 -5 -19 -5', color).tone(
      '8 -70 26 -70 19 -5 8 -5',
      shade(color, 0.16),
    );
    h.line('-27 -71 27 -71', { weight: 0.7 });
    h.solid('-14 -60 0 -64 4 -50 -10 -47', tint(color, 0.6), { weight: 0.6 });
    h.solid('2 -40 14 -44 16 -30 4 -28', tint(color, 0.6), { weight: 0.6 });
    h.oval(24, -94, 11, 11, '#d6a63c', { weight: 0.8 });
    h.glint('-21 -84 -16 -10');
  },
});
