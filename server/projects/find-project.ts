// A project by its id, for those who may see or change it. For all others it is not there: the
// query itself leaves it out, so that it costs them what an unknown id costs.
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { isAdmin, type Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../app-error.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { projects } from '../db/schema.ts';
import { mayChange, mayRead } from '../policies.ts';

export type ProjectRow = typeof projects.$inferSelect;

const isId = (id: string): boolean => z.uuid().safeParse(id).success;
// For its owner an archived project is in the archive alone.
const ofOwner = (viewer: Viewer, id: string) =>
  and(eq(projects.id, id), eq(projects.user_id, viewer.id), isNull(projects.archived_at));

/** The project this viewer may read, or null. */
export async function findProject(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<ProjectRow | null> {
  if (!isId(id)) return null;
  const where = isAdmin(viewer) ? eq(projects.id, id) : ofOwner(viewer, id);
  const [row] = await queries.select().from(projects).where(where);
  return row && mayRead(viewer, row) ? row : null;
}

/** The viewer's own project, whoever else they are; or null. */
export async function findOwnProject(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<ProjectRow | null> {
  if (!isId(id)) return null;
  const [row] = await queries.select().from(projects).where(ofOwner(viewer, id));
  return row && mayChange(viewer, row) ? row : null;
}

/** The viewer's own project, locked until the transaction ends. Throws 'not-found'. */
export async function lockOwnProject(
  tx: Transaction,
  viewer: Viewer,
  id: string,
): Promise<ProjectRow> {
  if (!isId(id)) throw noProject();
  const [row] = await tx.select().from(projects).where(ofOwner(viewer, id)).for('update');
  if (!row || !mayChange(viewer, row)) throw noProject();
  return row;
}

/** The one answer to an id that is unknown, malformed or another's. */
export const noProject = () => new AppError('not-found', 'There is no project of this id.');
