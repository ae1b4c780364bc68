import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import type { Engine } from '../engine/engine.ts';
import { openSlots, type Slots } from '../generation/slots.ts';

const settings = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-a', AI_MODEL: 'large-2' };
const product = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night, warm at nine.',
  creativeApproach: 'bold',
};
const concept = { title: 'Warm', subtitle: 'Bread.', features: ['one'], tone: 'calm' };

const modelEngine: Partial<Engine> = {};
let slots: Slots;
let site: TestSite;
beforeAll(async () => {
  const impatient: Slots = {
    hold: (visitor, signal, work) => slots.hold(visitor, signal, work),
    sweep: () => slots.sweep(),
  };
  site = await openTestSite(settings, { modelEngine, slots: impatient });
  slots = openSlots({ ...site.services, pause: async () => {} });
});
afterAll(() => site.close());

const ask = (agent: string) =>
  site.ask('/api/functions/generate-concepts', {
    method: 'POST',
    body: JSON.stringify(product),
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
  });

test('GEN-10 a third generation at a time is asked to come back, another visitor’s is not', async () => {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  let running = 0;
  modelEngine.writeConcepts = async () => {
    running += 1;
    if (running === 2) begun.resolve();
    await ending.promise;
    return [concept, concept, concept];
  };
  const two = [ask('one'), ask('one')];
  await begun.promise;
  const third = await ask('one');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
  const other = ask('other');
  ending.resolve();
  expect((await other).status).toBe(200);
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('one')).status).toBe(200);
});
