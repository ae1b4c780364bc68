import type { DirectoryPage, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Database } from '../../db/database.ts';
import type { DirectoryMemory } from '../directory-memory.ts';
import { presentDirector } from '../public-columns.ts';
import { cursorOf, readCursor } from './cursor.ts';
import { keyOf, type Needle, needlesOf } from './needles.ts';
import { countFound, type PagePart, pageOfFound, pageOfWalk } from './search-statements.ts';

export type Bounds = {
  /** Up to so many matches are gathered and sorted. */
  gathered: number;
  /** Of more, so many directors are looked at in order, */
  steps: number;
  /** and this share of all at most: beyond twice that the planner would rather sort the table. */
  share: number;
};
const usual: Bounds = { gathered: 2_000, steps: 4_000, share: 1 / 80 };

type Search = { db: Database; memory: DirectoryMemory; needles: readonly Needle[]; bounds: Bounds };

/** `memory` holds what is true of the directory as it is when the search begins. */
export async function searchDirectors(
  db: Database,
  memory: DirectoryMemory,
  query: DirectoryPageQuery,
  bounds = usual,
): Promise<DirectoryPage> {
  const search = { db, memory, bounds, needles: needlesOf(query) };
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const { rows, total } = await findPart(search, { after, rows: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    directors: shown.map(({ director }) => presentDirector(director)),
    total,
    nextCursor: last ? cursorOf({ sortName: last.sortName, id: last.director.id }) : null,
  };
}

type Rows = Awaited<ReturnType<typeof pageOfFound>>;

async function findPart(search: Search, part: PagePart): Promise<{ rows: Rows; total: number }> {
  const { db, memory, needles } = search;
  if (!part.after && areProbablyFew(search)) {
    // One statement instead of two.
    const rows = await pageOfFound(db, needles, part);
    const total = rows[0]?.seen ?? 0;
    memory.totals.set(keyOf(needles), total);
    return { rows, total };
  }
  const total = await countMatches(db, memory, needles);
  return { rows: total === 0 ? [] : await findRows(search, part, total), total };
}

/** Whether it follows from what was counted of each needle by itself, as if by chance. */
function areProbablyFew({ memory, needles, bounds }: Search): boolean {
  const everybody = memory.totals.get(keyOf([]));
  if (needles.length < 2 || !everybody || memory.totals.get(keyOf(needles)) !== undefined) {
    return false;
  }
  const shares = needles.map((one) => (memory.totals.get(keyOf([one])) ?? everybody) / everybody);
  return shares.reduce((all, share) => all * share, everybody) <= bounds.gathered;
}

async function findRows(
  { db, memory, needles, bounds }: Search,
  part: PagePart,
  total: number,
): Promise<Rows> {
  if (needles.length === 0) return pageOfWalk(db, needles, part, part.rows);
  if (total <= bounds.gathered) return pageOfFound(db, needles, part);
  const everybody = await countMatches(db, memory, []);
  // Four times as far as it takes where matches are spread evenly.
  const steps = Math.ceil((4 * part.rows * everybody) / total);
  if (steps > Math.min(bounds.steps, everybody * bounds.share))
    return pageOfFound(db, needles, part);
  const rows = await pageOfWalk(db, needles, part, steps);
  const isEnd = rows[0] !== undefined && rows[0].seen < steps;
  return rows.length === part.rows || isEnd ? rows : pageOfFound(db, needles, part);
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
