// How much a visitor has written or drawn at a time, counted in the database over all processes.
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/database.ts';
import { preparedOnce } from '../db/prepared-statement.ts';
import { generationSlots as table } from '../db/schema.ts';

export type Slots = {
  /**
   * Runs the work when the visitor has one of two slots. Who has none waits for a few seconds, as
   * long as `signal` is not aborted; then it throws an AppError 'too-many-requests'. `visitor` is
   * what tells visitors apart; only a keyed hash of it is stored.
   */
  hold<Work>(visitor: string, signal: AbortSignal, work: () => Promise<Work>): Promise<Work>;
  /** Forgets slots left behind by a crash. */
  sweep(): Promise<void>;
};

type SlotParts = {
  db: Database;
  secret: string;
  log: Logger;
  now(): Date;
  /** Other than usual in tests. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

const slotsEach = 2;
/** Longer than any work takes. */
const longestMs = 60_000;
const looks = 16;
const betweenMs = 250;

export function openSlots({ db, secret, log, now, pause = pauseFor }: SlotParts): Slots {
  const hash = (visitor: string) =>
    createHmac('sha256', secret).update(`slot:${visitor}`).digest('base64url');

  async function take(subject: string): Promise<Held | undefined> {
    for (let number = 0; number < slotsEach; number++) {
      const held = await takeOne(db, subject, idOf(subject, number), now());
      if (held) return held;
    }
    return undefined;
  }

  async function takeInTurn(subject: string, signal: AbortSignal): Promise<Held> {
    for (let look = 1; ; look++) {
      signal.throwIfAborted();
      const held = await take(subject);
      if (held) return held;
      if (look === looks) {
        throw new AppError(
          'too-many-requests',
          'Two pieces of your work are being made already. Please wait until one is done.',
          { retryAfterSeconds: 5 },
        );
      }
      await pause(betweenMs, signal);
    }
  }
  return {
    async hold(visitor, signal, work) {
      const held = await takeInTurn(hash(visitor), signal);
      try {
        return await work();
      } finally {
        // Its time ends it all the same.
        await letGo(db, held).catch((error) => log.warn({ err: error }, 'a slot was not let go'));
      }
    },
    async sweep() {
      await db.delete(table).where(lt(table.until, now()));
    },
  };
}

type Held = { id: string; until: string };

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, undefined, { signal });

// A slot is a row of a known key, so that of two at the same moment the database lets one have it.
function idOf(subject: string, number: number): string {
  const hex = createHash('sha256').update(`${subject} ${number}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

async function takeOne(
  db: Database,
  subject: string,
  id: string,
  now: Date,
): Promise<Held | undefined> {
  const until = new Date(now.getTime() + longestMs).toISOString();
  const { rows } = await db.execute(
    preparedOnce(sql`
    insert into ${table} as s (id, subject, until)
    values (${id}::uuid, ${subject}::text, ${until}::timestamptz)
    on conflict (id) do update set until = excluded.until
      where s.until <= ${now.toISOString()}::timestamptz
    returning 1 as taken, set_config('synchronous_commit', 'off', true)`),
  );
  return rows.length > 0 ? { id, until } : undefined;
}

// Not what somebody else holds by now.
async function letGo(db: Database, { id, until }: Held): Promise<void> {
  await db.execute(
    preparedOnce(sql`
    delete from ${table} where id = ${id}::uuid and until = ${until}::timestamptz
    returning set_config('synchronous_commit', 'off', true)`),
  );
}
