// Prepares one migrated database that every test file starts from a copy of.
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '#server/db/embedded/embedded.ts';
import { migrateEmbedded } from '#server/db/migrating/migrate.ts';
import { handleEmbedded, openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { startPostgres } from './postgres-server.ts';

/** A dump of the embedded database, or the address of a server with a database to copy. */
export type TestTemplate =
  | { kind: 'pglite'; dump: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = process.env.TEST_DATABASE ?? 'pglite';
  if (kind === 'pglite') return setupPglite(project);
  if (kind === 'postgres') return setupPostgres(project);
  throw new Error(`TEST_DATABASE is "${kind}" and must be pglite or postgres.`);
}

async function setupPglite(project: TestProject) {
  // What is made once is made sooner without optimised code; tests run in processes of their own.
  setFlagsFromString('--liftoff-only');
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-template-'));
  const { lite, close } = await openInMemory();
  await migrateEmbedded(lite);
  await prepareJobs(await handleEmbedded(lite));
  const dump = join(folder, 'template.tar');
  await writeFile(dump, await (await lite.dumpDataDir('none')).bytes());
  await close();
  project.provide('testTemplate', { kind: 'pglite', dump });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject) {
  const server = await startPostgres();
  const template = 'template_migrated';
  await server.createDatabase(template);
  const opened = await openDatabase({ kind: 'postgres', url: server.url(template) }, fail);
  await prepareJobs(opened);
  await opened.close();
  project.provide('testTemplate', { kind: 'postgres', url: server.url('postgres'), template });
  return () => server.stop();
}

async function prepareJobs(opened: Awaited<ReturnType<typeof openDatabase>>) {
  const jobs = await openJobs(opened.connection, jobDefinitions, fail);
  await jobs.stop();
}

function fail(error: unknown): never {
  throw error;
}
