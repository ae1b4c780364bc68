import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { mix, shade, tint } from '../palette.ts';
import { type HairShape, hairShapes } from './hair-styles.ts';
import { detailOf, type HeadView, lineFor } from './head-view.ts';

const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.3 };

// A man's curls end over the ears.
const { behind: _behind, fromBehind: _fromBehind, ...loose } = hairShapes.curls;
const cropped: HairShape = {
  ...loose,
  outer: loose.outer.map(([x, y]): Point => [x * 0.86, Math.min(y, -8)]),
  line: loose.line.map(([x, y]): Point => [x, Math.min(y, -2)]),
  strands: loose.strands.slice(0, 3),
  coversEars: false,
};
const shapeOf = ({ person: { frame, hair } }: HeadView): HairShape =>
  frame === 'man' && hair.style === 'curls' ? cropped : hairShapes[hair.style];

/** Hair that hangs behind head, neck and shoulders: drawn before the body. */
export function drawHairBehind(sketch: Sketch, view: HeadView): void {
  const shape = shapeOf(view);
  if (view.back || hidden(view)) return;
  if (shape.behind) {
    const mass = bumpy(shape.behind, shape.bumps);
    sketch.fill(mass, shade(view.person.hair.color, 0.22), flat);
    sketch.pen(mass, { size: lineFor(sketch, 100, 0.95), closed: true, tremble: 0.3 });
  }
  if (shape.extra && !shape.extra.front) drawExtra(sketch, view, shape.extra);
}

/** Hair over the forehead and round the face: drawn after the face. */
export function drawHairFront(sketch: Sketch, view: HeadView): void {
  if (hidden(view)) return;
  const shape = shapeOf(view);
  if (view.back) drawFromBehind(sketch, view, shape);
  if (view.back || shape.outer.length === 0) return;
  const side = Math.sin(view.yaw);
  const line = shape.line.map(
    ([x, y]): Point => [x + side * 12 * (1 - Math.abs(x) / 70), y + view.nod * 4],
  );
  const outer = bumpy(shape.outer, shape.bumps).map(([x, y]): Point => [x - side * 2, y]);
  const { style, color } = view.person.hair;
  if (style === 'balding') {
    for (const half of [-1, 1]) {
      const patch = [...outer, ...line].filter(([x]) => x * half > 0);
      sketch.fill(patch, color, flat);
      sketch.pen(patch, { size: lineFor(sketch, 100, 0.7), closed: true, tremble: 0.2 });
    }
    return;
  }
  const soft = style === 'buzz';
  sketch.fill([...outer, ...line], soft ? mix(color, view.person.skin, 0.25) : color, flat);
  drawSheen(sketch, view, outer, line);
  sketch.pen(outer, { size: lineFor(sketch, 100, 1.1), taper: 4, tremble: 0.25 });
  sketch.pen(line, { size: lineFor(sketch, 100, soft ? 0.45 : 0.75), taper: 4, tremble: 0.25 });
  drawStrands(sketch, view, shape.strands, side);
  if (shape.extra?.front) drawExtra(sketch, view, shape.extra);
}

/** Whether ears are seen under this hair. */
export const earsShow = (view: HeadView) => !shapeOf(view).coversEars && !hidden(view);

const hidden = (view: HeadView) => view.person.wardrobe.headwear.kind === 'hijab';

// The shadow side of the hair, in a second coat of the same marker.
function drawSheen(sketch: Sketch, view: HeadView, outer: Point[], line: Point[]): void {
  if (detailOf(sketch) === 'small') return;
  const right = [...outer.filter(([x]) => x > 12), ...line.filter(([x]) => x > 12)];
  if (right.length > 3) {
    const dark = shade(view.person.hair.color, 0.3);
    sketch.marker(right, dark, { gap: 2.6, size: 1.3, angle: 1.1, opacity: 0.7 });
  }
}

function drawStrands(sketch: Sketch, view: HeadView, strands: HairShape['strands'], side: number) {
  const detail = detailOf(sketch);
  if (detail === 'small') return;
  const color = strandColour(view.person.hair.color);
  for (const strand of strands) {
    const moved = strand.map(([x, y]): Point => [x + side * 6, y]);
    sketch.pen(moved, { size: lineFor(sketch, 100, 0.6), color, taper: 5, tremble: 0.2 });
  }
}

function drawExtra(sketch: Sketch, view: HeadView, extra: NonNullable<HairShape['extra']>): void {
  const mirror = view.yaw > 0.05 && !extra.front ? -1 : 1;
  const place = ([x, y]: Point): Point => [x * mirror, y];
  const shape = extra.shape.map(place);
  sketch.fill(shape, view.person.hair.color, flat);
  sketch.pen(shape, { size: lineFor(sketch, 100, 1), closed: true, tremble: 0.3 });
  drawStrands(
    sketch,
    view,
    extra.strands.map((strand) => strand.map(place)),
    0,
  );
}

function drawFromBehind(sketch: Sketch, view: HeadView, shape: HairShape): void {
  if (shape.outer.length === 0) return;
  const nape: Point[] = points('30 24 16 34 -16 34 -30 24');
  const contour = bumpy(shape.fromBehind ?? [...shape.outer, ...nape], shape.bumps);
  const color = view.person.hair.color;
  sketch.fill(contour, color, flat);
  const right = contour.filter(([x]) => x > 6);
  if (right.length > 2)
    sketch.marker(right, shade(color, 0.3), { gap: 3, size: 1.4, angle: 1.2, opacity: 0.6 });
  sketch.pen(contour, { size: lineFor(sketch, 100, 1.1), closed: true, tremble: 0.3 });
  if (shape.extra && !shape.extra.front && !shape.fromBehind) drawExtra(sketch, view, shape.extra);
  const fall: Point[][] = [points('-14 -40 -20 -10 -18 20'), points('12 -44 18 -14 16 18')];
  drawStrands(sketch, view, fall, 0);
}

/** Breaks an outline into curls of about `size` head units. */
export function bumpy(points: readonly Point[], size?: number): Point[] {
  if (!size) return [...points];
  const out: Point[] = [];
  points.forEach((a, index) => {
    const b = points[index + 1];
    if (!b) {
      out.push(a);
      return;
    }
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = Math.max(1, Math.round(length / (size * 1.6)));
    for (let i = 0; i < count; i++) {
      const at = (share: number): Point => [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share,
      ];
      const [mx, my] = at((i + 0.5) / count);
      const away = (size * 0.55) / (Math.hypot(mx, my) || 1);
      out.push(at(i / count), [mx + mx * away, my + my * away]);
    }
  });
  return out;
}

/** The colour of single strands in hair of a colour: lighter in dark hair, darker in fair hair. */
export const strandColour = (color: string): string =>
  luminance(color) < 90 ? tint(color, 0.4) : shade(color, 0.45);

const luminance = (color: string) =>
  [1, 3, 5].reduce(
    (sum, at, i) =>
      sum + Number.parseInt(color.slice(at, at + 2), 16) * ([0.3, 0.59, 0.11][i] ?? 0),
    0,
  );
