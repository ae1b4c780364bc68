// Grounds for what has no picture of its own: they say in what light and air one is, and no more.

import { points } from '#server/drawing/points.ts';
import { mix } from '../palette.ts';
import type { Place } from '../scene.ts';
import { building } from './fixtures/buildings.ts';
import { dim } from './fixtures/dim.ts';
import { cloud, grass, hills, tree } from './fixtures/greenery.ts';
import { paintPlainRoom } from './plain-room.ts';
import { Stage } from './stage.ts';
import { plainTable } from './surfaces.ts';

/** Where a thing is at home: in a room, on paving, on grass, on water. */
export type GroundKind = 'room' | 'paving' | 'grass' | 'water';

const kinds: Record<
  GroundKind,
  { name: string; paint(g: Stage, turn: number, seed: number): void }
> = {
  room: { name: 'a plain room', paint: paintPlainRoom },
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

type Ground = {
  kind?: GroundKind | undefined;
  turn?: number | undefined;
  /** What differs from board to board. */
  seed?: number | undefined;
};

/** A plain ground; `note` is what it is in the client's words, which no letters on it say: people stand before them. */
export function plainGround(note = '', { kind = 'room', turn = 0, seed = 0 }: Ground = {}): Place {
  const { name, paint } = kinds[kind];
  return {
    id: 'plain',
    name,
    note,
    indoors: kind === 'room',
    ...(kind === 'room' ? { surface: plainTable } : {}),
    paint: (sketch, frame, mood) => paint(new Stage(sketch, frame, mood), turn, seed),
  };
}

/** Whether a place is nothing but ground. */
export const isPlain = ({ note, id }: Place): boolean =>
  note !== undefined || id === 'plain-studio';

const soil = (g: Stage) => Math.min(g.floor, g.height * 0.94);

// Sky, a far edge of trees and roofs, and hard ground with its joints.
function paintPaving(g: Stage, turn: number, seed: number): void {
  const y = soil(g);
  openSky(g, turn);
  hills(g, y + 1, y * 0.12, mix(g.tones.leafShade, g.tones.sky, 0.35), turn * 0.17);
  horizon(g, y, seed);
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
function paintGrass(g: Stage, turn: number, seed: number): void {
  const y = soil(g);
  openSky(g, turn);
  hills(g, y, y * 0.2, mix(g.tones.leaf, g.tones.sky, 0.45), -0.1 + turn * 0.2);
  hills(g, y + 1, y * 0.1, g.tones.leafShade, 0.12 - turn * 0.2);
  horizon(g, y, seed + 1, false);
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

// What stands at the far edge: trees, a fence, in a town a row of roofs; on some boards nothing.
function horizon(g: Stage, y: number, seed: number, isTown = true): void {
  const far = Math.min(y * 0.34, g.height * 0.2);
  const what = seed % 4;
  if (what === 0 || (what === 1 && !isTown))
    for (const [share, tall] of points('0.06 1 0.2 0.7 0.88 0.9'))
      tree(g, g.x(share), y, far * tall);
  if (what === 1 && isTown)
    for (const [share, tall] of points('0 0.8 0.16 1.1 0.3 0.7 0.78 0.9 0.9 1.2'))
      building(g, g.x(share), y, g.width * 0.12, far * tall, g.tones.light);
  if (what === 2)
    for (let share = -0.02; share < 1.02; share += 0.07) {
      g.line(`${g.x(share)} ${y + 1} ${g.x(share)} ${y - far * 0.32}`, { weight: 0.9 });
      g.line(`${g.x(share)} ${y - far * 0.24} ${g.x(share + 0.07)} ${y - far * 0.24}`, {
        weight: 0.6,
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
