import { gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { frameHolds, looseFrames } from '../db/schema.ts';

/** Has these pictures looked at when the time of what is loose since then is over. */
export async function loosen(
  queries: Queries,
  keys: readonly string[],
  since: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await queries.insert(looseFrames).values(keys.map((key) => ({ key, since })));
}

/** Those of the keys that a project, a take, an approval or a package shows. */
export async function heldOf(queries: Queries, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await queries
    .selectDistinct({ key: frameHolds.key })
    .from(frameHolds)
    .where(inArray(frameHolds.key, [...keys]));
  return new Set(found.map(({ key }) => key));
}

/** Those of the keys that were drawn or let go of since then. */
export async function looseSince(
  queries: Queries,
  keys: readonly string[],
  since: Date,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await queries
    .selectDistinct({ key: looseFrames.key })
    .from(looseFrames)
    .where(sql`${inArray(looseFrames.key, [...keys])} and ${gte(looseFrames.since, since)}`);
  return new Set(found.map(({ key }) => key));
}
