// Opens the database the settings name, brings its tables up to date and keeps it in order.
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { StartError } from '../start/start-error.ts';
import { type Changes, listenEmbedded, listenShared, type Outage } from './changes.ts';
import { dropSilent } from './connection/drop-silent.ts';
import { requireSession } from './connection/require-session.ts';
import { watchPool } from './connection/watch-pool.ts';
import { whatToCheck } from './connection/what-to-check.ts';
import { type Database, guardTransactions, type Queries } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { startUpkeep } from './embedded/upkeep.ts';
import { holdStores, type Store } from './hold-stores.ts';
import { type Migrating, migrateEmbedded, migrateShared } from './migrating/migrate.ts';
import { preparing } from './prepared-statement.ts';
import * as schema from './schema.ts';

/** How the database is reached; the job queue needs it beside the typed handle. */
export type Connection =
  | { kind: 'embedded'; lite: PGlite }
  /** `url` leads to the server itself: what is asked there may last longer than a transaction. */
  | { kind: 'postgres'; url: string };
export type OpenDatabase = {
  db: Database;
  connection: Connection;
  changes: Changes;
  /** The migrations that ran when it was opened. */
  migrated: readonly string[];
  /** Whether this process can reach it no more, ever, although others might. */
  isStuck(): boolean;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
};
export type DatabaseChoice = Partial<Migrating> &
  ({ kind: 'embedded'; dataDir: string } | ({ kind: 'postgres' } & SharedDatabase));
export type SharedDatabase = {
  url: string;
  /** The server itself, where `url` leads through a pooler that lends connections for a transaction. */
  directUrl?: string | undefined;
  /** How many connections requests share; 10 unless told otherwise. */
  poolSize?: number | undefined;
  /** What this process keeps elsewhere, when it stays: whoever keeps it elsewhere again is refused. */
  stores?: readonly Store[] | undefined;
};

/**
 * Opens and migrates, or requires that it has been. `onError` hears what goes wrong in the background, `onBack` that a lost
 * PostgreSQL answers again. Throws a StartError.
 */
export async function openDatabase(
  choice: DatabaseChoice,
  onError: Outage['onError'],
  onBack?: () => void,
): Promise<OpenDatabase> {
  const { migrates = true } = choice;
  if (choice.kind === 'postgres') {
    return openPostgres({ ...choice, migrates }, { onError, ...(onBack ? { onBack } : {}) });
  }
  const { lite, close } = await openEmbedded(choice.dataDir);
  const migrated = await migrateEmbedded(lite, { migrates }).catch(async (error) => {
    await close();
    throw error;
  });
  const upkeep = startUpkeep(lite, onError);
  return {
    ...(await handleEmbedded(lite)),
    migrated,
    async close() {
      upkeep.stop();
      await close();
    },
  };
}

/** The typed handle over an open and migrated PGlite. */
export async function handleEmbedded(lite: PGlite): Promise<OpenDatabase> {
  const db = guardTransactions(drizzleLite(preparing(lite), { schema }) as unknown as Queries);
  return {
    db,
    connection: { kind: 'embedded', lite },
    changes: await listenEmbedded(lite),
    migrated: [],
    isStuck: () => false,
    check: async () => void (await db.execute(sql`select 1`)),
    close: () => lite.close(),
  };
}

const statementLimits = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

async function openPostgres(
  { url, directUrl, poolSize = 10, stores = [], migrates }: SharedDatabase & Migrating,
  outage: Outage,
): Promise<OpenDatabase> {
  const ownUrl = directUrl ?? url;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'ad-builder',
    // A pooler's connections are shared: there the role has these limits (docs/scaling.md).
    ...(directUrl ? {} : statementLimits),
  });
  pool.on('error', outage.onError);
  // A pool hears its idle connections alone, and an error that nobody hears ends the process. What is
  // lost with one in use shows in its next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  dropSilent(pool);
  const isStuck = watchPool(pool, poolSize);
  let changes: Changes;
  let migrated: string[];
  try {
    await requireSession(ownUrl, pool);
    if (directUrl) await warnOfNoLimit(pool, outage);
    migrated = await migrateShared(ownUrl, { migrates });
    changes = await listenShared(ownUrl, outage, holdStores(stores));
  } catch (cause) {
    await pool.end();
    if (cause instanceof StartError) throw cause;
    const said = reason(cause);
    throw new StartError(
      `The PostgreSQL database of DATABASE_URL cannot be used: ${said}. ${whatToCheck(said)}`,
      { cause },
    );
  }
  const db = guardTransactions(drizzlePostgres(pool, { schema }) as unknown as Queries);
  return {
    db,
    connection: { kind: 'postgres', url: ownUrl },
    changes,
    migrated,
    isStuck,
    check: async () => void (await db.execute(sql`select 1`)),
    async close() {
      await changes.close();
      await pool.end();
    },
  };
}

async function warnOfNoLimit(pool: Pool, { onError }: Outage): Promise<void> {
  const { rows } = await pool.query('SHOW statement_timeout');
  if (rows[0]?.statement_timeout !== '0') return;
  const set = "ALTER ROLE … SET statement_timeout = '30s'";
  onError(new Error(`Nothing ends a statement that never ends: ${set} (docs/scaling.md).`));
}

// Node hides what went wrong with several addresses of one host in an AggregateError.
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return error.errors[0].message;
  }
  return error instanceof Error ? error.message : String(error);
}
