// Makes the sound of a film away from the page.
import { renderSound } from '#domain/animatic/sound/render-sound.ts';
import type { SoundPlan } from '#domain/animatic/sound/sound-plan.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ plan: SoundPlan; rate: number }>) => {
  const samples = renderSound(data.plan, data.rate);
  self.postMessage(samples, { transfer: [samples.buffer] });
});
