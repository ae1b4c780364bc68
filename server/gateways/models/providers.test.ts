// Each provider's protocol over a real connection, through the whole of the policy.
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readWav } from '#domain/animatic/speech/read-wav.ts';
import type { Database } from '#server/db/database.ts';
import type { ModelPlace } from '#server/settings/model-settings.ts';
import {
  type ModelProvider,
  modelProviders,
  pictureProviders,
  speechProviders,
} from '#server/settings/settings.ts';
import type { PictureBehaviour, TextBehaviour } from '#tests/peers/models/behaviour.ts';
import { type ModelPeer, startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import type { CallFailure } from './call-failure.ts';
import { type OpenModels, openModels } from './open-models.ts';
import { ModelError } from './port.ts';
import type { Silence } from './watch-silence.ts';

let peer: ModelPeer;
let logged: string[];
afterEach(() => peer.close());

const free = { input: 0, output: 0, picture: 0, speech: 0 };
const rateLimit =
  'Rate limit reached. You can increase it by adding a payment method at https://platform.openai.com/account/billing.';
const depleted = 'Your prepayment credits are depleted. Please go to AI Studio to manage billing.';
const usageLimit =
  'You have reached your specified API usage limits. You will regain access on 2026-12-01.';
const longText = 'A warm loaf at five in the morning. '.repeat(8);

/** Without prices no database is asked. */
function open(
  provider: ModelProvider,
  over: Partial<ModelPlace> = {},
  silence: Partial<Silence> = {},
): OpenModels {
  const place = { provider, apiKey: peer.key, baseUrl: peer.url };
  return openModels(
    {
      text: { ...place, model: peer.textModel, ...over },
      pictures: { ...place, model: peer.pictureModel, ...over },
      speech: {
        ...place,
        model: peer.speechModel,
        voices: { female: 'coral', male: 'onyx' },
        ...over,
      },
      patienceMs: 10_000,
      dailyBudget: 0,
      prices: free,
    },
    {
      db: undefined as unknown as Database,
      log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
      now: () => new Date('2026-11-22T10:00:00Z'),
      silence: { beforeFirstMs: 30_000, betweenMs: 30_000, ...silence },
      wait: async () => {},
    },
  );
}
const ask = {
  instructions: 'Be brief.',
  messages: [
    { role: 'user' as const, content: 'Who bakes?' },
    { role: 'assistant' as const, content: 'Rosa.' },
    { role: 'user' as const, content: 'When?' },
  ],
  maxOutputTokens: 500,
};
const soon = () => ({ signal: AbortSignal.timeout(30_000) });
const failureOf = async (call: Promise<unknown>): Promise<ModelError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
};

const kindOf = async (call: Promise<unknown>) =>
  ((await failureOf(call)).cause as CallFailure | undefined)?.kind;

describe.each(modelProviders)('%s', (provider) => {
  beforeEach(async () => {
    logged = [];
    peer = await startModelPeer(provider);
  });
  const write = (behaviour: TextBehaviour, models = open(provider)) => {
    peer.answer = behaviour;
    return models.text?.write(ask, soon()) ?? Promise.reject(new Error('no model'));
  };

  test('GEN-08 a text comes as it is written, with what it used', async () => {
    peer.answer = { write: longText };
    const heard: string[] = [];
    const onText = (soFar: string) => void heard.push(soFar);
    const { text, use } = (await open(provider).text?.write(ask, { ...soon(), onText })) ?? {};
    expect(text).toBe(longText);
    expect(use?.outputTokens).toBe(Math.ceil(longText.length / 4));
    expect(use?.inputTokens).toBeGreaterThan(3);
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.at(-1)).toBe(longText);
    const asked = peer.calls[0]?.asked;
    expect(asked).toMatchObject({ instructions: 'Be brief.', messages: ask.messages });
  });

  test('GEN-08 the answer is held to a schema by the request itself', async () => {
    const schema = z.object({ titles: z.array(z.string()), tone: z.enum(['warm', 'cool']) });
    const answer = JSON.stringify({ titles: ['One', 'Two'], tone: 'warm' });
    peer.answer = { write: answer };
    const written = await open(provider).text?.write({ ...ask, schema }, soon());
    expect(written?.text).toBe(answer);
    expect(peer.calls[0]?.asked).toMatchObject({
      schema: { properties: { titles: { type: 'array' } } },
    });
  });

  const failures: [string, TextBehaviour, setback: string, calls: number][] = [
    ['no room, and a long wait asked for', { status: 429, retryAfter: 60 }, 'busy', 1],
    ['no room', { status: 429, retryAfter: 1 }, 'busy', 3],
    ['an error of its own', { status: 500 }, 'unavailable', 3],
    ['too much to do', { status: 503 }, 'unavailable', 3],
    ['a connection cut', 'cut', 'unavailable', 3],
    ['half a stream', { write: longText, half: 'cut' }, 'unavailable', 1],
    ['an error within', { write: longText, half: 'error' }, 'unavailable', 1],
    ['nothing', { write: '' }, 'unusable', 1],
    ['a refusal', { write: 'I cannot help with that.', isRefusal: true }, 'unusable', 1],
    [
      'more than was asked for',
      { write: 'word '.repeat(3_000), pieceLength: 2_000 },
      'unusable',
      1,
    ],
    ['a limit that speaks of billing', { status: 429, message: rateLimit }, 'busy', 3],
    ['no credit', { status: 429, message: 'insufficient_quota' }, 'unavailable', 1],
    ['credits used up', { status: 429, message: depleted }, 'unavailable', 1],
    ['a limit the house set there', { status: 400, message: usageLimit }, 'unavailable', 1],
    [
      'no credit left',
      { status: 400, message: 'Your credit balance is too low.' },
      'unavailable',
      1,
    ],
  ];
  test.each(failures)('GEN-08 %s: a failure of its kind', async (_, behaviour, setback, calls) => {
    const error = await failureOf(write(behaviour));
    expect([error.setback, peer.calls.length]).toEqual([setback, calls]);
    expect(error.use).toBeDefined();
  });

  test('GEN-08 silence ends a call, and what had come counts as used', async () => {
    const half = await failureOf(
      write({ write: longText, half: 'silence' }, open(provider, {}, { betweenMs: 100 })),
    );
    expect([half.setback, peer.calls.length]).toEqual(['timeout', 1]);
    expect(half.use?.inputTokens).toBeGreaterThan(3);
    expect(half.use?.outputTokens).toBeGreaterThan(longText.length / 10);
  });

  test('GEN-08 a wrong key is asked once, stands in no message, and rests the model', async () => {
    const models = open(provider, { apiKey: 'sk-very-secret-and-wrong' });
    const error = await failureOf(write({ write: longText }, models));
    expect(error.setback).toBe('unavailable');
    await failureOf(write({ write: longText }, models));
    expect(peer.calls).toHaveLength(1);
    const said = [error.message, error.stack, String(error.cause), ...logged].join('\n');
    expect(said).not.toMatch(/secret|Be brief|Who bakes/);
    expect(models.states()[0]).toMatchObject({ kind: 'text', isLeftAlone: true });
  });

  test('GEN-08 an unknown model is asked once', async () => {
    const error = await failureOf(
      write({ write: longText }, open(provider, { model: 'no-such-model' })),
    );
    expect([error.setback, peer.calls.length]).toEqual(['unavailable', 1]);
  });

  test('GEN-08 where there is no such interface nobody is asked for a model', async () => {
    const models = open(provider, { baseUrl: new URL(peer.url).origin });
    expect(await kindOf(write({ write: longText }, models))).toBe('unreachable');
  });

  test('GEN-08 what it thinks before it answers is not told', async () => {
    const heard: string[] = [];
    const onText = (soFar: string) => void heard.push(soFar);
    peer.answer = { write: `<think>\nShe asks {when}.\n</think>\n\n${longText}`, pieceLength: 3 };
    const written = await open(provider).text?.write(ask, { ...soon(), onText });
    expect(written?.text).toBe(longText);
    expect(heard.every((soFar) => longText.startsWith(soFar))).toBe(true);
    expect(await kindOf(write({ write: '<think>On and on.' }))).toBe('unusable');
  });

  test('GEN-08 after two failures the third try is the answer', async () => {
    peer.answerWith({ status: 500 }, { status: 429, retryAfter: 1 });
    expect((await write({ write: longText })).text).toBe(longText);
    expect(peer.calls).toHaveLength(3);
  });

  test('GEN-08 leaving ends the call at the provider, and nothing is tried again', async () => {
    peer.answer = { write: longText, gapMs: 20 };
    const leaving = new AbortController();
    const onText = () => leaving.abort();
    const error = await failureOf(
      open(provider).text?.write(ask, { signal: leaving.signal, onText }) ?? Promise.resolve(),
    );
    expect(error.use?.outputTokens).toBeGreaterThan(0);
    const [call] = peer.calls;
    await call?.over;
    expect([call?.hungUp, peer.calls.length]).toEqual([true, 1]);
  });
});

describe.each(pictureProviders)('%s draws', (provider) => {
  beforeEach(async () => {
    logged = [];
    peer = await startModelPeer(provider);
  });
  const draw = (behaviour: PictureBehaviour, aspect: '9:16' | '16:9' | '1:1' = '9:16') => {
    peer.drawing = behaviour;
    const { pictures } = open(provider);
    return pictures?.draw({ prompt: 'A loaf.', aspect }, soon()) ?? Promise.reject(new Error());
  };

  test('GEN-09 a picture of the asked ratio', async () => {
    const { bytes, use } = await draw({ draw: 'picture' });
    expect(bytes.length).toBeGreaterThan(1_000);
    expect(use.pictures).toBe(1);
    const asked = peer.calls[0]?.asked;
    expect(asked).toMatchObject({ kind: 'picture', prompt: 'A loaf.' });
    expect(asked?.kind === 'picture' && asked.ratio).toBeLessThan(0.7);
  });

  test('BOARD-01 with the pictures of what is to be seen, where it can look', async () => {
    const { pictures } = open(provider);
    const references = [{ bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' as const }];
    await pictures?.draw({ prompt: 'A loaf.', aspect: '1:1', references }, soon());
    const asked = peer.calls[0]?.asked;
    const shown = provider === 'openai-compatible' ? [] : ['image/webp'];
    expect(asked).toMatchObject({ kind: 'picture', prompt: 'A loaf.', shown });
  });

  const failures: [string, PictureBehaviour, setback: string, calls: number][] = [
    ['no room', { status: 429, retryAfter: 60 }, 'busy', 1],
    ['an error of its own', { status: 500 }, 'unavailable', 3],
    ['a refusal', 'refuse', 'unusable', 1],
  ];
  test.each(failures)('GEN-09 %s: a failure of its kind', async (_, behaviour, setback, calls) => {
    const error = await failureOf(draw(behaviour));
    expect([error.setback, peer.calls.length]).toEqual([setback, calls]);
  });

  test('GEN-09 leaving ends the call, and the picture counts', async () => {
    peer.drawing = 'hang';
    const leaving = new AbortController();
    const drawn = open(provider).pictures?.draw(
      { prompt: 'A loaf.', aspect: '1:1' },
      { signal: leaving.signal },
    );
    const call = await peer.called(1);
    leaving.abort();
    expect((await failureOf(drawn ?? Promise.resolve())).use?.pictures).toBe(1);
    await call.over;
    expect([call.hungUp, peer.calls.length]).toEqual([true, 1]);
  });
});

const little: [ModelProvider, model: string, body: object][] = [
  ['openai', 'gpt-5-mini', { store: false, reasoning: { effort: 'low' } }],
  ['openai', 'gpt-4.1-mini', { store: false }],
  ['anthropic', 'claude-sonnet-5', { thinking: { type: 'disabled' } }],
  ['anthropic', 'claude-haiku-4-5', { thinking: { type: 'disabled' } }],
  ['anthropic', 'claude-opus-5-5', { output_config: { effort: 'low' } }],
  ['google', 'gemini-2.5-flash', thinking({ thinkingBudget: 1_000 })],
  ['google', 'gemini-3.8-flash', thinking({ thinkingLevel: 'low' })],
];
test.each(little)('GEN-08 %s is asked once, and to think little: %s', async (name, model, body) => {
  logged = [];
  peer = await startModelPeer(name, { models: [model] });
  peer.answer = { write: longText };
  await open(name, { model }).text?.write(ask, soon());
  expect(peer.calls.map((call) => call.body)).toEqual([expect.objectContaining(body)]);
});

function thinking(thinkingConfig: object) {
  return { generationConfig: expect.objectContaining({ thinkingConfig }) };
}

test('GEN-08 a model that cannot be asked to think little is asked as usual, and then at once', async () => {
  logged = [];
  peer = await startModelPeer('openai');
  const models = open('openai');
  peer.answerWith({ status: 400 });
  peer.answer = { write: longText };
  for (let i = 0; i < 2; i++) await models.text?.write(ask, soon());
  const efforts = peer.calls.map(
    ({ body }) => (body as { reasoning?: { effort: string } }).reasoning?.effort,
  );
  expect(efforts).toEqual(['low', undefined, undefined]);
});

test('GEN-08 a server that refuses to be asked what was used is not asked it again', async () => {
  logged = [];
  peer = await startModelPeer('openai-compatible', { usage: false });
  const models = open('openai-compatible');
  const schema = z.object({ tone: z.string() });
  peer.answer = { write: '{"tone":"warm"}' };
  for (let i = 0; i < 2; i++) {
    const { use } = (await models.text?.write({ ...ask, schema }, soon())) ?? {};
    expect(use?.outputTokens).toBe(4);
  }
  const asked = peer.calls.map(({ status, body }) => [status, formOf(body)]);
  expect(asked).toEqual([[422, 'json_schema'], ...Array(2).fill([200, 'json_schema'])]);
});

test('GEN-09 of Google’s models another than Gemini is unknown, and not asked', async () => {
  logged = [];
  peer = await startModelPeer('google');
  const { pictures } = open('google', { model: 'imagen-4.0-generate-001' });
  const drawn = pictures?.draw({ prompt: 'A loaf.', aspect: '1:1' }, soon()) ?? Promise.resolve();
  expect([await kindOf(drawn), peer.calls.length]).toEqual(['model-unknown', 0]);
});

test('GEN-08 a text model that streams for verified organizations alone is asked once', async () => {
  logged = [];
  peer = await startModelPeer('openai');
  const message = 'Your organization must be verified to stream this model.';
  peer.answer = { status: 400, message, code: 'unsupported_value' };
  const written = open('openai').text?.write(ask, soon()) ?? Promise.resolve();
  expect([await kindOf(written), peer.calls.length]).toEqual(['model-unknown', 1]);
});

test('GEN-09 a picture model that wants a verified organization is no wrong key', async () => {
  logged = [];
  peer = await startModelPeer('openai');
  const message = 'Your organization must be verified to use the model `gpt-image-2`.';
  peer.drawing = { status: 403, message, code: 'unverified' };
  const drawn = open('openai').pictures?.draw({ prompt: 'A loaf.', aspect: '1:1' }, soon());
  expect(await kindOf(drawn ?? Promise.resolve())).toBe('model-unknown');
});

describe('whoever is asked', () => {
  beforeEach(async () => {
    logged = [];
    peer = await startModelPeer('openai-compatible', { key: null });
  });
  const write = (models: OpenModels) =>
    models.text?.write(ask, soon()) ?? Promise.reject(new Error('no model'));

  test('GEN-08 after five failures in a row nothing is asked', async () => {
    const models = open('openai-compatible');
    peer.answer = { status: 500 };
    for (let i = 0; i < 6; i++) await failureOf(write(models));
    expect(peer.calls).toHaveLength(15);
    expect(models.states()[0]?.outcomes).toEqual(new Map([['unavailable', 6]]));
  });

  test('GEN-08 a caller who cannot use what comes ends the call, and knows why', async () => {
    peer.answer = { write: longText, gapMs: 20 };
    const models = open('openai-compatible');
    const reason = new Error('it gave the instructions away');
    const onText = () => {
      throw reason;
    };
    const error = await failureOf(
      models.text?.write(ask, { ...soon(), onText }) ?? Promise.resolve(),
    );
    expect([error.setback, (error.cause as Error).cause]).toEqual(['unusable', reason]);
    await peer.calls[0]?.over;
    expect([peer.calls[0]?.hungUp, peer.calls.length]).toEqual([true, 1]);
  });

  test('GEN-08 one that never answers ends by the time it has', async () => {
    peer.answer = 'hang';
    const error = await failureOf(write(open('openai-compatible', {}, { beforeFirstMs: 1000 })));
    expect([error.setback, peer.calls.length]).toEqual(['timeout', 1]);
  });

  test('GEN-09 far more than a picture is not read to its end', async () => {
    peer.drawing = { draw: 'huge' };
    const { pictures } = open('openai-compatible');
    const drawn = pictures?.draw({ prompt: 'A loaf.', aspect: '1:1' }, soon());
    expect((await failureOf(drawn ?? Promise.resolve())).setback).toBe('unusable');
  });

  test('GEN-08 a server of one’s own needs no key', async () => {
    peer.answer = { write: longText };
    const models = open('openai-compatible', { apiKey: undefined });
    expect((await write(models)).text).toBe(longText);
    expect(peer.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('GEN-08 a server that knows no schemas is asked for JSON, and from then on at once', async () => {
    const models = open('openai-compatible');
    const schema = z.object({ tone: z.string() });
    const held = () => models.text?.write({ ...ask, schema }, soon());
    peer.answer = { write: '{"tone":"warm"}' };
    peer.answerWith({ status: 400 }, { status: 400 });
    expect((await held())?.text).toBe('{"tone":"warm"}');
    await held();
    const forms = peer.calls.map(({ body }) => formOf(body));
    expect(forms).toEqual(['json_schema', 'json_object', undefined, undefined]);
    expect(peer.calls[2]?.asked).toMatchObject({
      instructions: expect.stringContaining('"tone":{"type":"string"}'),
    });
  });

  test('GEN-08 one that refuses everything is asked for each form, and nothing is learnt', async () => {
    const models = open('openai-compatible');
    const schema = z.object({ tone: z.string() });
    const held = () => models.text?.write({ ...ask, schema }, soon()) ?? Promise.resolve();
    peer.answer = { status: 400 };
    expect((await failureOf(held())).setback).toBe('unusable');
    peer.answer = { write: '{}' };
    await held();
    expect(formOf(peer.calls[3]?.body)).toBe('json_schema');
    expect(models.states()[0]?.isLeftAlone).toBe(false);
  });
});

describe.each(speechProviders)('%s speaks', (provider) => {
  beforeEach(async () => {
    logged = [];
    peer = await startModelPeer(provider);
  });
  const speak = (text = 'Come in.') =>
    open(provider).speech?.speak({ text, voice: 'male' }, soon()) ?? Promise.reject();

  test('FILM-12 a sentence comes as samples, by the voice that was named', async () => {
    const { bytes } = await speak();
    const read = readWav(bytes);
    expect((read?.samples.length ?? 0) / (read?.rate ?? 1)).toBeCloseTo(8 / 15, 1);
    expect(peer.calls[0]?.asked).toMatchObject({ kind: 'speech', voice: 'onyx' });
    expect(JSON.stringify(peer.calls[0]?.asked)).toContain('Come in.');
  });

  test('FILM-12 it is asked again where it is busy, and not where the key is refused', async () => {
    peer.speakWith({ status: 503 });
    expect((await speak()).bytes.length).toBeGreaterThan(1000);
    expect(peer.calls).toHaveLength(2);
    peer.speaking = { status: 401, message: 'Incorrect API key provided.' };
    expect(await kindOf(speak('Go.'))).toBe('key-refused');
  });
});

const formOf = (body: unknown) =>
  (body as { response_format?: { type: string } }).response_format?.type;
