// What the page and the worker that makes the film tell each other.
import type { Film } from '#domain/animatic/film.ts';
import type { FilmCodec } from '#domain/animatic/film-file.ts';
import type { PicturePlane, Plate } from '#domain/animatic/painting/paint-film.ts';
import type { SoundPlan } from '#domain/animatic/sound/sound-plan.ts';

/** All that is handed over with the job. */
export const bitmapsOf = ({ pictures, plates, slate }: FilmJob): ImageBitmap[] => [
  ...pictures
    .flatMap((one) => (one ? [one, ...(one.planes ?? [])] : []))
    .map(({ source }) => source),
  ...plates.map(({ source }) => source),
  ...(slate ? [slate] : []),
];

export type JobPicture = {
  source: ImageBitmap;
  width: number;
  height: number;
  planes?: PicturePlane<ImageBitmap>[];
};

/** How the file is made. */
export type FilmChoice = {
  codec: FilmCodec;
  hasSlate: boolean;
  hasSound: boolean;
  hasVoice: boolean;
};

/** Everything the film is made of; nothing of it is fetched by the worker. */
export type FilmJob = {
  film: Film;
  pictures: (JobPicture | null)[];
  plates: Plate<ImageBitmap>[];
  /** Stands at the end, as large as the film; null for who has the starter package. */
  slate: ImageBitmap | null;
  codec: FilmCodec;
  /** Music and effects; null where none is heard. */
  sound: SoundPlan | null;
  /** What is spoken, by the place of its line; null where nobody speaks it. */
  recordings: Uint8Array<ArrayBuffer>[] | null;
};

export type FilmNews =
  | { kind: 'progress'; frame: number; of: number }
  | { kind: 'done'; bytes: ArrayBuffer }
  | { kind: 'failed'; message: string };
