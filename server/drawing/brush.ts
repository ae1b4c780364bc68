// The hand: black brush-pen that slightly overshoots, marker greys in visible parallel strokes,
// paper left open, one yellow. Everything is drawn into an SVG string, the same for one seed.
import { getStroke } from 'perfect-freehand';
import type { Plane } from '#domain/animatic/planes.ts';
import { escapeXml } from './escape-xml.ts';
import { greyed } from './greyed.ts';
import type { Layer, Mark, Placed } from './mark.ts';
import { PartedMarks } from './parted-marks.ts';
import { pathOf, roundPathOf, short } from './paths.ts';
import type { FillStyle, MarkerStyle, PenStyle } from './pen-styles.ts';
import { random } from './random.ts';
import { arrowOutline, crossings, type Point, smooth } from './stroke-geometry.ts';

export type { PenStyle, Point };

export const ink = '#1d1812';
export const yellow = '#ffd21f';
export const paperWhite = '#faf6ec';
/** Warm marker greys from light to dark. */
export const greys = ['#e2dccf', '#c9c2b3', '#a59d8e', '#7b7466', '#4a4439'] as const;

/**
 * `blends: false` leaves out multiply blending, which a rasteriser pays for stroke by stroke;
 * `isGrey` gives every colour as the grey of the same lightness.
 */
export type SketchOptions = { blends?: boolean; isGrey?: boolean };

/** A drawing of `width` × `height` units, built by strokes in drawing order. */
export class Sketch {
  readonly width: number;
  readonly height: number;
  readonly chance: () => number;
  private readonly parted = new PartedMarks();
  private layer: Layer = 'place';
  /** Things stand on something and cast a flat shadow; false while a thing is carried. */
  grounded = true;
  private readonly blends: boolean;
  private readonly isGrey: boolean;
  private frames: Placed[] = [];

  constructor(width: number, height: number, seed: number, options: SketchOptions = {}) {
    this.width = width;
    this.height = height;
    this.chance = random(seed);
    this.blends = options.blends ?? true;
    this.isGrey = options.isGrey ?? false;
  }

  /** Draws `paint` with its origin at x, y: scaled, turned by radians, mirrored when `flip` is -1. */
  at(x: number, y: number, scale: number, paint: () => void, turn = 0, flip: 1 | -1 = 1): this {
    this.frames.push({ x, y, scale, turn, flip });
    paint();
    this.frames.pop();
    return this;
  }

  /** Draws `paint` the way it reads, also within what is mirrored, about its own middle. */
  unmirrored(paint: () => void): this {
    const isMirrored = this.frames.filter(({ flip }) => flip === -1).length % 2 === 1;
    return this.at(0, 0, 1, paint, 0, isMirrored ? -1 : 1);
  }

  /** Draws `paint` as something carried, without the shadow of what it would stand on. */
  carried(paint: () => void): this {
    const before = this.grounded;
    this.grounded = false;
    paint();
    this.grounded = before;
    return this;
  }

  /** A brush line through the points, smoothed. */
  pen(points: readonly Point[], style: PenStyle = {}): this {
    const {
      size = 1.9,
      color = ink,
      tremble = 0.45,
      closed = false,
      opacity = 1,
      taper = 8,
    } = style;
    const line = smooth(this.placed(points), closed);
    let dx = 0;
    let dy = 0;
    const pressed = line.map(([x, y], index) => {
      dx = dx * 0.8 + (this.chance() - 0.5) * tremble;
      dy = dy * 0.8 + (this.chance() - 0.5) * tremble;
      const along = Math.sin((Math.PI * index) / line.length);
      return [x + dx, y + dy, 0.45 + 0.4 * along + (this.chance() - 0.5) * 0.16];
    });
    const outline = getStroke(pressed, {
      size,
      thinning: 0.62,
      smoothing: 0.5,
      streamline: 0.15,
      simulatePressure: false,
      start: { taper: taper * 0.6 },
      end: { taper },
    }) as [number, number][];
    if (outline.length > 0) {
      const thinned = outline.filter((_, index) => index % 2 === 0 || outline.length < 24);
      this.mark(`<path d="${roundPathOf(thinned)}" fill="${color}"${fade(opacity)}/>`);
    }
    return this;
  }

  /** A straight line that overshoots a little at both ends. */
  line(x1: number, y1: number, x2: number, y2: number, style: PenStyle = {}): this {
    const over = (this.chance() - 0.2) * 0.025;
    const bend = () => (this.chance() - 0.5) * 0.8;
    return this.pen(
      [
        [x1 - (x2 - x1) * over, y1 - (y2 - y1) * over],
        [(x1 + x2) / 2 + bend(), (y1 + y2) / 2 + bend()],
        [x2 + (x2 - x1) * over, y2 + (y2 - y1) * over],
      ],
      style,
    );
  }

  box(x: number, y: number, width: number, height: number, style: PenStyle = {}): this {
    return this.line(x, y, x + width, y, style)
      .line(x + width, y, x + width, y + height, style)
      .line(x + width, y + height, x, y + height, style)
      .line(x, y + height, x, y, style);
  }

  /** An ellipse drawn in one go whose ends do not quite meet. Angles in radians. */
  ellipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    style: PenStyle = {},
    from = -0.6,
    to = from + 6.75,
  ): this {
    const steps = 14;
    const points = Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = from + ((to - from) * i) / steps;
      const grow = 1 + (i / steps) * 0.03;
      return [cx + Math.cos(angle) * rx * grow, cy + Math.sin(angle) * ry * grow];
    });
    return this.pen(points, style);
  }

  /** A flat area of marker colour. */
  fill(points: readonly Point[], color: string, style: FillStyle = {}): this {
    const { opacity = 0.9, smooth: round = false, tremble = 1.2, multiply = true } = style;
    const edge = round ? smooth(this.placed(points), true) : this.placed(points);
    const shaken = edge.map(
      ([x, y]): Point => [x + (this.chance() - 0.5) * tremble, y + (this.chance() - 0.5) * tremble],
    );
    const blend = multiply ? this.multiply() : '';
    return this.mark(`<path d="${pathOf(shaken)}" fill="${color}"${fade(opacity)}${blend}/>`);
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    color: string,
    style?: FillStyle,
  ): this {
    return this.fill(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      color,
      style,
    );
  }

  disc(cx: number, cy: number, rx: number, ry: number, color: string, style: FillStyle = {}): this {
    const points = Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * Math.PI * 2;
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    });
    return this.fill(points, color, { smooth: true, ...style });
  }

  /** Opaque paper: what stands in front hides what stands behind. */
  paper(points: readonly Point[], style: FillStyle = {}): this {
    return this.fill(points, paperWhite, { opacity: 1, multiply: false, tremble: 0.6, ...style });
  }

  /** Parallel marker strokes inside a polygon; `angle` in radians. */
  marker(points: readonly Point[], color: string, style: MarkerStyle = {}): this {
    const { gap = 5, angle = -0.5, size = 6, opacity = 0.55 } = style;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const turned = this.placed(points).map(
      ([x, y]): Point => [x * cos + y * sin, -x * sin + y * cos],
    );
    const back = ([x, y]: Point) => `${short(x * cos - y * sin)} ${short(x * sin + y * cos)}`;
    const tops = turned.map(([, y]) => y);
    let strokes = '';
    for (
      let y = Math.min(...tops) + gap / 2;
      y < Math.max(...tops);
      y += gap * (0.85 + this.chance() * 0.3)
    ) {
      const hits = crossings(turned, y);
      for (let i = 0; i + 1 < hits.length; i += 2) {
        const slip = () => (this.chance() - 0.5) * 2.4;
        const start: Point = [(hits[i] ?? 0) + slip(), y];
        const end: Point = [(hits[i + 1] ?? 0) + slip(), y + slip() * 0.6];
        strokes += `M${back(start)}L${back(end)}`;
      }
    }
    return this.mark(
      `<path d="${strokes}" fill="none" stroke="${color}" stroke-width="${size}"${fade(opacity)}${this.multiply()}/>`,
    );
  }

  /** An arrow with an ink edge, pointing at the last point: marker yellow for the camera. */
  arrow(points: readonly Point[], width = 7, color: string = yellow): this {
    const outline = arrowOutline(smooth(this.placed(points), false), width);
    const shake = (amount: number) =>
      outline.map(
        ([x, y]): Point => [x + (this.chance() - 0.5) * amount, y + (this.chance() - 0.5) * amount],
      );
    this.mark(`<path d="${pathOf(shake(0.5))}" fill="${color}"/>`);
    return this.mark(
      `<path d="${pathOf(shake(0.7))}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>`,
    );
  }

  /** Puts ready SVG into the drawing; `text` is lettering as an element of text. */
  mark(svg: string, text?: string): this {
    this.parted.add({ svg, layer: this.layer, ...(text ? { text } : {}) });
    return this;
  }

  /** Draws `paint` as part of a layer. */
  on(layer: Layer, paint: () => void): this {
    const before = this.layer;
    this.layer = layer;
    paint();
    this.layer = before;
    return this;
  }

  /** What is drawn from here on is as near as that, or as near as what lies under it already. */
  nearer(plane: Plane): this {
    this.parted.nearer(plane);
    return this;
  }

  /** Draws `paint` and shows what of it lies in a rectangle of the sheet. `id` is no other's on it. */
  clipped(id: string, [x, y]: Point, width: number, height: number, paint: () => void): this {
    const svg = `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">`;
    this.parted.add({ svg, layer: null });
    // What is clipped cannot be parted.
    this.parted.flat(paint);
    this.parted.add({ svg: '</g>', layer: null });
    return this;
  }

  /** Where a point of the current frame lies on the sheet. */
  place([x, y]: Point): Point {
    let placedX = x;
    let placedY = y;
    for (const { x: ox, y: oy, scale, turn, flip } of [...this.frames].reverse()) {
      const sx = placedX * scale * flip;
      const sy = placedY * scale;
      placedX = ox + sx * Math.cos(turn) - sy * Math.sin(turn);
      placedY = oy + sx * Math.sin(turn) + sy * Math.cos(turn);
    }
    return [placedX, placedY];
  }

  /** In drawing order. */
  get marks(): readonly Mark[] {
    return this.parted.all;
  }

  /** The whole drawing. `label` becomes its accessible name; without one it is decoration. */
  svg(label?: string): string {
    return this.svgOf(this.parted.whole(), label);
  }

  /** What is drawn on each plane, the farthest first; laid over each other they are the drawing. */
  planes(): { plane: Plane; svg: string }[] {
    return this.parted.planes().map(({ plane, marks }) => ({ plane, svg: this.svgOf(marks) }));
  }

  /** How many drawing units of the sheet one unit of the current frame is. */
  get scale(): number {
    return this.frames.reduce((total, frame) => total * frame.scale, 1);
  }

  private svgOf(marks: string, label?: string): string {
    const name = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" ${name} preserveAspectRatio="xMidYMid slice">${this.isGrey ? greyed(marks) : marks}</svg>`;
  }

  private multiply(): string {
    return this.blends ? ' style="mix-blend-mode:multiply"' : '';
  }

  private placed(points: readonly Point[]): Point[] {
    return points.map((point) => this.place(point));
  }
}

const fade = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '');
