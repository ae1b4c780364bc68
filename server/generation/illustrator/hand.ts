// A hand that keeps its line in proportion: finer when the thing is drawn smaller.
import { greys, ink, type PenStyle, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { letter } from '#server/drawing/lettering.ts';
import { blob, curve, edge, type SolidStyle, solid } from '#server/drawing/shapes.ts';

/** `weight` multiplies the hand's own line weight. */
type Stroke = Omit<PenStyle, 'size'> & { weight?: number };
export type Body = Omit<SolidStyle, 'size'> & { weight?: number };
type LabelBox = readonly [x: number, y: number, width: number, height: number];

export class Hand {
  readonly s: Sketch;
  private readonly size: number;

  /** `size` is the line weight in drawing units at scale 1. */
  constructor(s: Sketch, size = 2.3) {
    this.s = s;
    this.size = size * Math.sqrt(Math.min(s.scale, 1.6));
  }

  /** A body from an outline written as numbers. */
  solid(outline: string, color: string, { weight = 1, ...style }: Body = {}): this {
    solid(this.s, outline, color, { size: this.size * weight, ...style });
    return this;
  }

  /** An outline with soft corners. */
  soft(outline: string, color: string, style: Body = {}): this {
    return this.solid(outline, color, { round: true, ...style });
  }

  /** Colour without an edge. */
  tone(outline: string, color: string, round = false): this {
    solid(this.s, outline, color, { bare: true, round });
    return this;
  }

  box(x: number, y: number, width: number, height: number, color: string, style: Body = {}): this {
    const [right, bottom] = [x + width, y + height];
    return this.solid(`${x} ${y} ${right} ${y} ${right} ${bottom} ${x} ${bottom}`, color, style);
  }

  oval(cx: number, cy: number, rx: number, ry: number, color: string, style: Body = {}): this {
    const { weight = 1, ...rest } = style;
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
    letter(this.s, text, box, { color, weight: 0.07 });
    return this;
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
