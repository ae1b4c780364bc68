// Entering many rows into an index of pieces of text one by one writes it several times over; on
// the embedded database everybody waits for that. Made anew it is written once.
import { getTableName, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { directorSearch } from '../../db/schema.ts';

/**
 * Does the work without those indexes of the search table, then makes them again. Only where no
 * other connection could have to wait for the table; a transaction that fails keeps them.
 */
export async function rebuildingIndexes(tx: Queries, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute(sql`
    select index.relname as name, pg_get_indexdef(index.oid) as definition
    from pg_index
    join pg_class index on index.oid = indexrelid
    join pg_am method on method.oid = index.relam
    where indrelid = ${getTableName(directorSearch)}::regclass and method.amname = 'gin'`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(String(name))}`);
  await work();
  for (const { definition } of rows) await tx.execute(sql.raw(String(definition)));
}
