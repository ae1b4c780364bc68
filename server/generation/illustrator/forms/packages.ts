// What goods are sold in that are bought by weight, by the litre or by number.
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

export const canister = form({
  id: 'canister',
  size: [84, 108],
  tallCm: 34,
  hold: 'handle',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(42);
    h.soft('-40 -74 -36 -84 -8 -88 12 -88 40 -70 42 -6 36 0 -34 0 -40 -6', color, { tremble: 0.2 });
    h.tone('14 -86 39 -69 41 -6 35 -1 12 -1', shade(color, 0.2));
    h.soft('-4 -76 18 -76 30 -66 26 -60 -2 -62', '#57534c', { tremble: 0.2, weight: 0.9 });
    h.box(-34, -104, 22, 21, shade(color, 0.4));
    for (const x of [-28, -22, -17]) h.line(`${x} -101 ${x} -86`, { weight: 0.5 });
    h.label(label, [-31, -54, 58, 40]);
    h.glint('-35 -66 -35 -40');
  },
});

export const packet = form({
  id: 'packet',
  name: 'a paper packet',
  size: [78, 106],
  tallCm: 20,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(38);
    h.solid('26 -88 38 -94 39 -6 28 0', shade(color, 0.28));
    h.solid('-38 -88 26 -88 28 0 -38 0', color);
    h.solid('-38 -88 -30 -104 30 -106 38 -94 26 -88', tint(color, 0.3));
    h.line('-33 -98 34 -100', { weight: 0.6 }).line('-2 -105 -6 -88', { weight: 0.6 });
    h.tone('-37 -22 26 -22 26 -12 -37 -12', tint(color, 0.45));
    h.label(label, [-31, -74, 52, 40]);
  },
});

export const heapOfSand = form({
  id: 'heap-of-sand',
  size: [140, 84],
  tallCm: 110,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#d9bd84' },
  paint(h, { color, label }) {
    h.ground(66);
    h.soft('-70 0 -58 -12 -34 -42 -10 -68 4 -74 18 -62 44 -34 62 -10 70 0 0 3', color, {
      tremble: 0.4,
    });
    h.tone('4 -72 18 -61 44 -33 61 -10 68 -1 8 1 22 -30', shade(color, 0.16), true);
    for (const [x, y] of points(
      '-40 -14 -26 -30 -12 -50 2 -60 -4 -34 30 -30 16 -44 46 -14 -54 -6 20 -8',
    ))
      h.dot(x, y, 1.4, shade(color, 0.45));
    h.curve('-30 -22 -16 -36 -10 -40', { weight: 0.5 }).curve('26 -46 36 -34 44 -26', {
      weight: 0.5,
    });
    if (!label) return;
    h.line('-16 -8 -16 2', { weight: 2.4 }).line('18 -8 18 2', { weight: 2.4 });
    h.label(label, [-32, -32, 66, 25]);
  },
});

const metal = '#b9b6ae';

export const boxOfNails = form({
  id: 'nails',
  name: 'an open box of nails',
  size: [112, 84],
  tallCm: 9,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(52);
    h.solid('-40 -48 -28 -60 46 -60 34 -48', '#4a4439');
    for (const [x, y, turn] of [
      [-26, -76, -6],
      [-14, -82, 4],
      [0, -78, -3],
      [10, -84, 8],
      [24, -76, 2],
      [34, -72, 9],
    ] as const) {
      h.line(`${x} ${y} ${x - turn} -50`, { weight: 2.1, color: metal });
      h.line(`${x + 2} ${y} ${x - turn + 2} -50`, { weight: 0.5 });
      h.oval(x, y, 6, 2.6, metal, { weight: 0.7 });
    }
    h.solid('34 -48 46 -60 46 -10 34 0', shade(color, 0.3));
    h.solid('-40 -48 34 -48 34 0 -40 0', color);
    h.label(label, [-33, -40, 60, 30]);
    h.line('-58 -4 -46 0', { weight: 2, color: metal });
    h.line('-58 -2 -47 2', { weight: 0.5 }).line('-60 -8 -56 0', { weight: 1.4 });
  },
});

export const boxOfScrews = form({
  id: 'screws',
  name: 'an open box of screws',
  size: [112, 78],
  tallCm: 9,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(52);
    h.solid('-40 -48 -28 -60 46 -60 34 -48', '#4a4439');
    for (const [x, y] of points('-24 -62 -8 -68 10 -64 24 -68 34 -60')) {
      h.box(x - 3, y, 6, 14, metal, { weight: 0.6 });
      h.oval(x, y, 8.5, 5, tint(metal, 0.3), { weight: 0.8 });
      h.line(`${x - 4} ${y} ${x + 4} ${y}`, { weight: 0.7 });
    }
    h.solid('34 -48 46 -60 46 -10 34 0', shade(color, 0.3));
    h.solid('-40 -48 34 -48 34 0 -40 0', color);
    h.label(label, [-33, -40, 60, 30]);
    h.oval(-50, -5, 6, 6, tint(metal, 0.3), { weight: 0.8 }).line('-54 -5 -46 -5', { weight: 0.7 });
  },
});

export const cardOfButtons = form({
  id: 'buttons',
  name: 'a card of buttons',
  size: [84, 108],
  tallCm: 12,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#efe4c8', accent: '#cfd6d4' },
  paint(h, { color, accent, label }) {
    h.ground(38);
    h.solid('-40 -106 40 -106 40 0 -40 0', color);
    h.label(label, [-34, -101, 68, 26]);
    for (const x of [-20, 20])
      for (const y of [-56, -22]) {
        h.oval(x, y, 14, 14, accent).oval(x, y, 10, 10, tint(accent, 0.4), { weight: 0.5 });
        for (const [dx, dy] of points('-3 -3 3 -3 -3 3 3 3')) h.dot(x + dx, y + dy, 1.5);
        h.line(`${x - 3} ${y - 3} ${x + 3} ${y + 3}`, { weight: 0.5 });
      }
  },
});
