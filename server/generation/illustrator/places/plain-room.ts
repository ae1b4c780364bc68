// A room nobody describes: on each board with another wall and another light, and nothing in it.
import { points } from '#server/drawing/points.ts';
import { mix } from '../palette.ts';
import type { Stage } from './stage.ts';

/** Two walls that meet, a foot of the wall, boards; `turn` is another side of it, `seed` another room. */
export function paintPlainRoom(g: Stage, turn: number, seed: number): void {
  const { width, height, tones, floor } = g;
  const left = turn % 2 === 1;
  const corner = width * (left ? 0.17 : 0.83);
  const edge = left ? -2 : width + 2;
  // Along the side wall what is level falls towards us.
  const fall = (y: number) => y + Math.abs(edge - corner) * 0.42 * ((y - height * 0.3) / height);
  const both = (y: number) =>
    left
      ? `${edge} ${fall(y)} ${corner} ${y} ${width + 4} ${y}`
      : `-4 ${y} ${corner} ${y} ${edge} ${fall(y)}`;
  g.band(-2, height + 2, tones.wall, tones.wallShade, left ? -0.5 : 0.5);
  const side = mix(tones.wall, tones.wallShade, 0.62);
  g.tone(`${corner} -2 ${edge} -2 ${edge} ${height + 2} ${corner} ${height + 2}`, side);
  const band = (top: number, low: number, color: string) => {
    const [up, down] = [both(top).split(' '), both(low).split(' ')];
    const back = [down[4], down[5], down[2], down[3], down[0], down[1]];
    g.tone([...up, ...back].join(' '), color);
  };
  const wall: Wall = { corner, left, both, band };
  feet[seed % feet.length]?.(g, wall);
  g.line(`${corner} -3 ${corner} ${Math.min(floor, height + 3)}`, { weight: 0.6 });
  const way = left ? 1 : -1;
  const hung = (seed >> 2) + turn;
  walls[hung % walls.length]?.(g, way);
  if (floor >= height) return;
  band(floor - 5, floor + 1, tones.light);
  g.line(both(floor - 5), { weight: 0.5 });
  paintFloor(g, both(floor), way);
}

type Wall = {
  corner: number;
  left: boolean;
  /** A level line along both walls. */
  both(y: number): string;
  band(top: number, low: number, color: string): void;
};

/** The foot of the wall: panels, paint, nothing. */
const feet: readonly ((g: Stage, wall: Wall) => void)[] = [
  (g, { corner, left, both, band }) => {
    const rail = g.y(92);
    if (rail >= g.height) return;
    band(rail, g.floor + 2, mix(g.tones.wallShade, g.tones.middle, 0.16));
    g.line(both(rail), { weight: 0.7 }).line(both(rail + 3.4), { weight: 0.4 });
    const step = 46 * g.unit;
    for (let x = step / 3; x < g.width + step; x += step)
      if (left ? x > corner + 6 : x < corner - 6)
        g.line(`${x} ${rail + 6} ${x} ${Math.min(g.floor - 5, g.height + 3)}`, { weight: 0.35 });
  },
  (g, { both, band }) => {
    const top = g.y(118);
    if (top >= g.height) return;
    band(top, g.floor + 2, mix(g.tones.wall, g.tones.leafShade, 0.34));
    g.line(both(top), { weight: 0.5 });
  },
  () => {},
];

/** What is on the wall: daylight, or nothing. A thing there would say where one is. */
const walls: readonly ((g: Stage, way: 1 | -1) => void)[] = [
  (g, way) => paintPanes(g, way),
  () => {},
  (g, way) => paintPanes(g, way === 1 ? -1 : 1),
];

// Panes of daylight on the wall; by night of a lamp outside.
function paintPanes(g: Stage, way: 1 | -1): void {
  const { width, height } = g;
  const [x, y, w, h] = [
    width * (way === 1 ? 0.5 : 0.2),
    height * 0.12,
    width * (g.tall ? 0.34 : 0.2),
    height * (g.tall ? 0.2 : 0.32),
  ];
  const light = g.night ? g.tones.glow : mix('#fffaf0', g.tones.sky, 0.3);
  const color = mix(g.tones.wall, light, g.night ? 0.2 : 0.72);
  for (const [column, row] of points('0 0 1 0 0 1 1 1')) {
    const at = (dx: number, dy: number) =>
      `${x + w * dx + way * h * dy * 0.4} ${y + h * dy - w * dx * 0.1 * way}`;
    const [l, t] = [column * 0.53, row * 0.53];
    g.tone(`${at(l, t)} ${at(l + 0.47, t)} ${at(l + 0.47, t + 0.47)} ${at(l, t + 0.47)}`, color);
  }
}

// Boards that run towards us, with a pool of light where the picture happens.
function paintFloor(g: Stage, edge: string, way: 1 | -1): void {
  const { width, height, tones, floor } = g;
  const [, , , , , last = '0'] = edge.split(' ');
  const first = edge.split(' ')[1] ?? '0';
  g.tone(
    `-4 ${first} ${edge.split(' ').slice(2, 4).join(' ')} ${width + 4} ${last} ${width + 4} ${height + 4} -4 ${height + 4}`,
    tones.floor,
  );
  const far = height - floor;
  g.oval(
    width * 0.5 + way * width * 0.06,
    floor + far * 0.58,
    width * 0.42,
    far * 0.36,
    mix(tones.floor, g.night ? tones.glow : '#fff6df', g.night ? 0.16 : 0.14),
    { bare: true },
  );
  for (let share = -0.7; share < 1.8; share += g.tall ? 0.3 : 0.18)
    g.line(
      `${g.x(0.5 + (share - 0.5) * 0.62)} ${floor + 4} ${g.x(0.5 + (share - 0.5) * 1.5)} ${height + 4}`,
      { weight: 0.4, color: tones.dark, opacity: 0.7 },
    );
  g.line(edge, { weight: 0.9 });
}
