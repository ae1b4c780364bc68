// How often something may be done: counted in the database, so that all processes count together.
import { createHmac } from 'node:crypto';
import { lt, type SQL, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Database, Queries } from './db/database.ts';
import { limits as table } from './db/schema.ts';

/** `count` uses by one `subject` in a window that opens with the first use. */
export type LimitRule = {
  name: string;
  /** A network or an e-mail address. Only a keyed hash of it is stored. */
  subject: string;
  count: number;
  windowSeconds: number;
};
export type Limits = {
  /**
   * Counts one use against every rule, or against none when one of them is used up: then it throws
   * an AppError 'too-many-requests' that says when to come back. Inside a transaction pass its
   * handle, so that the use counts only if the transaction commits.
   */
  take(rules: readonly LimitRule[], now: Date, queries?: Queries): Promise<void>;
  /** Forgets windows that have ended. */
  sweep(now: Date): Promise<void>;
};

/** Limits kept in `db`; `secret` keys the hash of the subjects. */
export function openLimits(db: Database, secret: string): Limits {
  const hash = (subject: string) =>
    createHmac('sha256', secret).update(`limit:${subject.toLowerCase()}`).digest('base64url');
  return {
    async take(rules, now, queries = db) {
      if (rules.length === 0) return;
      const asked = rules.map((rule) => ({ ...rule, subject: hash(rule.subject) }));
      const { rows } = await queries.execute(countOnce(asked, now));
      const [full] = rows as { seconds: number }[];
      if (!full) return;
      throw new AppError('too-many-requests', 'That was a lot at once. Please try again later.', {
        retryAfterSeconds: Math.max(1, Math.ceil(full.seconds)),
      });
    },
    async sweep(now) {
      await db.delete(table).where(lt(table.resets_at, now));
    },
  };
}

/**
 * One statement, so that it needs no transaction of its own: counts one use against every rule
 * unless one of them is full, and gives how long the fullest one lasts. Of uses at the same moment
 * the row's lock decides; the rows are locked in one order.
 */
function countOnce(rules: readonly LimitRule[], now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const asked = rules.map(
    ({ name, subject, count, windowSeconds }) =>
      sql`(${name}::text, ${subject}::text, ${count}::int, ${at} + make_interval(secs => ${windowSeconds}))`,
  );
  const seconds = (resetsAt: SQL) => sql`extract(epoch from ${resetsAt} - ${at})::float8`;
  return sql`
    with asked (name, subject, most, resets_at) as (values ${sql.join(asked, sql`, `)}),
    filled as (
      select l.resets_at from ${table} l join asked a using (name, subject)
      where l.resets_at > ${at} and l.used >= a.most
    ),
    used as (
      insert into ${table} as l (name, subject, used, resets_at)
      select name, subject, 1, resets_at from asked
      where not exists (select from filled) order by name, subject
      on conflict (name, subject) do update set
        used = case when l.resets_at <= ${at} then 1 else l.used + 1 end,
        resets_at = case when l.resets_at <= ${at} then excluded.resets_at else l.resets_at end
      returning l.name, l.subject, l.used, l.resets_at
    )
    select ${seconds(sql`resets_at`)} as seconds from filled
    union all
    select ${seconds(sql`u.resets_at`)} from used u join asked a using (name, subject) where u.used > a.most
    order by seconds desc limit 1`;
}
