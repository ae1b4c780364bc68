// What was archived: shown to its owner, restored, and deleted for good when its time is over.
import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type ArchivedProject, archiveDays, archiveEnds } from '#domain/projects/archive.ts';
import type { DeletedProject } from '#domain/projects/member-projects.ts';
import { AppError } from '../app-error.ts';
import type { Transaction } from '../db/database.ts';
import { projects } from '../db/schema.ts';
import { mayChange } from '../policies.ts';
import type { Services } from '../services.ts';
import { announceArchived, isPaidFor } from './archive-project.ts';
import { removeProject } from './delete-project.ts';
import { noProject, type ProjectRow } from './find-project.ts';

const mostListed = 100;
const atOnce = 20;

type Parts = Pick<Services, 'db' | 'now'>;

/** The viewer's archived projects that can be restored, the latest first. */
export async function listArchived(
  { db, now }: Parts,
  viewer: Viewer,
): Promise<{ projects: ArchivedProject[] }> {
  const rows = await db
    .select({
      id: projects.id,
      project_name: projects.project_name,
      product_name: projects.product_name,
      status: projects.status,
      paid: isPaidFor(db),
      archived_at: projects.archived_at,
    })
    .from(projects)
    .where(and(eq(projects.user_id, viewer.id), gt(projects.archived_at, restorableSince(now()))))
    .orderBy(desc(projects.archived_at), desc(projects.id))
    .limit(mostListed);
  return {
    projects: rows.flatMap(({ archived_at, ...row }) =>
      archived_at
        ? {
            ...row,
            archived_at: archived_at.toISOString(),
            ends_at: archiveEnds(archived_at).toISOString(),
          }
        : [],
    ),
  };
}

/** One of them, as its own address tells of it; null for any other id. */
export async function findDeleted(
  { db, now }: Parts,
  viewer: Viewer,
  id: string,
): Promise<DeletedProject | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db
    .select({ project_name: projects.project_name, archived_at: projects.archived_at })
    .from(projects)
    .where(
      and(
        eq(projects.id, id),
        eq(projects.user_id, viewer.id),
        gt(projects.archived_at, restorableSince(now())),
      ),
    );
  if (!row?.archived_at) return null;
  return {
    project_name: row.project_name,
    restorable_until: archiveEnds(row.archived_at).toISOString(),
  };
}

/** Brings the viewer's archived project back as it was; one that is back stays. Throws 'not-found'. */
export async function restoreProject(
  { db, now }: Parts,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockArchived(tx, viewer, id);
    if (row.archived_at === null) return;
    if (row.archived_at <= restorableSince(now())) throw noProject();
    await tx.update(projects).set({ archived_at: null }).where(eq(projects.id, id));
    await announceArchived(tx, viewer.id);
  });
}

/**
 * Deletes the viewer's archived project for good, before its time. Throws 'not-found', and 'conflict'
 * where something was paid for it.
 */
export async function deleteArchived(
  services: Pick<Services, 'db' | 'jobs' | 'outbox'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const sent = await services.db.transaction(async (tx) => {
    const row = await lockArchived(tx, viewer, id);
    if (row.archived_at === null) throw noProject();
    const paid = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, id), isPaidFor(tx)));
    if (paid.length > 0) throw new AppError('conflict', paidFor);
    await announceArchived(tx, viewer.id);
    return removeProject(services, tx, row);
  });
  await services.outbox?.remove(sent);
}

const paidFor = `Something was paid for this project: it can be restored for ${archiveDays} days.`;

/** The viewer's project, archived or not, locked until the transaction ends. Throws 'not-found'. */
async function lockArchived(tx: Transaction, viewer: Viewer, id: string): Promise<ProjectRow> {
  if (!z.uuid().safeParse(id).success) throw noProject();
  const own = and(eq(projects.id, id), eq(projects.user_id, viewer.id));
  const [row] = await tx.select().from(projects).where(own).for('update');
  if (!row || !mayChange(viewer, row)) throw noProject();
  return row;
}

/** Deletes for good what was archived for as long as the archive keeps it. */
export async function sweepArchive(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'outbox'>,
): Promise<void> {
  const over = and(
    isNotNull(projects.archived_at),
    lte(projects.archived_at, restorableSince(services.now())),
  );
  const sent = await services.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(projects)
      .where(over)
      .orderBy(asc(projects.id))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const mailed: string[] = [];
    for (const row of rows) {
      mailed.push(...(await removeProject(services, tx, row)));
      await announceArchived(tx, row.user_id);
    }
    return mailed;
  });
  await services.outbox?.remove(sent);
}

const restorableSince = (now: Date): Date => new Date(now.getTime() - archiveDays * 86_400_000);
