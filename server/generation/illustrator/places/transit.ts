import { points } from '#server/drawing/points.ts';
import { building } from './fixtures/buildings.ts';
import { tree } from './fixtures/greenery.ts';
import { place, type Stage } from './stage.ts';

// The sign at the kerb: a plate with a small bus on a pole.
function stopSign(g: Stage, x: number, y: number): void {
  const top = g.y(262);
  const r = Math.max(9, 21 * g.unit);
  const plate = Math.max(r + 6, top);
  g.line(`${x} ${y} ${x} ${plate}`, { weight: 1.8 }).oval(x, plate, r, r, '#e0b93a');
  g.box(x - r * 0.55, plate - r * 0.45, r * 1.1, r * 0.75, g.tones.deep, { weight: 0.7 });
  g.box(x - r * 0.44, plate - r * 0.34, r * 0.88, r * 0.26, '#f5f0e4', { bare: true });
  for (const side of [-0.3, 0.3]) g.dot(x + r * side, plate + r * 0.36, r * 0.14);
}

export const busStop = place({
  id: 'bus-stop',
  name: 'a bus stop',
  indoors: false,
  paint(g) {
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    for (const [share, width, tall] of [
      [-0.04, 0.2, 0.8],
      [0.18, 0.22, 0.6],
      [0.42, 0.18, 0.74],
      [0.62, 0.2, 0.54],
      [0.84, 0.2, 0.84],
    ] as const)
      building(g, g.x(share), y, g.x(width), y * tall, g.tones.light);
    tree(g, g.x(0.97), y, y * 0.5);
    shelter(g, y);
    stopSign(g, g.x(g.tall ? 0.9 : 0.9), y + 3);
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 1 });
    if (g.floor >= g.height) return;
    const kerb = y + (g.height - y) * 0.5;
    g.tone(
      `-2 ${kerb} ${g.width + 2} ${kerb} ${g.width + 2} ${g.height + 2} -2 ${g.height + 2}`,
      g.tones.dark,
    );
    g.line(`0 ${kerb} ${g.width} ${kerb - 1}`, { weight: 1.4 });
  },
});

// Glass walls, a flat roof with a lamp under it, a bench and a lit poster.
function shelter(g: Stage, y: number): void {
  const [left, right] = [g.x(g.tall ? 0.04 : 0.12), g.x(g.tall ? 0.8 : 0.8)];
  const top = Math.max(g.height * 0.14, g.y(236));
  const pane = g.night ? '#b9ad8c' : '#e9efe9';
  g.box(left, top, right - left, y - top - 12 * g.unit, pane, { weight: 0.9 });
  for (const share of [0.25, 0.5, 0.75]) {
    const x = left + (right - left) * share;
    g.line(`${x} ${top} ${x} ${y - 12 * g.unit}`, { weight: 0.7 });
  }
  for (const x of [left, right]) g.box(x - 3, top, 6, y - top, g.tones.deep, { weight: 0.8 });
  g.soft(
    `${left - 12} ${top - 9} ${right + 12} ${top - 9} ${right + 9} ${top + 3} ${left - 9} ${top + 3}`,
    g.tones.dark,
    { tremble: 0.2 },
  );
  if (g.night) g.box(left + 12, top + 3, right - left - 24, 4, g.tones.glow, { weight: 0.6 });
  const wide = (right - left) * 0.2;
  g.box(left + 4, top + 14, wide, y - top - 40 * g.unit, g.tones.glow, { weight: 1 });
  g.oval(left + 4 + wide / 2, top + 14 + wide * 0.6, wide * 0.26, wide * 0.26, '#b0685a', {
    bare: true,
  });
  const seat = g.y(46);
  g.box(left + (right - left) * 0.3, seat, (right - left) * 0.62, 6 * g.unit + 2, '#b0685a');
  for (const share of [0.38, 0.84])
    g.line(
      `${left + (right - left) * share} ${seat + 6 * g.unit} ${left + (right - left) * share} ${y}`,
      { weight: 1.3 },
    );
}

export const trainCarriage = place({
  id: 'train-carriage',
  name: 'a train carriage',
  indoors: true,
  paint(g) {
    const { tones, width, height } = g;
    g.room(tones.light, tones.middle);
    g.band(-2, height * 0.1, tones.wallShade, tones.middle, 0);
    const [top, low] = [Math.max(height * 0.2, g.y(196)), Math.min(g.y(96), height * 0.74)];
    const count = g.tall ? 1 : 2;
    const step = width / count;
    for (let i = 0; i < count; i++) {
      const x = i * step + step * 0.1;
      outsideWindow(g, x, top, step * 0.8, low - top);
    }
    g.line(`0 ${height * 0.1} ${width} ${height * 0.1}`, { weight: 1 });
    g.line(`0 ${height * 0.14} ${width} ${height * 0.14}`, { weight: 1.8 });
    for (const share of g.tall ? [0.2, 0.8] : [0.14, 0.38, 0.62, 0.86]) {
      const x = g.x(share);
      g.line(`${x} ${height * 0.14} ${x} ${height * 0.2}`, { weight: 1.6 }).oval(
        x,
        height * 0.24,
        7,
        7,
        'none',
        { weight: 1.8 },
      );
    }
    for (const share of g.tall ? [0.06, 0.94] : [0.03, 0.29, 0.71, 0.97])
      seatBack(g, g.x(share), low);
  },
});

// A town going by: hills and house blocks, drawn out by speed.
function outsideWindow(g: Stage, x: number, y: number, w: number, h: number): void {
  g.solid(`${x} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x} ${y + h}`, g.tones.sky, {
    tremble: 0.2,
    weight: 1.3,
  });
  g.tone(
    `${x + 2} ${y + h * 0.6} ${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.7} ${y + h * 0.62} ${x + w - 2} ${y + h * 0.5} ${x + w - 2} ${y + h - 2} ${x + 2} ${y + h - 2}`,
    g.tones.leaf,
  );
  for (const [at, high] of points('0.12 0.34 0.46 0.26 0.72 0.4'))
    g.box(
      x + w * at,
      y + h * (0.78 - high),
      w * 0.15,
      h * high,
      g.night ? g.tones.glow : g.tones.middle,
      { bare: true },
    );
  for (const at of [0.3, 0.55, 0.86])
    g.line(`${x + w * 0.06} ${y + h * at} ${x + w * 0.94} ${y + h * at}`, {
      weight: 0.6,
      color: g.tones.light,
    });
  g.line(`${x} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x} ${y + h} ${x} ${y}`, { weight: 1.2 });
}

function seatBack(g: Stage, x: number, low: number): void {
  const w = Math.max(20, 34 * g.unit);
  const bottom = Math.min(g.floor, g.height + 6);
  g.soft(
    `${x - w} ${bottom} ${x - w * 0.94} ${low - 14} ${x - w * 0.6} ${low - 24} ${x + w * 0.6} ${low - 24} ${x + w * 0.94} ${low - 14} ${x + w} ${bottom}`,
    g.night ? '#4b6a70' : '#6f9498',
  );
  g.soft(
    `${x - w * 0.56} ${low - 8} ${x - w * 0.5} ${low - 20} ${x + w * 0.5} ${low - 20} ${x + w * 0.56} ${low - 8}`,
    g.tones.light,
    { weight: 0.8 },
  );
}
