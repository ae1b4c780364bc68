// Directors straight into the database, as a feed would have left them.
import { sql } from 'drizzle-orm';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/database.ts';
import { creativeDirectors, directorCatalogue } from '#server/db/schema.ts';
import { searchKeys } from '#server/directors/search/search-keys.ts';

type Row = typeof creativeDirectors.$inferInsert;
const batch = 500;
const moment = new Date('2026-03-01T12:00:00Z');

/** Everything but the name may be left out; contact and prices are set, so that a leak shows. */
export function directorRow(changes: Partial<Row> & Pick<Row, 'name'>): Row {
  const row = {
    id: changes.name.toLowerCase().replace(/\W+/g, '-'),
    location: '',
    skills: [],
    last_synced_at: moment,
    sample: true,
    contact_email: 'secret@example.com',
    contact_phone: '555-0142-secret',
    hourly_rate: 77_123,
    project_minimum: 77_456,
    created_at: moment,
    updated_at: moment,
    ...changes,
  };
  return { ...row, ...searchKeys(row) };
}

/** Adds the rows and tells of it, in one transaction. */
export async function insertDirectors(
  { db, changes }: { db: Database; changes: Changes },
  rows: Row[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += batch) {
      await tx.insert(creativeDirectors).values(rows.slice(at, at + batch));
    }
    await tx.update(directorCatalogue).set({ version: sql`${directorCatalogue.version} + 1` });
    await changes.announce(tx, 'directors');
  });
}
