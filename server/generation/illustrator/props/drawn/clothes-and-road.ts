import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const apron = silentThing('apron', {
  size: [84, 112],
  tallCm: 85,
  hold: 'both',
  rests: 'wall',
  color: '#86603f',
  accent: '#c19a6b',
  paint(h, { color, accent }) {
    h.curve('-18 -90 -14 -112 14 -112 18 -90', { weight: 1.4 });
    h.solid('-20 -92 20 -92 24 -64 38 -56 40 -2 -40 -2 -38 -56 -24 -64', color);
    h.tone('6 -91 19 -91 23 -64 37 -55 39 -3 14 -3', shade(color, 0.16));
    h.curve('-38 -54 -48 -50 -52 -40', { weight: 1.2 }).curve('38 -54 48 -50 52 -40', {
      weight: 1.2,
    });
    h.box(-22, -46, 44, 24, accent, { weight: 0.9 }).line('0 -46 0 -22', { weight: 0.7 });
  },
});

export const hat = silentThing('hat', {
  size: [112, 58],
  tallCm: 14,
  hold: 'both',
  rests: 'surface',
  color: '#6b6459',
  accent: '#3b3630',
  paint(h, { color, accent }) {
    h.ground(50);
    h.soft('-54 -8 -30 -14 30 -14 54 -8 30 2 -30 2', color);
    h.soft('-30 -12 -30 -46 -18 -56 0 -50 18 -56 30 -46 30 -12', color).solid(
      '-30 -22 30 -22 30 -12 -30 -12',
      accent,
      { weight: 0.8 },
    );
    h.tone('8 -50 18 -54 28 -45 28 -24 10 -24', shade(color, 0.2), true);
  },
});

export const woollyHat = silentThing('woolly-hat', {
  size: [84, 92],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  color: '#c2523d',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.ground(36);
    h.oval(0, -82, 12, 11, accent);
    h.soft('-36 -18 -34 -50 -20 -70 20 -70 34 -50 36 -18', color);
    for (const x of [-18, -6, 6, 18])
      h.curve(`${x * 0.5} -70 ${x} -46 ${x * 1.2} -22`, { weight: 0.5 });
    h.soft('-40 -22 40 -22 40 -2 -40 -2', tint(color, 0.2), { tremble: 0.1 });
    for (let x = -32; x <= 34; x += 8) h.line(`${x} -20 ${x} -4`, { weight: 0.5 });
  },
});

export const tie = silentThing('tie', {
  size: [34, 116],
  tallCm: 60,
  hold: 'grip',
  rests: 'surface',
  color: '#33455f',
  accent: '#d6a63c',
  paint(h, { color, accent }) {
    h.solid('-10 -114 10 -114 6 -98 -6 -98', shade(color, 0.15)).solid(
      '-6 -98 6 -98 16 -18 0 0 -16 -18',
      color,
    );
    for (const y of [-74, -52, -30])
      h.line(`${-7 - (y + 90) * 0.1} ${y} ${7 + (y + 90) * 0.1} ${y - 10}`, {
        weight: 1.6,
        color: accent,
      });
  },
});

export const jacket = silentThing('jacket', {
  size: [112, 96],
  tallCm: 70,
  hold: 'both',
  rests: 'wall',
  color: '#47868a',
  paint(h, { color }) {
    h.solid('-30 -88 -54 -70 -52 -14 -38 -12 -34 -56', shade(color, 0.12)).solid(
      '30 -88 54 -70 52 -14 38 -12 34 -56',
      shade(color, 0.22),
    );
    h.solid('-30 -90 -12 -94 12 -94 30 -90 36 -2 -36 -2', color);
    h.solid('-14 -94 0 -78 14 -94 10 -70 0 -76 -10 -70', tint(color, 0.25), { weight: 0.8 });
    h.line('0 -76 0 -3', { weight: 1.2 });
    for (const x of [-26, 12]) h.line(`${x} -30 ${x + 14} -34`, { weight: 1.2 });
  },
});

export const jumper = silentThing('jumper', {
  size: [112, 92],
  tallCm: 66,
  hold: 'both',
  rests: 'surface',
  color: '#d6a63c',
  paint(h, { color }) {
    h.solid('-28 -84 -54 -66 -52 -12 -38 -10 -34 -54', shade(color, 0.1)).solid(
      '28 -84 54 -66 52 -12 38 -10 34 -54',
      shade(color, 0.18),
    );
    h.solid('-28 -86 -10 -90 10 -90 28 -86 34 -2 -34 -2', color);
    h.curve('-12 -90 0 -80 12 -90', { weight: 2.4 }).line('-34 -10 34 -10', { weight: 0.7 });
    for (const y of [-62, -50, -38])
      h.curve(`-24 ${y} -12 ${y - 6} 0 ${y} 12 ${y - 6} 24 ${y}`, { weight: 0.7 });
  },
});

export const caravan = silentThing('caravan', {
  size: [150, 92],
  tallCm: 250,
  hold: 'none',
  rests: 'floor',
  color: '#efe4c8',
  accent: '#6f9a96',
  paint(h, { color, accent }) {
    h.ground(72);
    h.line('54 -14 76 -12', { weight: 2.6 }).line('70 -12 70 0', { weight: 2 });
    h.soft('-62 -12 -66 -60 -54 -84 -30 -90 30 -90 52 -84 60 -56 58 -12', color, { tremble: 0.1 });
    h.solid('-64 -40 59 -40 58 -24 -63 -24', accent, { weight: 0.8 });
    h.box(-48, -74, 38, 26, '#cfe0e2')
      .box(22, -74, 26, 26, '#cfe0e2')
      .box(-4, -74, 20, 58, tint(color, 0.3));
    h.line('-29 -74 -29 -48', { weight: 0.6 }).dot(12, -44, 1.8);
    h.oval(-18, -12, 13, 13, '#4a4439').oval(-18, -12, 6, 6, '#bdb9b0', { weight: 0.7 });
  },
});

export const trailer = silentThing('bicycle-trailer', {
  size: [124, 84],
  tallCm: 85,
  hold: 'none',
  rests: 'floor',
  color: '#d4813f',
  accent: '#4a4439',
  paint(h, { color, accent }) {
    h.ground(54);
    h.curve('30 -14 50 -16 62 -30', { weight: 2.4 });
    h.soft('-50 -14 -52 -54 -34 -80 14 -80 42 -40 44 -14', color, { tremble: 0.1 });
    h.soft('-8 -22 -8 -66 12 -70 32 -38 34 -22', '#cfe0e2', { weight: 0.8 });
    h.tone('-48 -16 -50 -54 -33 -78 -22 -78 -30 -16', shade(color, 0.18), true);
    h.oval(-14, -18, 19, 19, accent)
      .oval(-14, -18, 14, 14, '#e2dccf', { weight: 0.8 })
      .dot(-14, -18, 3);
    h.line('-40 -74 -40 -98', { weight: 0.8 });
  },
});

export const chargingStation = silentThing('charging-station', {
  size: [64, 116],
  tallCm: 150,
  hold: 'none',
  rests: 'floor',
  color: '#c9d3cf',
  accent: '#6f9160',
  paint(h, { color, accent, label }) {
    h.ground(28);
    h.soft('-22 -2 -22 -6 -22 -104 -16 -114 16 -114 22 -104 22 -6 22 -2 18 -2 -18 -2', color, {
      tremble: 0.1,
    });
    h.tone('8 -113 15 -113 21 -104 21 -3 8 -3', shade(color, 0.14));
    h.box(-14, -102, 28, 22, '#3f4a55', { weight: 0.8 }).solid(
      '3 -68 -8 -50 -1 -50 -4 -36 8 -56 1 -56',
      accent,
      { weight: 0.8 },
    );
    h.curve('22 -60 38 -52 36 -18 26 -14 24 -40', { weight: 2.4 });
    if (label) h.label(label, [-16, -28, 32, 18]);
  },
});

export const windTurbine = silentThing('wind-turbine', {
  size: [96, 118],
  tallCm: 4000,
  hold: 'none',
  rests: 'floor',
  color: '#f5f0e4',
  paint(h, { color }) {
    h.ground(18);
    h.solid('-5 0 -2 -74 2 -74 5 0', color);
    h.solid('-2 -76 2 -80 6 -114 0 -118 -5 -112', color, { weight: 0.9 })
      .solid('0 -72 4 -76 40 -58 42 -52 36 -50', color, { weight: 0.9 })
      .solid('0 -72 -4 -76 -40 -58 -42 -52 -36 -50', color, { weight: 0.9 });
    h.oval(0, -75, 5, 5, shade(color, 0.15));
  },
});
