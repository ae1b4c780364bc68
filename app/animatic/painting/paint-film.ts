// One picture of the film. The page that plays it and the worker that makes a file of it both paint by this.
import { viewAt } from '#domain/animatic/camera.ts';
import { type Film, onAt, shotAt } from '#domain/animatic/film.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A picture with its own size in pixels. */
export type Picture = { source: CanvasImageSource; width: number; height: number };

/** Something lettered that is laid over the picture; `y` is its middle, as a share of the height. */
export type Plate = Picture & { begin: number; end: number; y: number };

export type FilmStock = {
  film: Film;
  /** By their place on the board; null for one that was not drawn or did not load. */
  pictures: readonly (Picture | null)[];
  /** Plates are as large as the film they are made for, which is so many pixels wide. */
  plates: readonly Plate[];
  plateWidth: number;
};

const paper = '#faf6ec';
/** A plate comes in within this many seconds. */
const fade = 0.2;

/** Paints the film at a second, over the whole canvas. `isStill`: no camera moves, nothing fades. */
export function paintFilm(
  context: Context,
  { film, pictures, plates, plateWidth }: FilmStock,
  seconds: number,
  isStill = false,
): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  const shot = shotAt(film, seconds);
  const picture = shot && pictures[shot.frame];
  if (shot && picture) {
    const { zoom, x, y, turn } = viewAt(shot, seconds, isStill);
    const cover = zoom * Math.max(width / picture.width, height / picture.height);
    const [cos, sin] = [Math.cos(turn) * cover, Math.sin(turn) * cover];
    context.setTransform(cos, sin, -sin, cos, (0.5 + x) * width, (0.5 + y) * height);
    context.drawImage(picture.source, -picture.width / 2, -picture.height / 2);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
  const scale = width / plateWidth;
  for (const plate of onAt(plates, seconds)) {
    context.globalAlpha = isStill ? 1 : Math.min(1, (seconds - plate.begin) / fade + 0.15);
    const [w, h] = [plate.width * scale, plate.height * scale];
    context.drawImage(plate.source, (width - w) / 2, plate.y * height - h / 2, w, h);
  }
  context.globalAlpha = 1;
}
