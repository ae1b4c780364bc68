// How often something may be done: counted in the database, so that all processes count together.
import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
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
    createHmac('sha256', secret).update(`limit:${subject}`).digest('base64url');
  return {
    async take(rules, now, queries = db) {
      if (rules.length === 0) return;
      await queries.transaction(async (tx) => {
        for (const rule of rules) await takeOne(tx, rule, hash(rule.subject.toLowerCase()), now);
      });
    },
    async sweep(now) {
      await db.delete(table).where(lt(table.resets_at, now));
    },
  };
}

async function takeOne(tx: Queries, rule: LimitRule, subject: string, now: Date): Promise<void> {
  const resets_at = new Date(now.getTime() + rule.windowSeconds * 1000);
  const ended = sql`${table.resets_at} <= excluded.resets_at - make_interval(secs => ${rule.windowSeconds})`;
  const [row] = await tx
    .insert(table)
    .values({ name: rule.name, subject, used: 1, resets_at })
    .onConflictDoUpdate({
      target: [table.name, table.subject],
      set: {
        used: sql`case when ${ended} then 1 else ${table.used} + 1 end`,
        resets_at: sql`case when ${ended} then excluded.resets_at else ${table.resets_at} end`,
      },
    })
    .returning();
  if (!row || row.used <= rule.count) return;
  const seconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
  throw new AppError('too-many-requests', 'That was a lot at once. Please try again later.', {
    retryAfterSeconds: seconds,
  });
}
