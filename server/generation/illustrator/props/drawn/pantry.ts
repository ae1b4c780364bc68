import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const eggCarton = silentThing('egg-carton', {
  size: [128, 62],
  tallCm: 9,
  hold: 'both',
  rests: 'surface',
  color: '#cfc8ba',
  accent: '#e3c7a0',
  paint(h, { color, accent }) {
    h.ground(58);
    for (const x of [-46, -23, 0, 23, 46])
      h.oval(x + 4, -46, 11, 15, tint(accent, 0.25), { weight: 0.8 });
    for (const x of [-50, -25, 0, 25, 50]) h.oval(x, -36, 12, 16, accent);
    h.soft(
      '-62 -34 -56 0 56 0 62 -34 50 -26 38 -34 25 -26 12 -34 0 -26 -12 -34 -25 -26 -38 -34 -50 -26',
      color,
    );
    for (const x of [-38, -12, 12, 38]) h.line(`${x} -30 ${x} -4`, { weight: 0.7 });
  },
});

export const breadRoll = silentThing('bread-roll', {
  size: [110, 64],
  tallCm: 7,
  hold: 'grip',
  rests: 'surface',
  color: '#cf9f5c',
  paint(h, { color }) {
    h.ground(50);
    h.soft('-52 -8 -50 -34 -28 -56 0 -62 30 -56 50 -34 52 -8 34 0 -34 0', color).tone(
      '14 -60 34 -52 50 -32 51 -9 34 -1 14 -1 32 -28',
      shade(color, 0.2),
      true,
    );
    h.soft('-36 -36 -10 -50 24 -48 40 -34 18 -38 -12 -38', tint(color, 0.45), { weight: 0.8 });
    for (const [x, y] of points('-30 -22 -12 -20 8 -18 28 -20'))
      h.dot(x, y, 1.2, shade(color, 0.4));
  },
});

export const cauliflower = silentThing('cauliflower', {
  size: [110, 92],
  tallCm: 18,
  hold: 'both',
  rests: 'surface',
  color: '#efe4c8',
  accent: '#6f9160',
  paint(h, { color, accent }) {
    h.ground(44);
    h.soft('-50 -52 -54 -26 -34 -4 0 2 34 -4 54 -26 50 -52 38 -30 0 -20 -38 -30', accent);
    for (const [x, y, r] of [
      [-24, -56, 17],
      [22, -58, 17],
      [0, -72, 18],
      [-36, -40, 14],
      [36, -42, 14],
      [-10, -44, 16],
      [14, -42, 16],
    ] as const)
      h.oval(x, y, r, r * 0.9, color, { weight: 0.8 });
    h.soft('-52 -40 -34 -38 -14 -20 -18 0 -40 -8', tint(accent, 0.15)).soft(
      '52 -40 34 -38 12 -20 16 0 40 -8',
      tint(accent, 0.15),
    );
    h.line('-44 -30 -24 -8', { weight: 0.6 }).line('44 -30 22 -8', { weight: 0.6 });
  },
});

export const plum = silentThing('plum', {
  size: [84, 92],
  tallCm: 5,
  hold: 'grip',
  rests: 'surface',
  color: '#6d5284',
  accent: '#6f9160',
  paint(h, { color, accent }) {
    h.ground(30);
    h.soft('0 -72 24 -72 40 -46 34 -14 12 2 -16 0 -36 -18 -40 -48 -22 -70', color).tone(
      '14 -70 26 -68 39 -44 33 -14 12 0 26 -34',
      shade(color, 0.25),
      true,
    );
    h.curve('2 -72 -14 -50 -12 -18 -2 -2', { weight: 0.8 })
      .line('2 -70 6 -88', { weight: 1.6, color: '#6b4a34' })
      .soft('6 -82 22 -92 38 -84 22 -76', accent, { weight: 0.8 });
    h.glint('-30 -50 -30 -30');
  },
});

export const pomegranate = silentThing('pomegranate', {
  size: [100, 98],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  color: '#b3483f',
  accent: '#efe4c8',
  paint(h, { color, accent }) {
    h.ground(38);
    h.soft(
      '-10 -80 -16 -98 -4 -90 2 -98 8 -90 18 -96 12 -80 40 -60 46 -28 26 -2 -26 -2 -46 -28 -40 -60',
      color,
    );
    h.soft('4 -64 34 -54 38 -26 18 -8 -6 -24', accent, { weight: 0.9 });
    for (const [x, y] of points(
      '10 -52 20 -48 29 -44 6 -40 16 -38 26 -34 10 -28 20 -26 30 -24 16 -16',
    ))
      h.oval(x, y, 4.4, 4, '#c2523d', { weight: 0.6 });
  },
});
