// Makes what is heard of a film away from the page.
import type { Film } from '#domain/animatic/film.ts';
import { renderSound } from '#domain/animatic/sound/render-sound.ts';
import type { SoundPlan } from '#domain/animatic/sound/sound-plan.ts';
import { type Recordings, renderVoice } from '#domain/animatic/speech/render-voice.ts';

export type SoundJob =
  | { kind: 'sound'; plan: SoundPlan }
  | { kind: 'voice'; film: Pick<Film, 'lines' | 'seconds'>; recordings: Recordings };

self.addEventListener('message', ({ data }: MessageEvent<{ job: SoundJob; rate: number }>) => {
  const { job, rate } = data;
  const samples =
    job.kind === 'sound'
      ? renderSound(job.plan, rate)
      : renderVoice(job.film, job.recordings, rate);
  self.postMessage(samples, { transfer: [samples.buffer] });
});
