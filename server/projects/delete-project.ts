import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { projects, projectTakes } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockOwnProject } from './find-project.ts';
import { forgetPictures } from './forget-pictures.ts';
import { pictureKeys } from './picture-keys.ts';

/** Deletes the viewer's own project with its takes, mails and, a little later, pictures. Throws 'not-found'. */
export async function deleteProject(services: Services, viewer: Viewer, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, viewer, id);
    const takes = await tx
      .select({ frames: projectTakes.storyboard_frames })
      .from(projectTakes)
      .where(eq(projectTakes.project_id, row.id));
    await tx.delete(projects).where(eq(projects.id, row.id));
    const { storyboard_frames, wizard_state } = row;
    await forgetPictures(services, tx, pictureKeys([storyboard_frames, wizard_state, takes]));
  });
}
