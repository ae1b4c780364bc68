import type { Playback } from '../player/playback.ts';
import { playSound } from './play-sound.ts';
import type { SoundJob } from './sound-worker.ts';

/** Samples a second: nothing of it is higher than this carries. */
const rate = 24_000;

/** Has a worker make it and plays it with the film, until what it gives is called. */
export function playJob(context: AudioContext, job: SoundJob, playback: Playback): () => void {
  const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' });
  let leave: (() => void) | undefined;
  worker.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => {
    leave = playSound(context, data, rate, playback);
    worker.terminate();
  };
  worker.postMessage({ job, rate } satisfies { job: SoundJob; rate: number });
  return () => {
    worker.terminate();
    leave?.();
  };
}
