// Projects and submissions in another order than that of time: a page by its offset, in one statement.
import { type SQL, sql } from 'drizzle-orm';
import { type ProjectSort, pipelineStages } from '#domain/admin/pipeline.ts';
import { type ProjectKind, projectKinds } from '#domain/admin/project-kinds.ts';
import { AppError } from '../../app-error.ts';
import type { Queries } from '../../db/database.ts';
import { pipeline, productionRequests, projects, submissionLogs } from '../../db/schema.ts';
import { foundProjects, foundSubmissions, type Wanted } from '../found-projects.ts';

type Sort = Exclude<ProjectSort, 'newest'>;
type Asked = { wanted: Wanted; kind: ProjectKind | undefined; offset: number; rows: number };

const mostOffset = 100_000;

/** The kinds and ids of a page, in order. */
export async function sortedRows(
  queries: Queries,
  sort: Sort,
  { wanted, kind, offset, rows }: Asked,
): Promise<{ kind: ProjectKind; id: string }[]> {
  const parts = projectKinds
    .filter((one) => kind === undefined || kind === one)
    .map((one) => (one === 'project' ? projectsPart(wanted) : submissionsPart(queries, wanted)));
  const found = await queries.execute(sql`
    select kind, id from (${sql.join(parts, sql` union all `)}) lead
    order by ${orders[sort]} limit ${rows} offset ${offset}`);
  return found.rows.map((row) => ({ kind: row.kind as ProjectKind, id: String(row.id) }));
}

const newestFirst = sql`created_at desc, id desc`;
const orders: Record<Sort, SQL> = {
  oldest: sql`created_at asc, id asc`,
  name: sql`lower(name) collate "C" asc, ${newestFirst}`,
  budget: sql`dollars desc nulls last, ${newestFirst}`,
  stage: sql`stage asc, ${newestFirst}`,
};

function projectsPart(wanted: Wanted): SQL {
  const { from, where } = foundProjects(wanted);
  return sql`select 'project' as kind, p.id, p.created_at, p.project_name as name,
      ${dollars(sql`p.form_data->>'budget'`, sql`p.form_data->>'specificBudget'`)} as dollars,
      ${stageNumber} as stage
    from ${from} join ${projects} p on p.id = found.id
    left join ${pipeline} e on e.project_id = p.id
    ${where ? sql`where ${where}` : sql``}`;
}

function submissionsPart(queries: Queries, wanted: Wanted): SQL {
  const { from, where } = foundSubmissions(queries, wanted);
  const of = (field: string, later: SQL) => sql`coalesce(${later}, s.package->>${field})`;
  return sql`select 'submission' as kind, s.id, s.created_at, s.product_name as name,
      ${dollars(of('budget', sql`r.budget`), of('specificBudget', sql`r.specific_budget`))} as dollars,
      ${stageNumber} as stage
    from ${from} join ${submissionLogs} s on s.id = found.id
    left join ${productionRequests} r on r.submission_id = s.id
    left join ${pipeline} e on e.submission_id = s.id
    ${where ? sql`where ${where}` : sql``}`;
}

const stageNumber = sql`coalesce(array_position(
  array[${sql.join(
    pipelineStages.map((stage) => sql`${stage}::text`),
    sql`, `,
  )}], e.stage), 1)`;

// The lower end of a bracket; of the smallest, what was typed, or else a dollar: it is known to be small.
const dollars = (budget: SQL, specific: SQL): SQL => sql`case ${budget}
  when '250k-plus' then 250000 when '100k-250k' then 100000 when '50k-100k' then 50000
  when '25k-50k' then 25000
  else coalesce(
    nullif(left(regexp_replace(split_part(coalesce(${specific}, ''), '.', 1), '[^0-9]', '', 'g'), 12), '')::bigint,
    case ${budget} when 'under-25k' then 1 end) end`;

/** Reads how many rows were shown. Throws 'invalid-input' for a cursor that is none. */
export function readOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = /^after-(\d{1,6})$/.exec(cursor)?.[1];
  if (offset !== undefined && Number(offset) <= mostOffset) return Number(offset);
  const fields = [{ path: 'cursor', message: 'This is no cursor of ours.' }];
  throw new AppError('invalid-input', 'Some fields need a change.', { fields });
}
