// Members' projects as rows of a file, read a batch at a time so that no other work waits long.
import { eq, inArray } from 'drizzle-orm';
import { memberName, shownName } from '#domain/admin/shown-names.ts';
import type { Queries } from '../db/database.ts';
import { profiles, projects } from '../db/schema.ts';
import type { Cell } from './csv.ts';
import type { Wanted } from './found-projects.ts';
import { inBatches } from './in-batches.ts';
import { leadFileColumns, readLeadCells } from './pipeline/file-cells.ts';
import { readProjects } from './read-projects.ts';

export const projectFileColumns = [
  'id',
  'created_at',
  'project_name',
  'product_name',
  'client',
  'email',
  'company',
  'phone',
  'status',
  ...leadFileColumns,
  'updated_at',
  'archived_at',
];

/** Newest first. */
export async function* exportProjects(queries: Queries, wanted: Wanted): AsyncGenerator<Cell[]> {
  for await (const rows of inBatches((part) => readProjects(queries, wanted, part))) {
    const ids = rows.map(({ id }) => id);
    const cells = await readLeadCells(queries, 'project', ids);
    const more = await queries
      .select({
        id: projects.id,
        updated_at: projects.updated_at,
        email: profiles.email,
        company: profiles.company_name,
        phone: profiles.phone,
      })
      .from(projects)
      .innerJoin(profiles, eq(profiles.id, projects.user_id))
      .where(inArray(projects.id, ids));
    const byId = new Map(more.map((one) => [one.id, one]));
    for (const { id, at, project_name, product_name, full_name, status, archived_at } of rows) {
      const { email = '', company = '', phone = '', updated_at = at } = byId.get(id) ?? {};
      yield [
        id,
        at.toISOString(),
        shownName(project_name),
        product_name,
        memberName(full_name),
        email,
        company,
        phone,
        status,
        ...cells(id),
        updated_at.toISOString(),
        archived_at?.toISOString() ?? null,
      ];
    }
  }
}
