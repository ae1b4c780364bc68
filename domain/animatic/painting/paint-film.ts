// One picture of the film. The page that plays it, the worker and the server that make a file of it paint by this.

import { type View, viewAt } from '../camera.ts';
import { type Film, onAt, shotAt } from '../film.ts';
import type { Plane } from '../planes.ts';
import type { Brush } from './brush.ts';

/** A picture with its own size in pixels. */
export type Picture<Source> = { source: Source; width: number; height: number };

/** What lies on a plane of a picture, `x` and `y` being its corner there. */
export type PicturePlane<Source> = Picture<Source> & { plane: Plane; x: number; y: number };

/** A picture of the board; with planes, the farthest first, where it was drawn in them. */
export type BoardPicture<Source> = Picture<Source> & { planes?: readonly PicturePlane<Source>[] };

/** Something lettered that is laid over the picture; `y` is its middle, as a share of the height. */
export type Plate<Source> = Picture<Source> & { begin: number; end: number; y: number };

export type FilmStock<Source> = {
  film: Film;
  /** By their place on the board; null for one that was not drawn or did not load. */
  pictures: readonly (BoardPicture<Source> | null)[];
  /** Plates are as large as the film they are made for, which is so many pixels wide. */
  plates: readonly Plate<Source>[];
  plateWidth: number;
};

type Part<Source> = Picture<Source> & { x: number; y: number };

// Lays a part of a picture where the camera sees it.
function lay<Source>(
  context: Brush<Source>,
  whole: Picture<Source>,
  { zoom, x, y, turn }: View,
  part: Part<Source>,
): void {
  const { width, height } = context.canvas;
  const cover = zoom * Math.max(width / whole.width, height / whole.height);
  const [cos, sin] = [Math.cos(turn) * cover, Math.sin(turn) * cover];
  context.setTransform(cos, sin, -sin, cos, (0.5 + x) * width, (0.5 + y) * height);
  context.drawImage(part.source, part.x - whole.width / 2, part.y - whole.height / 2);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

const paper = '#faf6ec';
/** A plate comes in within this many seconds. */
const fade = 0.2;
const shownOf = ({ begin }: { begin: number }, seconds: number): number =>
  Math.min(1, (seconds - begin) / fade + 0.15);

/** Paints the film at a second, over the whole canvas. `isStill`: no camera moves, nothing fades. */
export function paintFilm<Source>(
  context: Brush<Source>,
  { film, pictures, plates, plateWidth }: FilmStock<Source>,
  seconds: number,
  isStill = false,
): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  const shot = shotAt(film, seconds);
  const picture = shot && pictures[shot.frame];
  // A picture and its ground cover the frame and let nothing through: paper under them would be paint for nobody.
  if (!picture) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }
  // Stills are cut from one to the next: there is nothing to part.
  if (shot && picture && (isStill || !picture.planes))
    lay(context, picture, viewAt(shot, seconds, isStill), { ...picture, x: 0, y: 0 });
  else if (shot && picture)
    for (const one of picture.planes ?? [])
      lay(context, picture, viewAt(shot, seconds, isStill, one.plane), one);
  const scale = width / plateWidth;
  for (const plate of onAt(plates, seconds)) {
    context.globalAlpha = isStill ? 1 : shownOf(plate, seconds);
    const [w, h] = [plate.width * scale, plate.height * scale];
    context.drawImage(plate.source, (width - w) / 2, plate.y * height - h / 2, w, h);
  }
  context.globalAlpha = 1;
}

/**
 * What there is to see at a second of the film, for comparing: where it is the same as a frame before, nothing
 * has to be painted.
 */
export function lookAt<Source>(
  { film, pictures, plates }: FilmStock<Source>,
  seconds: number,
): string {
  const shot = shotAt(film, seconds);
  const planes = shot && pictures[shot.frame]?.planes;
  const views = shot
    ? (planes ?? [{ plane: undefined }]).map(({ plane }) => viewAt(shot, seconds, false, plane))
    : [];
  const lettered = onAt(plates, seconds).map((plate) => [
    plates.indexOf(plate),
    shownOf(plate, seconds),
  ]);
  return JSON.stringify([shot?.frame, views, lettered]);
}
