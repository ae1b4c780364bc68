// The tables of the queue are its library's own, which knows exactly one version of them.
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { StartError } from '../start/start-error.ts';

/** Throws a StartError unless the queue's tables are as this release needs them. Changes nothing. */
export async function requireQueueTables(db: Database): Promise<void> {
  const needed = neededVersion();
  const found = await foundVersion(db);
  if (found === needed) return;
  throw new StartError(
    found < needed
      ? 'The job queue in the database is behind this release, and MIGRATE=off keeps this process from changing it: run npm run migrate once, then start again.'
      : 'The job queue in the database was changed by a newer release in a way this one cannot work with: start that release or a later one, or restore the backup made before it (docs/upgrading.md).',
  );
}

async function foundVersion(db: Database): Promise<number> {
  const made = await db.execute(sql`SELECT 1 WHERE to_regclass('pgboss.version') IS NOT NULL`);
  if (made.rows.length === 0) return 0;
  const { rows } = await db.execute(sql`SELECT version::int FROM pgboss.version`);
  return Number(rows[0]?.version ?? 0);
}

// The library says it in its description alone.
function neededVersion(): number {
  const file = new URL('../package.json', import.meta.resolve('pg-boss'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { pgboss: { schema: number } }).pgboss.schema;
}
