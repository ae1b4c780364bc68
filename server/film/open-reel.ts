// The film frame by frame as pixels, painted by the same code as in a page.
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { captionsOf } from '#domain/animatic/captions.ts';
import { type Film, frameCount, framesPerSecond } from '#domain/animatic/film.ts';
import { fileSound, slateSeconds } from '#domain/animatic/film-file.ts';
import type { Brush, NewCanvas } from '#domain/animatic/painting/brush.ts';
import {
  type BoardPicture,
  type FilmStock,
  lookAt,
  paintFilm,
} from '#domain/animatic/painting/paint-film.ts';
import { platesOf } from '#domain/animatic/painting/plates.ts';
import { paintSlate } from '#domain/animatic/painting/slate.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import { renderSound } from '#domain/animatic/sound/render-sound.ts';
import { isHeard, soundPlanOf } from '#domain/animatic/sound/sound-plan.ts';
import { type Recordings, renderVoice } from '#domain/animatic/speech/render-voice.ts';
import type { FilmOrder, OrderedPicture } from './film-order.ts';
import { loadFaces } from './load-faces.ts';

type Source = Image | Canvas;

export type Reel = {
  width: number;
  height: number;
  /**
   * The frames, the slate's among them, that look other than the one before; the last of all ends them, so that
   * it is known how long each stands.
   */
  shown: readonly number[];
  /** The pixels of one, four bytes each. */
  paint(frame: number): Uint8Array;
  /** Samples as bytes; undefined for a silent film. */
  sound: Uint8Array | undefined;
};

export async function openReel({ film, pictures, recordings, hasSlate }: FilmOrder): Promise<Reel> {
  const captions = captionsOf(film);
  const lettered = [...film.supers, ...captions].map(({ text }) => text).join(' ');
  const families = await loadFaces(lettered);
  const { width, height } = pixelsOf(film.format);
  const canvas = createCanvas(width, height);
  const brush = brushOf(canvas);
  const stock: FilmStock<Source> = {
    film,
    pictures: await Promise.all(pictures.map((one) => one && open(one))),
    plates: platesOf<Source>(film, captions, newCanvas, families),
    plateWidth: width,
  };
  const own = frameCount(film);
  const frames = own + (hasSlate ? Math.round(slateSeconds * framesPerSecond) : 0);
  const looks = Array.from({ length: frames }, (_, frame) =>
    frame < own ? lookAt(stock, frame / framesPerSecond) : 'slate',
  );
  const sound = soundOf(film, recordings);
  return {
    width,
    height,
    shown: [...looks.keys()].filter((at) => at === frames - 1 || looks[at] !== looks[at - 1]),
    paint(frame) {
      if (frame < own) paintFilm(brush, stock, frame / framesPerSecond);
      else paintSlate(brush);
      return canvas.data();
    },
    sound: sound && new Uint8Array(sound.buffer),
  };
}

function soundOf(film: Film, recordings: Recordings | null): Float32Array | undefined {
  const plan = soundPlanOf(film);
  const { sampleRate } = fileSound;
  const voice = recordings ? renderVoice(film, recordings, sampleRate) : undefined;
  return voice || isHeard(plan) ? renderSound(plan, sampleRate, voice) : undefined;
}

const newCanvas: NewCanvas<Source> = (wide, tall) => {
  const plate = createCanvas(wide, tall);
  return { source: plate, brush: brushOf(plate) };
};

// The canvas of the server has what a page's has, by types of its own.
const brushOf = (canvas: Canvas) => canvas.getContext('2d') as unknown as Brush<Source>;

async function open({ bytes, planes }: OrderedPicture): Promise<BoardPicture<Source> | null> {
  const source = await loadImage(bytes).catch(() => null);
  if (!source) return null;
  const { width, height } = source;
  const parted = await Promise.all(
    planes.map(async ({ bytes: webp, ...where }) => ({ ...where, source: await loadImage(webp) })),
  );
  return { source, width, height, ...(parted.length > 0 ? { planes: parted } : {}) };
}
