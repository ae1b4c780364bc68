// 'This is how it will be drawn': the traced picture on the board's paper.
import { type TracedPicture, tracedSide } from '#domain/pictures/traced.ts';
import { Sketch } from '../drawing/brush.ts';
import { renderSketch } from '../drawing/render-sketch.ts';
import { paintTraced } from '../generation/illustrator/products/pictured-product.ts';

const side = 200;
const pixels = 640;
const mostBytes = 90_000;

/** A JPEG, square. */
export function drawPreview(traced: TracedPicture): Promise<Buffer> {
  const sketch = new Sketch(side, side, 11, { blends: false });
  const scale = (side * 0.8) / tracedSide;
  const { width, height } = traced;
  const base = side / 2 + (height * scale) / 2;
  const isLogo = traced.outline.length === 0;
  if (isLogo && traced.isPale) sketch.rect(-4, -4, side + 8, side + 8, '#4a4439', { opacity: 1 });
  else if (!isLogo) paintShadow(sketch, base, (width * scale) / 2);
  sketch.at(side / 2, base, scale, () => paintTraced(sketch, traced));
  return renderSketch(sketch, pixels, pixels, mostBytes);
}

function paintShadow(sketch: Sketch, base: number, half: number): void {
  const shadow: [number, number][] = [
    [side / 2 - half * 0.85, base - 2],
    [side / 2 + half * 0.5, base - half * 0.1],
    [side / 2 + half * 1.2, base],
    [side / 2 + half * 1.05, base + half * 0.1],
    [side / 2 - half * 0.7, base + half * 0.08],
  ];
  sketch.fill(shadow, '#a59d8e', { opacity: 0.75, smooth: true });
}
