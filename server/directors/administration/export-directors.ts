// Every director as a row of a spreadsheet that can be imported again.
import { asc, sql } from 'drizzle-orm';
import type { Cell } from '../../admin/csv.ts';
import type { Database } from '../../db/database.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { rowColumns } from '../feed/director-row.ts';

const states = ['active', 'suspended', 'sample', 'origin'] as const;
export const exportColumns: readonly string[] = [...rowColumns, ...states];

const rowsAtOnce = 500;
const exported = [...rowColumns, ...states] as const;

/** By id. Reads on as far as rows are taken. */
export async function* exportDirectors(db: Database): AsyncGenerator<Cell[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .select()
      .from(table)
      .where(sql`${table.id} > ${after}`)
      .orderBy(asc(table.id))
      .limit(rowsAtOnce);
    for (const row of rows) yield exported.map((column) => cellOf(row[column]));
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

function cellOf(value: string | number | boolean | string[] | null): Cell {
  if (Array.isArray(value)) return listCell(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/** Semicolons in between, or JSON where an entry would be taken apart. */
function listCell(entries: string[]): string {
  const cell = entries.join('; ');
  const isPlain = !cell.startsWith('[') && !entries.some((entry) => entry.includes(';'));
  return isPlain ? cell : JSON.stringify(entries);
}
