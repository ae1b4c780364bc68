import {
  type DirectoryFacts,
  filterSkills,
  type SkillChip,
  skillChipCount,
} from '#domain/directors/directory.ts';
import type { Database } from '../db/database.ts';
import { directorCatalogue } from '../db/schema.ts';
import type { Counts, DirectoryMemory } from './directory-memory.ts';
import { needlesOf } from './needles.ts';
import { countMatches } from './search-directors.ts';

/** Counts once for as long as `memory` lasts; a failure is not kept. */
export async function directoryFacts(
  db: Database,
  memory: DirectoryMemory,
): Promise<DirectoryFacts> {
  // A feed that is read and changes nothing is not told of: its time is always asked for.
  const [state] = await db.select({ at: directorCatalogue.synced_at }).from(directorCatalogue);
  return { ...(await counted(db, memory)), syncedAt: state?.at ?? null };
}

function counted(db: Database, memory: DirectoryMemory): Promise<Counts> {
  if (memory.counts) return memory.counts;
  const counts = count(db, memory);
  memory.counts = counts;
  counts.catch(() => {
    memory.counts = undefined;
  });
  return counts;
}

async function count(db: Database, memory: DirectoryMemory): Promise<Counts> {
  const chips: SkillChip[] = [];
  for (const name of filterSkills) {
    // One after the other: other requests get their turn in between.
    const count = await countMatches(db, memory, needlesOf({ q: '', skills: [name] }));
    if (count > 0) chips.push({ name, count });
  }
  return {
    chips: chips
      .toSorted((a, b) => b.count - a.count)
      .slice(0, skillChipCount)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    total: await countMatches(db, memory, []),
  };
}
