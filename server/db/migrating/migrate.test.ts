import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCopy } from '#tests/database/open-copy.ts';
import { projects, projectTakes } from '../schema.ts';
import { knownMigrations, migrationsFolder } from './known-migrations.ts';
import { migrateEmbedded } from './migrate.ts';

const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
afterAll(() => rm(folder, { recursive: true }));

const { lite, close } = await openCopy();
afterAll(() => close());
beforeEach(() =>
  lite.exec(`
    RESET ALL;
    DROP SCHEMA IF EXISTS pgboss CASCADE;
    DROP SCHEMA IF EXISTS drizzle CASCADE;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
  `),
);

/** The migrations as they were before the one of this name; all of them where there is none. */
async function before(tag: string): Promise<string> {
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = at < 0 ? journal.entries : journal.entries.slice(0, at);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

test('PLAN-01 projects and takes of before there were plans have none after the upgrade', async () => {
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
});

const empty = `
  DROP SCHEMA IF EXISTS drizzle CASCADE;
  DROP SCHEMA public CASCADE;
  CREATE SCHEMA public;
`;
// Something for every kind of column; whose rows belong together does not matter here.
const fill = `
  DO $$ DECLARE filled text; names text; given text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR filled IN SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' LOOP
      SELECT string_agg(quote_ident(column_name), ','), string_agg(CASE
        WHEN data_type = 'uuid' THEN 'gen_random_uuid()'
        WHEN data_type = 'boolean' THEN 'true'
        WHEN data_type LIKE 'timestamp%' OR data_type = 'date' THEN '''2026-01-02 03:04:05Z'''
        WHEN data_type = 'jsonb' THEN '''{"kept":"yes"}'''
        WHEN data_type = 'ARRAY' THEN '''{1}'''
        WHEN data_type IN ('integer', 'bigint', 'smallint', 'numeric', 'real', 'double precision')
          THEN '1'
        ELSE '''kept''' END, ',')
      INTO names, given FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = filled AND is_generated = 'NEVER';
      EXECUTE format('INSERT INTO %I (%s) VALUES (%s) ON CONFLICT DO NOTHING', filled, names, given);
    END LOOP;
  END $$`;

/** Every row of every table. */
async function rowsOf(lite: PGlite): Promise<Record<string, unknown[]>> {
  const { rows } = await lite.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const tables: Record<string, unknown[]> = {};
  for (const { name } of rows) {
    tables[name] = (await lite.query(`SELECT * FROM "${name}"`)).rows;
  }
  return tables;
}

test('FN-05 each step keeps every row that was written at any step before it', async () => {
  const [, ...later] = knownMigrations();
  let earlier = {};
  for (const { tag } of [...later, { tag: 'the newest' }]) {
    await migrate(drizzle(lite), { migrationsFolder: await before(tag) });
    expect(await rowsOf(lite), `before ${tag}`).toMatchObject(earlier);
    await lite.exec(fill);
    earlier = await rowsOf(lite);
    expect(Object.values(earlier).every((rows) => Array.isArray(rows) && rows.length > 0)).toBe(
      true,
    );
  }
  expect(await migrateEmbedded(lite)).toEqual([]);
});

test('FN-05 from the first, a middle and the last earlier step the newest is reached at once', async () => {
  const known = knownMigrations();
  for (const at of [1, Math.floor(known.length / 2), known.length - 1]) {
    const missing = known.slice(at).map(({ tag }) => tag);
    await lite.exec(empty);
    await migrate(drizzle(lite), { migrationsFolder: await before(missing[0] ?? '') });
    await lite.exec(fill);
    const earlier = await rowsOf(lite);
    expect(await migrateEmbedded(lite)).toEqual(missing);
    expect(await rowsOf(lite), `from before ${missing[0]}`).toMatchObject(earlier);
    expect(await migrateEmbedded(lite)).toEqual([]);
  }
});

test('FN-05 told not to migrate, it refuses tables that are behind, and what a newer one broke', async () => {
  await expect(migrateEmbedded(lite, { migrates: false })).rejects.toThrow(/run npm run migrate/);
  expect(await rowsOf(lite)).toEqual({});
  await migrateEmbedded(lite);
  expect(await migrateEmbedded(lite, { migrates: false })).toEqual([]);
  const newer = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES';
  await lite.exec(`${newer} ('x', 9999999999998)`);
  expect(await migrateEmbedded(lite, { migrates: false })).toEqual([]);
  await lite.exec(`${newer} ('y', 9999999999999); COMMENT ON SCHEMA drizzle IS '9999_gone'`);
  for (const migrates of [true, false]) {
    await expect(migrateEmbedded(lite, { migrates })).rejects.toThrow(
      /newer release \(9999_gone\)/,
    );
  }
});
