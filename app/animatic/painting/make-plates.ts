// Lettering that is laid over the film, drawn once each with the page's own typefaces.
import type { Caption } from '#domain/animatic/captions.ts';
import type { Film } from '#domain/animatic/film.ts';
import { type FrameFormat, pixelsOf } from '#domain/animatic/shape.ts';
import { breakLines } from './break-lines.ts';
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
  y: { '16:9': 0.72, '9:16': 0.58, '1:1': 0.68 },
};
const captionLook: Look = {
  font: '600 1em "Archivo Variable", Arial, sans-serif',
  ground: 'rgb(13 10 7 / 0.92)',
  ink: '#f7f3ea',
  capitals: false,
  size: 0.04,
  y: { '16:9': 0.9, '9:16': 0.72, '1:1': 0.87 },
};

/** The film's lettering; with `captions` what is spoken as well, for who cannot read it beside the film. */
export async function makePlates(
  { format, supers }: Film,
  captions: readonly Caption[] = [],
): Promise<Plate[]> {
  // A typeface that is not there yet would be set in another, once and for all.
  await Promise.allSettled(
    [superLook, captionLook].map(({ font }) => document.fonts?.load(font.replace('1em', '32px'))),
  );
  return [
    ...supers.flatMap((one) => plateOf(one, superLook, format)),
    ...captions.flatMap((one) => plateOf(one, captionLook, format)),
  ];
}

function plateOf(
  { begin, end, text }: { begin: number; end: number; text: string },
  look: Look,
  format: FrameFormat,
): Plate[] {
  const { width: filmWidth, height: filmHeight } = pixelsOf(format);
  const size = Math.round(look.size * Math.min(filmWidth, filmHeight));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  // Where nothing can be drawn there is no picture either that a plate could lie on.
  if (!context) return [];
  const type = { font: look.font.replace('1em', `${size}px`), size, room: filmWidth * 0.8 };
  context.font = type.font;
  const lines = breakLines(
    shownText(text, look),
    type.room,
    (part) => context.measureText(part).width,
  );
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  const pad = Math.round(size * 0.6);
  canvas.width = Math.ceil(Math.min(type.room, widest)) + 2 * pad;
  canvas.height = lines.length * Math.round(size * 1.3) + pad;
  paintPlate(context, lines, look, type);
  const { width, height } = canvas;
  return [{ source: canvas, width, height, begin, end, y: look.y[format] }];
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

function paintPlate(
  context: CanvasRenderingContext2D,
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
  // A canvas forgets its typeface when its size is set.
  context.font = font;
  context.fillStyle = look.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lineHeight = Math.round(size * 1.3);
  const top = (height - lines.length * lineHeight) / 2;
  for (const [at, line] of lines.entries())
    context.fillText(line, width / 2, top + (at + 0.5) * lineHeight, room);
}
