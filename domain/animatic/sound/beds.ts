// The music of the house: a few notes each, in one key and one time, so that nothing has to be composed.
import type { Bed } from './sound-words.ts';
import { add, bowed, drum, hiss, struck, type Track } from './synthesis.ts';

/** Of all of them, in seconds: 96 beats a minute. */
const beat = 60 / 96;
/** Four to a bar: A minor, F, C and G, as roots in hertz. */
const roots = [110, 87.31, 130.81, 98] as const;
const third = [1.2, 1.26, 1.26, 1.26] as const;

type Bar = (track: Track, begin: number, root: number, bar: number) => void;

const bars: Record<Bed, Bar> = {
  beat: (track, begin, _, bar) => {
    for (const at of [0, 2]) add(track, begin + at * beat, 0.3, drum(120, 46, 0.5, 14));
    for (const at of [1, 3]) add(track, begin + at * beat, 0.2, hiss(17 + at, 0.26, 26, 0.35));
    for (let at = 0; at < 8; at++)
      add(track, begin + (at * beat) / 2, 0.06, hiss(31 + at + bar, 0.09, 70, 0.05));
  },
  drums: (track, begin, _, bar) => {
    for (const at of [0, 0.75, 2, 2.5]) add(track, begin + at * beat, 0.3, drum(150, 60, 0.46, 16));
    for (const at of [1, 3, 3.5]) add(track, begin + at * beat, 0.22, drum(260, 150, 0.22, 20));
    add(track, begin + 3 * beat, 0.16, hiss(7 + bar, 0.2, 30, 0.3));
  },
  bass: (track, begin, root) => {
    for (let at = 0; at < 4; at++) add(track, begin + at * beat, beat, struck(root / 2, 0.4, 3.4));
  },
  notes: (track, begin, root, bar) => {
    const line = bar % 2 === 0 ? [1, 1.5, 2] : [2, 1.5, third[bar % 4] ?? 1.25];
    for (const [at, ratio] of line.entries())
      add(track, begin + at * 1.25 * beat, 2.2, struck(root * 2 * ratio, 0.24, 2.1));
  },
  strings: (track, begin, root, bar) => {
    const length = 4.6 * beat;
    for (const ratio of [1, 1.5, 2 * (third[bar % 4] ?? 1.25)])
      add(track, begin, length, bowed(root * ratio, 0.13, length));
  },
  plucked: (track, begin, root, bar) => {
    const line = [1, 1.5, 2, 1.5, 2 * (third[bar % 4] ?? 1.25), 2, 1.5, 2];
    for (const [at, ratio] of line.entries())
      add(
        track,
        begin + (at * beat) / 2,
        0.5,
        struck(root * 2 * ratio, at % 4 === 0 ? 0.26 : 0.17, 9),
      );
  },
  chords: (track, begin, root, bar) => {
    for (const at of [0, 2])
      for (const ratio of [1, third[bar % 4] ?? 1.25, 1.5])
        add(track, begin + at * beat, 2 * beat, struck(root * 2 * ratio, 0.16, 2.6));
  },
  drone: (track, begin, _, bar) => {
    const length = 5 * beat;
    for (const hertz of [55, 82.41, 110])
      add(track, begin, length, bowed(hertz, bar % 2 ? 0.15 : 0.18, length));
  },
};

/** Adds so much of a bed as begins between two seconds of the track. */
export function addBed(track: Track, bed: Bed, begin: number, end: number): void {
  for (let bar = 0; begin + bar * 4 * beat < end; bar++)
    bars[bed](track, begin + bar * 4 * beat, roots[bar % 4] ?? 110, bar);
}
