import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { MemberProjects } from '#domain/projects/member-projects.ts';
import { projects, projectTakes } from '../db/schema.ts';
import { mayChange } from '../policies.ts';
import type { Services } from '../services.ts';
import { presentProject, presentTake, presentWholeProject } from './present-project.ts';

const listed = 100;

/** The projects of one member, for the pages. */
export function memberProjects({ db }: Pick<Services, 'db'>, viewer: Viewer): MemberProjects {
  return {
    async list() {
      const rows = await db
        .select()
        .from(projects)
        .where(eq(projects.user_id, viewer.id))
        .orderBy(desc(projects.created_at), desc(projects.id))
        .limit(listed);
      return rows.map(presentProject);
    },
    async find(id) {
      if (!z.uuid().safeParse(id).success) return null;
      const [row] = await db.select().from(projects).where(eq(projects.id, id));
      if (!row || !mayChange(viewer, row)) return null;
      const takes = await db
        .select()
        .from(projectTakes)
        .where(eq(projectTakes.project_id, id))
        .orderBy(desc(projectTakes.created_at), desc(projectTakes.id));
      return { project: presentWholeProject(row), takes: takes.map(presentTake) };
    },
  };
}
