import {
  type DirectoryFacts,
  type DirectoryQuery,
  filterSkills,
  type SkillChip,
  skillChipCount,
} from '#domain/directors/directory.ts';
import type { Database } from '../db/database.ts';
import { directorCatalogue } from '../db/schema.ts';
import type { Counts, DirectoryMemory } from './directory-memory.ts';
import type { DirectoryIndexKeeper } from './search/index-keeper.ts';
import { countEachSkill, countMatches } from './search/search-directors.ts';
import { type SearchTerm, searchTermsOf } from './search/search-terms.ts';

/** Counts once for as long as `memory` lasts; a failure is not kept. */
export async function directoryFacts(
  db: Database,
  memory: DirectoryMemory,
  index: Waiting,
): Promise<DirectoryFacts> {
  // A feed that is read and changes nothing is not told of: its time is always asked for.
  const [state] = await db.select({ at: directorCatalogue.synced_at }).from(directorCatalogue);
  return { ...(await counted(db, memory, index)), syncedAt: state?.at ?? null };
}

/**
 * The filters offered, counted within a question: how many directors each would leave. Undefined where
 * nothing is asked, and the facts say it.
 */
export async function chipsWithin(
  db: Database,
  memory: DirectoryMemory,
  index: Waiting & Pick<DirectoryIndexKeeper, 'current'>,
  query: DirectoryQuery,
): Promise<SkillChip[] | undefined> {
  const terms = searchTermsOf(query);
  if (terms.length === 0) return undefined;
  const { chips } = await counted(db, memory, index);
  const skills = chips.flatMap(({ name }) => searchTermsOf({ q: '', skills: [name] }));
  const current = index.current();
  const counts = current
    ? current.countEach(terms, skills)
    : await countEachSkill(db, terms, skills);
  return chips.map(({ name }, at) => ({ name, count: counts[at] ?? 0 }));
}

function counted(db: Database, memory: DirectoryMemory, index: Waiting): Promise<Counts> {
  if (memory.counts) return memory.counts;
  const counts = count(db, index);
  memory.counts = counts;
  counts.catch(() => {
    memory.counts = undefined;
  });
  return counts;
}

type Waiting = Pick<DirectoryIndexKeeper, 'settled'>;

async function count(db: Database, waiting: Waiting): Promise<Counts> {
  // To wait for the index takes less than to have the database count.
  const index = await waiting.settled();
  const countOf = async (terms: SearchTerm[]) =>
    index ? index.count(terms) : countMatches(db, terms);
  const chips: SkillChip[] = [];
  for (const name of filterSkills) {
    // One after the other: other requests get their turn in between.
    const count = await countOf(searchTermsOf({ q: '', skills: [name] }));
    if (count > 0) chips.push({ name, count });
  }
  return {
    chips: chips
      .toSorted((a, b) => b.count - a.count)
      .slice(0, skillChipCount)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    total: await countOf([]),
  };
}
