import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { leads } from '../db/schema.ts';
import type { LeadCells } from '../gateways/leads/port.ts';
import type { Services } from '../services.ts';
import { writeLeadQueue } from './write-lead-queue.ts';

export type NewLead = {
  cells: LeadCells;
  /** Equal for the same lead told twice. */
  dedupeKey: string;
  submissionId?: string;
  now: Date;
};

/**
 * Keeps a lead and queues its row, in the caller's transaction. One that is known already stays as
 * it is, and becomes that of the submission. Gives whether it is new.
 */
export async function keepLead(
  { jobs, changes }: Pick<Services, 'jobs' | 'changes'>,
  tx: Transaction,
  { cells, dedupeKey, submissionId, now }: NewLead,
): Promise<boolean> {
  const [kept] = await tx
    .insert(leads)
    .values({
      id: randomUUID(),
      submission_id: submissionId ?? null,
      dedupe_key: dedupeKey,
      cells,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: leads.id });
  if (kept) {
    await jobs.enqueue(tx, writeLeadQueue, { leadId: kept.id });
    await changes.announce(tx, 'leads');
  } else if (submissionId) {
    await tx
      .update(leads)
      .set({ submission_id: submissionId })
      .where(and(eq(leads.dedupe_key, dedupeKey), isNull(leads.submission_id)));
  }
  return kept !== undefined;
}
