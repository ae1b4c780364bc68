// What each reading did, for the house.
import { desc, notInArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { directorSyncs as table } from '../../db/schema.ts';

export type SyncReport = typeof table.$inferInsert;

const keptReports = 100;

/** Adds the report and forgets all but the latest hundred. */
export async function addReport(tx: Queries, report: SyncReport): Promise<void> {
  await tx.insert(table).values(report);
  const latest = tx
    .select({ id: table.id })
    .from(table)
    .orderBy(desc(table.started_at), desc(table.finished_at))
    .limit(keptReports);
  await tx.delete(table).where(notInArray(table.id, latest));
}

const lateMinutes = 10;

/** Whether the latest reading failed, minutes ago. */
export async function failedLately(db: Queries, now: Date): Promise<boolean> {
  const [latest] = await db
    .select({ outcome: table.outcome, at: table.finished_at })
    .from(table)
    .orderBy(desc(table.started_at), desc(table.finished_at))
    .limit(1);
  return latest?.outcome === 'failed' && now.getTime() - latest.at.getTime() < lateMinutes * 60_000;
}
