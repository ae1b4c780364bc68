// A ground of one tone, taken away from the border inwards.
import { apart, beside, borderOf, type Mask, type Raster } from './raster.ts';

/** Where the picture changes by this much within two pixels there is an edge. */
const edge = 7;
/** How far the ground may have wandered from where the flood came from. */
const drift = 13;
/** A ground changes its light sooner than its colour: shadows are part of it. */
const lightWeight = 0.55;
const border = { near: 15, share: 0.62 };

/**
 * What a flood from the border leaves standing; null where the border is not of one tone, or too
 * little or nearly all would be left.
 */
export function floodGround(raster: Raster): Mask | null {
  const rim = borderOf(raster);
  const tone = commonest(raster, rim);
  const seeds = rim.filter((at) => apart(raster, at, tone) < border.near);
  if (seeds.length < rim.length * border.share) return null;
  const mask = withoutHoles(raster, flood(raster, seeds), tone);
  const kept = mask.reduce((sum, one) => sum + one, 0) / mask.length;
  return kept > 0.012 && kept < 0.93 ? mask : null;
}

/** The pixel of the border that most others are like. */
function commonest(raster: Raster, rim: readonly number[]): number {
  const asked = rim.filter((_, at) => at % Math.ceil(rim.length / 60) === 0);
  const others = rim.filter((_, at) => at % Math.ceil(rim.length / 300) === 0);
  const likes = (at: number) => others.filter((one) => apart(raster, at, one) < border.near).length;
  return asked.reduce((best, one) => (likes(one) > likes(best) ? one : best), asked[0] ?? 0);
}

function flood(raster: Raster, seeds: readonly number[]): Mask {
  const { lab, width, height } = raster;
  const mask: Mask = new Uint8Array(width * height).fill(1);
  const queue = new Int32Array(width * height);
  // The ground as it was on the way to each pixel.
  const ground = new Float32Array(width * height * 3);
  let end = 0;
  for (const seed of seeds) {
    mask[seed] = 0;
    queue[end++] = seed;
    for (let c = 0; c < 3; c++) ground[seed * 3 + c] = lab[seed * 3 + c] ?? 0;
  }
  const near = new Int32Array(4);
  for (let at = 0; at < end; at++) {
    const from = queue[at] ?? 0;
    // An edge belongs to both: one gets onto it, and no farther. Along a slanted one the tones
    // change so slowly that a flood would creep across.
    const isAtEdge = isEdge(raster, from);
    const count = beside(raster, from, near);
    for (let i = 0; i < count; i++) {
      const to = near[i] ?? 0;
      if (mask[to] === 0 || (isAtEdge && isEdge(raster, to))) continue;
      let far = 0;
      for (let c = 0; c < 3; c++) {
        const by = (lab[to * 3 + c] ?? 0) - (ground[from * 3 + c] ?? 0);
        far += by * by * (c === 0 ? lightWeight : 1);
      }
      if (far > drift * drift) continue;
      mask[to] = 0;
      queue[end++] = to;
      for (let c = 0; c < 3; c++) {
        const was = ground[from * 3 + c] ?? 0;
        ground[to * 3 + c] = was + ((lab[to * 3 + c] ?? 0) - was) * 0.05;
      }
    }
  }
  return mask;
}

function isEdge(raster: Raster, at: number): boolean {
  const { width, height } = raster;
  const x = at % width;
  const y = Math.floor(at / width);
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
  return apart(raster, at - 1, at + 1) > edge || apart(raster, at - width, at + width) > edge;
}

/** White labels on white grounds are common, coloured ones on grounds of their colour are not. */
const hardly = { light: 84, colour: 7 };
const hole = { near: 8, area: 0.003 };

/** Takes away what is seen of a coloured ground through the product: inside a handle, between legs. */
function withoutHoles(raster: Raster, mask: Mask, tone: number): Mask {
  const { lab, width, height } = raster;
  const [l = 0, a = 0, b = 0] = lab.subarray(tone * 3, tone * 3 + 3);
  if (l > hardly.light && Math.hypot(a, b) < hardly.colour) return mask;
  const isGround = (at: number) => mask[at] === 1 && apart(raster, at, tone) < hole.near;
  const seen = new Uint8Array(mask.length);
  const queue = new Int32Array(mask.length);
  const near = new Int32Array(4);
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || !isGround(start)) continue;
    let end = 0;
    queue[end++] = start;
    seen[start] = 1;
    for (let at = 0; at < end; at++) {
      const count = beside(raster, queue[at] ?? 0, near);
      for (let i = 0; i < count; i++) {
        const to = near[i] ?? 0;
        if (seen[to] || !isGround(to)) continue;
        seen[to] = 1;
        queue[end++] = to;
      }
    }
    if (end > width * height * hole.area) for (const at of queue.subarray(0, end)) mask[at] = 0;
  }
  return mask;
}
