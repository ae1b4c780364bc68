import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { profiles, projects } from '../db/schema.ts';
import { foundProjects, idsOf, type Part, type Wanted } from './found-projects.ts';

/** What of a project stands in lists: nothing that is large. */
export const projectColumns = {
  kind: sql<'project'>`'project'`,
  id: projects.id,
  project_name: projects.project_name,
  product_name: projects.product_name,
  full_name: profiles.full_name,
  status: projects.status,
  at: projects.created_at,
  archived_at: projects.archived_at,
};

/** Members' projects, newest first. */
export const readProjects = (queries: Queries, wanted: Wanted, part: Part) =>
  readProjectsOf(queries, idsOf(foundProjects(wanted), part));

/** Those of these ids, newest first. */
export const readProjectsOf = (queries: Queries, ids: SQL | string[]) =>
  queries
    .select(projectColumns)
    .from(projects)
    .leftJoin(profiles, eq(profiles.id, projects.user_id))
    .where(inArray(projects.id, ids))
    .orderBy(desc(projects.created_at), desc(projects.id));

export type ProjectRow = Awaited<ReturnType<typeof readProjects>>[number];
