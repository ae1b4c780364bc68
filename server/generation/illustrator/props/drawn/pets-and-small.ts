import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const dogLead = silentThing('dog-lead', {
  size: [104, 92],
  tallCm: 20,
  hold: 'grip',
  rests: 'surface',
  color: '#c2523d',
  accent: '#bdb9b0',
  paint(h, { color, accent }) {
    const lead = '-40 -84 -20 -88 -16 -66 -34 -40 -10 -14 30 -10 44 -30 30 -52 8 -44';
    h.curve(lead, { weight: 3.8 }).curve(lead, { weight: 2.2, color });
    h.s.ellipse(-38, -70, 12, 16, { size: 7 });
    h.s.ellipse(-38, -70, 12, 16, { size: 4.4, color });
    h.oval(6, -46, 6, 8, accent, { weight: 0.9 });
  },
});

export const petCollar = silentThing('pet-collar', {
  size: [96, 72],
  tallCm: 10,
  hold: 'grip',
  rests: 'surface',
  color: '#567fa8',
  accent: '#d6a63c',
  paint(h, { color, accent }) {
    h.ground(40);
    h.s.ellipse(0, -44, 42, 22, { size: 13 });
    h.s.ellipse(0, -44, 42, 22, { size: 9.5, color });
    h.box(-34, -40, 16, 16, '#bdb9b0', { weight: 0.9 }).oval(6, -10, 9, 10, accent);
  },
});

export const petBowl = silentThing('pet-bowl', {
  size: [112, 54],
  tallCm: 9,
  hold: 'both',
  rests: 'floor',
  color: '#567fa8',
  accent: '#86603f',
  paint(h, { color, accent }) {
    h.ground(52);
    for (const [x, y] of points('-24 -42 -8 -47 10 -46 26 -42 0 -41'))
      h.oval(x, y, 9, 6, accent, { weight: 0.7 });
    h.solid('-42 -36 42 -36 54 -2 -54 -2', color).tone(
      '14 -35 41 -35 52 -3 18 -3',
      shade(color, 0.2),
    );
    h.oval(0, -14, 7, 6, '#f5f0e4', { weight: 0.6 });
    for (const [x, y] of points('-9 -22 -3 -25 3 -25 9 -22')) h.dot(x, y, 2.6, '#f5f0e4');
  },
});

export const petFood = silentThing('pet-food', {
  size: [76, 112],
  tallCm: 50,
  hold: 'both',
  rests: 'floor',
  color: '#d4813f',
  accent: '#f5f0e4',
  paint(h, { color, accent, label }) {
    h.ground(36);
    h.solid('-34 -106 34 -106 37 -6 32 0 -32 0 -37 -6', color).box(
      -35,
      -110,
      70,
      10,
      shade(color, 0.2),
    );
    h.tone('16 -100 33 -100 36 -6 31 -1 14 -1', shade(color, 0.18));
    h.oval(0, -34, 20, 20, accent, { weight: 0.8 }).oval(0, -29, 8, 7, '#6b4a34', { bare: true });
    for (const [x, y] of points('-10 -38 -4 -43 4 -43 10 -38')) h.dot(x, y, 3, '#6b4a34');
    h.label(label, [-26, -88, 52, 24]);
  },
});

export const aquarium = silentThing('aquarium', {
  size: [128, 84],
  tallCm: 45,
  hold: 'none',
  rests: 'surface',
  color: '#9fc0cc',
  accent: '#d4813f',
  paint(h, { color, accent }) {
    h.ground(62);
    h.box(-62, -80, 124, 78, tint(color, 0.5)).tone('-61 -68 61 -68 61 -4 -61 -4', color);
    h.tone('-61 -14 -20 -20 30 -12 61 -18 61 -4 -61 -4', '#dccaa6', true);
    for (const [x, to] of points('-44 -52 -36 -30 46 40'))
      h.curve(`${x} -12 ${to} -30 ${x} -50`, { weight: 2.4, color: '#6f9160' });
    for (const [x, y] of points('-6 -44 26 -30'))
      h.soft(
        `${x - 14} ${y} ${x - 4} ${y - 8} ${x + 8} ${y} ${x + 16} ${y - 7} ${x + 16} ${y + 7} ${x + 8} ${y} ${x - 4} ${y + 8}`,
        accent,
        { weight: 0.7 },
      ).dot(x - 8, y - 1, 1.4);
    h.box(-64, -84, 128, 6, '#4a4439', { weight: 0.9 }).glint('-54 -72 -54 -40', 1);
  },
});

export const deodorantStick = silentThing('deodorant-stick', {
  size: [36, 104],
  tallCm: 10,
  hold: 'grip',
  rests: 'surface',
  color: '#f5f0e4',
  accent: '#6f9160',
  paint(h, { color, accent, label }) {
    h.ground(16);
    h.soft('-12 -78 -12 -100 12 -104 12 -78', tint(accent, 0.55)).box(-15, -80, 30, 14, '#e2dccf', {
      weight: 0.9,
    });
    h.box(-16, -66, 32, 58, color)
      .box(-17, -10, 34, 10, accent)
      .tone('5 -65 15 -65 15 -9 5 -9', shade(color, 0.12));
    if (label) h.label(label, [-13, -54, 26, 34]);
    else h.box(-15, -50, 30, 24, accent, { weight: 0.6 });
  },
});

export const usbStick = silentThing('usb-stick', {
  size: [104, 40],
  tallCm: 2,
  hold: 'grip',
  rests: 'surface',
  color: '#567fa8',
  accent: '#bdb9b0',
  paint(h, { color, accent }) {
    h.ground(44);
    h.box(22, -32, 30, 22, accent).dot(34, -26, 2).dot(34, -16, 2);
    h.soft('-50 -34 -46 -40 20 -40 24 -36 24 -6 20 -2 -46 -2 -50 -8', color, { tremble: 0.1 });
    h.box(-30, -30, 38, 16, tint(color, 0.35), { weight: 0.7 });
  },
});

export const drone = silentThing('drone', {
  size: [140, 62],
  tallCm: 12,
  hold: 'both',
  rests: 'air',
  color: '#4f5a5f',
  accent: '#c2523d',
  paint(h, { color, accent }) {
    for (const x of [-54, 54])
      h.line(`0 -34 ${x} -42`, { weight: 3 })
        .box(x - 3, -50, 6, 12, color, { weight: 0.8 })
        .soft(`${x - 24} -52 ${x} -55 ${x + 24} -52 ${x} -49`, '#e2dccf', { weight: 0.7 });
    h.soft('-26 -26 -22 -44 0 -50 22 -44 26 -26 12 -18 -12 -18', color)
      .oval(0, -14, 9, 8, '#e2dccf')
      .dot(0, -13, 3.4);
    h.line('-14 -20 -24 -2', { weight: 1.6 })
      .line('14 -20 24 -2', { weight: 1.6 })
      .dot(-14, -34, 2.4, accent);
  },
});

export const powerBank = silentThing('power-bank', {
  size: [60, 104],
  tallCm: 14,
  hold: 'grip',
  rests: 'surface',
  color: '#47868a',
  paint(h, { color, label }) {
    h.ground(26);
    h.soft('-28 -98 -24 -104 24 -104 28 -98 28 -6 24 0 -24 0 -28 -6', color, { tremble: 0.1 });
    h.tone('8 -103 23 -103 27 -98 27 -6 23 -1 8 -1', shade(color, 0.2));
    for (const [i, x] of [-15, -5, 5, 15].entries())
      h.dot(x, -88, 2.4, i < 3 ? '#ffd21f' : '#bdb9b0');
    if (label) h.label(label, [-18, -64, 36, 30]);
    else h.solid('4 -66 -10 -42 -1 -42 -5 -22 10 -48 1 -48', '#f5f0e4', { weight: 0.7 });
  },
});

export const electricFan = silentThing('electric-fan', {
  size: [76, 112],
  tallCm: 45,
  hold: 'none',
  rests: 'surface',
  color: '#8fa9bd',
  accent: '#bdb9b0',
  paint(h, { color, accent }) {
    h.ground(30);
    h.box(-3, -40, 6, 36, accent, { weight: 0.9 }).soft('-26 -6 0 -10 26 -6 28 0 -28 0', accent);
    h.oval(0, -74, 37, 37, '#f5f0e4');
    for (const turn of [0, 1, 2]) {
      const a = (turn * Math.PI * 2) / 3;
      const at = (r: number, da: number) => `${Math.cos(a + da) * r} ${-74 + Math.sin(a + da) * r}`;
      h.soft(`0 -74 ${at(20, -0.5)} ${at(31, 0)} ${at(26, 0.6)} ${at(10, 0.7)}`, color, {
        weight: 0.8,
      });
    }
    h.oval(0, -74, 6, 6, accent, { weight: 0.8 });
    h.s.ellipse(0, -74, 24, 24, { size: 0.9 });
  },
});
