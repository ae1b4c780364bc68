// The public part of the creative directors.
import { and, asc, eq, like, type SQL, sql } from 'drizzle-orm';
import {
  type Directory,
  type DirectoryPage,
  type DirectoryPageQuery,
  filterSkills,
  skillChipCount,
} from '#domain/directors/directory.ts';
import { canBeStored } from '../db/can-be-stored.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { directorCatalogue, creativeDirectors as table } from '../db/schema.ts';
import { cursorOf, readCursor } from './cursor.ts';
import { presentDirector, publicColumns } from './public-columns.ts';
import { folded } from './search-keys.ts';

const mostIds = 40_000;

/** Reads directors from the database. */
export function openDirectory(db: Database, _changes: Changes): Directory {
  return {
    search: (query) => search(db, query),
    async find(id) {
      if (!canBeStored(id)) return null;
      const [row] = await db
        .select(publicColumns)
        .from(table)
        .where(and(eq(table.id, id), eq(table.active, true)));
      return row ? presentDirector(row) : null;
    },
    async facts() {
      const counts = await Promise.all(
        filterSkills.map(async (name) => ({ name, count: await count(db, [hasSkill(name)]) })),
      );
      const chips = counts
        .filter((chip) => chip.count > 0)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, skillChipCount)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
      const [state] = await db.select({ at: directorCatalogue.synced_at }).from(directorCatalogue);
      return { chips, total: await count(db, []), syncedAt: state?.at ?? null };
    },
    async ids() {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.active, true))
        .orderBy(asc(table.sort_name), asc(table.id))
        .limit(mostIds);
      return rows.map(({ id }) => id);
    },
  };
}

async function search(db: Database, query: DirectoryPageQuery): Promise<DirectoryPage> {
  const conditions = [
    ...query.skills.filter((skill) => skill.trim()).map(hasSkill),
    ...(query.q.trim() ? [found(query.q)] : []),
  ];
  const after = query.cursor ? [afterCursor(query.cursor)] : [];
  const rows = await db
    .select({ ...publicColumns, sort_name: table.sort_name })
    .from(table)
    .where(and(eq(table.active, true), ...conditions, ...after))
    .orderBy(asc(table.sort_name), asc(table.id))
    .limit(query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    directors: shown.map(({ sort_name, ...row }) => presentDirector(row)),
    total: await count(db, conditions),
    nextCursor: last ? cursorOf({ sortName: last.sort_name, id: last.id }) : null,
  };
}

async function count(db: Database, conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(eq(table.active, true), ...conditions));
  return row?.count ?? 0;
}

const pattern = (text: string) => `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`;
const found = (q: string): SQL => like(table.search_text, pattern(q));
const hasSkill = (skill: string): SQL => like(table.skills_text, pattern(skill));

function afterCursor(cursor: string): SQL {
  const { sortName, id } = readCursor(cursor);
  return sql`(${table.sort_name}, ${table.id}) > (${sortName}, ${id})`;
}
