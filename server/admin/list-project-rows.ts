// The table of projects: those of members and submissions in one list.
import { nothingKnown, type ProjectSort } from '#domain/admin/pipeline.ts';
import type { ProjectKind } from '#domain/admin/project-kinds.ts';
import type {
  AdminProjectPage,
  AdminProjectRow,
  AdminProjectsQuery,
} from '#domain/admin/project-list.ts';
import { guestName, memberName, shownName } from '#domain/admin/shown-names.ts';
import type { Queries } from '../db/database.ts';
import { countProjects } from './count-projects.ts';
import { countFound, foundProjects, foundSubmissions, type Wanted } from './found-projects.ts';
import { readLeadFacts } from './pipeline/lead-facts.ts';
import { readOffset, sortedRows } from './pipeline/sorted-rows.ts';
import { type ProjectRow, readProjects, readProjectsOf } from './read-projects.ts';
import { readSubmissions, readSubmissionsOf, type SubmissionRow } from './read-submissions.ts';
import { pageOf, readCursor } from './row-position.ts';

/** A page of what is asked for. Throws 'invalid-input' for a cursor that is none. */
export async function listProjectRows(
  queries: Queries,
  { kind, limit, cursor, sort, ...wanted }: AdminProjectsQuery,
): Promise<AdminProjectPage> {
  const { rows, nextCursor } =
    sort === 'newest'
      ? await newest(queries, wanted, { kind, limit, cursor })
      : await sorted(queries, wanted, { kind, limit, cursor, sort });
  const facts = await readLeadFacts(queries, rows);
  return {
    rows: rows.map((row) => ({
      ...presentRow(row),
      lead: facts.get(`${row.kind}:${row.id}`) ?? nothingKnown,
    })),
    total: await countRows(queries, wanted, kind),
    nextCursor,
  };
}

type Row = ProjectRow | SubmissionRow;
type Page = { rows: Row[]; nextCursor: string | null };
type Asked = Pick<AdminProjectsQuery, 'kind' | 'limit' | 'cursor'>;

async function newest(
  queries: Queries,
  wanted: Wanted,
  { kind, limit, cursor }: Asked,
): Promise<Page> {
  const part = { after: readCursor(cursor), rows: limit + 1 };
  const rows = [
    ...(kind === 'submission' ? [] : await readProjects(queries, wanted, part)),
    ...(kind === 'project' ? [] : await readSubmissions(queries, wanted, part)),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  const { page, nextCursor } = pageOf(rows, limit);
  return { rows: page, nextCursor };
}

async function sorted(
  queries: Queries,
  wanted: Wanted,
  { kind, limit, cursor, sort }: Asked & { sort: Exclude<ProjectSort, 'newest'> },
): Promise<Page> {
  const offset = readOffset(cursor);
  const found = await sortedRows(queries, sort, { wanted, kind, offset, rows: limit + 1 });
  const page = found.slice(0, limit);
  const idsOf = (one: ProjectKind) => page.filter((row) => row.kind === one).map(({ id }) => id);
  const read = [
    ...(await readProjectsOf(queries, idsOf('project'))),
    ...(await readSubmissionsOf(queries, idsOf('submission'))),
  ];
  const rows = page.flatMap(
    ({ kind: of, id }) => read.find((row) => row.kind === of && row.id === id) ?? [],
  );
  return { rows, nextCursor: found.length > limit ? `after-${offset + limit}` : null };
}

/** How many are wanted, of both kinds or of one. */
export async function countRows(
  queries: Queries,
  wanted: Wanted,
  kind?: ProjectKind,
): Promise<number> {
  const count = isPlain(wanted) ? await countAll(queries, wanted) : countMatching(queries, wanted);
  const [project, submission] = [
    kind === 'submission' ? 0 : await count('project'),
    kind === 'project' ? 0 : await count('submission'),
  ];
  return project + submission;
}

const isPlain = ({ q, stage, assignee }: Wanted): boolean =>
  q.trim() === '' && stage === undefined && assignee === undefined;

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
export function presentRow(row: Row): Omit<AdminProjectRow, 'lead'> {
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
