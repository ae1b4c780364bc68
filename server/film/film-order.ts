// What the process that makes a film is told. It is sent as it is, so it is plain data.
import type { Film } from '#domain/animatic/film.ts';
import type { Plane } from '#domain/animatic/planes.ts';
import type { Recordings } from '#domain/animatic/speech/render-voice.ts';

type Size = { width: number; height: number };
export type OrderedPlane = Size & { plane: Plane; x: number; y: number; bytes: Uint8Array };
export type OrderedPicture = { bytes: Uint8Array; planes: OrderedPlane[] };

export type FilmOrder = {
  film: Film;
  /** By their place on the board; null for one that was not drawn or is gone. */
  pictures: (OrderedPicture | null)[];
  /** What is spoken, by the place of its line; null where nobody speaks it. */
  recordings: Recordings | null;
  /** Whether it ends on the slate. */
  hasSlate: boolean;
  /** The program that encodes. */
  ffmpeg: string;
};
