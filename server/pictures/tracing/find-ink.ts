// Where a draughtsman would draw a line inside the thing: along edges where one tone meets a very different one.
import type { Mask, Raster } from '../cutting/raster.ts';
import type { Loop } from './find-loops.ts';
import type { Tone } from './find-tones.ts';

type Traced = {
  raster: Raster;
  mask: Mask;
  labels: Uint8Array;
  tones: readonly Tone[];
  /** The loops of each tone's layer. */
  loops: readonly Loop[][];
};

/** How far two tones must be apart. */
const contrast = 24;
/** Shorter lines than this share of the picture's side are specks. */
const shortest = 0.045;
const mostLines = 160;
/** No line this near to the outside, which has its own. */
const rim = 4;

export function findInk(traced: Traced): Loop[] {
  const least = Math.max(traced.raster.width, traced.raster.height) * shortest;
  return traced.loops
    .slice(1)
    .flatMap((loops, at) => loops.flatMap((loop) => runs(traced, loop, at + 1)))
    .map((run) => ({ run, length: run.length }))
    .filter(({ length }) => length > least)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostLines)
    .map(({ run }) => run);
}

/** The pieces of a loop that deserve ink. */
function runs(traced: Traced, loop: Loop, rank: number): Loop[] {
  const found: Loop[] = [];
  let run: Loop = [];
  for (let at = 0; at <= loop.length; at++) {
    const point = loop[at % loop.length] as [number, number];
    if (isEdge(traced, loop, at % loop.length, rank)) run.push(point);
    else {
      if (run.length > 2) found.push(run);
      run = [];
    }
  }
  if (run.length > 2) found.push(run);
  return found;
}

function isEdge({ raster, mask, labels, tones }: Traced, loop: Loop, at: number, rank: number) {
  const { width, height } = raster;
  const [x, y] = loop[at] ?? [0, 0];
  const [ax, ay] = loop[(at + loop.length - 2) % loop.length] ?? [x, y];
  const [bx, by] = loop[(at + 2) % loop.length] ?? [x, y];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  // The inside lies to the left of the way.
  const [nx, ny] = [(by - ay) / length, -(bx - ax) / length];
  const pixel = (reach: number): number => {
    const [px, py] = [Math.round(x + nx * reach), Math.round(y + ny * reach)];
    return px < 0 || py < 0 || px >= width || py >= height ? -1 : py * width + px;
  };
  const [inner, outer] = [pixel(2), pixel(-2)];
  if (mask[pixel(rim)] !== 1 || mask[pixel(-rim)] !== 1 || !mask[inner] || !mask[outer])
    return false;
  const [from, to] = [labels[inner] ?? 0, labels[outer] ?? 0];
  if (from !== rank || to >= rank) return false;
  const [one, other] = [tones[from]?.lab, tones[to]?.lab];
  if (!one || !other) return false;
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) > contrast;
}
