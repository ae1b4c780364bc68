// The film as a file of its own: how it is encoded, and how large it will be.
import { type Film, framesPerSecond } from './film.ts';
import { pixelsOf } from './shape.ts';

/** What browsers encode, best known first: MP4 with H.264, else WebM. */
export const filmCodecs = [
  { codec: 'avc', container: 'mp4', label: 'MP4', encoder: 'avc1.640028', sound: 'aac' },
  { codec: 'vp9', container: 'webm', label: 'WebM', encoder: 'vp09.00.40.08', sound: 'opus' },
  { codec: 'vp8', container: 'webm', label: 'WebM', encoder: 'vp8', sound: 'opus' },
] as const;
export type FilmCodec = (typeof filmCodecs)[number];

/** The sound of the file: one channel, as encoders are asked for it. */
export const fileSound = { sampleRate: 48_000, numberOfChannels: 1, bitrate: 96_000 } as const;
export const soundEncoders = { aac: 'mp4a.40.2', opus: 'opus' } as const;

/** How long the slate stands that ends a film made without the starter package. */
export const slateSeconds = 1.5;

/** Drawn pictures that move slowly: this many bits for each pixel of a frame are enough. */
const bitsPerPixel = 0.09;

/** Bits a second that are asked of the encoder. */
export function bitRateOf({ format }: Pick<Film, 'format'>): number {
  const { width, height } = pixelsOf(format);
  return Math.round((width * height * framesPerSecond * bitsPerPixel) / 100_000) * 100_000;
}

/** Bytes that the file has at most, about: encoders need less where little moves. */
export const bytesOf = (film: Pick<Film, 'format' | 'seconds'>, hasSlate: boolean): number =>
  Math.round((bitRateOf(film) / 8) * (film.seconds + (hasSlate ? slateSeconds : 0)));
