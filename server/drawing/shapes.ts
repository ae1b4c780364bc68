// Shapes with a body: flat marker colour that hides what lies behind, and an ink edge.
import { type PenStyle, paperWhite, type Sketch } from './brush.ts';
import { points } from './points.ts';

export type SolidStyle = PenStyle & {
  /** Smooths the outline instead of keeping its corners. */
  round?: boolean;
  /** Leaves the ink edge away. */
  bare?: boolean;
};

/** Ink along the straight edges of an outline written as numbers. */
export function edge(s: Sketch, outline: string, style: PenStyle = {}): void {
  const corners = points(outline);
  const last = style.closed ? corners.length : corners.length - 1;
  for (let i = 0; i < last; i++) {
    const [x1, y1] = corners[i] ?? [0, 0];
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [0, 0];
    s.line(x1, y1, x2, y2, { taper: 3, ...style });
  }
}

/** An ink curve through points written as numbers. */
export function curve(s: Sketch, line: string, style: PenStyle = {}): void {
  s.pen(points(line), style);
}

/** A filled outline: opaque colour and an ink edge. */
export function solid(s: Sketch, outline: string, color: string, style: SolidStyle = {}): void {
  const { round = false, bare = false, ...pen } = style;
  const corners = points(outline);
  s.fill(corners, color, { opacity: 1, multiply: false, smooth: round, tremble: 0.5 });
  if (bare) return;
  if (round) s.pen(corners, { taper: 2, ...pen, closed: true });
  else edge(s, outline, { ...pen, closed: true });
}

/** An upright rectangle with a body. */
export function block(
  s: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string = paperWhite,
  style: SolidStyle = {},
): void {
  const [right, bottom] = [x + width, y + height];
  solid(s, `${x} ${y} ${right} ${y} ${right} ${bottom} ${x} ${bottom}`, color, style);
}

/** An ellipse with a body. */
export function blob(
  s: Sketch,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string = paperWhite,
  style: SolidStyle = {},
): void {
  const { round: _round, bare = false, ...pen } = style;
  s.disc(cx, cy, rx, ry, color, { opacity: 1, multiply: false, tremble: 0.5 });
  if (!bare) s.ellipse(cx, cy, rx, ry, { taper: 3, ...pen });
}

/** Marker shading inside an outline written as numbers. */
export function shade(s: Sketch, outline: string, color: string, gap = 5, angle = -0.5): void {
  s.marker(points(outline), color, { gap, angle, size: gap * 1.15 });
}
