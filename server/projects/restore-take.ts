import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { projectTakes } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { applyChange } from './change-project.ts';
import { lockOwnProject, noProject, type ProjectRow } from './find-project.ts';
import { contentOf } from './keep-take.ts';

/**
 * Puts a take back into the viewer's own project; what stands there becomes a take, so that nothing is
 * lost however old the page is that asks. Restoring what is restored already changes nothing. Throws
 * 'not-found'.
 */
export async function restoreTake(
  services: Services,
  viewer: Viewer,
  { id, takeId }: { id: string; takeId: string },
): Promise<ProjectRow> {
  return services.db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, viewer, id);
    if (!z.uuid().safeParse(takeId).success) throw noProject();
    const [take] = await tx
      .select()
      .from(projectTakes)
      .where(and(eq(projectTakes.id, takeId), eq(projectTakes.project_id, row.id)));
    if (!take) throw noProject();
    const stands = row.updated_at.toISOString();
    return (await applyChange(services, tx, row, stands, contentOf(take))).row;
  });
}
