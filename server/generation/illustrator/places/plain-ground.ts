// Grounds for what has no picture of its own: they say in what light and air one is, and no more.

import { letter } from '#server/drawing/lettering.ts';
import { points } from '#server/drawing/points.ts';
import { mix } from '../palette.ts';
import type { Place } from '../scene.ts';
import { dim } from './fixtures/dim.ts';
import { picture, shelf } from './fixtures/furniture.ts';
import { cloud, grass, hills, pottedPlant } from './fixtures/greenery.ts';
import { windowAt } from './fixtures/openings.ts';
import { Stage } from './stage.ts';
import { plainTable } from './surfaces.ts';

/** Where a thing is at home: in a room, on paving, on grass, on water. */
export type GroundKind = 'room' | 'paving' | 'grass' | 'water';

const kinds: Record<GroundKind, { name: string; paint(g: Stage, turn: number): void }> = {
  room: { name: 'a plain room', paint: paintRoom },
  paving: { name: 'open ground', paint: paintPaving },
  grass: { name: 'open grass', paint: paintGrass },
  water: { name: 'open water', paint: paintWater },
};

/** What a plan varies its grounds by, so that frames of a board differ: `none:plain-window`. */
const turns: Partial<Record<string, number>> = {
  'plain-window': 1,
  'plain-boards': 2,
  'plain-shelf': 3,
};

/** Which turn of the plain ground a note names; undefined for a note that names something else. */
export const turnOf = (note: string): number | undefined =>
  Object.hasOwn(turns, note) ? turns[note] : undefined;

type Ground = { kind?: GroundKind | undefined; turn?: number | undefined };

/** A plain ground; `note` is what it is in the client's words, lettered small on it. */
export function plainGround(note = '', { kind = 'room', turn = 0 }: Ground = {}): Place {
  const { name, paint } = kinds[kind];
  return {
    id: 'plain',
    name: note ? `${name} marked “${note}”` : name,
    note,
    indoors: kind === 'room',
    ...(kind === 'room' ? { surface: plainTable } : {}),
    paint: (sketch, frame, mood) => {
      const g = new Stage(sketch, frame, mood);
      paint(g, turn);
      if (note) write(g, note);
    },
  };
}

// As an artist writes it: small, in a corner that is seldom covered.
function write(g: Stage, note: string): void {
  const { width, height, tones } = g;
  const size = Math.min(width, height) * 0.045;
  const y = height * (g.tall ? 0.215 : 0.94);
  const box = { x: width * 0.06, y, width: width * 0.42, height: size * 1.4 };
  letter(g.s, note, box, { color: tones.deep, size, align: 'start', weight: 0.07 });
}

/** Whether a place is nothing but ground. */
export const isPlain = ({ note, id }: Place): boolean =>
  note !== undefined || id === 'plain-studio';

// Two walls that meet, a panelled foot, boards, and light through a window that is not seen.
function paintRoom(g: Stage, turn: number): void {
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
  const rail = g.y(92);
  const band = (top: number, low: number, color: string) => {
    const [up, down] = [both(top).split(' '), both(low).split(' ')];
    const back = [down[4], down[5], down[2], down[3], down[0], down[1]];
    g.tone([...up, ...back].join(' '), color);
  };
  if (rail < height) {
    band(rail, floor + 2, mix(tones.wallShade, tones.middle, 0.16));
    g.line(both(rail), { weight: 0.7 }).line(both(rail + 3.4), { weight: 0.4 });
    const step = 46 * g.unit;
    for (let x = (turn * step) / 3; x < width + step; x += step)
      if (left ? x > corner + 6 : x < corner - 6)
        g.line(`${x} ${rail + 6} ${x} ${Math.min(floor - 5, height + 3)}`, { weight: 0.35 });
  }
  if (turn === 3) shelf(g, g.x(0.34), 150, 96, 'books');
  else paintLight(g, turn, left ? 1 : -1);
  g.line(`${corner} -3 ${corner} ${Math.min(floor, height + 3)}`, { weight: 0.6 });
  // A picture and a plant belong to any room; what is seen near stands alone.
  const lived = g.shot === 'MS' || g.shot === 'WS' || g.shot === 'MCU';
  if (lived && turn !== 3) picture(g, g.x(left ? 0.86 : 0.14), 142, 54, 42);
  if (floor >= height) return;
  band(floor - 5, floor + 1, tones.light);
  g.line(both(floor - 5), { weight: 0.5 });
  paintFloor(g, both(floor), left ? 1 : -1);
  if (lived) pottedPlant(g, g.x(left ? 0.09 : 0.91), 100);
}

// Panes of daylight on the wall; by night the window itself.
function paintLight(g: Stage, turn: number, way: 1 | -1): void {
  const { width, height } = g;
  const [x, y, w, h] = [
    width * (way === 1 ? 0.5 : 0.2) + (turn === 2 ? width * 0.06 : 0),
    height * 0.12,
    width * (g.tall ? 0.34 : 0.2),
    height * (g.tall ? 0.2 : 0.32),
  ];
  if (g.night) {
    windowAt(g, x + w / 2, 112, 92, 92);
    return;
  }
  const color = mix(g.tones.wall, mix('#fffaf0', g.tones.sky, 0.3), 0.72);
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
    mix(tones.floor, g.night ? tones.glow : '#fff6df', g.night ? 0.16 : 0.26),
    { bare: true },
  );
  for (let share = -0.7; share < 1.8; share += g.tall ? 0.3 : 0.18)
    g.line(
      `${g.x(0.5 + (share - 0.5) * 0.62)} ${floor + 4} ${g.x(0.5 + (share - 0.5) * 1.5)} ${height + 4}`,
      { weight: 0.4, color: tones.dark, opacity: 0.7 },
    );
  g.line(edge, { weight: 0.9 });
}

const soil = (g: Stage) => Math.min(g.floor, g.height * 0.94);

// Sky, a far edge of trees and roofs, and hard ground with its joints.
function paintPaving(g: Stage, turn: number): void {
  const y = soil(g);
  openSky(g, turn);
  hills(g, y + 1, y * 0.12, mix(g.tones.leafShade, g.tones.sky, 0.35), turn * 0.17);
  const color = dim(g, mix('#b9b2a6', g.tones.floor, g.covered ? 0.8 : 0.4));
  g.band(y, g.height + 2, color, mix(color, g.tones.dark, 0.3), -0.03);
  g.line(`-4 ${y} ${g.width + 4} ${y}`, { weight: 0.9 });
  if (g.height - y < 12) return;
  const kerb = y + (g.height - y) * 0.16;
  g.tone(`-4 ${y} ${g.width + 4} ${y} ${g.width + 4} ${kerb} -4 ${kerb}`, g.tones.light);
  g.line(`-4 ${kerb} ${g.width + 4} ${kerb}`, { weight: 0.7 });
  for (let share = 0.06; share < 1; share += 0.19)
    g.line(`${g.x(share)} ${y + 1} ${g.x(share - 0.02)} ${kerb}`, { weight: 0.5 });
  const low = y + (g.height - y) * 0.72;
  for (const share of [0.08, 0.46, 0.84])
    g.tone(
      `${g.x(share)} ${low} ${g.x(share + 0.16)} ${low} ${g.x(share + 0.17)} ${low + 4} ${g.x(share - 0.01)} ${low + 4}`,
      mix(color, '#faf6ec', 0.7),
    );
}

// Sky, two ranges of hills, and grass in tufts.
function paintGrass(g: Stage, turn: number): void {
  const y = soil(g);
  openSky(g, turn);
  hills(g, y, y * 0.2, mix(g.tones.leaf, g.tones.sky, 0.45), -0.1 + turn * 0.2);
  hills(g, y + 1, y * 0.1, g.tones.leafShade, 0.12 - turn * 0.2);
  g.band(y, g.height + 2, g.tones.leaf, g.tones.leafShade, -0.05);
  g.line(`-4 ${y} ${g.width + 4} ${y}`, { weight: 0.8 });
  grass(g, y + 6, g.height, 22);
}

// Sky, a far shore, and water in short waves.
function paintWater(g: Stage, turn: number): void {
  const y = soil(g);
  openSky(g, turn);
  hills(g, y, y * 0.07, mix(g.tones.middle, g.tones.sky, 0.5), turn * 0.3);
  g.band(y, g.height + 2, dim(g, '#8fb0b8'), dim(g, '#739aa6'), -0.02);
  g.line(`-4 ${y} ${g.width + 4} ${y}`, { weight: 0.8 });
  for (let i = 0; i < 16; i++) {
    const [x, at] = [g.s.chance() * g.width, y + 5 + g.s.chance() * (g.height - y)];
    g.curve(`${x - 9} ${at} ${x - 4} ${at - 2} ${x} ${at} ${x + 5} ${at - 2} ${x + 9} ${at}`, {
      weight: 0.6,
      color: '#faf6ec',
    });
  }
}

function openSky(g: Stage, turn: number): void {
  g.open();
  const y = soil(g);
  g.sun(turn % 2 ? 0.2 : 0.8, 0.3);
  cloud(g, g.x(turn % 2 ? 0.68 : 0.3), y * 0.34, g.width * 0.3);
  cloud(g, g.x(turn % 2 ? 0.9 : 0.08), y * 0.56, g.width * 0.2);
}
