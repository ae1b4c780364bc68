// Pictures of boards that nobody saved are deleted when their time is over.
import { asc, inArray, lt } from 'drizzle-orm';
import { looseFrames } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { loosen } from './loose-frames.ts';

/** The queue whose job deletes pictures that nothing holds. */
export const dropFramesQueue = 'forget-pictures';
const rowsAtOnce = 100;
const mostRows = 5_000;

type Parts = Pick<Services, 'config' | 'db' | 'jobs' | 'now'>;

/** What was drawn, or let go of, before this is old. */
export const looseBefore = ({ config, now }: Pick<Services, 'config' | 'now'>): Date =>
  new Date(now().getTime() - config.keepLooseFramesHours * 3_600_000);

/**
 * Hands pictures whose time is over to the job that deletes them, the oldest first; what is left after
 * some thousands is for the next time.
 */
export async function sweepFrames(parts: Parts): Promise<void> {
  for (let swept = 0; swept < mostRows; swept += rowsAtOnce) {
    if ((await sweepSome(parts)) < rowsAtOnce) return;
  }
}

async function sweepSome(parts: Parts): Promise<number> {
  return parts.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: looseFrames.id, key: looseFrames.key })
      .from(looseFrames)
      .where(lt(looseFrames.since, looseBefore(parts)))
      .orderBy(asc(looseFrames.since), asc(looseFrames.id))
      .limit(rowsAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx.delete(looseFrames).where(inArray(looseFrames.id, ids));
    const keys = [...new Set(due.map(({ key }) => key))];
    await parts.jobs.enqueue(tx, dropFramesQueue, { keys });
    return due.length;
  });
}

/** For those that turned out to be young: they are looked at again a whole time later. */
export const lookAgain = ({ db, now }: Pick<Services, 'db' | 'now'>, keys: readonly string[]) =>
  loosen(db, keys, now());
