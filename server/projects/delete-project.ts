import { eq, or } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { idsOf } from '#domain/pictures/place-picture.ts';
import { mailsOfBids } from '../bidding/mails-of-bids.ts';
import type { Transaction } from '../db/database.ts';
import { mails, projects } from '../db/schema.ts';
import { askToClose } from '../payments/orders/ask-to-close.ts';
import { dropUnnamed } from '../pictures/drop-pictures.ts';
import type { Services } from '../services.ts';
import { announceArchived, archiveProject, keepWithOrders, ordersFor } from './archive-project.ts';
import { lockOwnProject, type ProjectRow } from './find-project.ts';

/**
 * Archives the viewer's own project, from where it can be restored. What was to be paid for it can be
 * paid no more. Throws 'not-found'.
 */
export async function deleteProject(services: Services, viewer: Viewer, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, viewer, id);
    await askToClose(services, tx, ordersFor(row));
    await announceArchived(tx, row.user_id);
    await archiveProject(tx, row, services.now());
  });
}

/**
 * Deletes a project, locked in the caller's transaction, with its takes, its mails and, a little
 * later, its pictures and those of the product. What was paid for it keeps its name and brief. Gives
 * the mails whose files are to go from the outbox once the transaction commits.
 */
export async function removeProject(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  row: ProjectRow,
): Promise<string[]> {
  const mailed = await tx
    .delete(mails)
    .where(or(eq(mails.project_id, row.id), mailsOfBids(tx, eq(projects.id, row.id))))
    .returning({ messageId: mails.message_id });
  await keepWithOrders(tx, eq(projects.id, row.id));
  await tx.delete(projects).where(eq(projects.id, row.id));
  const { form_data, wizard_state } = row;
  const shown = [form_data.pictures, wizard_state?.formData.pictures];
  await dropUnnamed(services, tx, row.user_id, shown.flatMap(idsOf));
  return mailed.flatMap(({ messageId }) => messageId ?? []);
}
