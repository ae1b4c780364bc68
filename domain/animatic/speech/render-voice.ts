// The voice of a film: each recorded sentence at its time, as long as there is room for it.
import type { Film } from '../film.ts';
import { hasten } from './hasten.ts';
import { type Recording, readWav } from './read-wav.ts';

/** As loud as a voice gets: the rest is room for music and effects. */
const peak = 0.6;
/** Faster than this is not understood; what is longer still breaks off. */
const fastest = 1.6;
/** Softer than this, as a share of the loudest, is no word. */
const silence = 0.02;
const breath = 0.02;
const fadeOut = 0.08;

/** The recorded sentences of a film, by the place of their line; null for one that there is no recording of. */
export type Recordings = readonly (Uint8Array | null)[];

/** One channel, exactly as long as the film. */
export function renderVoice(
  { lines, seconds }: Pick<Film, 'lines' | 'seconds'>,
  recordings: Recordings,
  rate: number,
): Float32Array<ArrayBuffer> {
  const track = new Float32Array(Math.round(seconds * rate));
  for (const [at, line] of lines.entries()) {
    const bytes = recordings[at];
    const recorded = bytes && readWav(bytes);
    if (!recorded) continue;
    const room = Math.max(0, (lines[at + 1]?.begin ?? seconds) - line.begin);
    const spoken = fitted(recorded, room);
    lay(track, rate, spoken, line.begin, room);
  }
  return track;
}

function fitted({ samples, rate }: Recording, room: number): Recording {
  const words = withoutSilence(samples, rate);
  const factor = words.length / rate / Math.max(0.1, room);
  return { rate, samples: factor > 1 ? hasten(words, rate, Math.min(fastest, factor)) : words };
}

function withoutSilence(samples: Float32Array<ArrayBuffer>, rate: number) {
  const loud = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isWord = (sample: number) => Math.abs(sample) > silence * loud;
  const edge = Math.round(breath * rate);
  const first = Math.max(0, samples.findIndex(isWord) - edge);
  const last = Math.min(samples.length, samples.findLastIndex(isWord) + edge);
  return samples.subarray(first, Math.max(first, last));
}

// At another rate what lies between two samples is on the line between them.
function lay(
  track: Float32Array,
  rate: number,
  { samples, rate: own }: Recording,
  begin: number,
  room: number,
): void {
  const loud = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = loud > 0 ? peak / loud : 0;
  const from = Math.round(begin * rate);
  const seconds = Math.min(room, samples.length / own);
  for (let at = 0; at < Math.floor(seconds * rate) && from + at < track.length; at++) {
    const place = (at / rate) * own;
    const before = Math.floor(place);
    const [a = 0, b = 0] = [samples[before], samples[before + 1]];
    const edge = Math.min(1, (seconds - at / rate) / fadeOut);
    track[from + at] = (track[from + at] ?? 0) + (a + (b - a) * (place - before)) * gain * edge;
  }
}
