import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { profiles, projects, shares } from '../db/schema.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import { readToken } from './share-address.ts';

export type ShareRow = typeof shares.$inferSelect;
export type Shared = {
  share: ShareRow;
  project: ProjectRow;
  owner: typeof profiles.$inferSelect;
};

/**
 * What an address leads to. `unknown`: it was never one of ours; `ended`: it was, and leads to nothing
 * any more. Whether it may be opened says `mayOpenShared`.
 */
export async function findShared(
  queries: Queries,
  secret: string,
  token: string,
): Promise<Shared | 'unknown' | 'ended'> {
  const key = readToken(token, secret);
  if (key === null) return 'unknown';
  const [found] = await queries
    .select({ share: shares, project: projects, owner: profiles })
    .from(shares)
    .innerJoin(projects, eq(projects.id, shares.project_id))
    .innerJoin(profiles, eq(profiles.id, projects.user_id))
    .where(and(eq(shares.key, key), isNull(projects.archived_at)));
  return found ?? 'ended';
}

/** The row of a project's link, also where it was ended. */
export async function shareOf(queries: Queries, projectId: string): Promise<ShareRow | undefined> {
  const [row] = await queries.select().from(shares).where(eq(shares.project_id, projectId));
  return row;
}
