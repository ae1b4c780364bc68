// The peers as the library that the product uses reads them.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage, generateText, Output, streamText } from 'ai';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ModelProvider, modelProviders } from '#server/settings/settings.ts';
import type { TextBehaviour } from './behaviour.ts';
import { type ModelPeer, startModelPeer } from './start-model-peer.ts';
import { truncated } from './writers.ts';

let peer: ModelPeer;
afterEach(() => peer.close());

const open = {
  openai: (baseURL: string, apiKey: string) => createOpenAI({ baseURL, apiKey }),
  anthropic: (baseURL: string, apiKey: string) => createAnthropic({ baseURL, apiKey }),
  google: (baseURL: string, apiKey: string) => createGoogle({ baseURL, apiKey }),
  'openai-compatible': (baseURL: string, apiKey: string) =>
    createOpenAICompatible({
      name: 'peer',
      baseURL,
      apiKey,
      includeUsage: true,
      supportsStructuredOutputs: true,
    }),
};
const modelOf = (name: ModelProvider, { key = peer.key, model = peer.textModel } = {}) =>
  open[name](peer.url, key)(model);
const ask = { prompt: 'Say good morning.', maxRetries: 0, maxOutputTokens: 1000 };
const schema = z.object({
  titles: z.array(z.string()).describe('Three titles.'),
  tone: z.enum(['warm', 'cool']),
  note: z.string().nullable(),
});

async function read(name: ModelProvider, behaviour: TextBehaviour) {
  peer.answerWith(behaviour);
  const errors: unknown[] = [];
  const onError = ({ error }: { error: unknown }) => void errors.push(error);
  const result = streamText({ ...ask, model: modelOf(name), instructions: 'Be brief.', onError });
  const pieces: string[] = [];
  const readAll = async () => {
    for await (const piece of result.textStream) pieces.push(piece);
  };
  // The library throws what happens to the socket and tells what the provider says.
  await readAll().catch((error) => errors.push(error));
  return { result, pieces, errors };
}

describe.each(modelProviders)('%s', (name) => {
  beforeEach(async () => {
    peer = await startModelPeer(name);
  });

  test('a text streams in pieces and ends with what was used', async () => {
    const { result, pieces, errors } = await read(name, { write: 'Good morning. '.repeat(20) });
    expect(errors).toEqual([]);
    expect(pieces.length).toBeGreaterThanOrEqual(12);
    expect(pieces.join('')).toBe('Good morning. '.repeat(20));
    expect(await result.usage).toMatchObject({ inputTokens: 7, outputTokens: 70 });
    expect(await result.finishReason).toBe('stop');
    expect(peer.calls[0]?.asked).toMatchObject({ instructions: 'Be brief.', streams: true });
  });

  test('without being told what to say it writes in the shape asked for', async () => {
    const output = Output.object({ schema });
    const result = await generateText({ ...ask, model: modelOf(name), output });
    expect(result.output.titles).toHaveLength(3);
    expect(result.usage.outputTokens).toBeGreaterThan(5);
  });

  test('a text ends where it may be no longer', async () => {
    peer.answerWith({ write: 'x'.repeat(1000) });
    const result = await generateText({ ...ask, model: modelOf(name), maxOutputTokens: 20 });
    expect([result.text, result.finishReason]).toEqual(['x'.repeat(80), 'length']);
  });

  test('a refused text says so', async () => {
    peer.answerWith({ write: 'I cannot help with that.', isRefusal: true });
    const { finishReason } = await generateText({ ...ask, model: modelOf(name) });
    expect(finishReason).toBe('content-filter');
  });

  test('a wrong key and an unknown model are refused as the provider does', async () => {
    const said = name === 'google' ? [400, 404] : [401, 404];
    const wrong = [{ key: 'no' }, { model: 'gone' }];
    for (const [index, how] of wrong.entries()) {
      await expect(generateText({ ...ask, model: modelOf(name, how) })).rejects.toMatchObject({
        statusCode: said[index],
        message: /key|gone/i,
      });
    }
    expect(peer.calls.map(({ status }) => status)).toEqual(said);
  });

  test('a limit is answered with when to come back', async () => {
    peer.answerWith({ status: 429, retryAfter: 7 });
    await expect(generateText({ ...ask, model: modelOf(name) })).rejects.toMatchObject({
      statusCode: 429,
      ...(name === 'google'
        ? { responseBody: expect.stringContaining('"retryDelay":"7s"') }
        : { responseHeaders: { 'retry-after': '7' } }),
    });
  });

  test.each(['cut', 'error'] as const)('half a stream, then %s', async (half) => {
    const { pieces, errors } = await read(name, { write: 'x'.repeat(200), half });
    expect(pieces.join('')).toBe('x'.repeat(100));
    expect(errors).not.toEqual([]);
    expect(peer.calls[0]).toMatchObject({ hungUp: false, sentTokens: 25 });
  });

  test.each(['hang', { write: 'x'.repeat(200), half: 'silence' }] as const)(
    'a caller who leaves is noticed',
    async (behaviour) => {
      peer.answerWith(behaviour);
      const { signal: abortSignal, abort } = controller();
      const reading = streamText({ ...ask, model: modelOf(name), abortSignal }).consumeStream();
      const call = await peer.called(1);
      abort();
      await Promise.all([reading, call.over]);
      expect(call.hungUp).toBe(true);
    },
  );
});

function controller() {
  const leaving = new AbortController();
  return { signal: leaving.signal, abort: () => leaving.abort() };
}

test.each(modelProviders.filter((name) => name !== 'anthropic'))('%s draws', async (name) => {
  peer = await startModelPeer(name);
  const model = open[name](peer.url, peer.key).imageModel(peer.pictureModel);
  const shape =
    name === 'google' ? { aspectRatio: '16:9' as const } : { size: '1536x1024' as const };
  const picture = { model, prompt: 'A baker at dawn', maxRetries: 0, ...shape };
  const { image } = await generateImage(picture);
  const { width, height } = await sharp(image.uint8Array).metadata();
  expect([width, height]).toEqual([256, name === 'google' ? 144 : 171]);
  peer.drawWith('refuse', { status: 500 });
  await expect(generateImage(picture)).rejects.toThrow(/image|safety/i);
  await expect(generateImage(picture)).rejects.toMatchObject({ statusCode: 500 });
});

test.each(['html', 'broken', 'vast'] as const)('what is %s is no picture', async (draw) => {
  peer = await startModelPeer('openai');
  peer.drawWith({ draw });
  const model = createOpenAI({ baseURL: peer.url, apiKey: peer.key }).image(peer.pictureModel);
  const { image } = await generateImage({ model, prompt: 'A baker at dawn', maxRetries: 0 });
  await expect(sharp(image.uint8Array).raw().toBuffer()).rejects.toThrow();
});

test.each([false, true])('Claude answers through a tool where it knows no schema', async (half) => {
  peer = await startModelPeer('anthropic');
  if (half) peer.answerWith({ write: truncated(0.5) });
  const model = modelOf('anthropic', { model: 'claude-3-haiku-20240307' });
  const result = streamText({ ...ask, model, output: Output.object({ schema }), onError() {} });
  const asked = result.output.then(({ titles }) => titles.length);
  await (half ? expect(asked).rejects.toThrow() : expect(asked).resolves.toBe(3));
});

test('OpenAI refuses a schema with an optional property', async () => {
  peer = await startModelPeer('openai');
  const output = Output.object({ schema: schema.partial() });
  await expect(generateText({ ...ask, model: modelOf('openai'), output })).rejects.toThrow(
    /Missing 'titles'/,
  );
});

test('a server of one’s own may ask for no key, and knows the schema from the words', async () => {
  peer = await startModelPeer('openai-compatible', { key: null });
  const model = createOpenAICompatible({ name: 'peer', baseURL: peer.url })(peer.textModel);
  const instructions = `Answer in JSON of this schema: ${JSON.stringify(z.toJSONSchema(schema))}`;
  const output = await generateText({ ...ask, model, instructions }).then(({ text }) =>
    schema.parse(JSON.parse(text)),
  );
  expect(output.tone).toBe('warm');
});

test.each([
  ['schema', [200, 200]],
  ['object', [400, 200]],
  ['words', [400, 400]],
] as const)('a server that can be held to JSON by %s', async (json, statuses) => {
  peer = await startModelPeer('openai-compatible', { json });
  for (const supportsStructuredOutputs of [true, false]) {
    const own = { name: 'peer', baseURL: peer.url, apiKey: peer.key, supportsStructuredOutputs };
    const model = createOpenAICompatible(own)(peer.textModel);
    const asked = { ...ask, prompt: 'As JSON.', model, output: Output.object({ schema }) };
    await generateText(asked).catch(() => undefined);
  }
  expect(peer.calls.map(({ status }) => status)).toEqual(statuses);
});
