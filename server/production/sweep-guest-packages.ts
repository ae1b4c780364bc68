// Guests' packages go after a time, where the house has set one.
import { and, asc, eq, exists, inArray, isNull, lt, not, notInArray } from 'drizzle-orm';
import { announce, nobody } from '../db/changes.ts';
import { leads, mails, orders, submissionLogs } from '../db/schema.ts';
import { forgetLeads } from '../leads/forget-leads.ts';
import type { Services } from '../services.ts';

const atOnce = 50;
const mostRounds = 20;
type Parts = Pick<Services, 'config' | 'db' | 'jobs' | 'changes' | 'now' | 'outbox'>;

/**
 * Deletes packages that nobody claimed and nothing was paid for, with their mails, leads and requests
 * for production, once they are as old as the settings say; their pictures follow. Leads that were told
 * without a package go likewise. Some at a time; what is left is for the next time.
 */
export async function sweepGuestPackages(parts: Parts): Promise<void> {
  const { keepGuestPackagesDays: days } = parts.config;
  if (days === undefined) return;
  const before = new Date(parts.now().getTime() - days * 86_400_000);
  for (let round = 0; round < mostRounds; round++) {
    if ((await sweepSome(parts, before)) < atOnce) break;
  }
  await parts.db.transaction((tx) => {
    const old = tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(isNull(leads.submission_id), lt(leads.created_at, before)))
      .limit(atOnce * mostRounds);
    return forgetLeads(parts, tx, inArray(leads.id, old));
  });
}

async function sweepSome(parts: Parts, before: Date): Promise<number> {
  const { db, outbox } = parts;
  const { count, sent } = await db.transaction(async (tx) => {
    const paidFor = tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.submission_id, submissionLogs.id),
          notInArray(orders.state, ['failed', 'expired']),
        ),
      );
    const rows = await tx
      .select({ id: submissionLogs.id })
      .from(submissionLogs)
      .where(
        and(
          isNull(submissionLogs.user_id),
          lt(submissionLogs.created_at, before),
          not(exists(paidFor)),
        ),
      )
      .orderBy(asc(submissionLogs.created_at))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return { count: 0, sent: [] };
    const ids = rows.map(({ id }) => id);
    const mailed = await tx
      .delete(mails)
      .where(inArray(mails.submission_id, ids))
      .returning({ messageId: mails.message_id });
    await forgetLeads(parts, tx, inArray(leads.submission_id, ids));
    await tx.delete(submissionLogs).where(inArray(submissionLogs.id, ids));
    await announce(tx, 'submissions', nobody);
    return { count: ids.length, sent: mailed.flatMap(({ messageId }) => messageId ?? []) };
  });
  await outbox?.remove(sent);
  return count;
}
