import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
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
  if (template.kind === 'pglite') return openEmptied(template.dump);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(template.url, name, template.template);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return openDatabase({ kind: 'postgres', url: url.href }, onError);
}

// Those this test file has closed: emptying one takes a twentieth of the time of opening another.
const idle: PGlite[] = [];

async function openEmptied(dump: string): Promise<OpenDatabase> {
  const lite = idle.pop() ?? (await openInMemory(await openAsBlob(dump))).lite;
  const opened = await handleEmbedded(lite);
  return {
    ...opened,
    async close() {
      await opened.changes.close();
      if (lite.closed) return;
      await lite.exec(empty);
      idle.push(lite);
    },
  };
}

// The triggers of creative_directors empty director_search. The row of director_catalogue is the
// migration's, and what the queue keeps beside its jobs is from its first start.
const empty = `
  DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' CASCADE'
    FROM pg_tables WHERE (schemaname = 'public' AND tablename <> 'director_search')
      OR (schemaname = 'pgboss' AND tablename = 'job')
  ); END $$;
  INSERT INTO director_catalogue (id) VALUES (1);`;

function fail(error: unknown): void {
  throw error;
}
