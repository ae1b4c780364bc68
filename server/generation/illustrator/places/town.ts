import { points } from '#server/drawing/points.ts';
import { building, shopFront, streetLamp } from './fixtures/buildings.ts';
import { bush, cloud, tree } from './fixtures/greenery.ts';
import { place } from './stage.ts';
import { rail } from './surfaces.ts';

export const street = place({
  id: 'street',
  name: 'a street',
  indoors: false,
  paint(g) {
    g.open();
    g.sun(g.tall ? 0.5 : 0.52, 0.22);
    const y = Math.min(g.floor, g.height + 6);
    const high = y * 0.72;
    building(g, g.x(0.3), y, g.x(0.14), high * 0.62, g.tones.light);
    building(g, g.x(0.58), y, g.x(0.13), high * 0.7, g.tones.light);
    building(g, g.x(0.16), y, g.x(0.17), high * 0.92, g.tones.middle);
    building(g, g.x(0.7), y, g.x(0.18), high * 0.84, g.tones.middle);
    const front = g.tall ? 0.34 : 0.24;
    building(g, g.x(-0.06), y, g.x(front), high * 1.2, g.tones.dark);
    building(g, g.x(1.06 - front), y, g.x(front), high * 1.1, g.tones.dark);
    const shop = Math.min(76 * g.unit * 2, y * 0.42);
    shopFront(g, g.x(-0.03), y, g.x(front - 0.04), shop, '#b0685a');
    shopFront(g, g.x(1.09 - front), y, g.x(front - 0.06), shop, '#5f8a8c');
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 1.1 });
    if (g.floor < g.height) {
      const low = g.height + 2;
      g.tone(
        `${g.x(0.3)} ${y} ${g.x(0.7)} ${y} ${g.x(1.1)} ${low} ${g.x(-0.1)} ${low}`,
        g.tones.floorShade,
      );
      g.line(`${g.x(0.3)} ${y} ${g.x(-0.1)} ${low}`).line(`${g.x(0.7)} ${y} ${g.x(1.1)} ${low}`);
      for (const [a, b] of points('0.12 0.24 0.4 0.6 0.78 1'))
        g.line(`${g.x(0.5)} ${y + (low - y) * a} ${g.x(0.5)} ${y + (low - y) * b}`, {
          weight: 1.2,
          color: '#f5f0e4',
        });
    }
    streetLamp(g, g.x(g.tall ? 0.26 : 0.27), y + 4, high * 0.78);
    if (!g.tall) streetLamp(g, g.x(0.74), y + 4, high * 0.7, -1);
  },
});

export const skyline = place({
  id: 'city-rooftop',
  name: 'a rooftop over the city',
  indoors: false,
  surface: rail,
  paint(g) {
    g.open(g.tones.middle, g.tones.dark);
    g.sun(0.32, 0.26);
    const y = Math.min(g.floor, g.height + 4);
    cloud(g, g.x(0.76), y * 0.24, g.width * 0.22);
    for (const [share, width, tall, tone] of [
      [0.02, 0.13, 0.42, 'light'],
      [0.2, 0.1, 0.6, 'light'],
      [0.36, 0.14, 0.36, 'light'],
      [0.55, 0.09, 0.5, 'light'],
      [0.72, 0.12, 0.64, 'light'],
      [0.88, 0.14, 0.44, 'light'],
      [-0.05, 0.16, 0.3, 'middle'],
      [0.12, 0.13, 0.4, 'middle'],
      [0.62, 0.13, 0.34, 'middle'],
      [0.8, 0.12, 0.46, 'middle'],
    ] as const) {
      building(g, g.x(share), y, g.x(width), y * tall, g.tones[tone]);
    }
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 1.2 });
    const top = y - 40 * g.unit;
    g.line(`0 ${top} ${g.width} ${top - 1}`, { weight: 1.8 });
    for (let x = 8; x < g.width; x += g.width / 16)
      g.line(`${x} ${top} ${x} ${y}`, { weight: 0.8 });
  },
});

export const townHall = place({
  id: 'town-hall',
  name: 'a town hall',
  indoors: false,
  paint(g) {
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    const [middle, half, high] = [
      g.x(0.5),
      g.width * (g.tall ? 0.46 : 0.36),
      y * (g.tall ? 0.56 : 0.74),
    ];
    g.sun(0.1, 0.2);
    cloud(g, g.x(0.9), y * 0.16, g.width * 0.2);
    g.box(middle - half, y - high * 0.72, half * 2, high * 0.72, g.tones.light);
    g.solid(
      `${middle - half * 1.06} ${y - high * 0.72} ${middle} ${y - high} ${middle + half * 1.06} ${y - high * 0.72}`,
      g.tones.light,
    ).oval(middle, y - high * 0.82, high * 0.05, high * 0.05, g.tones.glass, { weight: 0.8 });
    g.box(middle - half * 1.04, y - high * 0.72, half * 2.08, high * 0.07, g.tones.middle, {
      weight: 0.9,
    });
    for (const at of [-0.9, -0.56, 0.42, 0.76])
      g.box(
        middle + half * at,
        y - high * 0.64,
        half * 0.14,
        high * 0.56,
        g.night ? g.tones.middle : '#f5f0e4',
        { weight: 0.9 },
      );
    g.box(
      middle - half * 0.2,
      y - high * 0.46,
      half * 0.4,
      high * 0.42,
      g.night ? g.tones.glow : g.tones.deep,
      { weight: 1 },
    );
    for (const step of [0, 1, 2])
      g.box(
        middle - half * (1.04 + step * 0.05),
        y - high * 0.08 + step * high * 0.03,
        half * (2.08 + step * 0.1),
        high * 0.032,
        g.tones.middle,
        { weight: 0.7 },
      );
    g.line(`${middle} ${y - high} ${middle} ${y - high * 1.22}`, { weight: 1.2 }).solid(
      `${middle} ${y - high * 1.22} ${middle + half * 0.18} ${y - high * 1.19} ${middle + half * 0.34} ${y - high * 1.21} ${middle + half * 0.34} ${y - high * 1.06} ${middle + half * 0.18} ${y - high * 1.04} ${middle} ${y - high * 1.07}`,
      '#b0685a',
      { weight: 0.8 },
    );
    for (const share of [0.05, 0.95]) tree(g, g.x(share), y + 4, y * 0.4);
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 1 });
    bush(g, g.x(g.tall ? 0.2 : 0.22), y + 3, g.width * 0.12);
  },
});

export const station = place({
  id: 'station-platform',
  name: 'a station platform',
  indoors: true,
  paint(g) {
    g.room(g.tones.wallShade, g.tones.middle);
    const [top, low] = [g.y(210), g.y(16)];
    g.box(g.x(-0.05), top, g.x(1.1), low - top, g.tones.light, { weight: 1.2 }).tone(
      `0 ${low - 18} ${g.width} ${low - 18} ${g.width} ${low - 6} 0 ${low - 6}`,
      '#b0685a',
    );
    const step = g.width / (g.tall ? 3 : 5);
    for (let x = step * 0.1; x < g.width; x += step)
      g.box(
        x,
        top + (low - top) * 0.18,
        step * 0.62,
        (low - top) * 0.36,
        g.night ? g.tones.glow : g.tones.glass,
        { weight: 0.9 },
      );
    g.box(g.x(0.5) - 3, top, 6, low - top, g.tones.dark, { weight: 0.6 });
    g.band(-2, g.height * 0.1, g.tones.dark, g.tones.deep);
    g.line(`0 ${g.height * 0.1} ${g.width} ${g.height * 0.1}`, { weight: 1.2 });
    for (const share of [0.08, 0.93])
      g.box(g.x(share) - 5, g.height * 0.08, 10, g.floor - g.height * 0.08, g.tones.middle);
    g.box(g.x(0.62), g.height * 0.12, g.width * 0.24, 16, g.tones.deep).line(
      `${g.x(0.65)} ${g.height * 0.12 + 8} ${g.x(0.8)} ${g.height * 0.12 + 8}`,
      { weight: 1.2, color: g.tones.glow },
    );
    if (g.floor < g.height)
      g.line(`0 ${g.floor + 8} ${g.width} ${g.floor + 8}`, { weight: 2, color: '#e0b93a' });
  },
});
