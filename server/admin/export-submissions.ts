// Submissions that have not become a project as rows of a file, read a batch at a time.
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { submissionLogs } from '../db/schema.ts';
import type { Cell } from './csv.ts';
import type { Wanted } from './found-projects.ts';
import { inBatches } from './in-batches.ts';
import { leadFileColumns, readLeadCells } from './pipeline/file-cells.ts';
import { readSubmissions } from './read-submissions.ts';

export const submissionFileColumns = [
  'id',
  'created_at',
  'product_name',
  'email',
  'name',
  'company',
  'phone',
  'status',
  ...leadFileColumns,
];

/** Newest first. What was asked of the house stands where it was. */
export async function* exportSubmissions(queries: Queries, wanted: Wanted): AsyncGenerator<Cell[]> {
  for await (const rows of inBatches((part) => readSubmissions(queries, wanted, part))) {
    const ids = rows.map(({ id }) => id);
    const more = await readMore(queries, ids);
    const cells = await readLeadCells(queries, 'submission', ids);
    for (const { id, at, product_name, email, full_name, status } of rows) {
      const sent = more.get(id);
      yield [
        id,
        at.toISOString(),
        product_name,
        email,
        sent?.name || full_name,
        sent?.company ?? null,
        sent?.phone ?? null,
        status,
        ...cells(id),
      ];
    }
  }
}

const told = (field: string) => sql<string | null>`${submissionLogs.package} ->> ${field}::text`;

async function readMore(queries: Queries, ids: string[]) {
  const found = await queries
    .select({
      id: submissionLogs.id,
      name: told('name'),
      company: told('companyName'),
      phone: told('phone'),
    })
    .from(submissionLogs)
    .where(inArray(submissionLogs.id, ids));
  return new Map(found.map((one) => [one.id, one]));
}
