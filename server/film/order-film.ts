// From a project, or a draft as one, what its film is made of.
import type { Film } from '#domain/animatic/film.ts';
import { makeFilm } from '#domain/animatic/make-film.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { formatOf } from '#domain/projects/project-format.ts';
import { ownPictureKey } from '#domain/storyboard/frame.ts';
import { AppError } from '../app-error.ts';
import { planesOfFrame } from '../frames/frame-planes.ts';
import type { Storage } from '../gateways/storage/port.ts';
import type { FilmOrder, OrderedPicture } from './film-order.ts';
import { longestSeconds } from './film-room.ts';

/** Throws 'conflict' for what is no film, or is longer than one that is made here. */
export async function orderFilm(
  storage: Storage,
  content: DraftContent,
  hasSlate: boolean,
): Promise<Omit<FilmOrder, 'ffmpeg' | 'recordings'>> {
  const film = filmOf(content);
  if (!film) throw new AppError('conflict', 'It needs drawn frames, and there are none yet.');
  if (film.seconds > longestSeconds)
    throw new AppError('conflict', `Films of up to ${longestSeconds} seconds are made here.`);
  const keys = content.storyboard_frames.map(({ imageUrl = '' }) => ownPictureKey(imageUrl));
  const pictures = await Promise.all(keys.map((key) => key && pictureOf(storage, key)));
  return { film, hasSlate, pictures: pictures.map((one) => one || null) };
}

const filmOf = (content: DraftContent): Film | null =>
  makeFilm({
    title: content.project_name,
    script: content.script,
    frames: content.storyboard_frames,
    shots: content.shots ?? null,
    format: formatOf(content),
  });

async function pictureOf(storage: Storage, key: string): Promise<OrderedPicture | null> {
  const stored = await storage.get(key);
  if (!stored) return null;
  const parted = await planesOfFrame(storage, key);
  return {
    bytes: stored.bytes,
    planes: parted.map(({ webp, ...where }) => ({ ...where, bytes: Buffer.from(webp, 'base64') })),
  };
}
