import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

const steel = '#bdb9b0';
const wood = '#a97f4f';
const dark = '#4a4439';

export const feedTrough = silentThing('trough', {
  size: [140, 62],
  tallCm: 60,
  hold: 'none',
  rests: 'floor',
  color: steel,
  accent: wood,
  paint(h, { color, accent }) {
    h.ground(62);
    for (const x of [-48, 48])
      h.line(`${x} -24 ${x - 8} 0`, { weight: 3, color: accent }).line(`${x} -24 ${x + 8} 0`, {
        weight: 3,
        color: accent,
      });
    h.solid('-68 -54 68 -54 54 -14 -54 -14', color).tone(
      '20 -52 66 -52 52 -16 20 -16',
      shade(color, 0.16),
    );
    h.oval(0, -54, 68, 7, '#8fbcc4');
    for (const x of [-34, 0, 34]) h.line(`${x} -46 ${x * 0.85} -16`, { weight: 0.6 });
  },
});

export const horseTrailer = silentThing('horse-trailer', {
  size: [140, 100],
  tallCm: 230,
  hold: 'none',
  rests: 'floor',
  color: '#efe4c8',
  accent: '#33455f',
  paint(h, { color, accent }) {
    h.ground(66);
    h.soft('-46 -14 -46 -74 -34 -96 48 -96 54 -86 54 -14', color).tone(
      '-45 -44 53 -44 53 -26 -45 -26',
      accent,
    );
    h.box(-30, -82, 22, 20, '#8fbcc4', { weight: 0.8 }).box(20, -82, 28, 24, '#5f5a52', {
      weight: 0.8,
    });
    h.line('12 -94 12 -16', { weight: 0.7 })
      .line('-46 -18 -70 -12', { weight: 3, color: dark })
      .line('-70 -12 -70 0', { weight: 1.6 });
    for (const x of [-4, 24]) h.oval(x, -13, 13, 13, dark).dot(x, -13, 5, steel);
    h.soft('-18 -20 -10 -30 32 -30 40 -20', accent, { weight: 0.8 });
  },
});

export const carTrailer = silentThing('trailer', {
  size: [140, 66],
  tallCm: 100,
  hold: 'none',
  rests: 'floor',
  color: '#8b8f93',
  accent: dark,
  paint(h, { color, accent }) {
    h.ground(62);
    h.solid('-44 -58 62 -58 62 -22 -44 -22', color).tone(
      '-43 -57 61 -57 61 -48 -43 -48',
      tint(color, 0.3),
    );
    for (const x of [-18, 9, 36]) h.line(`${x} -57 ${x} -23`, { weight: 0.8 });
    h.line('-44 -26 -70 -18', { weight: 3, color: accent })
      .line('-66 -18 -66 0', { weight: 1.8 })
      .oval(-66, -3, 4, 4, accent);
    h.oval(12, -15, 15, 15, accent).oval(12, -15, 7, 7, steel, { weight: 0.7 });
    h.soft('-8 -22 0 -34 24 -34 32 -22', shade(color, 0.3), { weight: 0.8 });
  },
});

export const combine = silentThing('combine-harvester', {
  size: [146, 108],
  tallCm: 340,
  hold: 'none',
  rests: 'floor',
  color: '#6f9160',
  accent: '#d6a63c',
  paint(h, { color, accent }) {
    h.ground(66);
    h.soft('-24 -30 -20 -70 50 -74 62 -52 62 -30', color).tone(
      '-18 -46 61 -46 61 -34 -20 -34',
      shade(color, 0.2),
    );
    h.soft('-26 -66 -22 -104 4 -104 8 -66', tint('#8fbcc4', 0.3)).line('-8 -104 -8 -68', {
      weight: 0.7,
    });
    h.solid('-28 -108 8 -108 8 -102 -28 -102', color).line('30 -74 56 -96', { weight: 4, color });
    h.line('-24 -44 -48 -24', { weight: 5, color: shade(color, 0.25) });
    h.oval(-54, -20, 18, 20, accent);
    for (const [x, y] of points('-54 -40 -54 0 -72 -20 -36 -20 -67 -34 -41 -6 -67 -6 -41 -34'))
      h.line(`-54 -20 ${x} ${y}`, { weight: 0.8 });
    h.oval(0, -24, 24, 24, dark).oval(0, -24, 11, 11, accent, { weight: 0.8 });
    h.oval(50, -15, 15, 15, dark).oval(50, -15, 7, 7, accent, { weight: 0.7 });
  },
});

export const plough = silentThing('plough', {
  size: [140, 70],
  tallCm: 110,
  hold: 'none',
  rests: 'floor',
  color: '#c2523d',
  accent: steel,
  paint(h, { color, accent }) {
    h.ground(60);
    h.solid('-62 -66 -52 -68 62 -40 58 -32', color).line('-60 -66 -60 -34', { weight: 3, color });
    for (const x of [-34, 2, 38]) {
      const y = -52 + (x + 34) * 0.3;
      h.line(`${x} ${y} ${x} -22`, { weight: 3.4, color: shade(color, 0.25) });
      h.soft(`${x - 10} -30 ${x + 8} -26 ${x + 24} -4 ${x + 16} 2 ${x - 6} -6`, accent);
    }
    h.oval(58, -14, 13, 13, dark).dot(58, -14, 4, accent);
  },
});
