import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { StartError } from '../../start/start-error.ts';

const connectMs = 10_000;
const hearMs = 3_000;
const channel = 'ad_builder_session';

/**
 * Proves that what is asked on a connection to `url` lasts as long as the connection: it hears what
 * the pool announces. A pooler that lends connections for one transaction fails it. Throws a
 * StartError.
 */
export async function requireSession(url: string, pool: Pool): Promise<void> {
  const word = randomUUID();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => {}); // what is lost with it shows in the next statement
  const heard = new Promise<boolean>((resolve) => {
    client.on('notification', ({ payload }) => payload === word && resolve(true));
  });
  const late = new AbortController();
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    await pool.query('SELECT pg_notify($1, $2)', [channel, word]);
    const tooLate = sleep(hearMs, false, { signal: late.signal }).catch(() => false);
    if (await Promise.race([heard, tooLate])) return;
  } catch (error) {
    if (!isRefusedParameter(error)) throw error;
  } finally {
    late.abort();
    await client.end().catch(() => {});
  }
  throw new StartError(
    'A connection pooler (PgBouncer or another) stands before PostgreSQL and lends connections for one transaction at a time. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself beside DATABASE_URL: announcements, locks and jobs go there (docs/scaling.md).',
  );
}

// What PgBouncer says to the limits the pool begins its connections with.
const isRefusedParameter = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);
