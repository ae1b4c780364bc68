// What a model that speaks takes and sends: a tone as long as the sentence would take.
import type { AskedSpeech } from './asked.ts';
import { refuseParameter } from './openai-problems.ts';

const voices = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer'];
const formats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'];
const mostLetters = 4096;

export const speechRate = 24_000;
/** Letters a second that the peer speaks. */
export const lettersSpoken = 15;

export function readOpenaiSpeech(body: Record<string, unknown>, model: string): AskedSpeech {
  const { input, voice, response_format: format = 'mp3' } = body;
  if (typeof input !== 'string' || input === '') refuseParameter("Missing parameter: 'input'.");
  if ((input as string).length > mostLetters) refuseParameter("'input' is too long.");
  if (!voices.includes(voice as string)) {
    refuseParameter(`Invalid value: '${voice}'. Supported values are: ${voices.join(', ')}.`);
  }
  if (!formats.includes(format as string)) refuseParameter("Invalid 'response_format'.");
  if (format !== 'wav') refuseParameter('The peer speaks WAV alone.');
  return { kind: 'speech', model, text: input as string, voice: voice as string };
}

/** The samples of a sentence, 16 bits each. */
export function speakTone({ text, voice }: Pick<AskedSpeech, 'text' | 'voice'>): Buffer {
  const count = Math.round((text.length / lettersSpoken) * speechRate);
  const pitch = voice === 'onyx' || voice === 'Charon' ? 220 : 440;
  const samples = Buffer.alloc(count * 2);
  for (let at = 0; at < count; at++)
    samples.writeInt16LE(
      Math.round(9_000 * Math.sin((2 * Math.PI * pitch * at) / speechRate)),
      at * 2,
    );
  return samples;
}

/** As OpenAI sends it: streamed, so that the header says no length. */
export function streamedWav(samples: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(0xffffffff, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(speechRate, 24);
  head.writeUInt32LE(speechRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(0xffffffff, 40);
  return Buffer.concat([head, samples]);
}
