// What every change of directors by the house does besides, in its transaction, so that every page and
// every process follows.
import { eq, sql } from 'drizzle-orm';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { AppError } from '../../app-error.ts';
import { canBeStored } from '../../db/can-be-stored.ts';
import type { Transaction } from '../../db/database.ts';
import { directorCatalogue, creativeDirectors as table } from '../../db/schema.ts';
import type { PictureKind } from '../../gateways/director-pictures/port.ts';
import type { Services } from '../../services.ts';
import { enqueueCopies } from '../feed/copy-pictures.ts';
import { syncDirectorsQueue } from '../feed/sync.ts';
import { findForAdmin } from './list-directors.ts';
import { lockDirectors } from './own-directors.ts';

export type AdministrationServices = Pick<Services, 'db' | 'changes' | 'jobs' | 'now'>;
export type StoredDirector = typeof table.$inferSelect;

/** What follows a change of directors, in its transaction. */
export async function settleChange(
  { changes, jobs }: AdministrationServices,
  tx: Transaction,
  { copies = [], readsFeed = false }: { copies?: Iterable<PictureKind>; readsFeed?: boolean },
): Promise<void> {
  await tx.update(directorCatalogue).set({
    version: sql`${directorCatalogue.version} + 1`,
    // Without them the feed is not taken for the one that was read, and is compared row by row.
    ...(readsFeed ? { etag: null, last_modified: null, fingerprint: null } : {}),
  });
  await changes.announce(tx, 'directors');
  await enqueueCopies(jobs, tx, copies);
  if (readsFeed) await jobs.enqueue(tx, syncDirectorsQueue, {});
}

/** The row, which nobody else changes until the transaction ends. Throws 404. */
export async function lockDirector(tx: Transaction, id: string): Promise<StoredDirector> {
  await lockDirectors(tx);
  const [row] = canBeStored(id) ? await tx.select().from(table).where(eq(table.id, id)) : [];
  if (!row) throw new AppError('not-found', 'There is no director of this id.');
  return row;
}

/** Grows with every change, also of the same millisecond and when the clock was set back. */
export const timeAfter = ({ now }: AdministrationServices, row: StoredDirector): Date =>
  new Date(Math.max(now().getTime(), row.updated_at.getTime() + 1));

/** The director as just written. */
export async function readBack(tx: Transaction, id: string): Promise<AdminDirector> {
  const director = await findForAdmin(tx, id);
  if (!director) throw new Error('The director was written in this transaction.');
  return director;
}
