// What of a picture is the product.
import type { PictureCut, PictureGround } from '#domain/pictures/picture.ts';
import { floodGround } from './flood-ground.ts';
import { borderOf, type Mask, type Raster } from './raster.ts';
import { pixelsUnder } from './strokes.ts';
import { takeSides } from './take-sides.ts';
import { tidyMask } from './tidy-mask.ts';

export type CutOut = { mask: Mask; ground: PictureGround };

/** What is nearer to the middle than this share of the sides is taken for the product of a busy picture. */
const middle = 0.16;

/** Cuts by the picture's own transparency, by its plain ground, or by a guess; strokes put it right. */
export function cutOut(raster: Raster, { whole, strokes }: PictureCut): CutOut {
  const found = byItself(raster);
  if (whole) return { ...found, mask: opaque(raster) };
  if (strokes.length === 0) return found;
  return { ...found, mask: mended(raster, found, strokes) };
}

function byItself(raster: Raster): CutOut {
  if (isTransparent(raster)) return { ground: 'clear', mask: tidyMask(raster, opaque(raster)) };
  const flooded = floodGround(raster);
  if (flooded) return { ground: 'plain', mask: tidyMask(raster, flooded) };
  const sides = takeSides(raster, { ground: borderOf(raster), kept: inTheMiddle(raster) });
  return { ground: 'busy', mask: tidyMask(raster, sides) };
}

const opaque = ({ alpha }: Raster): Mask => alpha.map((one) => (one > 100 ? 1 : 0));

const isTransparent = ({ alpha }: Raster): boolean =>
  alpha.reduce((sum, one) => sum + (one < 40 ? 1 : 0), 0) > alpha.length * 0.015;

function* inTheMiddle({ width, height }: Raster): Generator<number> {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x / width - 0.5) / middle, (y / height - 0.5) / middle];
      if (dx * dx + dy * dy < 1) yield y * width + x;
    }
}

/**
 * What is under a stroke is what the stroke says. The rest is divided anew: what was cut away stays
 * the ground's except where it is kept, and of what was left standing only the core is sure.
 */
function mended(raster: Raster, found: CutOut, strokes: PictureCut['strokes']): Mask {
  const kept = pixelsUnder(raster, strokes, 'keep');
  const erased = pixelsUnder(raster, strokes, 'erase');
  const ground = new Set(found.ground === 'busy' ? borderOf(raster) : standing(found.mask, 0));
  for (const at of erased) ground.add(at);
  for (const at of kept) ground.delete(at);
  const sure = new Set(kept);
  // A guess gives way to the first stroke that says what the product is.
  if (found.ground !== 'busy' || kept.size === 0)
    for (const at of core(raster, found.mask, erased)) sure.add(at);
  for (const at of erased) sure.delete(at);
  const growing = found.ground === 'busy' ? ground : near(raster, ground, kept);
  const mask = tidyMask(raster, takeSides(raster, { kept: sure, ground: growing }));
  for (const at of erased) mask[at] = 0;
  for (const at of kept) mask[at] = 1;
  return mask;
}

function* standing(mask: Mask, value: 0 | 1): Generator<number> {
  for (let at = 0; at < mask.length; at++) if (mask[at] === value) yield at;
}

/** The ground without what lies around a stroke that keeps: there it is asked again. */
function near({ width, height }: Raster, ground: Set<number>, kept: Set<number>): Set<number> {
  if (kept.size === 0) return ground;
  const reach = Math.round(Math.max(width, height) * 0.12);
  const columns = new Set([...kept].map((at) => at % width));
  const rows = new Set([...kept].map((at) => Math.floor(at / width)));
  const [left, right] = ends(columns, reach);
  const [top, foot] = ends(rows, reach);
  const rim = new Set(borderOf({ width, height }));
  return new Set(
    [...ground].filter((at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return rim.has(at) || x < left || x > right || y < top || y > foot;
    }),
  );
}

const ends = (values: Set<number>, reach: number): [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const one of values) {
    least = Math.min(least, one);
    most = Math.max(most, one);
  }
  return [least - reach, most + reach];
};

/** What lies deep inside, away from edges and from what was erased. */
function core({ width, height }: Raster, mask: Mask, erased: Set<number>): number[] {
  const depth = new Float32Array(mask.length);
  const isIn = (at: number) => mask[at] === 1 && !erased.has(at);
  for (let at = 0; at < mask.length; at++)
    if (isIn(at))
      depth[at] =
        at % width === 0 || at < width
          ? 1
          : 1 + Math.min(depth[at - 1] ?? 0, depth[at - width] ?? 0);
  for (let at = mask.length - 1; at >= 0; at--)
    if (depth[at]) {
      const right = at % width === width - 1 ? 0 : (depth[at + 1] ?? 0);
      const below = at >= width * (height - 1) ? 0 : (depth[at + width] ?? 0);
      depth[at] = Math.min(depth[at] ?? 0, 1 + Math.min(right, below));
    }
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0);
  return [...standing(mask, 1)].filter((at) => (depth[at] ?? 0) > deepest * 0.45);
}
