import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const wood = '#c19a6b';

export const table = silentThing('table', {
  size: [140, 84],
  tallCm: 75,
  hold: 'none',
  rests: 'floor',
  color: wood,
  paint(h, { color }) {
    h.ground(64);
    for (const x of [-44, 40]) h.box(x, -64, 6, 52, shade(color, 0.3), { weight: 0.8 });
    for (const x of [-62, 54]) h.box(x, -66, 8, 66, color, { weight: 0.9 });
    h.box(-58, -68, 116, 10, shade(color, 0.15), { weight: 0.8 });
    h.solid('-70 -70 -54 -84 54 -84 70 -70', tint(color, 0.2)).box(-70, -71, 140, 7, color);
  },
});

export const desk = silentThing('desk', {
  size: [140, 84],
  tallCm: 75,
  hold: 'none',
  rests: 'floor',
  color: wood,
  paint(h, { color }) {
    h.ground(64);
    h.box(-62, -66, 8, 66, shade(color, 0.15));
    h.box(18, -66, 44, 62, color);
    for (const y of [-64, -44, -24])
      h.box(21, y, 38, 17, tint(color, 0.18), { weight: 0.7 }).dot(40, y + 8, 2);
    h.solid('-70 -70 -56 -84 56 -84 70 -70', tint(color, 0.2)).box(-70, -71, 140, 7, color);
  },
});

export const wardrobe = silentThing('wardrobe', {
  size: [96, 118],
  tallCm: 200,
  hold: 'none',
  rests: 'floor',
  color: wood,
  paint(h, { color }) {
    h.ground(46);
    for (const x of [-42, 34]) h.box(x, -6, 8, 6, shade(color, 0.4), { weight: 0.8 });
    h.box(-44, -112, 88, 106, color).tone('18 -111 43 -111 43 -7 18 -7', shade(color, 0.12));
    h.box(-48, -118, 96, 8, shade(color, 0.15));
    for (const x of [-40, 4]) h.box(x, -106, 36, 74, tint(color, 0.15), { weight: 0.8 });
    h.box(-40, -28, 80, 18, tint(color, 0.15), { weight: 0.8 }).dot(0, -19, 2);
    h.line('0 -111 0 -30', { weight: 0.9 }).dot(-6, -68, 2).dot(6, -68, 2);
  },
});

export const bookcase = silentThing('bookcase', {
  size: [90, 118],
  tallCm: 180,
  hold: 'none',
  rests: 'floor',
  color: wood,
  paint(h, { color }) {
    h.ground(44);
    h.box(-44, -116, 88, 116, shade(color, 0.35));
    const spines = ['#c2523d', '#567fa8', '#d6a63c', '#6f9160', '#f5f0e4', '#7f6795'];
    for (const [row, y] of [-84, -46, -8].entries())
      for (let i = 0; i < 5; i++) {
        if ((i + row * 3) % 6 === 4) continue;
        const tall = 20 + ((i * 5 + row * 3) % 8);
        h.box(-38 + i * 15, y - tall, 13, tall, spines[(i + row) % 6] ?? color, { weight: 0.5 });
      }
    for (const y of [-84, -46, -8]) h.box(-42, y, 84, 5, color, { weight: 0.8 });
    for (const x of [-46, 40]) h.box(x, -118, 6, 118, color);
    h.box(-48, -120, 96, 6, tint(color, 0.2));
  },
});

export const armchair = silentThing('armchair', {
  size: [108, 104],
  tallCm: 95,
  hold: 'none',
  rests: 'floor',
  color: '#6f9160',
  paint(h, { color }) {
    h.ground(50);
    for (const x of [-36, 30]) h.box(x, -10, 6, 10, '#5a4332', { weight: 0.8 });
    h.soft('-36 -40 -40 -86 -26 -102 26 -102 40 -86 36 -40', color, { tremble: 0.2 });
    h.soft('-34 -46 0 -50 34 -46 36 -28 -36 -28', tint(color, 0.2));
    h.soft('-54 -54 -40 -60 -34 -52 -34 -10 -52 -10', color).soft(
      '54 -54 40 -60 34 -52 34 -10 52 -10',
      shade(color, 0.2),
    );
    h.solid('-34 -28 34 -28 34 -10 -34 -10', shade(color, 0.18));
    h.glint('-24 -92 -28 -60', 0.9);
  },
});

export const stool = silentThing('stool', {
  size: [64, 84],
  tallCm: 48,
  hold: 'none',
  rests: 'floor',
  color: wood,
  paint(h, { color }) {
    h.ground(28);
    for (const [a, b] of points('-14 -24 14 24 0 2'))
      h.line(`${a} -70 ${b} 0`, { weight: 2.4 }).line(`${a} -70 ${b} 0`, {
        weight: 1.2,
        color: shade(color, 0.2),
      });
    h.line('-20 -28 20 -28', { weight: 1.2 });
    h.box(-30, -76, 60, 9, shade(color, 0.12)).oval(0, -77, 30, 7, color);
  },
});

export const wallClock = silentThing('wall-clock', {
  size: [92, 92],
  tallCm: 32,
  hold: 'both',
  rests: 'wall',
  color: '#567fa8',
  paint(h, { color }) {
    h.oval(0, -46, 45, 45, color).oval(0, -46, 36, 36, '#f5f0e4', { weight: 0.8 });
    for (let i = 0; i < 12; i++) {
      const [dx, dy] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
      h.line(`${dx * 32} ${-46 - dy * 32} ${dx * 28} ${-46 - dy * 28}`, {
        weight: i % 3 ? 0.7 : 1.3,
      });
    }
    h.line('0 -46 0 -70', { weight: 1.4 }).line('0 -46 16 -38', { weight: 1.4 }).dot(0, -46, 2.6);
  },
});

export const radiator = silentThing('radiator', {
  size: [112, 78],
  tallCm: 60,
  hold: 'none',
  rests: 'wall',
  color: '#efe9dc',
  paint(h, { color }) {
    for (let x = -48; x <= 40; x += 16) {
      h.soft(
        `${x} -70 ${x + 3} -76 ${x + 11} -76 ${x + 14} -70 ${x + 14} -8 ${x + 11} -2 ${x + 3} -2 ${x} -8`,
        color,
        { tremble: 0.2 },
      );
      h.line(`${x + 10} -68 ${x + 10} -10`, { weight: 0.5 });
    }
    h.box(-56, -14, 8, 8, '#a59d8e', { weight: 0.8 }).oval(-56, -10, 5, 5, '#c2523d', {
      weight: 0.7,
    });
  },
});
