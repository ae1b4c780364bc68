import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { ProjectList, projectListQuery } from '#domain/projects/project.ts';
import { isOlder, readCursor } from '../admin/row-position.ts';
import type { Queries } from '../db/database.ts';
import { projects } from '../db/schema.ts';
import { listStandings } from '../payments/orders/standing/list-standings.ts';
import { presentProject } from './present-project.ts';

type Asked = z.output<typeof projectListQuery>;

/** The projects of a member, newest first, a page at a time. Throws 'invalid-input' for a cursor that is none. */
export async function listProjects(
  queries: Queries,
  userId: string,
  asked: Asked,
  now: Date,
): Promise<ProjectList> {
  const rows = await pageOfProjects(queries, userId, asked);
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  const standings = await listStandings(
    queries,
    page.map(({ id }) => id),
    now,
  );
  return {
    projects: page.map((row) => ({ ...presentProject(row), payment: standings.get(row.id) })),
    nextCursor: hasMore ? `${last.created_at.getTime()}.${last.id}` : null,
  };
}

/** The statement: one project more than asked for says whether another page follows. */
export function pageOfProjects(queries: Queries, userId: string, { cursor, limit }: Asked) {
  const { shots, wizard_state, ...listed } = getTableColumns(projects);
  const after = readCursor(cursor);
  return queries
    .select(listed)
    .from(projects)
    .where(
      and(
        eq(projects.user_id, userId),
        isNull(projects.archived_at),
        after && isOlder(projects.created_at, projects.id, after),
      ),
    )
    .orderBy(desc(projects.created_at), desc(projects.id))
    .limit(limit + 1);
}
