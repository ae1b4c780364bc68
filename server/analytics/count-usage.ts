import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { preparedOnce } from '../db/prepared-statement.ts';
import { usageCounts, usageMarks } from '../db/schema.ts';

/** Counted as often as it happened. */
export type Count = { day: string; name: string; count: number };
/** Counted once a day for each visitor. */
export type Mark = { day: string; name: string; visitor: string };

/**
 * Adds to the counts in one statement. Rows come in one order for everybody, so that no process
 * waits for another in a circle.
 */
export async function countUsage(
  db: Database,
  counts: readonly Count[],
  marks: readonly Mark[],
): Promise<void> {
  await db.execute(
    preparedOnce(sql`
    with seen as (
      insert into ${usageMarks} (day, name, visitor)
      select m.day::date, m.name, m.visitor
        from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (day text, name text, visitor text)
        order by 1, 2, 3
      on conflict do nothing
      returning day, name
    ), happened as (
      select day, name, 1 as count from seen
      union all
      select c.day::date, c.name, c.count
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (day text, name text, count int)
    )
    insert into ${usageCounts} as kept (day, name, count)
    select day, name, sum(count)::int from happened group by day, name order by day, name
    on conflict (day, name) do update set count = kept.count + excluded.count`),
  );
}
