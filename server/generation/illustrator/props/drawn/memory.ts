import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const graveLight = silentThing('grave-light', {
  size: [48, 104],
  tallCm: 20,
  hold: 'both',
  rests: 'floor',
  color: '#a8453c',
  accent: '#cf9f3e',
  paint(h, { color, accent }) {
    h.ground(22);
    h.soft('-20 -74 -22 -6 -16 0 16 0 22 -6 20 -74', color, { tremble: 0.1 });
    h.tone('-9 -14 -8 -40 0 -56 8 -40 9 -14', '#ffd21f', true);
    h.tone('10 -72 19 -72 21 -7 12 -3', shade(color, 0.2));
    h.solid('-24 -74 24 -74 16 -88 -16 -88', accent).soft('-10 -88 0 -104 10 -88', accent);
    h.line('-21 -12 21 -12', { weight: 0.7 });
  },
});

export const ballotPaper = silentThing('ballot-paper', {
  size: [80, 108],
  tallCm: 29,
  hold: 'grip',
  rests: 'surface',
  color: '#f5f0e4',
  accent: '#c2523d',
  paint(h, { color, accent }) {
    h.ground(36);
    h.solid('-38 -106 38 -108 39 0 -39 -1', color).tone(
      '18 -106 37 -107 38 -1 20 -1',
      shade(color, 0.06),
    );
    h.line('-24 -96 24 -96', { weight: 1.6 });
    for (const y of [-80, -58, -36, -14]) {
      h.line(`-28 ${y} 8 ${y}`, { weight: 0.9 }).line(`-28 ${y + 6} -4 ${y + 6}`, { weight: 0.6 });
      h.oval(24, y + 2, 7, 7, '#faf6ec', { weight: 0.8 });
    }
    h.line('18 -64 30 -50', { weight: 1.6, color: accent }).line('30 -64 18 -50', {
      weight: 1.6,
      color: accent,
    });
  },
});

export const tapeCross = silentThing('tape-cross', {
  size: [96, 96],
  tallCm: 30,
  hold: 'none',
  rests: 'wall',
  color: '#d6a63c',
  paint(h, { color }) {
    h.solid('-46 -84 -36 -94 46 -12 36 -2', color).solid(
      '46 -84 36 -94 -46 -12 -36 -2',
      tint(color, 0.2),
    );
    for (const line of ['-46 -84 -36 -94', '46 -12 36 -2', '46 -84 36 -94', '-46 -12 -36 -2'])
      h.line(line, { weight: 0.6 });
  },
});

export const rope = silentThing('rope', {
  size: [108, 78],
  tallCm: 30,
  hold: 'both',
  rests: 'floor',
  color: '#c9ac84',
  paint(h, { color }) {
    h.ground(48);
    for (const [y, rx] of points('-14 48 -28 46 -42 44')) {
      h.s.ellipse(0, y, rx, 13, { size: 12 });
      h.s.ellipse(0, y, rx, 13, { size: 8.5, color });
      for (let x = -36; x <= 36; x += 12)
        h.line(`${x} ${y + 15} ${x + 5} ${y + 8}`, { weight: 0.6 });
    }
    h.curve('30 -50 44 -64 40 -76', { weight: 5 }).curve('30 -50 44 -64 40 -76', {
      weight: 3.2,
      color,
    });
  },
});

export const clothesLine = silentThing('clothes-line', {
  size: [150, 84],
  tallCm: 120,
  hold: 'none',
  rests: 'air',
  color: '#8fa9bd',
  accent: '#c9806a',
  paint(h, { color, accent }) {
    h.curve('-74 -80 -30 -70 20 -70 74 -80', { weight: 1 });
    h.solid('-62 -76 -26 -72 -22 -60 -34 -58 -34 -18 -56 -18 -56 -60 -68 -62', color);
    h.solid('-12 -71 16 -70 17 -16 -13 -16', '#f5f0e4').line('-12 -26 17 -26', {
      weight: 0.7,
      color: accent,
    });
    h.solid('32 -72 62 -76 60 -14 48 -14 47 -48 44 -14 32 -14', accent);
    for (const [x, y] of points('-56 -76 -30 -74 -8 -72 12 -71 36 -74 58 -77'))
      h.box(x - 1.5, y - 4, 3, 9, '#c19a6b', { weight: 0.5 });
  },
});
