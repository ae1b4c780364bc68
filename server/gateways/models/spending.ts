// What models cost on a day (UTC), over all processes. Amounts are millionths of a dollar.
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-statement.ts';
import { modelSpending as table } from '../../db/schema.ts';

export type Spending = {
  /** Sets the most that a call can cost aside; undefined when the day's budget does not hold it. */
  reserve(most: number): Promise<Reservation | undefined>;
  today(): Promise<number>;
};
/** Until it is settled the whole counts as spent: also for ever, when the process dies. */
export type Reservation = { settle(spent: number): Promise<void> };

const nothing: Reservation = { settle: async () => {} };

export function openSpending(db: Database, budgetDollars: number, now: () => Date): Spending {
  const budget = Math.round(budgetDollars * 1_000_000);
  return {
    async reserve(most) {
      // A server of one's own costs nothing.
      if (most === 0) return nothing;
      const day = dayOf(now());
      if (!(await add(db, day, most, budget))) return undefined;
      return {
        async settle(spent) {
          await db.execute(
            preparedOnce(sql`
            update ${table} set microdollars = greatest(0, microdollars + ${spent - most}::bigint)
            where day = ${day}::date returning set_config('synchronous_commit', 'off', true)`),
          );
        },
      };
    },
    async today() {
      const { rows } = await db.execute(
        sql`select microdollars::float8 as spent from ${table} where day = ${dayOf(now())}::date`,
      );
      return Number(rows[0]?.spent ?? 0);
    },
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

// One statement: of calls at the same moment the row's lock decides who still has room. Neither this
// nor the settlement waits for the disk: a machine that fails may forget its last second's calls.
async function add(db: Database, day: string, most: number, budget: number): Promise<boolean> {
  const { rows } = await db.execute(
    preparedOnce(sql`
    insert into ${table} as s (day, microdollars)
    select ${day}::date, ${most}::bigint where ${most}::bigint <= ${budget}::bigint
    on conflict (day) do update set microdollars = s.microdollars + excluded.microdollars
      where s.microdollars + excluded.microdollars <= ${budget}::bigint
    returning 1 as added, set_config('synchronous_commit', 'off', true)`),
  );
  return rows.length > 0;
}
