// On both databases: it counts by statements of its own.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Setback } from '#domain/functions/setback.ts';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { generations, modelSpending } from '../db/schema.ts';
import { readAnalytics } from './read-analytics.ts';

const at = new Date('2026-11-22T12:00:00Z');
const settings = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-a', AI_MODEL: 'large-2' };

test('GEN-08 ADM-06 an admin sees what models used, what they cost, and who took over why', async () => {
  const { services, close } = await openTestServices(settings, { now: () => at });
  const made = (setback: Setback | null, microdollars: number) => ({
    id: randomUUID(),
    at,
    kind: 'script' as const,
    source: setback ? 'fallback' : 'openai',
    outcome: 'done' as const,
    milliseconds: 900,
    model: 'large-2',
    setback,
    input_tokens: 1_000,
    output_tokens: 500,
    microdollars,
  });
  await services.db
    .insert(generations)
    .values([made(null, 17_500), made('busy', 0), made('timeout', 5_000), made('busy', 0)]);
  await services.db.insert(modelSpending).values({ day: '2026-11-22', microdollars: 22_500 });
  const { models, generations: rows } = await readAnalytics(services, 7);
  expect(models).toEqual({
    spentToday: 22_500,
    dailyBudget: 20_000_000,
    setbacks: [
      { setback: 'busy', count: 2 },
      { setback: 'timeout', count: 1 },
    ],
  });
  expect(rows).toMatchObject([
    { source: 'fallback', tokens: 4_500, microdollars: 5_000 },
    { source: 'openai', tokens: 1_500, microdollars: 17_500 },
  ]);
  await close();
});
