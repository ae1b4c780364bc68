// All that is spoken in a film, by the model that speaks: whole or not at all, so that one voice speaks it.
import type { SpeechAsk } from '../gateways/models/port.ts';
import type { Meter } from '../generation/meter.ts';
import { keepSpeech, type SpeechParts, type SpokenSentence } from './keep-speech.ts';

const atOnce = 3;

/** In their order. Throws a ModelError; what was spoken until then is kept for the next time. */
export async function speakLines(
  parts: SpeechParts,
  { texts, voice }: { texts: readonly string[]; voice: SpeechAsk['voice'] },
  { signal, meter }: { signal: AbortSignal; meter: Meter },
): Promise<SpokenSentence[]> {
  const failed = new AbortController();
  const within = { meter, signal: AbortSignal.any([signal, failed.signal]) };
  const spoken = new Map<string, Promise<SpokenSentence>>();
  const waiting = [...new Set(texts)];
  const work = async () => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      const one = keepSpeech(parts, { text, voice }, within);
      spoken.set(text, one);
      await one;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    failed.abort();
    waiting.length = 0;
    await Promise.allSettled(spoken.values());
    throw error;
  }
  return Promise.all(texts.map((text) => spoken.get(text) as Promise<SpokenSentence>));
}

/** Who speaks for whom is seen: a woman where nothing is said of it. */
export const voiceFor = (gender: string | undefined): SpeechAsk['voice'] =>
  gender === 'male' ? 'male' : 'female';
