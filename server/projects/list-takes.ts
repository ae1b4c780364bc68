import { and, desc, eq, getTableColumns, lt, or } from 'drizzle-orm';
import { newestTakes } from '#domain/projects/kept-takes.ts';
import type { TakeList } from '#domain/projects/project.ts';
import type { Queries } from '../db/database.ts';
import { projectTakes } from '../db/schema.ts';
import { presentTake } from './present-project.ts';

/**
 * A page of the takes of a project, newest first; of those before the take `before`, where it is given:
 * of one that went meanwhile none are older. The caller has made sure that they may be read.
 */
export async function listTakes(
  queries: Queries,
  projectId: string,
  before?: string,
): Promise<TakeList> {
  const { shots, kept_until, ...shown } = getTableColumns(projectTakes);
  const { id, created_at } = projectTakes;
  const ofProject = eq(projectTakes.project_id, projectId);
  const [last] = before
    ? await queries
        .select({ id, created_at })
        .from(projectTakes)
        .where(and(ofProject, eq(id, before)))
    : [];
  if (before && !last) return { takes: [], more: false };
  const older =
    last &&
    or(lt(created_at, last.created_at), and(eq(created_at, last.created_at), lt(id, last.id)));
  const rows = await queries
    .select(shown)
    .from(projectTakes)
    .where(and(ofProject, older))
    .orderBy(desc(created_at), desc(id))
    .limit(newestTakes + 1);
  return {
    takes: rows.slice(0, newestTakes).map(presentTake),
    more: rows.length > newestTakes,
  };
}
