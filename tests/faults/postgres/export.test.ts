import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { suppressions } from '#server/db/schema.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { postgresPrograms } from '../../database/postgres-server.ts';
import { makeEmptyDatabase } from './make-database.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'ad-builder-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fail = (error: unknown) => {
  throw error;
};

test('FN-03 an export loads into PostgreSQL, and the product goes on from there', async () => {
  const moved = { address: 'moved@example.com', created_at: new Date('2026-03-01T10:00:00Z') };
  const embedded = await openDatabase({ kind: 'embedded', dataDir: folder }, fail);
  await (await openJobs(embedded.connection, jobDefinitions, fail)).stop();
  await embedded.db.insert(suppressions).values(moved);
  await embedded.close();

  const file = join(folder, 'export.sql');
  const env = { ...process.env, DATA_DIR: folder };
  await run(process.execPath, ['scripts/export.ts', file], { env });
  const url = await makeEmptyDatabase();
  const psql = join(postgresPrograms() ?? '', 'psql');
  await run(psql, [url, '-v', 'ON_ERROR_STOP=1', '-q', '-f', file]);

  const opened = await openDatabase({ kind: 'postgres', url }, fail);
  const jobs = await openJobs(opened.connection, jobDefinitions, fail);
  expect(await opened.db.select().from(suppressions)).toMatchObject([moved]);
  await jobs.stop();
  await opened.close();
});
