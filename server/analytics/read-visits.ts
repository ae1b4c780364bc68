import { sql } from 'drizzle-orm';
import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { steps } from '#domain/wizard/draft/steps.ts';
import type { Database } from '../db/database.ts';
import { usageCounts } from '../db/schema.ts';

const mostPages = 20;

type Visits = NonNullable<AdminAnalytics['visits']>;

/**
 * Visits from the day `from` (as in 2026-11-22) on; days without any are left out. `since` is null
 * where nothing was counted yet.
 */
export async function readVisits(
  db: Database,
  from: string,
): Promise<Omit<Visits, 'since'> & { since: string | null }> {
  const { rows: begun } = await db.execute(
    sql`select to_char(min(day), 'YYYY-MM-DD') as day from ${usageCounts}`,
  );
  const { rows: days } = await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where name = 'visitors'), 0)::int as visitors,
      coalesce(sum(count) filter (where name like 'view %'), 0)::int as views
    from ${usageCounts} where day >= ${from}::date group by day order by day`);
  const { rows: names } = await db.execute(sql`
    select name, sum(count)::int as count
    from ${usageCounts} where day >= ${from}::date and name <> 'visitors'
    group by name order by count desc, name`);
  const counts = new Map(names.map(({ name, count }) => [String(name), Number(count)]));
  const ofDay = (name: 'visitors' | 'views') =>
    days.map((row) => ({ day: String(row.day), count: Number(row[name]) }));
  return {
    since: begun[0]?.day ? String(begun[0].day) : null,
    visitors: ofDay('visitors'),
    views: ofDay('views'),
    pages: [...counts]
      .filter(([name]) => name.startsWith('view '))
      .slice(0, mostPages)
      .map(([name, count]) => ({ path: name.slice('view '.length), count })),
    funnel: steps.map(({ id, heading }) => ({
      step: id,
      title: heading,
      count: counts.get(`step ${id}`) ?? 0,
    })),
  };
}
