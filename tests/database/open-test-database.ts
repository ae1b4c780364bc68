import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { handleEmbedded, type OpenDatabase, openDatabase } from '#server/db/open.ts';
import type { TestTemplate } from './global-setup.ts';
import { openCopy } from './open-copy.ts';
import { createDatabase } from './postgres-server.ts';

/**
 * A database with every table and nothing in it that no other test uses meanwhile, on the kind that
 * TEST_DATABASE names. Close it when the test is done: then it is emptied for another. Trouble in the
 * background fails the test unless `onError` takes it.
 */
export async function openTestDatabase(onError = fail): Promise<OpenDatabase> {
  const template = inject('testTemplate');
  return template.kind === 'pglite' ? openEmptied() : openEmptiedShared(template, onError);
}

// Those this worker has closed: emptying one takes a hundredth of the time of opening another.
const idle: PGlite[] = [];
const idleShared: string[] = [];

async function openEmptied(): Promise<OpenDatabase> {
  const lite = idle.pop() ?? (await openCopy()).lite;
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

async function openEmptiedShared(
  { url, template }: Extract<TestTemplate, { kind: 'postgres' }>,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  const own = new URL(url);
  const left = idleShared.pop();
  if (left !== undefined) own.href = left;
  else {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await createDatabase(url, name, template);
    own.pathname = `/${name}`;
  }
  const opened = await openDatabase({ kind: 'postgres', url: own.href }, onError);
  return {
    ...opened,
    async close() {
      await opened.close();
      await emptyShared(own.href);
      idleShared.push(own.href);
    },
  };
}

async function emptyShared(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(empty);
  } finally {
    await client.end();
  }
}

// A table whose file is empty is left alone, and emptying a small one by its rows is far cheaper than
// a TRUNCATE, which gives the table and each of its indexes another file. No trigger fires. The row of
// director_catalogue is the migration's; what the queue keeps beside its jobs is from its first start.
const empty = `
  DO $$ DECLARE filled regclass; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR filled IN
      SELECT oid FROM pg_class
      WHERE relkind = 'r' AND pg_relation_size(oid) > 0 AND (
        relnamespace = 'public'::regnamespace
        OR oid IN (SELECT relid FROM pg_partition_tree('pgboss.job')))
    LOOP
      IF pg_table_size(filled) > 256 * 1024 THEN EXECUTE format('TRUNCATE %s CASCADE', filled);
      ELSE EXECUTE format('DELETE FROM %s', filled);
      END IF;
    END LOOP;
    INSERT INTO director_catalogue (id) VALUES (1);
  END $$`;

function fail(error: unknown): void {
  throw error;
}
