// The closed ways around what a test holds for, between the pixels (marching squares).

export type Loop = [x: number, y: number][];
type Size = { width: number; height: number };

// Where a way enters and leaves a square of four pixels, by which of them are inside.
const [top, right, foot, left] = [0, 1, 2, 3];
const ways: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[foot, left]],
  [[right, foot]],
  [[right, left]],
  [[top, right]],
  [
    [top, right],
    [foot, left],
  ],
  [[top, foot]],
  [[top, left]],
  [[left, top]],
  [[foot, top]],
  [
    [left, top],
    [right, foot],
  ],
  [[right, top]],
  [[left, right]],
  [[foot, right]],
  [[left, foot]],
  [],
];

/** Loops with the inside to their left; `isIn` says of a pixel whether it is inside. */
export function findLoops({ width, height }: Size, isIn: (at: number) => boolean): Loop[] {
  // One pixel of outside all around, so that every way closes.
  const [w, h] = [width + 4, height + 4];
  const field = blurred(w, h, width, height, isIn);
  const next = new Map<number, number>();
  for (let y = 0; y < h - 1; y++)
    for (let x = 0; x < w - 1; x++) {
      const at = y * w + x;
      const inside = (i: number) => ((field[i] ?? 0) >= 0.5 ? 1 : 0);
      const kind = inside(at) * 8 + inside(at + 1) * 4 + inside(at + w + 1) * 2 + inside(at + w);
      for (const [from, to] of ways[kind] ?? []) next.set(edgeOf(at, w, from), edgeOf(at, w, to));
    }
  const loops: Loop[] = [];
  for (const start of next.keys()) {
    const loop: Loop = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      const to: number | undefined = next.get(at);
      if (to === undefined) break;
      next.delete(at);
      loop.push(pointOf(at, w, field));
      at = to;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

function edgeOf(at: number, w: number, side: number): number {
  if (side === top) return at * 2;
  if (side === foot) return (at + w) * 2;
  return side === left ? at * 2 + 1 : (at + 1) * 2 + 1;
}

/** Where the field passes the half on the line between two pixels. */
function pointOf(edge: number, w: number, field: Float32Array): [number, number] {
  const from = edge >> 1;
  const isDown = edge % 2 === 1;
  const [a, b] = [field[from] ?? 0, field[from + (isDown ? w : 1)] ?? 0];
  const along = a === b ? 0.5 : (0.5 - a) / (b - a);
  const [x, y] = [(from % w) - 2, Math.floor(from / w) - 2];
  return isDown ? [x, y + along] : [x + along, y];
}

function blurred(
  w: number,
  h: number,
  width: number,
  height: number,
  isIn: (at: number) => boolean,
): Float32Array {
  const sharp = new Float32Array(w * h);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isIn(y * width + x)) sharp[(y + 2) * w + x + 2] = 1;
  const across = new Float32Array(w * h);
  const both = new Float32Array(w * h);
  for (let at = 1; at < w * h - 1; at++)
    across[at] = ((sharp[at - 1] ?? 0) + 2 * (sharp[at] ?? 0) + (sharp[at + 1] ?? 0)) / 4;
  for (let at = w; at < w * (h - 1); at++)
    both[at] = ((across[at - w] ?? 0) + 2 * (across[at] ?? 0) + (across[at + w] ?? 0)) / 4;
  return both;
}

/** The area a loop encloses, in pixels. */
export function areaOf(loop: Loop): number {
  let sum = 0;
  loop.forEach(([x, y], at) => {
    const [nx, ny] = loop[(at + 1) % loop.length] ?? [x, y];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
}
