import { beside, type Mask, type Raster } from './raster.ts';

type Size = Pick<Raster, 'width' | 'height'>;

/** Parts smaller than this share of the largest are crumbs. */
const crumb = 0.02;
/** Holes smaller than this share of the picture are speckles. */
const speckle = 0.0012;

/** Without crumbs around it and speckles in it, and with an edge that does not fray. */
export function tidyMask(size: Size, mask: Mask): Mask {
  const solid = withoutSmall(size, smoothed(size, mask), 1, (largest) => largest * crumb);
  const most = size.width * size.height * speckle;
  return withoutSmall(size, solid, 0, () => most);
}

/** Turns the parts of one value that are smaller than `least`, which is told the largest. */
function withoutSmall(
  size: Size,
  mask: Mask,
  value: 0 | 1,
  least: (largest: number) => number,
): Mask {
  const count = size.width * size.height;
  const part = new Int32Array(count).fill(-1);
  const sizes: number[] = [];
  const queue = new Int32Array(count);
  const near = new Int32Array(4);
  for (let start = 0; start < count; start++) {
    if (mask[start] !== value || part[start] !== -1) continue;
    let end = 0;
    queue[end++] = start;
    part[start] = sizes.length;
    for (let at = 0; at < end; at++) {
      const found = beside(size, queue[at] ?? 0, near);
      for (let i = 0; i < found; i++) {
        const to = near[i] ?? 0;
        if (mask[to] !== value || part[to] !== -1) continue;
        part[to] = sizes.length;
        queue[end++] = to;
      }
    }
    sizes.push(end);
  }
  const smallest = least(sizes.reduce((most, one) => Math.max(most, one), 0));
  return mask.map((one, at) =>
    one === value && (sizes[part[at] ?? 0] ?? 0) < smallest ? 1 - value : one,
  );
}

/** The majority of each pixel's neighbourhood. */
function smoothed({ width, height }: Size, mask: Mask): Mask {
  const made: Mask = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [kept, all] = [0, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          all += 1;
          kept += mask[ny * width + nx] ?? 0;
        }
      made[y * width + x] = kept * 2 > all ? 1 : 0;
    }
  return made;
}
