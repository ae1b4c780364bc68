// Lettering that is laid over the film, drawn with the page's own typefaces.
import type { Caption } from '#domain/animatic/captions.ts';
import type { Film } from '#domain/animatic/film.ts';
import type { Plate } from '#domain/animatic/painting/paint-film.ts';
import { plateFonts, platesOf } from '#domain/animatic/painting/plates.ts';

/** The film's lettering; with `captions` what is spoken as well. */
export async function makePlates(
  film: Film,
  captions: readonly Caption[] = [],
): Promise<Plate<CanvasImageSource>[]> {
  // A typeface that is not there yet would be set in another, once and for all.
  await Promise.allSettled(plateFonts.map((font) => document.fonts?.load(font)));
  return platesOf<CanvasImageSource>(film, captions, (width, height) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const brush = canvas.getContext('2d');
    return brush && { source: canvas, brush };
  });
}
