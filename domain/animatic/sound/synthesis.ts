// Sounds made of sines and noise, added into a track of samples. The same call gives the same samples.

/** One channel, from -1 to 1. */
export type Track = { samples: Float32Array; rate: number };

/** Numbers from -1 to 1 that are the same for one seed. */
export function noise(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2_147_483_648;
  };
}

/** Adds `wave(t)` from a second on, for so many seconds, as far as the track goes; `t` begins at 0. */
export function add(
  { samples, rate }: Track,
  begin: number,
  seconds: number,
  wave: (t: number) => number,
): void {
  const from = Math.max(0, Math.round(begin * rate));
  const to = Math.min(samples.length, from + Math.round(seconds * rate));
  // The end is faded, so that nothing clicks.
  const soft = Math.max(1, Math.min(to - from, Math.round(0.012 * rate)));
  for (let at = from; at < to; at++) {
    const fade = Math.min(1, (to - at) / soft);
    samples[at] = (samples[at] ?? 0) + wave((at - from) / rate) * fade;
  }
}

const turn = 2 * Math.PI;

/** Something struck or plucked: it sounds at once and dies away by `decay` a second. */
export const struck =
  (hertz: number, gain: number, decay: number) =>
  (t: number): number => {
    const bright = Math.sin(turn * 2 * hertz * t) * 0.35 + Math.sin(turn * 3 * hertz * t) * 0.14;
    return (
      gain *
      Math.exp(-decay * t) *
      (Math.sin(turn * hertz * t) + bright * Math.exp(-2 * t)) *
      Math.min(1, t * 250)
    );
  };

/** Something bowed for so long: it swells and sinks. */
export const bowed =
  (hertz: number, gain: number, seconds: number) =>
  (t: number): number => {
    const swell = Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.7;
    const two = Math.sin(turn * hertz * t) + Math.sin(turn * hertz * 1.003 * t);
    return (
      gain *
      swell *
      (two * 0.5 + Math.sin(turn * 2 * hertz * t) * 0.22 + Math.sin(turn * 3 * hertz * t) * 0.1)
    );
  };

/** A drum with a skin, falling in pitch. */
export const drum =
  (from: number, to: number, gain: number, decay: number) =>
  (t: number): number =>
    gain *
    Math.exp(-decay * t) *
    Math.sin(turn * (to * t + ((from - to) / 30) * (1 - Math.exp(-30 * t)))) *
    Math.min(1, t * 600);

/** Noise that dies away by `decay` a second; `dark` from 0 (bright) to near 1. */
export function hiss(
  seed: number,
  gain: number,
  decay: number,
  dark: number,
): (t: number) => number {
  const next = noise(seed);
  let held = 0;
  return (t) => {
    held += (next() - held) * (1 - dark);
    return gain * Math.exp(-decay * t) * held;
  };
}
