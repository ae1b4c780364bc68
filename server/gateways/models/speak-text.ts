// One call to a model that speaks, in our words. Policy is around it.
import type { SpeechPlace } from '../../settings/model-settings.ts';
import { CallFailure, leftBy } from './call-failure.ts';
import { loadSpeaker } from './load-provider.ts';
import type { SpeechAsk } from './port.ts';
import { readFailure } from './read-failure.ts';

/** Throws a CallFailure. */
export type Speaker = (ask: SpeechAsk, signal: AbortSignal) => Promise<Uint8Array>;

// Models that take directions; the others of OpenAI's refuse or ignore them.
const takesDirections = /^gpt-/;
const directions =
  'Speak as the voice of a short commercial: warm, clear, at an easy pace, in the language of the text.';

export async function openSpeaker(place: SpeechPlace, now: () => Date): Promise<Speaker> {
  const { provider } = place;
  const model = await loadSpeaker(place);
  return async ({ text, voice }, signal) => {
    try {
      const { audio } = await model.doGenerate({
        text,
        voice: place.voices[voice],
        // Samples as they are: they are mixed, and nothing here reads what is packed.
        outputFormat: 'wav',
        instructions:
          provider === 'openai' && takesDirections.test(place.model) ? directions : undefined,
        abortSignal: signal,
      });
      const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
      if (bytes.length === 0) throw new CallFailure('unusable', `${provider} said nothing`);
      return bytes;
    } catch (error) {
      if (signal.aborted) throw leftBy(signal);
      throw readFailure(error, { name: provider, began: false, now });
    }
  };
}
