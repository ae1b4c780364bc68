import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ProjectChanges } from '#domain/projects/project.ts';
import { sameJson } from '#domain/same-json.ts';
import { announce } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { projects } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockOwnProject, type ProjectRow } from './find-project.ts';
import { keepTake } from './keep-take.ts';

/** `conflict`: it has changed since; the row is what stands now. */
export type Changed = { kind: 'changed' | 'conflict'; row: ProjectRow };
type Change = Omit<ProjectChanges, 'updated_at'>;

/**
 * Changes the viewer's own project if it still stands as `updated_at` says, and keeps what it
 * replaces as a take. What stands there already is no change: sent again after a lost answer it
 * meets no conflict. Throws 'not-found'.
 */
export async function changeProject(
  services: Services,
  viewer: Viewer,
  id: string,
  { updated_at, ...change }: ProjectChanges,
): Promise<Changed> {
  return services.db.transaction(async (tx) =>
    applyChange(services, tx, await lockOwnProject(tx, viewer, id), updated_at, change),
  );
}

/** The same for a project locked in the caller's transaction. */
export async function applyChange(
  services: Services,
  tx: Transaction,
  row: ProjectRow,
  updated_at: string,
  change: Change,
): Promise<Changed> {
  if (isApplied(row, change)) return { kind: 'changed', row };
  const from = new Date(updated_at);
  // Grows with every change, also of the same millisecond and when the clock was set back.
  const at = new Date(Math.max(services.now().getTime(), row.updated_at.getTime() + 1));
  const [written] = await tx
    .update(projects)
    .set({ ...change, updated_at: at })
    .where(
      and(
        eq(projects.id, row.id),
        eq(projects.user_id, row.user_id),
        eq(projects.updated_at, from),
      ),
    )
    .returning();
  if (!written) return { kind: 'conflict', row };
  await keepTake(tx, row, written);
  await announce(tx, 'projects', row.user_id);
  return { kind: 'changed', row: written };
}

const isApplied = (row: ProjectRow, change: Change): boolean =>
  Object.entries(change).every(([field, value]) => sameJson(row[field as keyof Change], value));
