// A hand that keeps its line in proportion: finer when the thing is drawn smaller.
import { greys, ink, type PenStyle, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { type Box, letter } from '#server/drawing/lettering/lettering.ts';
import { points } from '#server/drawing/points.ts';
import { blob, curve, edge, type SolidStyle, solid } from '#server/drawing/shapes.ts';
import { noteArea } from './areas.ts';
import { contrast, readable } from './palette.ts';

/** `weight` multiplies the hand's own line weight. */
type Stroke = Omit<PenStyle, 'size'> & { weight?: number };
export type Body = Omit<SolidStyle, 'size'> & { weight?: number };
type LabelBox = readonly [x: number, y: number, width: number, height: number];

// What cannot be read on its ground is lettered in ink or in paper white, whichever is farther from it.
function legible(color: string, ground: string | undefined): string {
  if (!ground || contrast(color, ground) >= readable) return color;
  return contrast(ink, ground) >= contrast(paperWhite, ground) ? ink : paperWhite;
}

export class Hand {
  readonly s: Sketch;
  private readonly size: number;
  private readonly bodies: { box: Box; color: string }[] = [];

  /** `size` is the line weight in drawing units at scale 1. */
  constructor(s: Sketch, size = 2.3) {
    this.s = s;
    this.size = size * Math.sqrt(Math.min(s.scale, 1.6));
  }

  /** A body from an outline written as numbers. */
  solid(outline: string, color: string, { weight = 1, ...style }: Body = {}): this {
    this.remember(outline, color);
    solid(this.s, outline, color, { size: this.size * weight, ...style });
    return this;
  }

  /** An outline with soft corners. */
  soft(outline: string, color: string, style: Body = {}): this {
    return this.solid(outline, color, { round: true, ...style });
  }

  /** Colour without an edge. */
  tone(outline: string, color: string, round = false): this {
    this.remember(outline, color);
    solid(this.s, outline, color, { bare: true, round });
    return this;
  }

  box(x: number, y: number, width: number, height: number, color: string, style: Body = {}): this {
    const [right, bottom] = [x + width, y + height];
    return this.solid(`${x} ${y} ${right} ${y} ${right} ${bottom} ${x} ${bottom}`, color, style);
  }

  oval(cx: number, cy: number, rx: number, ry: number, color: string, style: Body = {}): this {
    const { weight = 1, ...rest } = style;
    this.bodies.push({ box: { x: cx - rx, y: cy - ry, width: rx * 2, height: ry * 2 }, color });
    blob(this.s, cx, cy, rx, ry, color, { size: this.size * weight, ...rest });
    return this;
  }

  /** A round spot without an edge. */
  dot(cx: number, cy: number, r: number, color: string = ink): this {
    return this.oval(cx, cy, r, r, color, { bare: true });
  }

  /** Straight lines from corner to corner. */
  line(line: string, { weight = 1, ...style }: Stroke = {}): this {
    edge(this.s, line, { size: this.size * weight, ...style });
    return this;
  }

  curve(line: string, { weight = 1, ...style }: Stroke = {}): this {
    curve(this.s, line, { size: this.size * weight, taper: 4, ...style });
    return this;
  }

  /** A label plate with the name on it; two ruled lines where there is no name. */
  label(
    text: string,
    [x, y, width, height]: LabelBox,
    color = '#f5f0e4',
    letters: string = ink,
  ): this {
    this.box(x, y, width, height, color, { weight: 0.7 });
    return this.name(text, [x, y, width, height], letters);
  }

  /** Lettering straight on the thing. */
  name(text: string, [x, y, width, height]: LabelBox, color: string = ink): this {
    const pad = Math.min(width, height) * 0.14;
    if (!text) {
      for (const row of [0.4, 0.65]) {
        const line = `${x + width * 0.2} ${y + height * row} ${x + width * 0.8} ${y + height * row}`;
        this.line(line, { weight: 0.8, color });
      }
      return this;
    }
    const box = { x: x + pad, y: y + pad, width: width - 2 * pad, height: height - 2 * pad };
    const ground = this.under(x + width / 2, y + height / 2);
    const shown = legible(color, ground);
    // On a colour that neither is far enough from, the name has a plate of its own.
    if (ground && contrast(shown, ground) < readable)
      return this.label(text, [x, y, width, height], paperWhite);
    const { lines, size } = letter(this.s, text, box, { color: shown, weight: 0.07 });
    if (ground && lines.length > 0)
      noteArea(this.s, 'lettering', box, { text, color: shown, ground, size });
    return this;
  }

  private remember(outline: string, color: string): void {
    const corners = points(outline);
    const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    this.bodies.push({ box, color });
  }

  // The colour that was laid last where something is lettered.
  private under(x: number, y: number): string | undefined {
    return this.bodies.findLast(
      ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    )?.color;
  }

  /** The flat shadow on whatever the thing stands on. */
  ground(halfWidth: number, color: string = greys[2]): this {
    if (!this.s.grounded) return this;
    const w = halfWidth;
    this.s.fill(
      [
        [-w * 0.9, -1],
        [w * 0.2, -w * 0.12],
        [w * 1.35, 0],
        [w * 1.2, w * 0.14],
        [-w * 0.7, w * 0.12],
      ],
      color,
      { opacity: 0.75, smooth: true },
    );
    return this;
  }

  /** A streak of light along the lit side. */
  glint(line: string, weight = 1): this {
    return this.curve(line, { weight, color: paperWhite, opacity: 0.75 });
  }
}
