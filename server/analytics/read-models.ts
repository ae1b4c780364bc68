// What models cost, and how often the built-in engine took over from them.
import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { setback as known } from '#domain/functions/setback.ts';
import type { Database } from '../db/database.ts';
import { generations, modelSpending } from '../db/schema.ts';
import type { Config } from '../settings/config.ts';
import { dayOf } from './usage.ts';

/** Since the moment `since`; null where the settings name no model. */
export async function readModels(
  db: Database,
  { models }: Config,
  since: Date,
  now: Date,
): Promise<AdminAnalytics['models']> {
  if (!models.text && !models.pictures && !models.speech) return null;
  const [today] = await db
    .select({ spent: modelSpending.microdollars })
    .from(modelSpending)
    .where(eq(modelSpending.day, dayOf(now)));
  const rows = await db
    .select({ setback: generations.setback, count: count() })
    .from(generations)
    .where(and(gte(generations.at, since), isNotNull(generations.setback)))
    .groupBy(generations.setback)
    .orderBy(desc(count()));
  return {
    spentToday: today?.spent ?? 0,
    dailyBudget: Math.round(models.dailyBudget * 1_000_000),
    setbacks: rows.flatMap((row) => {
      const setback = known.safeParse(row.setback);
      return setback.success ? [{ setback: setback.data, count: row.count }] : [];
    }),
  };
}
