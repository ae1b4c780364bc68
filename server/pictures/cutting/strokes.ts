import type { PictureStroke } from '#domain/pictures/picture.ts';
import type { Raster } from './raster.ts';

type Size = Pick<Raster, 'width' | 'height'>;

/** The pixels under the strokes of one kind. */
export function pixelsUnder(
  size: Size,
  strokes: readonly PictureStroke[],
  does: PictureStroke['does'],
): Set<number> {
  const found = new Set<number>();
  for (const stroke of strokes) if (stroke.does === does) paint(size, stroke, found);
  return found;
}

function paint({ width, height }: Size, { size, points }: PictureStroke, into: Set<number>): void {
  const radius = Math.max(1, size * Math.max(width, height));
  const [first] = points;
  if (!first) return;
  let [fromX, fromY] = [first[0] * (width - 1), first[1] * (height - 1)];
  for (const [shareX, shareY] of points) {
    const [x, y] = [shareX * (width - 1), shareY * (height - 1)];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / (radius * 0.6)));
    for (let step = 0; step <= steps; step++) {
      const along = step / steps;
      dab(width, height, fromX + (x - fromX) * along, fromY + (y - fromY) * along, radius, into);
    }
    [fromX, fromY] = [x, y];
  }
}

function dab(
  width: number,
  height: number,
  cx: number,
  cy: number,
  radius: number,
  into: Set<number>,
): void {
  for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y++)
    for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(width - 1, cx + radius); x++)
      if ((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius) into.add(y * width + x);
}
