// Lettering that is laid over the film: each a picture of its own, made once.
import type { Caption } from '../captions.ts';
import type { Film } from '../film.ts';
import { type FrameFormat, pixelsOf } from '../shape.ts';
import { breakLines } from './break-lines.ts';
import type { Brush, NewCanvas } from './brush.ts';
import type { Plate } from './paint-film.ts';

type Look = {
  font: string;
  ground: string;
  ink: string;
  edge?: string;
  capitals: boolean;
  /** Letters as a share of the film's shorter side. */
  size: number;
  /** Middle of the plate as a share of the height. */
  y: Record<FrameFormat, number>;
};

/** Letters that can be read while a plate stands. */
const most = 140;

// Tall films keep clear of what platforms lay over their lower quarter.
const superLook: Look = {
  font: '700 1em "Sometype Mono Variable", "Courier New", monospace',
  ground: '#faf6ec',
  ink: '#1d1812',
  edge: '#1d1812',
  capitals: true,
  size: 0.05,
  y: { '16:9': 0.72, '9:16': 0.58, '1:1': 0.68, '4:5': 0.7 },
};
const captionLook: Look = {
  font: '600 1em "Archivo Variable", Arial, sans-serif',
  ground: 'rgb(13 10 7 / 0.92)',
  ink: '#f7f3ea',
  capitals: false,
  size: 0.04,
  y: { '16:9': 0.9, '9:16': 0.72, '1:1': 0.87, '4:5': 0.86 },
};

/** The typefaces that have to be there first, as `font` of a canvas. */
export const plateFonts: readonly string[] = [superLook, captionLook].map(({ font }) =>
  font.replace('1em', '32px'),
);

/** The film's lettering; with `captions` what is spoken as well, for who cannot read it beside the film. */
export const platesOf = <Source>(
  { format, supers }: Film,
  captions: readonly Caption[],
  newCanvas: NewCanvas<Source>,
): Plate<Source>[] => [
  ...supers.flatMap((one) => plateOf(one, superLook, format, newCanvas)),
  ...captions.flatMap((one) => plateOf(one, captionLook, format, newCanvas)),
];

function plateOf<Source>(
  { begin, end, text }: { begin: number; end: number; text: string },
  look: Look,
  format: FrameFormat,
  newCanvas: NewCanvas<Source>,
): Plate<Source>[] {
  const { width: filmWidth, height: filmHeight } = pixelsOf(format);
  const size = Math.round(look.size * Math.min(filmWidth, filmHeight));
  const scale = newCanvas(8, 8)?.brush;
  // Where nothing can be drawn there is no picture either that a plate could lie on.
  if (!scale) return [];
  const type = { font: look.font.replace('1em', `${size}px`), size, room: filmWidth * 0.8 };
  scale.font = type.font;
  const widthOf = (part: string) => scale.measureText(part).width;
  const lines = breakLines(shownText(text, look), type.room, widthOf);
  const pad = Math.round(size * 0.6);
  const width = Math.ceil(Math.min(type.room, Math.max(...lines.map(widthOf)))) + 2 * pad;
  const height = lines.length * Math.round(size * 1.3) + pad;
  const plate = newCanvas(width, height);
  if (!plate) return [];
  paintPlate(plate.brush, lines, look, type);
  return [{ source: plate.source, width, height, begin, end, y: look.y[format] }];
}

function shownText(text: string, { capitals }: Look): string {
  const letters = [...text];
  const shown =
    letters.length > most
      ? `${letters
          .slice(0, most - 1)
          .join('')
          .trim()}…`
      : text;
  return capitals ? shown.toLocaleUpperCase() : shown;
}

function paintPlate<Source>(
  context: Brush<Source>,
  lines: readonly string[],
  look: Look,
  { font, size, room }: { font: string; size: number; room: number },
): void {
  const { width, height } = context.canvas;
  context.fillStyle = look.ground;
  context.fillRect(0, 0, width, height);
  if (look.edge) {
    const weight = Math.max(2, size / 14);
    context.strokeStyle = look.edge;
    context.lineWidth = weight;
    context.strokeRect(weight / 2, weight / 2, width - weight, height - weight);
  }
  context.font = font;
  context.fillStyle = look.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lineHeight = Math.round(size * 1.3);
  const top = (height - lines.length * lineHeight) / 2;
  for (const [at, line] of lines.entries())
    context.fillText(line, width / 2, top + (at + 0.5) * lineHeight, room);
}
