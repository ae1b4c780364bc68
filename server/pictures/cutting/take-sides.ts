// Each pixel goes to the side it is reached from more cheaply: a step costs what the pixels differ.
import { apart, beside, type Mask, type Raster } from './raster.ts';

/** Seeds of both sides, as pixels. */
export type Sides = { kept: Iterable<number>; ground: Iterable<number> };

/** What a step costs on even ground, so that distance counts a little too. */
const stepCost = 0.35;
const finest = 8;
const buckets = 1024;

/** Divides the picture between its seeds. */
export function takeSides(raster: Raster, { kept, ground }: Sides): Mask {
  const count = raster.width * raster.height;
  const cost = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const side: Mask = new Uint8Array(count);
  const done = new Uint8Array(count);
  // Costs grow by less than all buckets hold at once, so that they are a wheel.
  const wheel: number[][] = Array.from({ length: buckets }, () => []);
  const put = (at: number, price: number, to: 0 | 1) => {
    cost[at] = price;
    side[at] = to;
    wheel[Math.floor(price * finest) % buckets]?.push(at);
  };
  let open = 0;
  for (const [seeds, to] of [
    [ground, 0],
    [kept, 1],
  ] as const)
    for (const at of seeds) {
      put(at, 0, to);
      open += 1;
    }
  const near = new Int32Array(4);
  for (let turn = 0; open > 0; turn++) {
    const bucket = wheel[turn % buckets] ?? [];
    for (let at = bucket.pop(); at !== undefined; at = bucket.pop()) {
      open -= 1;
      if (done[at]) continue;
      done[at] = 1;
      const found = beside(raster, at, near);
      for (let i = 0; i < found; i++) {
        const to = near[i] ?? 0;
        if (done[to]) continue;
        const step = Math.min(apart(raster, at, to), 100);
        const price = (cost[at] ?? 0) + stepCost + (step * step) / 100;
        if (price >= (cost[to] ?? 0)) continue;
        put(to, price, side[at] === 1 ? 1 : 0);
        open += 1;
      }
    }
  }
  return side;
}
