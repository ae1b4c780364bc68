import { ink } from '#server/drawing/brush.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

const sheet = { color: '#f5f0e4', accent: '#d6a63c' };

export const book = thing({
  id: 'book',
  name: 'a book',
  size: [82, 106],
  tallCm: 23,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, accent, label }) {
    h.ground(40);
    h.solid('-36 -98 -26 -106 41 -106 41 -8 32 0 32 -98', '#f5f0e4');
    for (const d of [2, 4.5, 7])
      h.line(`${32 + d} ${-98 - d * 0.8} ${32 + d} ${-d * 0.8}`, { weight: 0.4 });
    h.solid('-40 -98 32 -98 32 0 -40 0', color);
    h.tone('-40 -98 -32 -98 -32 0 -40 0', shade(color, 0.3)).tone(
      '14 -97 31 -97 31 -1 8 -1',
      shade(color, 0.14),
    );
    h.line('-31 -97 -31 -1', { weight: 0.6 });
    h.name(label, [-28, -88, 56, 38], '#f5f0e4');
    h.oval(0, -30, 15, 15, accent, { weight: 0.8 });
  },
});

export const magazine = thing({
  id: 'magazine',
  name: 'a magazine',
  size: [84, 106],
  tallCm: 28,
  hold: 'both',
  rests: 'surface',
  natural: sheet,
  paint(h, { color, accent, label }) {
    h.ground(40);
    h.solid('-38 -104 40 -106 42 -1 -40 0', color);
    h.name(label, [-36, -102, 74, 24]);
    h.box(-32, -74, 64, 44, '#a8b5b0', { weight: 0.8 }).oval(4, -52, 15, 15, accent, {
      weight: 0.7,
    });
    h.solid('-32 -30 -10 -50 8 -36 20 -44 32 -30', '#6d7f74', { weight: 0.7 });
    for (const y of [-22, -15, -8]) h.line(`-32 ${y} ${y === -8 ? -4 : 30} ${y}`, { weight: 0.7 });
  },
});

export const poster = thing({
  id: 'poster',
  name: 'a film poster',
  size: [80, 116],
  tallCm: 90,
  hold: 'both',
  rests: 'wall',
  paint(h, { color, accent, label }) {
    h.box(-40, -116, 80, 116, '#f5f0e4');
    h.box(-35, -111, 70, 84, shade(color, 0.25), { weight: 0.8 });
    h.oval(8, -74, 22, 22, accent, { bare: true });
    h.tone('-35 -50 -18 -66 -2 -54 14 -68 35 -48 35 -27 -35 -27', shade(color, 0.6));
    h.tone('-8 -48 -6 -72 0 -78 6 -72 9 -48', ink).dot(0, -82, 5.5);
    h.line('5 -70 16 -84', { weight: 1.3 });
    h.name(label, [-35, -25, 70, 19]);
    h.line('-20 -4 20 -4', { weight: 0.6 });
  },
});

export const ticket = thing({
  id: 'ticket',
  name: 'a ticket',
  size: [120, 62],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d6a63c', accent: '#84383a' },
  paint(h, { color, accent, label }) {
    h.solid('-58 -60 60 -64 60 -40 54 -32 60 -24 60 -2 -58 0 -58 -22 -52 -30 -58 -38', color);
    h.tone('26 -61 58 -62 58 -40 52 -32 58 -24 58 -4 26 -2', shade(color, 0.12));
    for (let y = -58; y < -4; y += 10) h.line(`26 ${y} 26 ${y + 5}`, { weight: 0.9 });
    h.name(label, [-48, -52, 70, 42], accent);
    h.soft('42 -46 45 -38 53 -38 47 -32 49 -24 42 -29 35 -24 37 -32 31 -38 39 -38', accent, {
      weight: 0.6,
    });
  },
});

export const calendar = thing({
  id: 'calendar',
  name: 'a calendar',
  size: [98, 104],
  tallCm: 32,
  hold: 'both',
  rests: 'wall',
  natural: { color: '#c2523d', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.box(-47, -98, 94, 98, accent).box(-47, -98, 94, 28, color);
    for (const x of [-26, 26]) h.box(x - 3, -106, 6, 16, '#bdb9b0', { weight: 0.7 });
    if (label) h.name(label, [-40, -92, 80, 20], '#f5f0e4');
    for (const y of [-58, -42, -26, -10])
      for (const x of [-34, -17, 0, 17, 34]) h.box(x - 5, y - 4, 10, 8, '#ded5c4', { bare: true });
    h.oval(17, -26, 11, 9, 'none', { weight: 1.6, color: '#c2523d' });
  },
});

export const contract = thing({
  id: 'document',
  name: 'a document',
  size: [84, 108],
  tallCm: 30,
  hold: 'both',
  rests: 'surface',
  natural: sheet,
  paint(h, { color, accent, label }) {
    h.solid('-34 -104 34 -108 42 -4 -36 4', '#d9d1c0', { weight: 0.8 });
    h.solid('-40 -106 22 -106 40 -90 40 0 -40 0', color).solid('22 -106 22 -90 40 -90', '#ded5c4', {
      weight: 0.8,
    });
    h.name(label, [-36, -102, 56, 22]);
    for (const y of [-72, -63, -54, -45, -36])
      h.line(`-30 ${y} ${y === -36 ? 4 : 30} ${y}`, { weight: 0.7 });
    h.curve('-28 -14 -20 -22 -16 -10 -8 -20 -2 -12 8 -16', { weight: 1 });
    h.oval(24, -16, 10, 10, accent, { weight: 0.8 });
  },
});

export const invoice = thing({
  id: 'invoice',
  name: 'an invoice on a screen',
  size: [126, 106],
  tallCm: 45,
  hold: 'none',
  rests: 'surface',
  natural: { color: '#3b3630', accent: '#6f9160' },
  paint(h, { color, accent, label }) {
    h.ground(50)
      .solid('-10 -20 10 -20 13 -4 -13 -4', '#8d867a')
      .soft('-30 -6 30 -6 32 0 -32 0', '#a59d8e');
    h.soft('-60 -104 60 -104 62 -100 62 -22 60 -18 -60 -18 -62 -22 -62 -100', color, {
      tremble: 0.1,
    });
    h.box(-56, -98, 112, 74, '#cfd9dc', { weight: 0.7 }).box(-44, -94, 56, 70, '#f5f0e4', {
      weight: 0.8,
    });
    h.name(label, [-42, -92, 52, 20]);
    for (const y of [-66, -58, -50])
      h.line(`-38 ${y} -14 ${y}`, { weight: 0.7 }).line(`-6 ${y} 6 ${y}`, { weight: 0.7 });
    h.box(-14, -40, 22, 10, '#ffd21f', { weight: 0.6 });
    h.oval(34, -60, 15, 15, accent).curve('27 -61 32 -54 42 -67', {
      weight: 1.6,
      color: '#f5f0e4',
    });
  },
});

export const businessCard = thing({
  id: 'business-card',
  name: 'a business card',
  size: [110, 66],
  tallCm: 6,
  hold: 'grip',
  rests: 'surface',
  natural: sheet,
  paint(h, { color, accent, label }) {
    h.solid('-46 -66 56 -60 54 0 -48 -4', '#cfc7b7', { weight: 0.8 });
    h.solid('-54 -62 50 -64 52 -2 -54 0', color)
      .tone('-53 -61 -40 -61 -40 -1 -53 -1', accent)
      .line('-40 -62 -40 0', { weight: 0.6 });
    h.name(label, [-34, -58, 80, 32]);
    h.line('-30 -20 20 -20', { weight: 0.7 })
      .line('-30 -12 4 -12', { weight: 0.7 })
      .dot(0, 0, 0.1, tint(color));
  },
});

export const letter = thing({
  id: 'letter',
  name: 'a letter',
  size: [112, 74],
  tallCm: 12,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#efe4c8', accent: '#c2523d' },
  paint(h, { color, accent, label }) {
    h.box(-56, -74, 112, 74, color).line('-56 -74 0 -30 56 -74', { weight: 1 });
    h.tone('0 -30 54 -72 54 -2 20 -2', shade(color, 0.1))
      .line('-56 0 -14 -38', { weight: 0.6 })
      .line('56 0 14 -38', { weight: 0.6 });
    h.oval(0, -32, 11, 11, accent);
    if (label) h.name(label, [-40, -20, 80, 18], ink);
  },
});
