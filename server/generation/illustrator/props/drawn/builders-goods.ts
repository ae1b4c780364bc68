import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const wood = '#a97f4f';
const dark = '#4a4439';
const brickRed = '#b3624a';

export const brick = silentThing('brick', {
  size: [112, 58],
  tallCm: 7,
  hold: 'grip',
  rests: 'surface',
  color: brickRed,
  paint(h, { color }) {
    h.ground(54);
    h.solid('-54 -34 -34 -54 54 -54 36 -34', tint(color, 0.2)).solid(
      '36 -34 54 -54 54 -20 36 0',
      shade(color, 0.25),
    );
    h.solid('-54 -34 36 -34 36 0 -54 0', color);
    for (const x of [-28, -2, 24]) h.oval(x + 4, -44, 7, 4, dark, { weight: 0.6 });
  },
});

export const steelBeam = silentThing('steel-beam', {
  size: [132, 70],
  tallCm: 30,
  hold: 'none',
  rests: 'floor',
  color: '#84383a',
  paint(h, { color }) {
    h.ground(60);
    h.solid('-60 -44 40 -66 62 -58 -36 -36', tint(color, 0.2));
    h.solid('-48 -34 -44 -8 52 -30 52 -54', shade(color, 0.2));
    h.solid('-60 -44 -36 -36 -36 -30 -60 -38', color).solid(
      '-51 -36 -45 -34 -45 -12 -51 -14',
      color,
    );
    h.solid('-60 -14 -36 -6 -36 0 -60 -8', color).solid(
      '-36 -6 62 -30 62 -24 -36 0',
      shade(color, 0.12),
    );
  },
});

export const gutter = silentThing('gutter', {
  size: [112, 112],
  tallCm: 120,
  hold: 'none',
  rests: 'wall',
  color: '#8b8f93',
  paint(h, { color }) {
    h.soft('-56 -112 56 -100 56 -90 50 -84 -50 -94 -56 -100', color).line('-56 -106 56 -94', {
      weight: 0.7,
    });
    h.soft('24 -88 38 -86 30 -66 16 -60 16 -70', shade(color, 0.1));
    h.box(4, -62, 14, 58, color).tone('12 -61 17 -61 17 -5 12 -5', shade(color, 0.2));
    for (const y of [-48, -20]) h.box(1, y, 20, 6, shade(color, 0.3), { weight: 0.7 });
    h.soft('4 -6 18 -6 10 4 -6 6 -8 -2', color);
  },
});

export const insulationRoll = silentThing('insulation-roll', {
  size: [124, 84],
  tallCm: 60,
  hold: 'both',
  rests: 'floor',
  color: '#dcb25a',
  paint(h, { color }) {
    h.ground(58);
    h.soft('-26 -80 30 -76 34 -2 -26 2', color).solid(
      '20 -16 60 -14 60 -1 20 1',
      tint(color, 0.15),
    );
    h.oval(-26, -39, 30, 41, tint(color, 0.2));
    h.curve(
      '-26 -70 -6 -56 -6 -22 -26 -10 -44 -24 -44 -52 -28 -60 -14 -46 -16 -30 -28 -22 -36 -34 -30 -46',
      { weight: 1.1 },
    );
    for (const [x, y] of points('0 -60 14 -44 4 -28 20 -62 22 -26 40 -8'))
      h.dot(x, y, 1.4, shade(color, 0.35));
  },
});

export const shed = silentThing('garden-shed', {
  size: [124, 112],
  tallCm: 230,
  hold: 'none',
  rests: 'floor',
  color: '#a97f4f',
  accent: '#5f5a52',
  paint(h, { color, accent }) {
    h.ground(58);
    h.solid('-50 0 -50 -72 -4 -98 42 -72 42 0', color).solid(
      '42 -72 56 -66 56 -2 42 0',
      shade(color, 0.3),
    );
    h.solid('-60 -68 -4 -104 4 -104 60 -66 54 -60 -4 -94 -54 -60', accent);
    for (const x of [-38, -26, 14, 28]) h.line(`${x} -66 ${x} -1`, { weight: 0.6 });
    h.box(-16, -62, 26, 62, shade(color, 0.16))
      .line('-14 -60 8 -32', { weight: 0.8 })
      .line('-14 -4 8 -32', { weight: 0.8 });
    h.box(18, -56, 16, 16, '#8fbcc4', { weight: 0.8 })
      .line('26 -56 26 -40', { weight: 0.6 })
      .line('18 -48 34 -48', { weight: 0.6 });
  },
});

export const pergola = silentThing('pergola', {
  size: [140, 108],
  tallCm: 240,
  hold: 'none',
  rests: 'floor',
  color: wood,
  accent: '#6f9160',
  paint(h, { color, accent }) {
    h.ground(62);
    for (const x of [-54, -20, 24, 54])
      h.box(x - 3, -86, 6, x % 4 ? 84 : 86, x === -20 || x === 24 ? shade(color, 0.3) : color);
    h.solid('-66 -92 66 -92 64 -84 -64 -84', color);
    for (const x of [-56, -38, -20, -2, 16, 34, 52])
      h.solid(`${x - 3} -106 ${x + 5} -106 ${x + 4} -90 ${x - 2} -90`, tint(color, 0.1), {
        weight: 0.8,
      });
    for (const [x, y] of points('-52 -80 -46 -88 -56 -66 -36 -94 -50 -52 -24 -98 -57 -40'))
      h.oval(x, y, 7, 5, accent, { weight: 0.6 });
  },
});

export const awning = silentThing('awning', {
  size: [140, 66],
  tallCm: 120,
  hold: 'none',
  rests: 'wall',
  color: '#c2523d',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.box(-58, -66, 116, 8, steel);
    for (let i = 0; i < 7; i++) {
      const [a, b, c, d] = [-56 + i * 16, -40 + i * 16, -47 + i * 19.4, -66 + i * 19.4];
      const tone = i % 2 ? accent : color;
      h.solid(`${a} -58 ${b} -58 ${c} -16 ${d} -16`, tone, { weight: 0.8 });
      h.soft(`${d} -16 ${c} -16 ${c} -6 ${(c + d) / 2} 0 ${d} -6`, tone, { weight: 0.8 });
    }
  },
});

export const saunaBarrel = silentThing('sauna-barrel', {
  size: [140, 104],
  tallCm: 200,
  hold: 'none',
  rests: 'floor',
  color: '#c19a6b',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(62);
    h.soft('-26 -96 44 -92 64 -70 66 -34 48 -10 -26 -8', color);
    for (const y of [-84, -70, -54, -38, -24]) h.line(`-10 ${y} ${62} ${y + 1}`, { weight: 0.5 });
    for (const x of [12, 44])
      h.curve(`${x} -95 ${x + 11} -52 ${x} -9`, { weight: 2.2, color: accent });
    h.oval(-24, -52, 42, 46, tint(color, 0.15)).box(-38, -76, 28, 66, shade(color, 0.12), {
      weight: 0.9,
    });
    h.box(-33, -68, 18, 26, '#8fbcc4', { weight: 0.7 }).dot(-13, -40, 2);
    h.solid('-46 -8 -6 -8 -2 0 -50 0', accent).solid('28 -10 52 -12 54 0 28 0', accent);
    h.box(26, -112, 9, 20, accent, { weight: 0.8 });
  },
});
