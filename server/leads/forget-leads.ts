// Leads of what was deleted leave the house's list, too.
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { leads } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** The queue whose job takes rows out of the list; a job's data is `{ leadIds }`. */
export const forgetLeadsQueue = 'forget-leads';
export const leadsAJob = 100;

/** Deletes the leads and has their rows taken out of the list once the transaction commits. */
export async function forgetLeads(
  { jobs, changes }: Pick<Services, 'jobs' | 'changes'>,
  tx: Transaction,
  which: SQL | undefined,
): Promise<void> {
  const deleted = await tx.delete(leads).where(which).returning({ id: leads.id });
  const ids = deleted.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += leadsAJob) {
    await jobs.enqueue(tx, forgetLeadsQueue, { leadIds: ids.slice(at, at + leadsAJob) });
  }
  if (ids.length > 0) await changes.announce(tx, 'leads');
}
