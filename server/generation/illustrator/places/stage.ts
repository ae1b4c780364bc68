// What a place is built with: its frame measured in centimetres, its light, and a finer hand.
import { ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { type Body, Hand } from '../hand.ts';
import { mix } from '../palette.ts';
import type { Mood, Place, PlaceFrame, ShotSize } from '../scene.ts';
import { type Tones, tonesOf } from './tones.ts';

export class Stage extends Hand {
  readonly width: number;
  readonly height: number;
  /** Where the wall meets the floor. In close shots a little below the frame. */
  readonly floor: number;
  /** Drawing units for one centimetre at the back wall. */
  readonly unit: number;
  readonly tones: Tones;
  readonly shot: ShotSize;
  readonly night: boolean;
  /** The sun itself is seen. */
  readonly sunny: boolean;
  /** Snow or rain lies on the ground. */
  readonly covered: boolean;
  readonly square: boolean;
  /** The frame is taller than wide. */
  readonly tall: boolean;

  constructor(s: Sketch, frame: PlaceFrame, mood: Mood) {
    super(s, 1.5);
    this.shot = frame.shot;
    this.width = frame.width;
    this.height = frame.height;
    this.tall = frame.height > frame.width * 1.2;
    this.square = !this.tall && frame.width < frame.height * 1.3;
    this.floor = Math.min(frame.horizon, frame.height * (this.tall ? 1 : 1.1));
    const largest = Math.min(frame.width, frame.height) / 192;
    this.unit = Math.min((frame.personHeight / 170) * 0.95, largest);
    this.tones = tonesOf(mood);
    this.night = mood.time === 'night';
    this.sunny = mood.sunny === true && mood.cover === undefined;
    this.covered = mood.cover !== undefined;
  }

  /** A share of the width, from 0 on the left to 1 on the right. */
  x(share: number): number {
    return this.width * share;
  }

  /** The height of a point `cm` above the floor at the back wall. */
  y(cm: number): number {
    return this.floor - cm * this.unit;
  }

  /** An upright rectangle around `x` that begins `up` cm above the floor; sizes in cm. */
  block(x: number, up: number, width: number, tall: number, color: string, style?: Body): this {
    const [w, h] = [width * this.unit, tall * this.unit];
    return this.box(x - w / 2, this.y(up) - h, w, h, color, style);
  }

  /** Points in cm around `x` and upwards from the floor, as an outline. */
  at(x: number, outline: readonly Point[]): string {
    return outline.map(([dx, up]) => `${x + dx * this.unit} ${this.y(up)}`).join(' ');
  }

  /** A small far thing: colour and a plain fine edge in one stroke, in cm around `x`. */
  small(x: number, outline: readonly Point[], color: string): this {
    const shaken = outline.map(([dx, up]) => {
      const slip = () => (this.s.chance() - 0.5) * 0.5;
      const [px, py] = this.s.place([x + dx * this.unit, this.y(up)]);
      return `${(px + slip()).toFixed(1)} ${(py + slip()).toFixed(1)}`;
    });
    this.s.mark(
      `<path d="M${shaken.join('L')}Z" fill="${color}" stroke="${ink}" stroke-width=".8" stroke-linejoin="round"/>`,
    );
    return this;
  }

  /** Many thin lines, each from one point to the next, in one stroke of the pen. */
  ruled(lines: readonly Point[][], weight = 0.5, color: string = ink): this {
    const slip = () => (this.s.chance() - 0.5) * 0.6;
    const two = (point: Point) => {
      const [x, y] = this.s.place(point);
      return `${(x + slip()).toFixed(1)} ${(y + slip()).toFixed(1)}`;
    };
    const way = lines.map((line) => `M${line.map(two).join('L')}`).join('');
    if (way)
      this.s.mark(
        `<path d="${way}" fill="none" stroke="${color}" stroke-width="${(weight * 1.3 * this.s.scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    return this;
  }

  /** Many small flat stones of one colour: middle and half the width of each. */
  stones(spots: readonly (readonly [x: number, y: number, half: number])[], color: string): this {
    const way = spots.map(([cx, cy, half]) => {
      const [x, y] = this.s.place([cx, cy]);
      const [r, s] = [(half * this.s.scale).toFixed(1), (half * 0.5 * this.s.scale).toFixed(1)];
      return `M${(x - Number(r)).toFixed(1)} ${y.toFixed(1)}a${r} ${s} 0 1 1 ${Number(r) * 2} 0a${r} ${s} 0 1 1 ${-Number(r) * 2} 0`;
    });
    if (way.length > 0)
      this.s.mark(`<path d="${way.join('')}" fill="${color}" stroke="${ink}" stroke-width=".6"/>`);
    return this;
  }

  /** A flat area with visible marker strokes over it. */
  wash(outline: readonly Point[], color: string, strokes: string, angle = -0.6, gap = 13): this {
    this.s.fill(outline, color, { opacity: 1, multiply: false, tremble: 0 });
    this.s.marker(outline, strokes, { gap, size: gap * 0.72, opacity: 0.17, angle });
    return this;
  }

  /** The whole frame from `top` to `bottom`. */
  band(top: number, bottom: number, color: string, strokes: string, angle?: number): this {
    const outline: Point[] = [
      [-2, top],
      [this.width + 2, top],
      [this.width + 2, bottom],
      [-2, bottom],
    ];
    return this.wash(outline, color, strokes, angle);
  }

  /** Back wall and floor with a skirting board. */
  room(wall = this.tones.wall, strokes = this.tones.wallShade): this {
    this.band(-2, Math.min(this.floor, this.height) + 1, wall, strokes);
    if (this.floor >= this.height) return this;
    this.band(this.floor, this.height + 2, this.tones.floor, this.tones.floorShade, -0.04);
    const far = this.height - this.floor;
    const pool = mix(this.tones.floor, this.night ? this.tones.glow : '#fff6df', 0.22);
    this.oval(this.width * 0.5, this.floor + far * 0.6, this.width * 0.4, far * 0.32, pool, {
      bare: true,
    });
    for (let share = -0.7; share < 1.8; share += this.tall ? 0.3 : 0.18)
      this.line(
        `${this.x(0.5 + (share - 0.5) * 0.62)} ${this.floor + 2} ${this.x(0.5 + (share - 0.5) * 1.5)} ${this.height + 4}`,
        { weight: 0.4, color: this.tones.dark, opacity: 0.6 },
      );
    this.line(`0 ${this.floor} ${this.width} ${this.floor - 1}`);
    return this.line(`0 ${this.y(9)} ${this.width} ${this.y(9) - 1}`, { weight: 0.6 });
  }

  /** Sky and ground. */
  open(ground = this.tones.floor, strokes = this.tones.floorShade): this {
    const { sky, skyShade } = this.tones;
    this.band(-2, Math.min(this.floor, this.height) + 1, sky, skyShade, -0.35);
    if (this.floor >= this.height) return this;
    this.band(this.floor, this.height + 2, ground, strokes, -0.05);
    return this;
  }

  /** The moon at night, else the sun where it is seen, `share` across and `down` of the sky; neither in rain and snow. */
  sun(share: number, down = 0.25): this {
    if (this.covered || !(this.night || this.sunny)) return this;
    const r = Math.min(this.width, this.height) * (this.night ? 0.06 : 0.085);
    const y = Math.min(this.floor, this.height) * down;
    if (this.night) return this.dot(this.x(share), y, r, this.tones.sun);
    return this.oval(this.x(share), y, r, r, this.tones.sun, { bare: true });
  }

  /** A cone of lamp light from x, y to the floor, in the tone of the lamp. */
  beam(x: number, y: number, half: number, length: number): this {
    const outline: Point[] = [
      [x - half * 0.25, y],
      [x + half * 0.25, y],
      [x + half, y + length],
      [x - half, y + length],
    ];
    this.s.fill(outline, this.night ? '#f6e09a' : paperWhite, {
      opacity: this.night ? 0.3 : 0.35,
      multiply: false,
      tremble: 0,
    });
    return this;
  }
}

type Setting = Omit<Place, 'paint'> & {
  paint(stage: Stage): void;
};

/** A place from its picture on a stage. */
export function place({ paint, ...rest }: Setting): Place {
  return {
    ...rest,
    paint: (s, frame, mood) => paint(new Stage(s, frame, mood)),
  };
}
