// The sounds that scripts name most, each made of a few strokes.
import type { Effect } from './sound-words.ts';
import { add, bowed, drum, hiss, struck, type Track } from './synthesis.ts';

/** None is longer than its row, and none but weather and rooms longer than this. */
const longest = 2.4;

type Make = (track: Track, begin: number, seconds: number) => void;

const makers: Record<Effect, Make> = {
  steps: (track, begin, seconds) => {
    for (let at = 0.1; at < seconds - 0.1; at += 0.52) {
      add(track, begin + at, 0.12, drum(140, 70, 0.3, 34));
      add(track, begin + at, 0.09, hiss(Math.round(at * 100), 0.14, 46, 0.6));
    }
  },
  door: (track, begin) => {
    add(
      track,
      begin + 0.1,
      0.5,
      (t) => 0.08 * Math.sin(2 * Math.PI * (210 + 60 * t) * t) * Math.sin(Math.PI * 2 * t),
    );
    add(track, begin + 0.62, 0.3, drum(110, 60, 0.5, 17));
    add(track, begin + 0.62, 0.12, hiss(5, 0.25, 40, 0.55));
  },
  knock: (track, begin) => {
    for (const at of [0.1, 0.32]) add(track, begin + at, 0.16, drum(330, 190, 0.42, 30));
  },
  click: (track, begin) => {
    add(track, begin + 0.1, 0.03, hiss(3, 0.5, 160, 0.1));
    add(track, begin + 0.17, 0.03, hiss(4, 0.3, 160, 0.2));
  },
  breath: (track, begin) => {
    const air = hiss(9, 0.5, 0, 0.55);
    add(track, begin + 0.1, 1, (t) => air(t) * Math.sin(Math.PI * t) ** 2);
  },
  thud: (track, begin) => add(track, begin + 0.1, 0.5, drum(95, 44, 0.62, 9)),
  bell: (track, begin) => {
    for (const at of [0.1, 0.55]) {
      add(track, begin + at, 1.6, struck(1318.5, 0.2, 3.2));
      add(track, begin + at, 1.2, struck(2640, 0.07, 5));
    }
  },
  telephone: (track, begin, seconds) => {
    for (let at = 0.1; at < Math.min(seconds, longest) - 0.4; at += 1.2)
      for (let ring = 0; ring < 14; ring++)
        add(track, begin + at + ring * 0.045, 0.06, struck(ring % 2 ? 1046 : 1318, 0.16, 20));
  },
  rain: (track, begin, seconds) => swelling(track, begin, seconds, hiss(21, 0.2, 0, 0.2)),
  wind: (track, begin, seconds) => {
    const air = hiss(23, 1.1, 0, 0.94);
    swelling(track, begin, seconds, (t) => air(t) * (0.6 + 0.4 * Math.sin(1.1 * t)));
  },
  room: (track, begin, seconds) => {
    swelling(track, begin, seconds, hiss(27, 0.3, 0, 0.97));
    add(track, begin, seconds, bowed(60, 0.02, seconds));
  },
};

function swelling(track: Track, begin: number, seconds: number, wave: (t: number) => number): void {
  const rise = Math.min(0.5, seconds / 3);
  add(track, begin, seconds, (t) => wave(t) * Math.min(1, t / rise, (seconds - t) / rise));
}

const lasting: ReadonlySet<Effect> = new Set(['rain', 'wind', 'room']);

/** Adds an effect in the time of its row. */
export function addEffect(track: Track, effect: Effect, begin: number, end: number): void {
  const seconds = lasting.has(effect) ? end - begin : Math.min(longest, end - begin);
  makers[effect](track, begin, seconds);
}
