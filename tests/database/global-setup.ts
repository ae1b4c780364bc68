// Prepares one migrated database that every test file starts from a copy of.
import type { TestProject } from 'vitest/node';
import { keptTemplate } from './kept-template.ts';
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
  const dump = await keptTemplate(async (file) => {
    const { makeEmbedded } = await import('./make-template.ts');
    await makeEmbedded(file);
  });
  project.provide('testTemplate', { kind: 'pglite', dump });
  return async () => {};
}

async function setupPostgres(project: TestProject) {
  const { makeShared } = await import('./make-template.ts');
  const server = await startPostgres();
  const template = 'template_migrated';
  await server.createDatabase(template);
  await makeShared(server.url(template));
  project.provide('testTemplate', { kind: 'postgres', url: server.url('postgres'), template });
  return () => server.stop();
}
