import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { NewProject } from '#domain/projects/project.ts';
import { announce } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { projects } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { adoptClaimed } from './claiming/adopt-claimed.ts';
import { linkEarlierPackages } from './claiming/link-packages.ts';
import type { ProjectRow } from './find-project.ts';

const day = 86_400;
const projectsADay = 200;

/**
 * Saves a project for the first time. Saving again with its `draft_key`, however often and at once,
 * gives the project that is there as it stands. Throws 'too-many-requests'; repeats do not count.
 */
export async function createProject(
  services: Services,
  viewer: Viewer,
  wanted: NewProject,
): Promise<{ created: boolean; row: ProjectRow }> {
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const kept = await findSaved(tx, viewer.id, wanted.draft_key);
    if (kept) return { created: false, row: kept };
    const adopted = await adoptClaimed(tx, viewer.id, wanted, at);
    if (adopted) return { created: false, row: adopted };
    const [made] = await tx
      .insert(projects)
      .values({
        ...wanted,
        id: randomUUID(),
        user_id: viewer.id,
        status: 'pipeline',
        created_at: at,
        updated_at: at,
      })
      .onConflictDoNothing({ target: [projects.user_id, projects.draft_key] })
      .returning();
    if (made) {
      const rule = {
        name: 'projects',
        subject: viewer.id,
        count: projectsADay,
        windowSeconds: day,
      };
      await services.limits.take([rule], at, tx);
      await linkEarlierPackages(tx, made);
      await announce(tx, 'projects', viewer.id);
      return { created: true, row: made };
    }
    // It was saved at the same moment.
    const same = await findSaved(tx, viewer.id, wanted.draft_key);
    if (!same) throw new Error('A saved project is not there.');
    return { created: false, row: same };
  });
}

async function findSaved(
  tx: Transaction,
  userId: string,
  draftKey: string,
): Promise<ProjectRow | undefined> {
  const [found] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.user_id, userId), eq(projects.draft_key, draftKey)));
  return found;
}
