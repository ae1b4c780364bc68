import type { DirectoryPage, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Database } from '../db/database.ts';
import { cursorOf, readCursor } from './cursor.ts';
import type { DirectoryMemory } from './directory-memory.ts';
import { keyOf, type Needle, needlesOf } from './needles.ts';
import { presentDirector } from './public-columns.ts';
import { countFound, type PagePart, pageOfFound, pageOfWalk } from './search-statements.ts';

/** Up to so many are gathered and sorted; of more, so many are looked at in order. */
export type Bounds = { gathered: number; steps: number };
const usual: Bounds = { gathered: 2_000, steps: 4_000 };

/** `memory` holds what is true of the directory as it is when the search begins. */
export async function searchDirectors(
  db: Database,
  memory: DirectoryMemory,
  query: DirectoryPageQuery,
  bounds = usual,
): Promise<DirectoryPage> {
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const search = { db, memory, bounds, needles: needlesOf(query) };
  const { rows, total } = await findRows(search, { after, rows: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    directors: shown.map(({ director }) => presentDirector(director)),
    total,
    nextCursor: last ? cursorOf({ sortName: last.sortName, id: last.director.id }) : null,
  };
}

type Search = {
  db: Database;
  memory: DirectoryMemory;
  bounds: Bounds;
  needles: readonly Needle[];
};
type Found = { rows: Awaited<ReturnType<typeof pageOfFound>>; total: number };

async function findRows(search: Search, part: PagePart): Promise<Found> {
  const { db, memory, bounds, needles } = search;
  const known = memory.totals.get(keyOf(needles));
  if (needles.length > 0 && (known === undefined || known <= bounds.gathered)) {
    const rows = await pageOfFound(db, needles, part, bounds.gathered + 1);
    const seen = rows[0]?.seen ?? (part.after ? undefined : 0);
    if (known !== undefined) return { rows, total: known };
    if (seen !== undefined && seen <= bounds.gathered) {
      memory.totals.set(keyOf(needles), seen);
      return { rows, total: seen };
    }
  }
  const total = await countMatches(db, memory, needles);
  return { rows: await findFrequent(search, part, total), total };
}

async function findFrequent(search: Search, part: PagePart, total: number): Promise<Found['rows']> {
  const { db, memory, bounds, needles } = search;
  if (needles.length === 0) return pageOfWalk(db, needles, part, part.rows);
  const everybody = await countMatches(db, memory, []);
  // Four times as far as it takes where matches are spread evenly.
  const steps = Math.ceil((4 * part.rows * everybody) / Math.max(total, 1));
  if (steps <= bounds.steps) {
    const rows = await pageOfWalk(db, needles, part, steps);
    const isEnd = rows[0] !== undefined && rows[0].seen < steps;
    if (rows.length === part.rows || isEnd) return rows;
  }
  return pageOfFound(db, needles, part);
}

/** How many match, exactly. */
export async function countMatches(
  db: Database,
  { totals }: DirectoryMemory,
  needles: readonly Needle[],
): Promise<number> {
  const key = keyOf(needles);
  const known = totals.get(key);
  if (known !== undefined) return known;
  const [row] = await countFound(db, needles);
  const total = row?.total ?? 0;
  totals.set(key, total);
  return total;
}
