import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';

const rowsAtOnce = 100;
/** About what the embedded database can keep in memory. */
const mostRows = 100_000;

/**
 * Has the embedded database read every director once: a page of rows that it has not in memory
 * takes it five times as long, and all others wait meanwhile.
 */
export async function touchRows(db: Database, isOver: () => boolean): Promise<void> {
  let after = '';
  for (let read = 0; read < mostRows && !isOver(); read += rowsAtOnce) {
    const { rows } = await db.execute(sql`
      select max(id) as last, count(bio)::int as rows
      from (select id, bio from ${table} where id > ${after} order by id limit ${rowsAtOnce}) part`);
    const [part] = rows as [{ last: string | null; rows: number }];
    if (part.last === null || part.rows < rowsAtOnce) return;
    after = part.last;
    await nextTurn();
  }
}
