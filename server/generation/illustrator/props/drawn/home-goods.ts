// What a home has and a shop sells: for walls, tables and children.
import { shade, tint } from '../../palette.ts';
import { thing } from '../thing.ts';

export const windowBlind = thing({
  id: 'window-blind',
  name: 'a window blind',
  size: [104, 108],
  tallCm: 130,
  hold: 'none',
  rests: 'wall',
  paint(h, { color, label }) {
    h.solid('-46 -98 46 -98 46 0 -46 0', '#cfe0e4');
    for (let row = 0; row < 6; row++) {
      const y = -96 + row * 12;
      h.solid(`-48 ${y} 48 ${y} 48 ${y + 9} -48 ${y + 9}`, row % 2 ? color : tint(color, 0.14), {
        weight: 0.7,
      });
    }
    h.box(-52, -108, 104, 13, shade(color, 0.24));
    h.line('38 -94 38 -14', { weight: 0.8 }).oval(38, -12, 3, 5, '#efe4c8', { weight: 0.7 });
    if (label) h.label(label, [-30, -74, 56, 24]);
  },
});

export const vase = thing({
  id: 'vase',
  name: 'a vase',
  size: [62, 108],
  tallCm: 28,
  hold: 'both',
  rests: 'surface',
  paint(h, { color }) {
    h.ground(26);
    h.soft('-14 -104 -10 -84 -30 -54 -26 -16 -14 0 14 0 26 -16 30 -54 10 -84 14 -104', color);
    h.tone('4 -102 12 -102 9 -84 28 -54 25 -16 13 -2 4 -2 14 -40', shade(color, 0.18), true);
    h.oval(0, -104, 15, 4, shade(color, 0.4), { weight: 0.9 });
    h.curve('-28 -58 0 -52 28 -58', { weight: 0.6 }).curve('-28 -48 0 -42 28 -48', { weight: 0.6 });
    h.glint('-20 -50 -18 -24');
  },
});

export const tray = thing({
  id: 'tray',
  name: 'a tray',
  size: [122, 48],
  tallCm: 6,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#b98a5a' },
  paint(h, { color, label }) {
    h.ground(54);
    h.solid('-60 -12 -42 -44 42 -44 60 -12', tint(color, 0.25));
    h.solid('-60 -14 60 -14 58 0 -58 0', color);
    h.solid('-42 -44 42 -44 44 -38 -44 -38', shade(color, 0.2), { weight: 0.8 });
    for (const x of [-50, 42]) h.box(x, -32, 9, 7, '#4a4439', { weight: 0.6 });
    if (label) h.name(label, [-34, -36, 68, 20]);
  },
});

export const toyBlocks = thing({
  id: 'toy-blocks',
  name: 'toy blocks',
  size: [104, 96],
  tallCm: 14,
  hold: 'both',
  rests: 'surface',
  paint(h, { color }) {
    h.ground(48);
    const block = (x: number, y: number, tone: string) => {
      h.solid(
        `${x} ${y - 40} ${x + 10} ${y - 48} ${x + 50} ${y - 48} ${x + 40} ${y - 40}`,
        tint(tone, 0.3),
      );
      h.solid(
        `${x + 40} ${y - 40} ${x + 50} ${y - 48} ${x + 50} ${y - 8} ${x + 40} ${y}`,
        shade(tone, 0.26),
      );
      h.box(x, y - 40, 40, 40, tone);
    };
    block(-52, 0, color);
    block(2, 0, '#d9a441');
    block(-26, -40, '#7f9db9');
    h.oval(-32, -20, 9, 9, '#efe4c8', { weight: 0.8 });
    h.solid('22 -32 34 -10 10 -10', '#efe4c8', { weight: 0.8 });
    h.box(-15, -69, 18, 18, '#efe4c8', { weight: 0.8 });
  },
});

export const doll = thing({
  id: 'doll',
  name: 'a doll',
  size: [74, 118],
  tallCm: 34,
  hold: 'both',
  rests: 'surface',
  paint(h, { color }) {
    h.ground(26);
    for (const x of [-12, 12]) h.soft(`${x - 6} -34 ${x + 6} -34 ${x + 7} 0 ${x - 7} 0`, '#e9c9a8');
    h.soft('-16 -66 -36 -44 -32 -38 -12 -54', '#e9c9a8').soft(
      '16 -66 36 -44 32 -38 12 -54',
      '#e9c9a8',
    );
    h.soft('-14 -72 14 -72 28 -28 0 -22 -28 -28', color);
    h.curve('-24 -36 0 -30 24 -36', { weight: 0.7 });
    h.oval(0, -92, 24, 24, '#7a5236').oval(0, -90, 19, 19, '#e9c9a8', { weight: 0.8 });
    h.tone('-19 -94 -12 -108 12 -108 19 -94 0 -102', '#7a5236', true);
    h.dot(-7, -90, 2.2).dot(7, -90, 2.2).curve('-6 -81 0 -78 6 -81', { weight: 0.9 });
    for (const x of [-26, 26]) h.oval(x, -82, 7, 9, '#7a5236', { weight: 0.9 });
  },
});

export const eraser = thing({
  id: 'eraser',
  name: 'an eraser',
  size: [104, 52],
  tallCm: 3,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#d9a7a0' },
  paint(h, { color, label }) {
    h.ground(46);
    h.solid('-52 -36 -40 -50 52 -50 42 -36', tint(color, 0.3));
    h.solid('42 -36 52 -50 52 -14 42 0', shade(color, 0.26));
    h.soft('-52 -36 42 -36 42 0 -48 0 -52 -6', color, { tremble: 0.2 });
    h.solid('-24 -36 42 -36 42 0 -24 0', '#6f86a8');
    if (label) h.label(label, [-18, -30, 54, 24]);
  },
});

export const saddle = thing({
  id: 'saddle',
  name: 'a saddle',
  size: [112, 92],
  tallCm: 50,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#8a5f3f' },
  paint(h, { color }) {
    h.ground(40);
    h.soft('-30 -60 24 -64 30 -30 16 -8 -14 -8 -28 -30', shade(color, 0.18));
    h.soft('-54 -74 -44 -82 -20 -68 12 -70 34 -90 46 -86 40 -64 14 -52 -24 -52 -46 -58', color);
    h.line('-4 -52 -4 -14', { weight: 1.6 });
    h.curve('-16 -12 -12 0 4 0 8 -12', { weight: 2 });
    h.curve('-30 -62 -4 -58 22 -62', { weight: 0.6 });
  },
});

export const birdhouse = thing({
  id: 'birdhouse',
  name: 'a nesting box',
  size: [76, 108],
  tallCm: 30,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#c08f5f', accent: '#8a5f3f' },
  paint(h, { color, accent, label }) {
    h.ground(34);
    h.solid('-30 -78 0 -100 30 -78 30 0 -30 0', color);
    h.solid('-40 -72 0 -108 40 -72 34 -65 0 -96 -34 -65', accent);
    h.oval(0, -62, 11, 11, '#4a4439').line('0 -42 0 -42', { weight: 1 });
    h.box(-3, -46, 6, 9, accent, { weight: 0.8 });
    if (label) h.label(label, [-24, -32, 48, 22]);
  },
});

export const screen = thing({
  id: 'screen',
  name: 'a game on a screen',
  size: [124, 104],
  tallCm: 60,
  hold: 'none',
  rests: 'surface',
  natural: { color: '#57534c', accent: '#5f8f8b' },
  paint(h, { color, accent, label }) {
    h.ground(44);
    h.solid('-14 -26 14 -26 18 -6 -18 -6', shade(color, 0.2)).box(-32, -8, 64, 8, color);
    h.soft('-60 -102 60 -102 62 -26 -62 -26', color, { tremble: 0.2 });
    h.solid('-54 -96 54 -96 54 -33 -54 -33', accent, { weight: 0.8 });
    h.tone('-53 -48 -30 -60 -10 -46 16 -64 53 -44 53 -34 -53 -34', shade(accent, 0.3));
    h.label(label, [-42, -90, 84, 26]);
    for (const x of [-46, -38, -30]) h.oval(x, -40, 2.6, 2.6, '#d9a441', { weight: 0.5 });
    h.soft('24 -18 34 -24 54 -24 64 -18 66 -2 56 0 50 -8 38 -8 32 0 22 -2', '#cfc8ba', {
      tremble: 0.2,
    });
    h.dot(35, -15, 2.6).dot(53, -15, 2.6);
  },
});

export const plank = thing({
  id: 'plank',
  name: 'planks',
  size: [124, 56],
  tallCm: 20,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#c9a06a' },
  paint(h, { color, label }) {
    h.ground(56);
    for (const y of [0, -17, -34]) {
      h.solid(`-60 ${y - 14} -46 ${y - 22} 60 ${y - 22} 50 ${y - 14}`, tint(color, 0.25), {
        weight: 0.8,
      });
      h.solid(`50 ${y - 14} 60 ${y - 22} 60 ${y - 8} 50 ${y}`, shade(color, 0.25), { weight: 0.8 });
      h.box(-60, y - 14, 110, 14, color, { weight: 0.9 });
      h.curve(`-52 ${y - 8} -20 ${y - 5} 20 ${y - 9} 44 ${y - 6}`, { weight: 0.4 });
    }
    if (label) h.label(label, [-34, -38, 58, 22]);
  },
});
