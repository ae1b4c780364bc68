import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { NewProject } from '#domain/projects/project.ts';
import { projects } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { ProjectRow } from './find-project.ts';

const day = 86_400;
const projectsADay = 200;

/**
 * Saves a project for the first time. Saving again with its `draft_key`, however often and at once,
 * gives the project that is there as it stands. Throws 'too-many-requests'; repeats do not count.
 */
export async function createProject(
  { db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>,
  viewer: Viewer,
  wanted: NewProject,
): Promise<{ created: boolean; row: ProjectRow }> {
  const at = now();
  return db.transaction(async (tx) => {
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
      await limits.take([rule], at, tx);
      return { created: true, row: made };
    }
    const [kept] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.user_id, viewer.id), eq(projects.draft_key, wanted.draft_key)));
    if (!kept) throw new Error('A saved project is not there.');
    return { created: false, row: kept };
  });
}
