// On both databases: calls at the same moment share one sum.
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { modelSpending } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { type ModelPeer, startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { openModels } from './open-models.ts';
import { openSpending } from './spending.ts';

let opened: OpenDatabase;
let peer: ModelPeer;
beforeAll(async () => {
  [opened, peer] = await Promise.all([openTestDatabase(), startModelPeer('openai-compatible')]);
});
afterAll(() => Promise.all([opened.close(), peer.close()]));
beforeEach(async () => {
  await opened.db.delete(modelSpending);
  peer.calls.length = 0;
});

const noon = () => new Date('2026-11-22T12:00:00Z');
const spend = (budget: number, now = noon) => openSpending(opened.db, budget, now);

test('GEN-08 of calls at the same moment no more begin than the budget holds', async () => {
  const [one, other] = [spend(1), spend(1)]; // as in two processes
  const asked = Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).reserve(150_000));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(6);
  expect(await one.today()).toBe(900_000);
});

test('GEN-08 what was set aside and not used can be used again', async () => {
  const spending = spend(1);
  const reservation = await spending.reserve(1_000_000);
  expect(await spending.reserve(1)).toBeUndefined();
  await reservation?.settle(400_000);
  expect(await spending.reserve(600_001)).toBeUndefined();
  expect(await spending.reserve(600_000)).toBeDefined();
});

test('GEN-08 a first call beyond the budget is refused; the next day begins anew', async () => {
  expect(await spend(1).reserve(1_000_001)).toBeUndefined();
  await spend(1).reserve(1_000_000);
  const tomorrow = spend(1, () => new Date('2026-11-23T00:00:00Z'));
  expect(await tomorrow.reserve(1_000_000)).toBeDefined();
  expect(await tomorrow.today()).toBe(1_000_000);
});

test('GEN-08 a call over midnight is settled on the day it began', async () => {
  let now = new Date('2026-11-22T23:59:59Z');
  const spending = spend(1, () => now);
  const reservation = await spending.reserve(500_000);
  now = new Date('2026-11-23T00:00:01Z');
  await reservation?.settle(100_000);
  expect(await opened.db.select().from(modelSpending)).toEqual([
    { day: '2026-11-22', microdollars: 100_000 },
  ]);
});

const prices = { input: 3, output: 15, picture: 0.04, speech: 15 };
const open = (dailyBudget: number, over: Partial<typeof prices> = {}) =>
  openModels(
    {
      text: place(peer.textModel),
      pictures: place(peer.pictureModel),
      speech: undefined,
      patienceMs: 5_000,
      dailyBudget,
      prices: { ...prices, ...over },
    },
    { db: opened.db, log: pino({ level: 'silent' }), now: noon, wait: async () => {} },
  );
const place = (model: string) => ({
  provider: 'openai-compatible' as const,
  model,
  apiKey: peer.key,
  baseUrl: peer.url,
});
const ask = {
  instructions: 'Be brief.',
  messages: [{ role: 'user' as const, content: 'Who bakes?' }],
  maxOutputTokens: 500,
};
const soon = () => ({ signal: AbortSignal.timeout(30_000) });

test('GEN-08 what a call cost is what counts, to the millionth of a dollar', async () => {
  peer.answer = { write: 'Rosa does.' };
  const models = open(1);
  const { use } = (await models.text?.write(ask, soon())) ?? {};
  const asked = use && use.inputTokens * 3 + use.outputTokens * 15;
  expect(use?.microdollars).toBe(asked);
  await models.pictures?.draw({ prompt: 'A loaf.', aspect: '1:1' }, soon());
  expect(await models.spentDollars()).toBe(((asked ?? 0) + 40_000) / 1_000_000);
});

test('GEN-08 with the budget spent nothing is asked', async () => {
  const models = open(0.01);
  await expect(models.text?.write(ask, soon())).rejects.toMatchObject({ setback: 'spent' });
  expect(peer.calls).toHaveLength(0);
  expect(await models.spentDollars()).toBe(0);
  expect(models.states()[0]?.outcomes).toEqual(new Map([['spent', 1]]));
});

test('GEN-08 a failure before the model began costs nothing; leaving costs what had come', async () => {
  const models = open(1);
  peer.answer = { status: 500 };
  await expect(models.text?.write(ask, soon())).rejects.toMatchObject({
    setback: 'unavailable',
    use: { microdollars: 0 },
  });
  expect(await models.spentDollars()).toBe(0);
  peer.answer = { write: 'Rosa does. '.repeat(50), gapMs: 20 };
  const leaving = new AbortController();
  const left = models.text?.write(ask, {
    signal: leaving.signal,
    onText: () => leaving.abort(),
  });
  await expect(left).rejects.toMatchObject({ use: { outputTokens: expect.any(Number) } });
  const spent = await models.spentDollars();
  expect(spent).toBeGreaterThan(0.00008);
  expect(spent).toBeLessThan(0.001);
});

test('GEN-08 without a budget a model that costs nothing is asked, and no other', async () => {
  peer.answer = { write: 'Rosa does.' };
  const free = open(0, { input: 0, output: 0 });
  expect((await free.text?.write(ask, soon()))?.text).toBe('Rosa does.');
  const drawn = free.pictures?.draw({ prompt: 'A loaf.', aspect: '1:1' }, soon());
  await expect(drawn).rejects.toMatchObject({ setback: 'spent' });
});
