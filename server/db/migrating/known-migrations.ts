import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One step of the tables; `when` orders the steps and is what the database remembers of each. */
export type Migration = { tag: string; when: number };

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The migrations this release brings along, oldest first. */
export function knownMigrations(folder = migrationsFolder): readonly Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  return (journal as { entries: Migration[] }).entries;
}
