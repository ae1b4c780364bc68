import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const backpack = thing({
  id: 'backpack',
  name: 'a backpack',
  size: [84, 114],
  tallCm: 52,
  hold: 'both',
  rests: 'floor',
  paint(h, { color, accent, label }) {
    h.ground(38).curve('-12 -100 -10 -114 10 -114 12 -100', { weight: 1.8 });
    h.soft('-38 -4 -38 -70 -26 -98 26 -98 38 -70 38 -4 30 0 -30 0', color).tone(
      '14 -97 26 -96 37 -70 37 -4 30 -1 18 -1',
      shade(color, 0.22),
    );
    h.soft('-32 -66 -24 -90 24 -90 32 -66 28 -60 -28 -60', accent);
    h.soft('-28 -46 28 -46 30 -12 24 -8 -24 -8 -30 -12', color).line('-27 -38 27 -38', {
      weight: 0.7,
    });
    for (const x of [-14, 14]) h.box(x - 3, -66, 6, 24, '#6b4a34', { weight: 0.7 });
    if (label) h.name(label, [-24, -34, 48, 20], '#f5f0e4');
  },
});

export const boat = thing({
  id: 'boat',
  name: 'a boat',
  size: [128, 120],
  tallCm: 150,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c2523d', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.line('0 -28 0 -118', { weight: 1.6 });
    h.soft('4 -114 8 -80 50 -38 4 -36', accent).tone('10 -76 46 -39 16 -38', shade(accent, 0.12));
    h.soft('-4 -104 -40 -38 -4 -36', accent);
    h.soft('-60 -30 62 -32 46 -6 -42 -6', color).tone(
      '20 -30 60 -31 45 -7 20 -7',
      shade(color, 0.2),
    );
    h.line('-56 -22 56 -24', { weight: 0.8, color: '#f5f0e4' });
    if (label) h.name(label, [-36, -22, 60, 13], '#f5f0e4');
    h.curve('-62 -4 -40 -8 -18 -2 6 -7 30 -2 60 -6', { weight: 1.2, color: '#7b9aa3' });
  },
});

export const train = thing({
  id: 'train',
  name: 'a train',
  size: [128, 96],
  tallCm: 330,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, accent, label }) {
    h.ground(60);
    h.soft('-60 -12 -60 -82 -52 -92 30 -92 52 -66 62 -30 60 -12', color).tone(
      '-60 -36 62 -36 60 -13 -60 -13',
      shade(color, 0.2),
    );
    for (const x of [-52, -30, -8]) h.box(x, -78, 17, 24, '#cfd9dc', { weight: 0.9 });
    h.solid('18 -80 32 -80 48 -54 18 -54', '#cfd9dc').line('-60 -44 60 -44', {
      weight: 1.4,
      color: accent,
    });
    if (label) h.name(label, [-50, -40, 70, 18], '#f5f0e4');
    h.oval(52, -26, 5, 5, '#ffd21f', { weight: 0.8 });
    for (const x of [-44, -24, 20, 40]) h.oval(x, -8, 9, 8, '#4a4439', { weight: 0.9 });
    h.line('-63 0 63 0', { weight: 1.4 });
  },
});

export const helmet = thing({
  id: 'helmet',
  name: 'a helmet',
  size: [108, 80],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(46).soft('-46 -14 -44 -50 -22 -76 22 -76 44 -50 46 -14', color);
    h.tone('12 -76 24 -74 43 -50 45 -16 22 -16', shade(color, 0.2), true);
    h.soft('-9 -16 -9 -74 0 -80 9 -74 9 -16', color).soft(
      '-52 -18 52 -18 50 -4 0 0 -50 -4',
      accent,
    );
    if (label) h.name(label, [-38, -48, 28, 24], '#f5f0e4');
    h.glint('-34 -54 -22 -66');
  },
});

export const megaphone = thing({
  id: 'megaphone',
  name: 'a megaphone',
  size: [120, 92],
  tallCm: 28,
  hold: 'handle',
  rests: 'surface',
  natural: { color: '#c2523d', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.soft('-30 -38 -14 -38 -10 -4 -22 -2', '#4a4439').solid(
      '-50 -62 -16 -64 -16 -38 -50 -40',
      accent,
    );
    h.solid('-18 -66 46 -90 46 -12 -18 -36', color).tone(
      '-16 -44 45 -34 45 -14 -16 -37',
      shade(color, 0.2),
    );
    h.oval(47, -51, 10, 39, accent).oval(48, -51, 6, 28, shade(color, 0.4), { weight: 0.8 });
    if (label) h.name(label, [-12, -66, 46, 26], '#f5f0e4');
    h.soft('-50 -62 -56 -60 -56 -42 -50 -40', '#4a4439');
  },
});

export const wallet = thing({
  id: 'wallet',
  name: 'a wallet',
  size: [108, 82],
  tallCm: 10,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#86603f', accent: '#6f9160' },
  paint(h, { color, accent, label }) {
    h.ground(46).solid('-36 -78 34 -82 36 -50 -36 -50', accent, { weight: 0.8 });
    h.oval(0, -66, 9, 8, '#efe4c8', { weight: 0.7 }).solid(
      '-24 -70 46 -70 46 -44 -24 -44',
      '#567fa8',
    );
    h.line('-22 -62 44 -62', { weight: 1.8, color: '#33455f' });
    h.soft('-52 -58 50 -60 53 -56 53 -4 50 0 -50 0 -53 -4', color).tone(
      '16 -58 50 -58 51 -2 20 -2',
      shade(color, 0.2),
    );
    h.soft('30 -38 54 -38 54 -22 30 -22', shade(color, 0.15)).oval(38, -30, 3.4, 3.4, '#d6a63c', {
      weight: 0.7,
    });
    if (label) h.name(label, [-44, -44, 62, 28], '#f5f0e4');
    h.line('-46 -8 24 -8', { weight: 0.5, color: '#f5f0e4' });
  },
});

export const solarPanel = thing({
  id: 'solar-panel',
  name: 'a solar panel',
  size: [126, 92],
  tallCm: 105,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#33455f', accent: '#bdb9b0' },
  paint(h, { color, accent }) {
    h.ground(52).line('-26 -20 -34 0', { weight: 1.8 }).line('30 -20 38 0', { weight: 1.8 });
    h.solid('-42 -88 60 -88 42 -14 -60 -14', accent).solid('-38 -84 54 -84 38 -18 -54 -18', color);
    for (const share of [0.25, 0.5, 0.75])
      h.line(`${-38 + share * 92} -84 ${-54 + share * 92} -18`, { weight: 0.7, color: '#a8b9cc' });
    for (const y of [-62, -40])
      h.line(`${-38 - (84 + y) * 0.24} ${y} ${54 - (84 + y) * 0.24} ${y}`, {
        weight: 0.7,
        color: '#a8b9cc',
      });
    h.tone('6 -82 30 -82 4 -20 -20 -20', '#5f7391').oval(46, -84, 9, 9, '#ffd21f', { weight: 0.8 });
  },
});
