// The sound of a film as samples: music under what is spoken, effects in their rows, and silence else.
import { addBed } from './beds.ts';
import { addEffect } from './effects.ts';
import type { SoundPlan } from './sound-plan.ts';
import type { Track } from './synthesis.ts';

/** The loudest sample; the rest is room for what encoders add. */
export const loudest = 0.7;
const musicGain = 0.5;
/** Under a voice music has this share of its loudness left. */
const under = 0.4;
const rise = 0.25;
const fadeOut = 1.2;

/**
 * Exactly as long as the film, one channel; the same plan gives the same samples. `voice` is what is spoken
 * of it, at the same rate.
 */
export function renderSound(
  plan: SoundPlan,
  rate: number,
  voice?: Float32Array,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(plan.seconds * rate));
  for (const { bed, begin, end } of plan.music) {
    // On a track of its own, which ends with it: the next music, or none, begins there.
    const own: Track = { samples: new Float32Array(Math.round((end - begin) * rate)), rate };
    addBed(own, bed, 0, end - begin);
    mixMusic(samples, own, begin, plan);
  }
  for (const { effect, begin, end } of plan.effects) {
    const own: Track = { samples: new Float32Array(Math.round((end - begin) * rate)), rate };
    addEffect(own, effect, 0, end - begin);
    mix(samples, own.samples, Math.round(begin * rate));
  }
  if (voice) mix(samples, voice, 0);
  return withinPeak(samples);
}

function mixMusic(
  samples: Float32Array,
  { samples: own, rate }: Track,
  begin: number,
  plan: SoundPlan,
): void {
  const from = Math.round(begin * rate);
  let level = 1;
  let next = 0;
  const seconds = own.length / rate;
  for (let at = 0; at < own.length; at++) {
    const time = at / rate;
    const now = begin + time;
    while (next < plan.spoken.length && (plan.spoken[next]?.end ?? 0) <= now) next++;
    const isSpoken = (plan.spoken[next]?.begin ?? Number.POSITIVE_INFINITY) <= now + rise;
    level += ((isSpoken ? under : 1) - level) / (rise * rate);
    const edge = Math.min(1, time / rise, (seconds - time) / fadeOut);
    const place = from + at;
    if (place < samples.length)
      samples[place] = (samples[place] ?? 0) + (own[at] ?? 0) * musicGain * level * edge;
  }
}

function mix(samples: Float32Array, own: Float32Array, from: number): void {
  const count = Math.min(own.length, samples.length - from);
  for (let at = 0; at < count; at++)
    samples[from + at] = (samples[from + at] ?? 0) + (own[at] ?? 0);
}

// What would be too loud is made softer as a whole; nothing is clipped.
function withinPeak(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak > loudest)
    for (let at = 0; at < samples.length; at++) samples[at] = ((samples[at] ?? 0) * loudest) / peak;
  return samples;
}
