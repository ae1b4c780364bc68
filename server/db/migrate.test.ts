import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Embedded, openInMemory } from './embedded.ts';
import { migrateEmbedded } from './migrate.ts';
import { projects, projectTakes } from './schema.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** To take everything out of a copy is far quicker than to have PostgreSQL make a database. */
async function openEmpty(): Promise<Embedded> {
  const template = inject('testTemplate');
  if (template.kind !== 'pglite') throw new Error('Run this with TEST_DATABASE=pglite.');
  const opened = await openInMemory(await openAsBlob(template.dump));
  await opened.lite.exec(`
    DROP SCHEMA public, drizzle, pgboss CASCADE;
    CREATE SCHEMA public;
  `);
  return opened;
}

/** The migrations as they were before the one of this name. */
async function before(tag: string): Promise<string> {
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = journal.entries.slice(0, at);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

test('PLAN-01 projects and takes of before there were plans have none after the upgrade', async () => {
  const { lite, close } = await openEmpty();
  const db = drizzle(lite);
  await migrate(db, { migrationsFolder: await before('0007_shots') });
  const [user, project, take] = [randomUUID(), randomUUID(), randomUUID()];
  await lite.exec(`
    SET session_replication_role = replica;
    INSERT INTO projects (id, user_id, draft_key, project_name, product_name, script, created_at, updated_at)
      VALUES ('${project}', '${user}', '${project}', 'Bread', 'Bread', 'One.', now(), now());
    INSERT INTO project_takes (id, project_id, creative_brief, script, storyboard_frames, created_at)
      VALUES ('${take}', '${project}', '', 'None.', '[]', now());
  `);
  await migrateEmbedded(lite);
  expect(await db.select().from(projects)).toMatchObject([{ script: 'One.', shots: null }]);
  expect(await db.select().from(projectTakes)).toMatchObject([{ script: 'None.', shots: null }]);
  await close();
});
