// A model provider's API on a free loopback port, as well or badly behaved as a test asks. It checks
// what the real one checks and words its errors alike; what it writes is made in `sensible-writer.ts`.

import { createServer } from 'node:http';
import type { ModelProvider } from '#server/settings/settings.ts';
import { listen } from '../listen.ts';
import { answerCall } from './answer-call.ts';
import type { PictureBehaviour, SpeechBehaviour, TextBehaviour } from './behaviour.ts';
import { chatCompletions } from './chat-completions.ts';
import { generateContent } from './generate-content.ts';
import { messages } from './messages.ts';
import type { ModelCall } from './model-call.ts';
import type { House, Protocol } from './protocol.ts';
import { responses } from './responses.ts';
import { writeSensibly } from './sensible-writer.ts';

const protocols: Record<ModelProvider, Protocol> = {
  openai: responses,
  anthropic: messages,
  google: generateContent,
  'openai-compatible': chatCompletions,
};

export type ModelPeer = {
  /** What AI_BASE_URL is set to. */
  url: string;
  /** What AI_API_KEY is set to; '' where none is asked for. */
  key: string;
  /** Models it knows. '' where the provider has none of the kind. */
  textModel: string;
  pictureModel: string;
  speechModel: string;
  /** Every request, in the order of arrival. */
  calls: ModelCall[];
  /** Fulfilled when so many requests have come. */
  called(count: number): Promise<ModelCall>;
  /** Behaviours for the next texts, one each; then `answer`. */
  answerWith(...next: TextBehaviour[]): void;
  /** Behaviours for the next pictures, one each; then `drawing`. */
  drawWith(...next: PictureBehaviour[]): void;
  /** Behaviours for the next sentences, one each; then `speaking`. */
  speakWith(...next: SpeechBehaviour[]): void;
  /** What it does unless told otherwise: writes sensibly, draws, speaks. */
  answer: TextBehaviour;
  drawing: PictureBehaviour;
  speaking: SpeechBehaviour;
  /** Throws what went wrong within the peer itself. */
  close(): Promise<void>;
};

export type ModelPeerOptions = {
  /** null: it asks for none, as servers of one's own do. */
  key?: string | null;
  /** More models that it knows. */
  models?: readonly string[];
  /** What an OpenAI-compatible server can be held to; the others know schemas. */
  json?: House['json'];
  /** false: an OpenAI-compatible server that refuses to be asked what was used, as Mistral's does. */
  usage?: House['usage'];
};

export async function startModelPeer(
  name: ModelProvider,
  { key = 'sk-peer-key', models = [], json = 'schema', usage = true }: ModelPeerOptions = {},
): Promise<ModelPeer> {
  const protocol = protocols[name];
  const { text, picture = '', speech = '', others = [] } = protocol.models;
  const texts: TextBehaviour[] = [];
  const pictures: PictureBehaviour[] = [];
  const sentences: SpeechBehaviour[] = [];
  const faults: unknown[] = [];
  const waiting: { count: number; tell(call: ModelCall): void }[] = [];
  const server = createServer((request, response) =>
    answerCall(context, request, response).catch((error) => {
      faults.push(error);
      response.destroy();
    }),
  );
  const { url, close } = await listen(server);
  const peer: ModelPeer = {
    url: `${url}${protocol.base}`,
    key: key ?? '',
    textModel: text,
    pictureModel: picture,
    speechModel: speech,
    calls: [],
    called(count) {
      const call = peer.calls[count - 1];
      return call ? Promise.resolve(call) : new Promise((tell) => waiting.push({ count, tell }));
    },
    answerWith: (...next) => void texts.push(...next),
    drawWith: (...next) => void pictures.push(...next),
    speakWith: (...next) => void sentences.push(...next),
    answer: { write: writeSensibly },
    drawing: { draw: 'picture' },
    speaking: { speak: 'tone' },
    async close() {
      await close();
      if (faults.length > 0) throw faults[0];
    },
  };
  const context = {
    protocol,
    house: {
      key,
      models: [text, picture, speech, ...others, ...models].filter(Boolean),
      json,
      usage,
    },
    keep(call: ModelCall): number {
      peer.calls.push(call);
      for (const one of waiting) if (one.count === peer.calls.length) one.tell(call);
      return peer.calls.length;
    },
    nextText: () => texts.shift() ?? peer.answer,
    nextPicture: () => pictures.shift() ?? peer.drawing,
    nextSpeech: () => sentences.shift() ?? peer.speaking,
  };
  return peer;
}
