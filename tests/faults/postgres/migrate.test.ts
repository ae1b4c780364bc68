// Bringing the database up to date is a step of its own where several processes share it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { knownMigrations } from '#server/db/migrating/known-migrations.ts';
import { spawnServer } from '../spawn-server.ts';
import { makeEmptyDatabase } from './make-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number; printed: string };
const migrate = (settings: Record<string, string>, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, ...settings };
    execFile(process.execPath, ['scripts/migrate.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, printed: out + err }),
    );
  });

test('FN-05 processes with MIGRATE=off refuse what npm run migrate has not brought up to date', async () => {
  const settings = {
    DATABASE_URL: await makeEmptyDatabase(),
    APP_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
  };
  for (const ROLE of ['web', 'worker']) {
    const server = await spawnServer({ ...settings, MIGRATE: 'off', ROLE });
    expect(await server.ended()).toBe(1);
    expect(server.printed()).toContain('run npm run migrate once');
  }
  expect(await migrate(settings, '--check')).toMatchObject({ code: 1 });

  // Two at once take turns, and one of them has nothing to do.
  const done = await Promise.all([migrate(settings), migrate(settings)]);
  expect(done.map(({ code }) => code)).toEqual([0, 0]);
  const printed = done.map((one) => one.printed).join('');
  for (const { tag } of knownMigrations()) expect(printed.split(`ran ${tag}`)).toHaveLength(2);
  expect(printed).toContain('there was nothing to do');
  expect(await migrate(settings, '--check')).toMatchObject({ code: 0 });

  const server = await spawnServer({ ...settings, MIGRATE: 'off', ROLE: 'web' });
  await server.ready();
  expect(await server.stop()).toBe(0);
});

test('FN-05 a migration takes longer than statements of requests may', async () => {
  const settings = {
    DATABASE_URL: await makeEmptyDatabase(),
    APP_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
  };
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('SELECT current_database() AS name');
  await client.query(`ALTER DATABASE "${rows[0].name}" SET statement_timeout = '500ms'`);
  await client.query('SELECT pg_advisory_lock(7140526)');
  const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
  const migrating = migrate(settings);
  await expect
    .poll(async () => (await client.query(waiting)).rowCount, { timeout: 120_000 })
    .toBe(1);
  await sleep(1_500);
  await client.end();
  expect(await migrating).toMatchObject({ code: 0 });
});

test('FN-05 without a database it says what is wrong and ends with 1', async () => {
  const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/none', APP_SECRET: 's'.repeat(32) };
  const { code, printed } = await migrate({ ...settings, DATA_DIR: folder });
  expect(code).toBe(1);
  expect(printed).toContain('DATABASE_URL cannot be used');
});
