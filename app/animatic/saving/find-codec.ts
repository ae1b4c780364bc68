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

/** What this browser encodes the film as; null where it encodes none. */
export async function findCodec(film: Pick<Film, 'format'>): Promise<FilmCodec | null> {
  if (!('VideoEncoder' in window) || !('OffscreenCanvas' in window)) return null;
  for (const codec of filmCodecs) {
    const asked = {
      codec: codec.encoder,
      ...pixelsOf(film.format),
      bitrate: bitRateOf(film),
      framerate: framesPerSecond,
    };
    const { supported } = await VideoEncoder.isConfigSupported(asked).catch(() => ({
      supported: false,
    }));
    if (supported) return codec;
  }
  return null;
}

/** Whether this browser encodes the sound that goes with it. */
export async function encodesSound({ sound }: FilmCodec): Promise<boolean> {
  if (!('AudioEncoder' in window)) return false;
  const asked = { ...fileSound, codec: soundEncoders[sound] };
  const answer = await AudioEncoder.isConfigSupported(asked).catch(() => null);
  return answer?.supported === true;
}
