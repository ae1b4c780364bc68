import { eq, sql } from 'drizzle-orm';
import { saltOf } from '../analytics/day-salt.ts';
import { dayOf, hashOf } from '../analytics/usage.ts';
import { shares, usageMarks } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';
import type { Shared } from './find-share.ts';

/**
 * Counts somebody who looks at a link, once a day, by the same forgotten hash as all visits of the
 * house. Not its owner, no robot, nobody who asks not to be counted.
 */
export async function countVisit(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  { share, project }: Shared,
  { viewer, visitor }: Asker,
): Promise<void> {
  if (!config.countsVisits || !visitor || viewer?.id === project.user_id) return;
  const at = now();
  const day = dayOf(at);
  const hash = hashOf(visitor, await saltOf(db, day));
  await db.transaction(async (tx) => {
    const mark = { day, name: `share ${share.id}`, visitor: hash };
    const marked = await tx.insert(usageMarks).values(mark).onConflictDoNothing().returning();
    if (marked.length === 0) return;
    await tx
      .update(shares)
      .set({ visits: sql`${shares.visits} + 1`, visited_at: at })
      .where(eq(shares.id, share.id));
  });
}
