import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage, generateText, Output, streamText } from 'ai';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ModelPeer, startModelPeer } from './start-model-peer.ts';

let peer: ModelPeer;
beforeEach(async () => {
  peer = await startModelPeer('openai-compatible');
});
afterEach(() => peer.close());

const provider = (key = peer.key) =>
  createOpenAICompatible({
    name: 'peer',
    baseURL: peer.url,
    apiKey: key,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
const ask = { prompt: 'Say good morning.', maxRetries: 0 };

test('a text streams in pieces and ends with what was used', async () => {
  peer.answerWith({ write: 'Good morning. '.repeat(20) });
  const result = streamText({
    ...ask,
    model: provider()(peer.textModel),
    instructions: 'Be brief.',
  });
  let pieces = 0;
  for await (const _ of result.textStream) pieces += 1;
  expect(pieces).toBe(12);
  expect(await result.text).toBe('Good morning. '.repeat(20));
  expect(await result.usage).toMatchObject({ inputTokens: 7, outputTokens: 70 });
  expect(peer.calls[0]?.asked).toMatchObject({ instructions: 'Be brief.', streams: true });
});

test('without being told what to say it writes in the shape asked for', async () => {
  const schema = z.object({
    titles: z.array(z.string()).describe('Three titles.'),
    tone: z.enum(['warm', 'cool']),
    note: z.string().nullable(),
  });
  const { output } = await generateText({
    ...ask,
    model: provider()(peer.textModel),
    output: Output.object({ schema }),
  });
  expect(output.titles).toHaveLength(3);
});

test('a wrong key and an unknown model are refused in the provider’s words', async () => {
  await expect(
    generateText({ ...ask, model: provider('no')(peer.textModel) }),
  ).rejects.toMatchObject({
    statusCode: 401,
  });
  await expect(generateText({ ...ask, model: provider()('gone') })).rejects.toMatchObject({
    statusCode: 404,
    message: 'The model `gone` does not exist or you do not have access to it.',
  });
  expect(peer.calls.map(({ status }) => status)).toEqual([401, 404]);
});

test('a limit is answered with when to come back', async () => {
  peer.answerWith({ status: 429, retryAfter: 7 });
  await expect(generateText({ ...ask, model: provider()(peer.textModel) })).rejects.toMatchObject({
    statusCode: 429,
    responseHeaders: { 'retry-after': '7' },
  });
});

test.each(['cut', 'error'] as const)('half a stream, then %s', async (half) => {
  peer.answerWith({ write: 'x'.repeat(200), half });
  const errors: unknown[] = [];
  const result = streamText({
    ...ask,
    model: provider()(peer.textModel),
    onError: ({ error }) => void errors.push(error),
  });
  const pieces: string[] = [];
  const read = async () => {
    for await (const piece of result.textStream) pieces.push(piece);
  };
  // The library throws what happens to the socket and tells what the provider says.
  await read().catch((error) => errors.push(error));
  expect(pieces.join('')).toBe('x'.repeat(100));
  expect(errors).not.toEqual([]);
  expect(peer.calls[0]).toMatchObject({ hungUp: false });
});

test.each(['hang', { write: 'x'.repeat(200), half: 'silence' }] as const)(
  'a caller who leaves is noticed',
  async (behaviour) => {
    peer.answerWith(behaviour);
    const leaving = new AbortController();
    const result = streamText({
      ...ask,
      model: provider()(peer.textModel),
      abortSignal: leaving.signal,
    });
    const reading = result.consumeStream();
    const call = await peer.called(1);
    leaving.abort();
    await Promise.all([reading, call.over]);
    expect(call.hungUp).toBe(true);
  },
);

test('it draws a picture of the asked ratio', async () => {
  const model = provider().imageModel(peer.pictureModel);
  const { image } = await generateImage({ model, prompt: 'A baker at dawn', size: '1536x1024' });
  const { width, height } = await sharp(image.uint8Array).metadata();
  expect([width, height]).toEqual([256, 171]);
});
