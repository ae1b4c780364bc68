// What is spoken in a film that is made here, where the house has a model that speaks.
import type { Film } from '#domain/animatic/film.ts';
import type { Recordings } from '#domain/animatic/speech/render-voice.ts';
import { canBeSpoken } from '#domain/functions/speak-lines.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { watchGeneration } from '../analytics/watch-generation.ts';
import { openMeter } from '../generation/meter.ts';
import type { Services } from '../services.ts';
import { speakLines, voiceFor } from '../speech/speak-lines.ts';

/** `isMissing`: somebody was to speak it, and the model failed; its captions say it all the same. */
export type SpokenFilm = { recordings: Recordings | null; isMissing: boolean };

export async function speakFilm(
  services: Services,
  { lines }: Film,
  { form_data }: Pick<DraftContent, 'form_data'>,
  signal: AbortSignal,
): Promise<SpokenFilm> {
  const { speech } = services.models;
  const texts = lines.map(({ text }) => text);
  if (!speech || texts.length === 0) return { recordings: null, isMissing: false };
  if (!canBeSpoken(texts)) return { recordings: null, isMissing: true };
  const meter = openMeter();
  const patience = AbortSignal.timeout(services.config.models.patienceMs);
  const within = { meter, signal: AbortSignal.any([signal, patience]) };
  const asked = { texts, voice: voiceFor(form_data.gender) };
  try {
    const spoken = await watchGeneration(services, 'speech', { meter, signal }, () =>
      speakLines({ ...services, speech }, asked, within),
    );
    return { recordings: spoken.map(({ bytes }) => bytes), isMissing: false };
  } catch (error) {
    signal.throwIfAborted();
    services.log.warn({ err: error }, 'a film is made without its voice');
    return { recordings: null, isMissing: true };
  }
}
