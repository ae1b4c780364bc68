import type { Film } from '#domain/animatic/film.ts';
import { framesPerSecond } from '#domain/animatic/film.ts';
import {
  bitRateOf,
  type FilmCodec,
  fileSound,
  filmCodecs,
  soundEncoders,
} from '#domain/animatic/film-file.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';

/** What this browser makes of a film without sound and of one with it; null where it makes none. */
export type FoundCodecs = { silent: FilmCodec | null; heard: FilmCodec | null };

/** The best known that this browser encodes, with sound and without. */
export async function findCodecs(film: Pick<Film, 'format'>): Promise<FoundCodecs> {
  if (!('VideoEncoder' in window) || !('OffscreenCanvas' in window))
    return { silent: null, heard: null };
  const found: FoundCodecs = { silent: null, heard: null };
  for (const codec of filmCodecs) {
    if (found.heard || !(await encodesPicture(codec, film))) continue;
    found.silent ??= codec;
    if (await encodesSound(codec)) found.heard = codec;
  }
  return found;
}

async function encodesPicture({ encoder }: FilmCodec, film: Pick<Film, 'format'>) {
  const asked = {
    codec: encoder,
    ...pixelsOf(film.format),
    bitrate: bitRateOf(film),
    framerate: framesPerSecond,
  };
  const answer = await VideoEncoder.isConfigSupported(asked).catch(() => null);
  return answer?.supported === true;
}

async function encodesSound({ sound }: FilmCodec): Promise<boolean> {
  // Some encode H.264 and no AAC: the worker brings an encoder for them.
  if (sound === 'aac') return true;
  if (!('AudioEncoder' in window)) return false;
  const asked = { ...fileSound, codec: soundEncoders[sound] };
  const answer = await AudioEncoder.isConfigSupported(asked).catch(() => null);
  return answer?.supported === true;
}
