// 'This is how it will be drawn': the traced picture on the board's paper.
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { Sketch } from '../drawing/brush.ts';
import { renderSketch } from '../drawing/render-sketch.ts';
import { paintTraced } from '../generation/illustrator/products/pictured-product.ts';

/** The sheet, in drawing units. */
const sheet = { width: 240, height: 180 } as const;
const pixels = { width: 800, height: 600 } as const;
const share = 0.8;
const mostBytes = 90_000;

/** A JPEG, four to three. */
export function drawPreview(traced: TracedPicture): Promise<Buffer> {
  const sketch = new Sketch(sheet.width, sheet.height, 11, { blends: false });
  const { width, height } = traced;
  const scale = share * Math.min(sheet.width / width, sheet.height / height);
  const [cx, base] = [sheet.width / 2, sheet.height / 2 + (height * scale) / 2];
  const isLogo = traced.outline.length === 0;
  if (isLogo && traced.isPale) paintDark(sketch);
  else if (!isLogo) paintShadow(sketch, cx, base, (width * scale) / 2);
  sketch.at(cx, base, scale, () => paintTraced(sketch, traced));
  return renderSketch(sketch, pixels.width, pixels.height, mostBytes);
}

const paintDark = (sketch: Sketch) =>
  sketch.rect(-4, -4, sheet.width + 8, sheet.height + 8, '#4a4439', { opacity: 1 });

function paintShadow(sketch: Sketch, cx: number, base: number, half: number): void {
  const shadow: [number, number][] = [
    [cx - half * 0.85, base - 2],
    [cx + half * 0.5, base - half * 0.1],
    [cx + half * 1.2, base],
    [cx + half * 1.05, base + half * 0.1],
    [cx - half * 0.7, base + half * 0.08],
  ];
  sketch.fill(shadow, '#a59d8e', { opacity: 0.75, smooth: true });
}
