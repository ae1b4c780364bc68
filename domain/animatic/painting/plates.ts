// Lettering that is laid over the film: each a picture of its own, made once.

import { safeZone } from '../../cuts/safe-zones.ts';
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
  /** Pixels from the film's upper edge to the plate's lower one. */
  foot(format: FrameFormat): number;
};

/** Letters that can be read while a plate stands. */
const most = 140;

/** Plates keep so far from the edge of the safe zone, and from each other. */
const gap = 10;
const padding = 0.6;
const leading = 1.3;
const captionSize = 0.04;

// Within the safe zone, under it what is spoken: in a narrow film in up to three lines.
const captionFoot = (format: FrameFormat): number => {
  const { y, height } = safeZone(format);
  return y + height - gap;
};
const captionRoom = (format: FrameFormat): number => {
  const size = sizeOf(captionSize, format);
  const lines = format === '16:9' ? 2 : 3;
  return lines * Math.round(size * leading) + Math.round(size * padding);
};
const sizeOf = (share: number, format: FrameFormat): number => {
  const { width, height } = pixelsOf(format);
  return Math.round(share * Math.min(width, height));
};

const superLook: Look = {
  font: '700 1em "Sometype Mono Variable", "Courier New", monospace',
  ground: '#faf6ec',
  ink: '#1d1812',
  edge: '#1d1812',
  capitals: true,
  size: 0.05,
  foot: (format) => captionFoot(format) - captionRoom(format) - gap,
};
const captionLook: Look = {
  font: '600 1em "Archivo Variable", Arial, sans-serif',
  ground: 'rgb(13 10 7 / 0.92)',
  ink: '#f7f3ea',
  capitals: false,
  size: captionSize,
  foot: captionFoot,
};

/** The typefaces that have to be there first, as `font` of a canvas. */
export const plateFonts: readonly string[] = [superLook, captionLook].map(({ font }) =>
  font.replace('1em', '32px'),
);

/**
 * The film's lettering; with `captions` what is spoken as well, for who cannot read it beside the film.
 * `families` are set in where the film's own typefaces lack a letter; a page finds its own.
 */
export const platesOf = <Source>(
  { format, supers }: Film,
  captions: readonly Caption[],
  newCanvas: NewCanvas<Source>,
  families: readonly string[] = [],
): Plate<Source>[] => {
  const make = { format, newCanvas, families };
  return [
    ...supers.flatMap((one) => plateOf(one, superLook, make)),
    ...captions.flatMap((one) => plateOf(one, captionLook, make)),
  ];
};

type Making<Source> = {
  format: FrameFormat;
  newCanvas: NewCanvas<Source>;
  families: readonly string[];
};

function plateOf<Source>(
  { begin, end, text }: { begin: number; end: number; text: string },
  look: Look,
  { format, newCanvas, families }: Making<Source>,
): Plate<Source>[] {
  const size = sizeOf(look.size, format);
  const pad = Math.round(size * padding);
  const scale = newCanvas(8, 8)?.brush;
  // Where nothing can be drawn there is no picture either that a plate could lie on.
  if (!scale) return [];
  const font = withFamilies(look.font.replace('1em', `${size}px`), families);
  const type = { font, size, room: roomOf(format) - 2 * pad };
  scale.font = type.font;
  const widthOf = (part: string) => scale.measureText(part).width;
  const lines = breakLines(shownText(text, look), type.room, widthOf);
  const width = Math.ceil(Math.min(type.room, Math.max(...lines.map(widthOf)))) + 2 * pad;
  const height = lines.length * Math.round(size * leading) + pad;
  const plate = newCanvas(width, height);
  if (!plate) return [];
  paintPlate(plate.brush, lines, look, type);
  const y = (look.foot(format) - height / 2) / pixelsOf(format).height;
  return [{ source: plate.source, width, height, begin, end, y }];
}

// Plates stand in the middle: as wide as the nearer edge of the safe zone lets them be.
function roomOf(format: FrameFormat): number {
  const { width } = pixelsOf(format);
  const { x, width: safe } = safeZone(format);
  return Math.min(0.8 * width, 2 * Math.min(width / 2 - x, x + safe - width / 2));
}

/** After the film's own and before whatever else there is. */
const withFamilies = (font: string, families: readonly string[]): string =>
  families.length === 0
    ? font
    : font.replace(/, /, `, ${families.map((family) => `"${family}"`).join(', ')}, `);

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
  const lineHeight = Math.round(size * leading);
  const top = (height - lines.length * lineHeight) / 2;
  for (const [at, line] of lines.entries())
    context.fillText(line, width / 2, top + (at + 0.5) * lineHeight, room);
}
