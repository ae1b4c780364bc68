// Machines, tools and what moves: generic, with the label where a maker's plate would be.
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const machine = form({
  id: 'machine',
  name: 'an appliance',
  size: [96, 108],
  tallCm: 55,
  hold: 'none',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(46);
    h.soft('-42 -104 42 -104 46 -98 46 -6 42 0 -42 0 -46 -6 -46 -98', color, { tremble: 0.3 });
    h.tone('18 -103 41 -103 45 -98 45 -6 41 -1 16 -1', shade(color, 0.16));
    h.box(-36, -96, 44, 20, '#3b3630', { weight: 0.7 }).tone(
      '-32 -92 -6 -92 -10 -82 -32 -82',
      '#8fb0a4',
    );
    h.oval(26, -86, 10, 10, tint(color, 0.5)).line('26 -86 31 -92', { weight: 1 });
    h.label(label, [-34, -66, 68, 28]);
    for (const y of [-26, -19, -12]) h.line(`-30 ${y} 30 ${y}`, { weight: 0.6 });
    for (const x of [-32, 24]) h.box(x, -2, 9, 5, '#4a4439', { weight: 0.5 });
  },
});

export const bladedMachine = form({
  id: 'bladed-machine',
  name: 'a machine with a blade',
  size: [128, 92],
  tallCm: 70,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(58);
    h.oval(38, -38, 34, 34, '#cfc8ba').oval(38, -38, 9, 9, '#7b7466', { weight: 0.8 });
    for (let i = 0; i < 10; i++) {
      const at = (i / 10) * Math.PI * 2;
      const [x, y] = [38 + Math.cos(at) * 34, -38 + Math.sin(at) * 34];
      const [u, v] = [38 + Math.cos(at + 0.24) * 41, -38 + Math.sin(at + 0.24) * 41];
      h.line(`${x.toFixed(1)} ${y.toFixed(1)} ${u.toFixed(1)} ${v.toFixed(1)}`, { weight: 1.1 });
    }
    h.soft('-62 -44 -54 -66 -20 -76 24 -74 34 -52 28 -22 -10 -12 -56 -14', color);
    h.tone('-58 -28 26 -34 27 -22 -10 -13 -56 -15', shade(color, 0.2), true);
    h.curve('-50 -66 -40 -90 0 -92 14 -76', { weight: 3 });
    h.label(label, [-46, -58, 58, 26]);
    h.line('-58 -8 60 0', { weight: 2.4 });
  },
});

export const tool = form({
  id: 'tool',
  name: 'a tool with a handle',
  size: [52, 116],
  tallCm: 28,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(18);
    h.solid('-4 -66 -4 -92 -18 -98 -20 -114 20 -114 18 -98 4 -92 4 -66', '#cfc8ba');
    h.tone('1 -68 1 -94 16 -100 18 -112 6 -112', '#a59d8e');
    h.line('-18 -106 18 -106', { weight: 0.6 });
    h.box(-9, -70, 18, 10, '#7b7466', { weight: 0.8 });
    h.soft('-13 -60 13 -60 16 -34 15 -6 0 2 -15 -6 -16 -34', color, { tremble: 0.2 });
    h.tone('2 -59 12 -59 15 -34 14 -7 2 1', shade(color, 0.22));
    if (label) h.label(label, [-12, -48, 24, 32]);
  },
});

export const longTool = form({
  id: 'long-handled-tool',
  name: 'a tool on a long shaft',
  size: [48, 150],
  tallCm: 120,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(14);
    h.solid('-2.500 -146 2.500 -146 3 -26 -3 -26', '#cfc8ba', { weight: 0.8 });
    h.box(-4, -150, 8, 34, '#4a4439', { weight: 0.8 });
    h.box(-9, -150, 18, 6, '#4a4439', { weight: 0.8 });
    h.soft('-6 -34 6 -34 9 -24 16 -14 17 0 -17 0 -16 -14 -9 -24', color, { tremble: 0.2 });
    h.tone('2 -33 5 -33 8 -24 15 -14 16 -1 4 -1', shade(color, 0.22));
    h.line('-12 -8 12 -8', { weight: 0.7 });
    if (label) h.label(label, [-16, -96, 32, 20]);
  },
});

// `slant` is how much shorter the bristle is on the right than on the left.
const broomWith = (id: string, slant: number) =>
  form({
    id,
    name: 'a yard broom',
    size: [60, 150],
    tallCm: 150,
    hold: 'grip',
    rests: 'surface',
    natural: { color: '#b08a5a' },
    paint(h, { color, label }) {
      h.ground(26);
      h.solid('-2.400 -148 2.400 -148 3 -32 -3 -32', tint(color, 0.2), { weight: 0.8 });
      h.box(-28, -34, 56, 10, color);
      for (const x of [-9, 9]) h.oval(x, -37, 3.4, 3, '#cfc8ba', { weight: 0.7 });
      h.solid(`-27 -24 27 -24 28 ${-slant} -29 0`, '#6b4a33');
      for (let x = -24; x < 27; x += 6) {
        const foot = -2 - slant * ((x + 27) / 54);
        h.line(`${x} -22 ${(x * 1.06).toFixed(1)} ${foot.toFixed(1)}`, {
          weight: 0.5,
          color: '#3b2a1c',
        });
      }
      if (label) h.label(label, [-22, -96, 44, 22]);
    },
  });

export const broomAtWork = broomWith('yard-broom', 0);
export const wornBroom = broomWith('yard-broom', 17);

export const vehicle = form({
  id: 'loaded-vehicle',
  name: 'a vehicle with its load',
  size: [180, 100],
  tallCm: 240,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(84);
    h.soft('-86 -78 34 -78 34 -14 -86 -14', color, { tremble: 0.3, weight: 1.1 });
    h.tone('-86 -26 34 -26 34 -15 -86 -15', shade(color, 0.2));
    for (const [x, w, t] of [
      [-74, 34, 20],
      [-34, 42, 26],
    ] as const)
      h.box(x, -78 - t, w, t, tint(color, 0.5), { weight: 0.8 });
    h.soft('36 -66 66 -66 84 -40 88 -34 88 -14 36 -14', tint(color, 0.2));
    h.solid('44 -60 63 -60 76 -40 44 -40', '#dfe6e4', { weight: 0.8 });
    h.label(label, [-74, -66, 96, 34]);
    for (const x of [-54, 58])
      h.oval(x, -12, 15, 15, '#3b3630').oval(x, -12, 6, 6, '#cfc8ba', { weight: 0.7 });
  },
});

export const furniture = form({
  id: 'furniture',
  name: 'a cabinet',
  size: [116, 104],
  tallCm: 95,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#c9ac84' },
  paint(h, { color, label }) {
    h.ground(54);
    h.box(-56, -100, 112, 10, tint(color, 0.3));
    h.box(-52, -90, 104, 80, color);
    h.line('0 -90 0 -10', { weight: 0.9 });
    for (const y of [-82, -46]) {
      h.box(-47, y, 42, 30, tint(color, 0.14), { weight: 0.7 });
      h.box(5, y, 42, 30, tint(color, 0.14), { weight: 0.7 });
      for (const x of [-26, 26]) h.oval(x, y + 15, 2.4, 2.4, '#4a4439', { weight: 0.5 });
    }
    for (const x of [-46, 38]) h.box(x, -10, 8, 10, shade(color, 0.3));
    if (label) h.label(label, [-34, -100, 68, 24]);
  },
});

export const building = form({
  id: 'building',
  size: [120, 120],
  tallCm: 420,
  hold: 'none',
  rests: 'floor',
  paint(h, { color, label }) {
    h.ground(56);
    h.solid('-56 -92 56 -92 56 0 -56 0', tint(color, 0.45));
    h.solid('-62 -92 -46 -116 46 -116 62 -92', shade(color, 0.1));
    h.label(label, [-46, -86, 92, 24]);
    for (const x of [-44, 16]) h.box(x, -52, 28, 26, '#dfe6e4', { weight: 0.8 });
    h.box(-11, -48, 22, 48, shade(color, 0.3)).oval(6, -24, 1.8, 1.8, '#efe4c8', { bare: true });
  },
});
