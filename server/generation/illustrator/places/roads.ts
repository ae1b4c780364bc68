import { points } from '#server/drawing/points.ts';
import { streetLamp } from './fixtures/buildings.ts';
import { cloud, fir, hills, tree } from './fixtures/greenery.ts';
import { place, type Stage } from './stage.ts';
import { dashboard } from './surfaces.ts';

// A road that runs from the foot of the frame to its vanishing point.
function roadAhead(g: Stage, y: number, bottom: number, half: number): void {
  const middle = g.x(0.5);
  g.tone(
    `${middle - half * 0.06} ${y} ${middle + half * 0.06} ${y} ${middle + half} ${bottom} ${middle - half} ${bottom}`,
    g.tones.dark,
  );
  g.line(`${middle - half * 0.06} ${y} ${middle - half} ${bottom}`, { weight: 1.1 }).line(
    `${middle + half * 0.06} ${y} ${middle + half} ${bottom}`,
    { weight: 1.1 },
  );
  for (const [a, b] of points('0.1 0.18 0.28 0.42 0.58 0.8')) {
    g.line(`${middle} ${y + (bottom - y) * a} ${middle} ${y + (bottom - y) * b}`, {
      weight: 0.8 + a * 2,
      color: '#f5f0e4',
    });
  }
}

// What the driver sees.
function throughWindscreen(g: Stage): void {
  const { width, height, tones } = g;
  g.band(-2, height + 2, tones.deep, tones.dark, -0.9);
  const [top, low] = [height * (g.tall ? 0.14 : 0.1), height * (g.tall ? 0.58 : 0.72)];
  const pane = `${g.x(0.1)} ${top} ${g.x(0.9)} ${top} ${g.x(1.06)} ${low} ${g.x(-0.06)} ${low}`;
  g.tone(pane, tones.sky);
  const horizon = top + (low - top) * 0.52;
  g.sun(0.74, g.tall ? 0.3 : 0.26);
  g.tone(
    `${g.x(-0.02)} ${horizon} ${g.x(0.24)} ${horizon - 12} ${g.x(0.5)} ${horizon - 2} ${g.x(0.8)} ${horizon - 16} ${g.x(1.02)} ${horizon} ${g.x(1.06)} ${low} ${g.x(-0.06)} ${low}`,
    tones.leaf,
  );
  roadAhead(g, horizon, low, width * 0.34);
  for (const [share, tall] of points('0.12 0.4 0.24 0.24 0.84 0.34'))
    tree(g, g.x(share), horizon + 5, (low - top) * tall);
  g.tone(`-4 -4 ${g.x(0.1)} ${top} ${g.x(-0.06)} ${low} -8 ${low}`, tones.deep)
    .tone(`${width + 4} -4 ${g.x(0.9)} ${top} ${g.x(1.06)} ${low} ${width + 8} ${low}`, tones.deep)
    .tone(`-4 -4 ${width + 4} -4 ${g.x(0.9)} ${top} ${g.x(0.1)} ${top}`, tones.deep);
  g.line(
    `${g.x(0.1)} ${top} ${g.x(0.9)} ${top} ${g.x(1.06)} ${low} ${g.x(-0.06)} ${low} ${g.x(0.1)} ${top}`,
    { weight: 1.4 },
  );
  g.tone(
    `-4 ${low} ${width + 4} ${low} ${width + 4} ${height + 4} -4 ${height + 4}`,
    tones.dark,
  ).curve(`-4 ${low + 3} ${g.x(0.5)} ${low - 5} ${width + 4} ${low + 3}`, { weight: 1.6 });
  g.soft(
    `${g.x(0.42)} ${top + 4} ${g.x(0.58)} ${top + 4} ${g.x(0.58)} ${top + 15} ${g.x(0.42)} ${top + 15}`,
    tones.middle,
    { weight: 1.1 },
  ).line(`${g.x(0.5)} ${top - 4} ${g.x(0.5)} ${top + 4}`, { weight: 1.4 });
}

// What the camera on the dashboard sees behind the driver: rear window, seats and belts.
function backSeats(g: Stage): void {
  const { width, height, tones } = g;
  g.band(-2, height + 2, tones.dark, tones.deep, -0.9);
  const [top, low] = [height * 0.1, height * (g.tall ? 0.42 : 0.56)];
  g.tone(
    `${g.x(0.2)} ${top} ${g.x(0.8)} ${top} ${g.x(0.88)} ${low} ${g.x(0.12)} ${low}`,
    tones.sky,
  );
  const horizon = top + (low - top) * 0.6;
  g.tone(
    `${g.x(0.14)} ${horizon + 4} ${g.x(0.4)} ${horizon - 8} ${g.x(0.86)} ${horizon + 2} ${g.x(0.88)} ${low} ${g.x(0.12)} ${low}`,
    tones.leaf,
  );
  for (const share of [0.26, 0.72]) tree(g, g.x(share), horizon + 4, (low - top) * 0.5);
  roadAhead(g, horizon, low, width * 0.16);
  g.line(
    `${g.x(0.2)} ${top} ${g.x(0.8)} ${top} ${g.x(0.88)} ${low} ${g.x(0.12)} ${low} ${g.x(0.2)} ${top}`,
    { weight: 1.4 },
  );
  for (const side of [-1, 1]) sideWindow(g, side, top, low);
  for (const share of g.tall ? [0.5] : [0.26, 0.74]) seat(g, g.x(share), low);
}

function sideWindow(g: Stage, side: number, top: number, low: number): void {
  const at = (share: number) => g.x(0.5 + side * share);
  g.solid(
    `${at(0.38)} ${top - 4} ${at(0.56)} ${top - 14} ${at(0.56)} ${low + 8} ${at(0.46)} ${low}`,
    g.tones.sky,
  );
  g.line(`${at(0.36)} ${top - 6} ${at(0.46)} ${low + 30} ${at(0.4)} ${g.height + 4}`, {
    weight: 3,
  });
  g.line(`${at(0.36)} ${top - 6} ${at(0.46)} ${low + 30} ${at(0.4)} ${g.height + 4}`, {
    weight: 1.6,
    color: g.tones.light,
  });
}

function seat(g: Stage, x: number, y: number): void {
  const w = Math.min(g.width, g.height) * 0.22;
  g.soft(
    `${x - w * 0.34} ${y + 2} ${x - w * 0.36} ${y - w * 0.46} ${x + w * 0.36} ${y - w * 0.46} ${x + w * 0.34} ${y + 2}`,
    g.tones.middle,
  );
  g.soft(
    `${x - w} ${g.height + 10} ${x - w * 0.9} ${y + 12} ${x - w * 0.5} ${y} ${x + w * 0.5} ${y} ${x + w * 0.9} ${y + 12} ${x + w} ${g.height + 10}`,
    g.tones.middle,
    { tremble: 0.2 },
  );
  g.curve(`${x - w * 0.5} ${y + 8} ${x - w * 0.46} ${g.height}`, { weight: 0.8 });
  g.curve(`${x + w * 0.5} ${y + 8} ${x + w * 0.46} ${g.height}`, { weight: 0.8 });
}

export const insideCar = place({
  id: 'car-interior',
  name: 'the inside of a car',
  indoors: true,
  surface: dashboard,
  paint(g) {
    if (g.shot === 'WS' || g.shot === 'ECU') throughWindscreen(g);
    else backSeats(g);
  },
});

export const openRoad = place({
  id: 'open-road',
  name: 'an open road',
  indoors: false,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.72, 0.3);
    const y = Math.min(g.floor, g.height * 0.94);
    cloud(g, g.x(0.24), y * 0.3, g.width * 0.24);
    hills(g, y, y * 0.34, g.tones.light);
    hills(g, y, y * 0.18, g.tones.middle, 0.14);
    if (g.floor < g.height) roadAhead(g, y, g.height + 2, g.width * 0.42);
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 0.9 });
    for (const share of g.tall ? [0.06, 0.92] : [0.05, 0.2, 0.86])
      fir(g, g.x(share), y + 6, y * (share > 0.5 ? 0.5 : 0.4));
    if (g.night) streetLamp(g, g.x(0.28), y + 4, y * 0.5);
  },
});
