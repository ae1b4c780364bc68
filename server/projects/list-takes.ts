import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Take } from '#domain/projects/project.ts';
import type { Queries } from '../db/database.ts';
import { projectTakes } from '../db/schema.ts';
import { presentTake } from './present-project.ts';

/** The takes of a project, newest first. The caller has made sure that they may be read. */
export async function listTakes(queries: Queries, projectId: string): Promise<Take[]> {
  const { shots, ...shown } = getTableColumns(projectTakes);
  const rows = await queries
    .select(shown)
    .from(projectTakes)
    .where(eq(projectTakes.project_id, projectId))
    .orderBy(desc(projectTakes.created_at), desc(projectTakes.id));
  return rows.map(presentTake);
}
