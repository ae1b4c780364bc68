// One reading at a time across all processes: the run holds the catalogue until it lets go, or,
// when its process died, until its time is up.
import { eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { directorCatalogue as table } from '../../db/schema.ts';

const leaseMinutes = 20;

export type Catalogue = typeof table.$inferSelect;

/** The catalogue as it is, now held by `runId`; null when another run holds it. */
export async function takeLease(db: Database, runId: string, now: Date): Promise<Catalogue | null> {
  const [taken] = await db
    .update(table)
    .set({ run_id: runId, run_until: new Date(now.getTime() + leaseMinutes * 60_000) })
    .where(or(isNull(table.run_until), lt(table.run_until, now)))
    .returning();
  return taken ?? null;
}

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const [catalogue] = await db.select().from(table);
  if (!catalogue) throw new Error('director_catalogue has lost its row.');
  return catalogue;
}

/** Lets go of the catalogue, if `runId` still holds it. */
export async function releaseLease(db: Database, runId: string): Promise<void> {
  await db.update(table).set({ run_id: null, run_until: null }).where(eq(table.run_id, runId));
}

/** Lets go for a run that died with its process. Only for when no process can be reading. */
export async function breakLease(db: Database): Promise<void> {
  await db.update(table).set({ run_id: null, run_until: null });
}
