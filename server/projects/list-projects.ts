import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProjectList } from '#domain/projects/project.ts';
import type { Queries } from '../db/database.ts';
import { projects } from '../db/schema.ts';
import { presentProject } from './present-project.ts';

export const mostListed = 100;
const badCursor = 'This is no cursor of ours.';

// Where a page ended: milliseconds and id of its last project.
const cursor = z
  .string()
  .transform((text) => /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(text))
  .refine((parts) => parts !== null && z.uuid().safeParse(parts[2]).success, badCursor)
  .transform((parts) => ({ createdAt: new Date(Number(parts?.[1])), id: parts?.[2] ?? '' }));

/** What `GET /api/projects` takes. */
export const projectListQuery = z.object({
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(mostListed),
});
type Asked = z.output<typeof projectListQuery>;

/** The projects of a member, newest first, a page at a time. */
export async function listProjects(
  queries: Queries,
  userId: string,
  asked: Asked,
): Promise<ProjectList> {
  const rows = await pageOfProjects(queries, userId, asked);
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  return {
    projects: page.map(presentProject),
    nextCursor: hasMore ? `${last.created_at.getTime()}.${last.id}` : null,
  };
}

/** The statement: one project more than asked for says whether another page follows. */
export function pageOfProjects(queries: Queries, userId: string, { cursor: after, limit }: Asked) {
  const { shots, wizard_state, ...listed } = getTableColumns(projects);
  return queries
    .select(listed)
    .from(projects)
    .where(and(eq(projects.user_id, userId), after && isOlder(after)))
    .orderBy(desc(projects.created_at), desc(projects.id))
    .limit(limit + 1);
}

const isOlder = ({ createdAt, id }: { createdAt: Date; id: string }): SQL =>
  sql`(${projects.created_at}, ${projects.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
