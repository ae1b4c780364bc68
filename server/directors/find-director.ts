import { and, asc, eq } from 'drizzle-orm';
import type { PublicDirector } from '#domain/directors/director.ts';
import { canBeStored } from '../db/can-be-stored.ts';
import type { Database } from '../db/database.ts';
import { directorSearch as search, creativeDirectors as table } from '../db/schema.ts';
import { presentDirector, publicColumns } from './public-columns.ts';

const mostIds = 40_000;

/** An active director, or null. */
export async function findDirector(db: Database, id: string): Promise<PublicDirector | null> {
  if (!canBeStored(id)) return null;
  const [row] = await db
    .select(publicColumns)
    .from(table)
    .where(and(eq(table.id, id), eq(table.active, true)));
  return row ? presentDirector(row) : null;
}

/** Ids of active directors by name, at most 40,000. */
export async function listIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: search.id })
    .from(search)
    .orderBy(asc(search.sort_name), asc(search.id))
    .limit(mostIds);
  return rows.map(({ id }) => id);
}
