// How often something may be done: counted in the database, so that all processes count together.
import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Database, Queries } from './db/database.ts';
import { preparedOnce } from './db/prepared-statement.ts';
import { limits as table } from './db/schema.ts';

/** `count` uses by one `subject` in a window that opens with the first use. */
export type LimitRule = {
  name: string;
  /** A network or an e-mail address. Only a keyed hash of it is stored. */
  subject: string;
  count: number;
  windowSeconds: number;
  /** The last uses may be forgotten when the machine fails: then nobody waits for the disk. */
  isBrief?: boolean;
};
/** How much is left of a limit. */
export type LimitStanding = { count: number; remaining: number; resetSeconds: number };
export type Limits = {
  /**
   * Counts one use against every rule, and gives what is left of the one that has least; or against
   * none when one of them is used up: then it throws an AppError 'too-many-requests' that says when to
   * come back. Inside a transaction pass its
   * handle, so that the use counts only if the transaction commits.
   */
  take(
    rules: readonly LimitRule[],
    now: Date,
    queries?: Queries,
  ): Promise<LimitStanding | undefined>;
  /** Takes back one use against each of the rules, as of something that turned out to be no try. */
  giveBack(rules: readonly LimitRule[], now: Date): Promise<void>;
  /** Forgets windows that have ended. */
  sweep(now: Date): Promise<void>;
};

/** Limits kept in `db`; `secret` keys the hash of the subjects. */
export function openLimits(db: Database, secret: string): Limits {
  const hash = (subject: string) =>
    createHmac('sha256', secret).update(`limit:${subject.toLowerCase()}`).digest('base64url');
  return {
    async take(rules, now, queries = db) {
      if (rules.length === 0) return undefined;
      const asked = rules
        .map((rule) => ({ ...rule, subject: hash(rule.subject) }))
        .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      // Never for a transaction, which would not wait for the disk as a whole.
      const isBrief = queries === db && rules.every((rule) => rule.isBrief);
      const counted = await countOnce(queries, asked, now, isBrief);
      const full =
        counted.length > 0
          ? counted.filter((use) => asked.some((rule) => isOver(rule, use)))
          : await findFull(queries, asked, now);
      if (counted.length > 0 && full.length === 0) return tightest(asked, counted);
      throw new AppError('too-many-requests', 'That was a lot at once. Please try again later.', {
        retryAfterSeconds: Math.max(1, ...full.map(({ seconds }) => Math.ceil(seconds))),
        limit: tightest(asked, full),
      });
    },
    async giveBack(rules, now) {
      for (const { name, subject } of rules)
        await db
          .update(table)
          .set({ used: sql`${table.used} - 1` })
          .where(
            and(
              eq(table.name, name),
              eq(table.subject, hash(subject)),
              gt(table.resets_at, now),
              gt(table.used, 0),
            ),
          );
    },
    async sweep(now) {
      await db.delete(table).where(lt(table.resets_at, now));
    },
  };
}

type Use = { name: string; subject: string; used: number; seconds: number };

/** Of the rules these uses count against, the one with least left. */
function tightest(rules: readonly LimitRule[], uses: readonly Use[]): LimitStanding | undefined {
  const standings = uses.flatMap((use) => {
    const rule = rules.find(({ name, subject }) => name === use.name && subject === use.subject);
    if (!rule) return [];
    const remaining = Math.max(0, rule.count - use.used);
    return [{ count: rule.count, remaining, resetSeconds: Math.max(1, Math.ceil(use.seconds)) }];
  });
  return standings.toSorted((a, b) => a.remaining - b.remaining)[0];
}

const isOver = ({ name, subject, count }: LimitRule, use: Use): boolean =>
  use.name === name && use.subject === subject && use.used > count;

const keyOf = ({ name, subject }: LimitRule): string => `${name} ${subject}`;

/**
 * One statement, so that it needs no transaction of its own: counts one use against every rule
 * unless one of them is full, when it gives nothing. Of uses at the same moment the row's lock
 * decides; `rules` are in one order for everybody, so that none waits for another in a circle.
 */
async function countOnce(
  queries: Queries,
  rules: readonly LimitRule[],
  now: Date,
  isBrief: boolean,
): Promise<Use[]> {
  const at = moment(now);
  const asked = rules.map(({ name, subject, windowSeconds }) => {
    const resetsAt = moment(new Date(now.getTime() + windowSeconds * 1000));
    return sql`(${name}::text, ${subject}::text, 1, ${resetsAt})`;
  });
  const { rows } = await queries.execute(
    preparedOnce(sql`
    insert into ${table} as l (name, subject, used, resets_at)
    select * from (values ${sql.join(asked, sql`, `)}) as asked
    where not exists (select ${filled(rules, at)})
    on conflict (name, subject) do update set
      used = case when l.resets_at <= ${at} then 1 else l.used + 1 end,
      resets_at = case when l.resets_at <= ${at} then excluded.resets_at else l.resets_at end
    returning name, subject, used, ${secondsUntil(at)}
      ${isBrief ? sql`, set_config('synchronous_commit', 'off', true)` : sql``}`),
  );
  return rows as Use[];
}

/** The rules that are full. */
async function findFull(queries: Queries, rules: readonly LimitRule[], now: Date): Promise<Use[]> {
  const at = moment(now);
  const { rows } = await queries.execute(
    sql`select l.name, l.subject, l.used, ${secondsUntil(at)} ${filled(rules, at)}`,
  );
  return rows as Use[];
}

// Each row by its whole key: a join would take longer to plan than to run.
function filled(rules: readonly LimitRule[], at: SQL): SQL {
  const each = rules.map(
    ({ name, subject, count }) =>
      sql`(l.name = ${name} and l.subject = ${subject} and l.used >= ${count}::int)`,
  );
  return sql`from ${table} l where l.resets_at > ${at} and (${sql.join(each, sql` or `)})`;
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const secondsUntil = (at: SQL) => sql`extract(epoch from l.resets_at - ${at})::float8 as seconds`;
