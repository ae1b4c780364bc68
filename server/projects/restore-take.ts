import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { projectTakes } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { applyChange, type Changed } from './change-project.ts';
import { lockOwnProject, noProject } from './find-project.ts';
import { contentOf } from './keep-take.ts';

/**
 * Puts a take back into the viewer's own project; what stands there becomes a take. Restoring what
 * is restored already changes nothing. Throws 'not-found'.
 */
export async function restoreTake(
  services: Services,
  viewer: Viewer,
  { id, takeId, updated_at }: { id: string; takeId: string; updated_at: string },
): Promise<Changed> {
  return services.db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, viewer, id);
    if (!z.uuid().safeParse(takeId).success) throw noProject();
    const [take] = await tx
      .select()
      .from(projectTakes)
      .where(and(eq(projectTakes.id, takeId), eq(projectTakes.project_id, row.id)));
    if (!take) throw noProject();
    return applyChange(services, tx, row, updated_at, contentOf(take));
  });
}
