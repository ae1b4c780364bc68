import { ink } from '#server/drawing/brush.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

const steel = { color: '#a9a59c', accent: '#c2523d' };
const wood = { color: '#c19a6b', accent: '#567fa8' };

export const wrench = thing({
  id: 'wrench',
  name: 'a wrench',
  size: [52, 112],
  tallCm: 25,
  hold: 'grip',
  rests: 'surface',
  natural: steel,
  paint(h, { color, accent }) {
    h.soft(
      '-9 -78 -20 -86 -24 -104 -14 -112 -12 -98 0 -92 12 -98 14 -112 24 -104 20 -86 9 -78 10 -40 -10 -40',
      color,
    );
    h.tone('3 -92 12 -97 15 -110 23 -104 19 -86 8 -78 9 -42 3 -42', shade(color, 0.2), true);
    h.soft('-11 -46 11 -46 12 -8 8 0 -8 0 -12 -8', accent).glint('-5 -40 -5 -12', 0.9);
  },
});

export const hammer = thing({
  id: 'hammer',
  name: 'a hammer',
  size: [76, 112],
  tallCm: 32,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c19a6b', accent: '#7b7466' },
  paint(h, { color, accent }) {
    h.soft('-6 -88 7 -88 9 -4 5 0 -5 0 -9 -4', color).tone(
      '1 -86 6 -86 8 -4 2 -3',
      shade(color, 0.2),
    );
    h.soft('-38 -110 -30 -108 -12 -112 14 -110 14 -88 -10 -88 -26 -94 -36 -86', accent).box(
      14,
      -108,
      20,
      18,
      shade(accent, 0.2),
    );
    h.glint('-24 -102 8 -104', 0.9);
  },
});

export const drill = thing({
  id: 'power-drill',
  name: 'a power drill',
  size: [112, 96],
  tallCm: 22,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.line('42 -74 64 -74', { weight: 2.2 }).solid('20 -84 40 -80 40 -68 20 -64', '#7b7466');
    h.soft('-50 -94 20 -92 22 -58 -44 -56 -54 -72', color).tone(
      '-40 -66 20 -66 20 -60 -42 -58',
      shade(color, 0.22),
    );
    h.soft('-40 -58 -14 -58 -18 -18 -38 -18', shade(color, 0.15)).soft(
      '-13 -56 -4 -56 -6 -42 -14 -44',
      ink,
    );
    h.box(-48, -20, 40, 20, '#3b3630');
    if (label) h.name(label, [-44, -88, 58, 22], '#f5f0e4');
    else for (const x of [-36, -28, -20]) h.line(`${x} -84 ${x} -72`, { weight: 0.8 });
  },
});

export const mop = thing({
  id: 'mop',
  name: 'a mop and bucket',
  size: [92, 150],
  tallCm: 135,
  hold: 'grip',
  rests: 'floor',
  natural: wood,
  paint(h, { color, accent }) {
    h.ground(40);
    h.line('22 -148 -20 -34', { weight: 3 }).line('22 -148 -20 -34', { weight: 1.3, color });
    h.soft('-26 -44 -10 -40 -6 -14 0 -2 -14 -6 -22 0 -30 -6 -42 -2 -34 -18', '#f5f0e4');
    for (const line of ['-22 -40 -32 -8', '-18 -40 -22 -6', '-14 -40 -10 -8'])
      h.curve(line, { weight: 0.7 });
    h.solid('6 -42 46 -42 40 0 12 0', accent).tone('30 -41 45 -41 39 -1 28 -1', shade(accent, 0.2));
    h.oval(26, -42, 20, 4, tint(accent, 0.4), { weight: 0.8 }).curve('6 -42 26 -64 46 -42', {
      weight: 0.9,
    });
  },
});

export const broom = thing({
  id: 'broom',
  name: 'a broom',
  size: [52, 150],
  tallCm: 140,
  hold: 'grip',
  rests: 'floor',
  natural: { color: '#c19a6b', accent: '#d6a63c' },
  paint(h, { color, accent }) {
    h.line('4 -150 0 -50', { weight: 3 }).line('4 -150 0 -50', { weight: 1.4, color });
    h.solid('-8 -54 8 -54 26 0 10 -4 0 0 -12 -4 -26 0', accent).line('-12 -40 12 -40', {
      weight: 1.8,
      color: '#c2523d',
    });
    for (const line of ['-4 -38 -14 -4', '0 -38 0 -4', '4 -38 14 -4'])
      h.line(line, { weight: 0.6 });
  },
});

export const paintRoller = thing({
  id: 'paint-roller',
  name: 'a paint roller',
  size: [90, 110],
  tallCm: 36,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color }) {
    h.line('40 -96 46 -96 46 -66 0 -58 0 -44', { weight: 1.8 });
    h.soft('-42 -110 38 -110 40 -96 38 -82 -42 -82 -44 -96', color, { tremble: 0.2 });
    h.tone('-42 -92 38 -92 38 -83 -42 -83', shade(color, 0.2))
      .tone('-36 -82 -30 -82 -32 -64 -36 -66', color, true)
      .tone('-10 -82 -2 -82 -5 -72', color, true);
    h.soft('-7 -46 7 -46 9 -6 5 0 -5 0 -9 -6', '#4a4439');
  },
});

export const lawnMower = thing({
  id: 'lawn-mower',
  name: 'a lawn mower',
  size: [130, 104],
  tallCm: 100,
  hold: 'handle',
  rests: 'floor',
  paint(h, { color }) {
    h.ground(56);
    h.line('-20 -38 -58 -100 -48 -104', { weight: 2.2 });
    h.soft('-36 -16 -32 -36 -10 -44 38 -42 56 -26 58 -14', color).soft(
      '-8 -44 -4 -58 24 -58 30 -43',
      shade(color, 0.3),
    );
    h.tone('20 -41 38 -41 55 -26 57 -15 26 -15', shade(color, 0.2), true);
    for (const x of [-26, 44])
      h.oval(x, -13, 13, 13, ink).oval(x, -13, 5, 5, '#d8d2c6', { weight: 0.6 });
  },
});

export const scissors = thing({
  id: 'scissors',
  name: 'scissors and a comb',
  size: [84, 110],
  tallCm: 20,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#bdb9b0', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.solid('-10 -44 -2 -42 6 -108 -2 -108', color).solid(
      '6 -44 -4 -42 -22 -104 -14 -108',
      tint(color, 0.3),
    );
    h.dot(-2, -46, 3)
      .oval(-16, -16, 13, 15, accent)
      .oval(-16, -16, 6.5, 8, '#efe8d8', { weight: 0.8 });
    h.oval(14, -16, 13, 15, accent).oval(14, -16, 6.5, 8, '#efe8d8', { weight: 0.8 });
    h.box(32, -100, 10, 96, '#4a4439', { weight: 0.8 });
    for (let y = -96; y < -8; y += 8) h.line(`26 ${y} 33 ${y}`, { weight: 0.9 });
  },
});
