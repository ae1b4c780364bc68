import { eq, or, type SQL } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { announce } from '../db/changes.ts';
import { mails, orders, projects, projectTakes } from '../db/schema.ts';
import { askToClose } from '../payments/orders/ask-to-close.ts';
import { idsOf } from '../pictures/adopt-pictures.ts';
import { dropUnnamed } from '../pictures/drop-pictures.ts';
import type { Services } from '../services.ts';
import { lockOwnProject, type ProjectRow } from './find-project.ts';
import { forgetPictures } from './forget-pictures.ts';
import { pictureKeys } from './picture-keys.ts';

/**
 * Deletes the viewer's own project with its takes, its mails (those kept on this machine too) and,
 * a little later, its pictures and those of the product. What was to be paid for it can be paid no more. Throws 'not-found'.
 */
export async function deleteProject(services: Services, viewer: Viewer, id: string): Promise<void> {
  const sent = await services.db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, viewer, id);
    const takes = await tx
      .select({ frames: projectTakes.storyboard_frames })
      .from(projectTakes)
      .where(eq(projectTakes.project_id, row.id));
    const mailed = await tx
      .delete(mails)
      .where(eq(mails.project_id, row.id))
      .returning({ messageId: mails.message_id });
    await askToClose(services, tx, payFor(row));
    await tx.delete(projects).where(eq(projects.id, row.id));
    await announce(tx, 'projects', row.user_id);
    const { form_data, storyboard_frames, wizard_state } = row;
    const shown = [form_data.pictures, wizard_state?.formData.pictures];
    await dropUnnamed(services, tx, row.user_id, shown.flatMap(idsOf));
    await forgetPictures(services, tx, pictureKeys([storyboard_frames, wizard_state, takes]));
    return mailed.flatMap(({ messageId }) => messageId ?? []);
  });
  await services.outbox?.remove(sent);
}

/** The orders that pay for it, or for the package it was made from. */
const payFor = ({ id, submission_id }: ProjectRow): SQL | undefined =>
  or(
    eq(orders.project_id, id),
    submission_id === null ? undefined : eq(orders.submission_id, submission_id),
  );
