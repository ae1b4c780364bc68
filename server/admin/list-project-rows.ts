// The table of projects: those of members and submissions in one list, newest first.
import type {
  AdminProjectPage,
  AdminProjectRow,
  AdminProjectsQuery,
  ProjectKind,
} from '#domain/admin/project-list.ts';
import { guestName, memberName, shownName } from '#domain/admin/shown-names.ts';
import type { Queries } from '../db/database.ts';
import { countProjects } from './count-projects.ts';
import { countFound, foundProjects, foundSubmissions, type Wanted } from './found-projects.ts';
import { type ProjectRow, readProjects } from './read-projects.ts';
import { readSubmissions, type SubmissionRow } from './read-submissions.ts';
import { pageOf, readCursor } from './row-position.ts';

/** A page of what is asked for. Throws 'invalid-input' for a cursor that is none. */
export async function listProjectRows(
  queries: Queries,
  { kind, limit, cursor, ...wanted }: AdminProjectsQuery,
): Promise<AdminProjectPage> {
  const part = { after: readCursor(cursor), rows: limit + 1 };
  const rows = [
    ...(kind === 'submission' ? [] : await readProjects(queries, wanted, part)),
    ...(kind === 'project' ? [] : await readSubmissions(queries, wanted, part)),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  const { page, nextCursor } = pageOf(rows, limit);
  const total = await countRows(queries, wanted, kind);
  return { rows: page.map(presentRow), total, nextCursor };
}

/** How many are wanted, of both kinds or of one. */
export async function countRows(
  queries: Queries,
  wanted: Wanted,
  kind?: ProjectKind,
): Promise<number> {
  const count =
    wanted.q.trim() === '' ? await countAll(queries, wanted) : countMatching(queries, wanted);
  const [project, submission] = [
    kind === 'submission' ? 0 : await count('project'),
    kind === 'project' ? 0 : await count('submission'),
  ];
  return project + submission;
}

async function countAll(queries: Queries, { status }: Wanted) {
  const counts = await countProjects(queries);
  return (kind: ProjectKind): number => {
    const { total, greenlit } = counts[kind];
    return { all: total, greenlit, pipeline: total - greenlit }[status ?? 'all'];
  };
}

const countMatching = (queries: Queries, wanted: Wanted) => (kind: ProjectKind) =>
  countFound(
    queries,
    kind === 'project' ? foundProjects(wanted) : foundSubmissions(queries, wanted),
  );

/** A row as the table shows it. */
export function presentRow(row: ProjectRow | SubmissionRow): AdminProjectRow {
  const { kind, id, status, product_name, at } = row;
  return {
    kind,
    id,
    ...(kind === 'project'
      ? { name: shownName(row.project_name), client: memberName(row.full_name) }
      : { name: shownName(product_name), client: clientOf(row) }),
    product_name: product_name.trim() || null,
    status,
    created_at: at.toISOString(),
    archived_at: kind === 'project' ? (row.archived_at?.toISOString() ?? null) : null,
  };
}

const clientOf = ({ user_id, full_name, email }: SubmissionRow): string =>
  user_id === null ? guestName(email) : memberName(full_name);
