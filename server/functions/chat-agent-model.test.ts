import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { chatAgentAnswer } from '#domain/functions/chat-agent.ts';
import { type StreamLine, streamLine, streamType } from '#domain/functions/progress.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { writeSensibly } from '#tests/peers/models/sensible-writer.ts';
import { startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { gullible, hostile, leaking, obedient } from '#tests/peers/models/writers.ts';
import { builtInChat } from '../chat/built-in-chat.ts';
import { installationOf } from '../chat/installation.ts';
import { canary, injections } from '../chat/testing/injections.ts';
import { openMeter } from '../generation/meter.ts';
import { chatAgent } from './chat-agent.ts';

const peer = await startModelPeer('openai-compatible');
const site = await openTestSite({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: peer.url,
  AI_API_KEY: peer.key,
  AI_MODEL: peer.textModel,
  BRAND_PHONE: '(213) 555-0142',
});
afterAll(async () => {
  await site.close();
  await peer.close();
});
beforeEach(() => {
  peer.calls.length = 0;
  peer.answer = { write: writeSensibly };
});

const networks = Array(250).keys();
const freshNetwork = () => `203.0.113.${networks.next().value}`;
const ask = async (message: string, address = freshNetwork()) => {
  const response = await site.call('chat-agent', { message }, address);
  expect(response.status).toBe(200);
  return chatAgentAnswer.parse(await response.json());
};

/** The lines of a streamed reply: what was told, and the answer. */
async function hear(message: string) {
  const response = await site.ask(
    '/api/functions/chat-agent',
    {
      method: 'POST',
      body: JSON.stringify({ message }),
      headers: { 'Content-Type': 'application/json', Accept: streamType },
    },
    freshNetwork(),
  );
  const lines = (await response.text()).trim().split('\n');
  const read = lines.map((line): StreamLine => streamLine.parse(JSON.parse(line)));
  const last = read.at(-1);
  const answer = chatAgentAnswer.parse(last?.type === 'answer' ? last.answer : undefined);
  return { told: read.slice(0, -1), answer };
}
const textOf = (told: readonly StreamLine[]) =>
  told.map((line) => (line.type === 'text' ? line.text : '')).join('');
const builtIn = async (message: string) =>
  (await builtInChat.answer(message, [], installationOf(site.services.config))).response;

const question = 'how much is the starter package';

test('CHAT-03 the model’s words are streamed as they come, and are the reply', async () => {
  const { told, answer } = await hear(question);
  expect(answer).toMatchObject({ source: 'provider', response: expect.stringMatching(/\$9\.99/) });
  expect(answer).not.toHaveProperty('setback');
  expect(told.length).toBeGreaterThan(1);
  expect(textOf(told)).toBe(answer.response);
  expect(peer.calls).toHaveLength(1);
});

test.each([
  ['half a stream', { write: writeSensibly, half: 'cut' }, /unavailable|unusable/],
  ['an error in the stream', { write: writeSensibly, half: 'error' }, 'unavailable'],
  ['an invented price', { write: 'It is free. A film costs $500. Done.' }, 'unusable'],
  ['hostile text', { write: hostile }, 'unusable'],
  ['its instructions', { write: leaking }, 'unusable'],
] as const)(
  'CHAT-03 CHAT-05 on %s the built-in assistant answers, and says so',
  async (_, behaviour, setback) => {
    peer.answer = behaviour;
    const { told, answer } = await hear(question);
    expect(answer).toMatchObject({ source: 'fallback', response: await builtIn(question) });
    expect(answer.setback).toMatch(setback);
    expect(told.at(-2)).toEqual({ type: 'restarted' });
    expect(textOf(told)).not.toMatch(/[<[\]]|evil|javascript|\$500|FACTS/);
  },
);

/** Asks as the HTTP side does, with a patience and an end of its own. */
function run(patienceMs: number, left = new AbortController(), onProgress = () => {}) {
  const { config, log } = site.services;
  const models = { ...config.models, patienceMs };
  const services = { ...site.services, config: { ...config, models } };
  const now = new Date();
  const generation = { date: now, signal: left.signal, meter: openMeter(), log, onProgress };
  const context = { services, network: freshNetwork(), now, generation };
  const input = { message: 'how does it work', conversationHistory: [] };
  return chatAgent.run(input, context as never);
}

test('CHAT-03 who leaves ends the call at the provider', async () => {
  peer.answer = { write: writeSensibly, gapMs: 300 };
  const left = new AbortController();
  await expect(run(20_000, left, () => left.abort())).rejects.toThrow();
  const call = await peer.called(1);
  await call.over;
  expect([call.hungUp, peer.calls.length]).toEqual([true, 1]);
});

test('CHAT-06 after sixty answers in an hour a network hears the built-in assistant', async () => {
  const network = freshNetwork();
  const rule = { name: 'chat-model', subject: network, count: 60, windowSeconds: 3600 };
  for (let turn = 0; turn < 59; turn += 1) {
    await site.services.limits.take([rule], site.services.now());
  }
  expect(await ask(question, network)).toMatchObject({ source: 'provider' });
  expect(await ask(question, network)).toMatchObject({
    source: 'fallback',
    setback: 'spent',
    response: await builtIn(question),
  });
  expect(peer.calls).toHaveLength(1);
});

// What was hung up on may still arrive: nothing is counted after it.
test('CHAT-03 a provider that is silent is waited for no longer than the house says', async () => {
  peer.answer = 'hang';
  expect(await run(50)).toMatchObject({ source: 'fallback', setback: 'timeout' });
});

describe('CHAT-05 forty attempts on models that do as they are told leave no trace', () => {
  test.each([
    ['obedient', obedient],
    ['gullible', gullible],
  ])('%s', async (_, write) => {
    peer.answer = { write };
    for (const message of injections) {
      const { told, answer } = await hear(message);
      const shown = textOf(told) + JSON.stringify(answer);
      expect(shown, message).not.toContain(canary);
      expect(shown, message).not.toMatch(/<|evil|javascript:|90 days|\$0\b|APP_SECRET|\]\(/);
    }
  });
});
