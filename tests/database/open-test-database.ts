import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openInMemory } from '#server/db/embedded.ts';
import { handleEmbedded, type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { createDatabase } from './postgres-server.ts';

/**
 * A database of its own with every table and nothing in it, on the kind that TEST_DATABASE names.
 * Close it when the test is done. Trouble in the background fails the test unless `onError` takes it.
 */
export async function openTestDatabase(onError = fail): Promise<OpenDatabase> {
  const template = inject('testTemplate');
  if (template.kind === 'pglite') {
    const { lite } = await openInMemory(await openAsBlob(template.dump));
    return handleEmbedded(lite);
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(template.url, name, template.template);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return openDatabase({ kind: 'postgres', url: url.href }, onError);
}

function fail(error: unknown): void {
  throw error;
}
