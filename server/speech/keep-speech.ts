// A sentence as a model spoke it, kept by what makes it sound so: the same one is paid for once.
import { createHmac } from 'node:crypto';
import { readWav } from '#domain/animatic/speech/read-wav.ts';
import type { SpeechAsk, SpeechModel } from '../gateways/models/port.ts';
import { ModelError } from '../gateways/models/port.ts';
import type { Meter } from '../generation/meter.ts';
import type { Services } from '../services.ts';

export const speechPrefix = 'speech/';

export type SpeechParts = Pick<Services, 'storage' | 'secret'> & { speech: SpeechModel };
export type SpokenSentence = { key: string; bytes: Uint8Array };

/** From the storage, or by the model. Throws a ModelError where it says nothing that can be heard. */
export async function keepSpeech(
  { storage, secret, speech }: SpeechParts,
  ask: SpeechAsk,
  { signal, meter }: { signal: AbortSignal; meter: Meter },
): Promise<SpokenSentence> {
  const key = keyOf(secret, speech, ask);
  const kept = await storage.get(key);
  if (kept) return { key, bytes: kept.bytes };
  try {
    const { bytes, use } = await speech.speak(ask, { signal });
    meter.add(speech.name, use);
    if (!readWav(bytes)) throw new ModelError('unusable', 'what was spoken is no sound');
    await storage.put(key, bytes, 'audio/wav');
    return { key, bytes };
  } catch (error) {
    if (error instanceof ModelError && error.use) meter.add(speech.name, error.use);
    throw error;
  }
}

// By the secret: who knows a sentence does not know by it where its recording lies.
function keyOf(secret: string, { name, voices }: SpeechModel, { text, voice }: SpeechAsk): string {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['speech', name, voices[voice], text]))
    .digest('hex');
  return `${speechPrefix}${hash.slice(0, 32)}.wav`;
}
