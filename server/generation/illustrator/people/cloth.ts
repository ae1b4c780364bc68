// How clothes are laid down in figure units: flat marker, hatching on the shadow side, ink on top.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { lineFor } from './head-view.ts';

const headTall = 17;

/** A flat opaque area. */
export function area(sketch: Sketch, points: readonly Point[], color: string, smooth = true): void {
  sketch.fill(points, color, { opacity: 1, multiply: false, smooth, tremble: 0.25 });
}

/** An ink contour; `share` makes it finer. */
export function contour(sketch: Sketch, points: readonly Point[], share = 1, closed = false): void {
  const size = lineFor(sketch, headTall, share);
  sketch.pen(points, { size, closed, taper: 3 + sketch.scale, tremble: 0.25 });
}

/** Marker strokes of a darker tone. */
export function hatch(sketch: Sketch, points: readonly Point[], color: string, depth = 0.3): void {
  // Very near, strokes at the edge of the sheet would look like patches.
  if (sketch.scale > 5) return;
  const close = sketch.scale > 2.4;
  sketch.marker(points, shade(color, depth), {
    gap: close ? 3.4 : 2.3,
    size: close ? 1.5 : 1,
    angle: 0.9,
    opacity: 0.75,
  });
}

/** The shadow side as a flat second coat. */
export function shadow(
  sketch: Sketch,
  points: readonly Point[],
  color: string,
  smooth = true,
): void {
  sketch.fill(points, shade(color, 0.2), { opacity: 0.8, multiply: false, smooth, tremble: 0.25 });
}
