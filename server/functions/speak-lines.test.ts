import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readWav } from '#domain/animatic/speech/read-wav.ts';
import { speakLinesAnswer } from '#domain/functions/speak-lines.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { type ModelPeer, startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { generations, modelSpending } from '../db/schema.ts';

let peer: ModelPeer;
let site: TestSite;
const settings = () => ({
  AI_SPEECH_PROVIDER: 'openai',
  AI_SPEECH_MODEL: peer.speechModel,
  AI_SPEECH_BASE_URL: peer.url,
  AI_SPEECH_API_KEY: peer.key,
  AI_PRICE_SPEECH: '15',
});
beforeAll(async () => {
  peer = await startModelPeer('openai');
  site = await openTestSite(settings());
});
afterEach(() => {
  peer.calls.length = 0;
  peer.speaking = { speak: 'tone' };
});
afterAll(async () => {
  await site.close();
  await peer.close();
});

const speak = async (body: object, at: TestSite = site, from = '203.0.113.9') => {
  const response = await at.call('speak-lines', body, from);
  expect(response.status).toBe(200);
  return speakLinesAnswer.parse(await response.json());
};

test('FILM-12 each line is spoken once by the model, kept, and counted in the budget', async () => {
  const lines = ['Half of a broom.', 'Nobody asks.', 'Half of a broom.'];
  const { recordings, source } = await speak({ lines, gender: 'male' });
  expect(source).toBe('provider');
  expect(recordings).toHaveLength(3);
  expect(recordings[0]).toBe(recordings[2]);
  expect(peer.calls.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ input: 'Nobody asks.', voice: 'onyx', response_format: 'wav' }),
    ]),
  );
  expect(peer.calls).toHaveLength(2);
  const heard = await site.ask(recordings[1] ?? '');
  expect(heard.headers.get('content-type')).toBe('audio/wav');
  expect(heard.headers.get('cache-control')).toContain('immutable');
  const read = readWav(new Uint8Array(await heard.arrayBuffer()));
  expect((read?.samples.length ?? 0) / (read?.rate ?? 1)).toBeCloseTo(12 / 15, 1);
  const letters = lines.slice(0, 2).join('').length;
  const [day] = await site.services.db.select().from(modelSpending);
  expect(day?.microdollars).toBe(letters * 15);
  await site.services.usage.flush();
  const [noted] = await site.services.db.select().from(generations);
  expect(noted).toMatchObject({
    kind: 'speech',
    source: 'openai',
    model: peer.speechModel,
    microdollars: letters * 15,
  });

  peer.calls.length = 0;
  expect((await speak({ lines, gender: 'male' })).recordings).toEqual(recordings);
  expect(peer.calls).toHaveLength(0);
  // Another voice is another recording.
  expect((await speak({ lines })).recordings[0]).not.toBe(recordings[0]);
  expect(peer.calls[0]?.body).toMatchObject({ voice: 'coral' });
});

test.each([
  ['does not answer', { status: 503 }, 'unavailable'],
  ['sends what is no sound', { speak: 'html' }, 'unusable'],
] as const)(
  'FILM-12 a model that %s leaves the film without its voice, and that is said',
  async (_, behaviour, setback) => {
    peer.speaking = behaviour;
    expect(await speak({ lines: [`Said by none: ${setback}.`] })).toEqual({
      recordings: [],
      source: 'fallback',
      setback,
    });
    peer.speaking = { speak: 'tone' };
  },
);

test('FILM-12 with the budget of the day spent nothing is asked, and that is said', async () => {
  const poor = await openTestSite({ ...settings(), AI_DAILY_BUDGET: '0' });
  expect(await speak({ lines: ['Too dear.'] }, poor)).toMatchObject({ setback: 'spent' });
  expect(peer.calls).toHaveLength(0);
  await poor.close();
});

test('FILM-12 a network has sixty films an hour', async () => {
  const lines = ['Half of a broom.'];
  const address = '198.51.100.77';
  for (let asked = 0; asked < 60; asked++) await speak({ lines }, site, address);
  const response = await site.call('speak-lines', { lines }, address);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).not.toBeNull();
});

test('FILM-12 what is too much to say is refused in words, and without a model there is none', async () => {
  const long = { lines: Array.from({ length: 8 }, () => 'a'.repeat(900)) };
  expect((await site.call('speak-lines', long)).status).toBe(422);
  const plain = await openTestSite();
  expect((await plain.call('speak-lines', { lines: ['Come in.'] })).status).toBe(404);
  await plain.close();
});
