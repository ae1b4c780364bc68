// Brings the tables up to date, and says what was done.
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { migrationsFolder } from './known-migrations.ts';
import { findSchema, requireUsable, schemaState } from './schema-state.ts';

/** Whether to bring the tables up to date; otherwise they must be. */
export type Migrating = { migrates: boolean };

// Any number that nothing else in this database locks on.
const advisoryLock = 7_140_526;
const connectMs = 10_000;
/** Whoever waits for a table keeps all who come later waiting too: better to ask again. */
const lockSeconds = 5;
const attempts = 12;
const pauseMs = 2_000;
const lockNotAvailable = '55P03';

/** Gives the names of the migrations that ran. Throws a StartError for tables that cannot be used. */
export async function migrateEmbedded(
  lite: PGlite,
  { migrates }: Migrating = { migrates: true },
): Promise<string[]> {
  return bringUpToDate({
    query: (statement) => lite.query(statement),
    migrate: () => migrateLite(drizzleLite(lite), { migrationsFolder }),
    migrates,
  });
}

/**
 * The same on PostgreSQL, through a connection of its own: a migration may take longer than a
 * request, and processes that start together take turns. `url` leads to the server itself.
 */
export async function migrateShared(
  url: string,
  { migrates }: Migrating = { migrates: true },
): Promise<string[]> {
  const client = new Client({
    connectionString: url,
    application_name: 'ad-builder migrate',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  client.on('error', () => {}); // what is lost with it shows in the statement under way
  await client.connect();
  try {
    // Whatever the database or the role says of statements in general.
    await client.query('SET statement_timeout = 0');
    if (migrates) await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await client.query(`SET lock_timeout = '${lockSeconds}s'`);
    return await bringUpToDate({
      query: (statement) => client.query(statement),
      migrate: () =>
        untilLocked(() => migratePostgres(drizzlePostgres(client), { migrationsFolder })),
      migrates,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

type Database = Migrating & {
  query(statement: string): Promise<{ rows: unknown[] }>;
  migrate(): Promise<unknown>;
};

async function bringUpToDate({ query, migrate, migrates }: Database): Promise<string[]> {
  const state = schemaState(await findSchema(query));
  if (state.kind !== 'behind' || !migrates) {
    requireUsable(state);
    return [];
  }
  await migrate();
  return state.missing;
}

// All migrations are one transaction: one that could not get its locks left nothing behind.
async function untilLocked<T>(migrate: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate();
    } catch (error) {
      if (attempt === attempts || !isLockTimeout(error)) throw error;
      await sleep(pauseMs);
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (Reflect.get(error, 'code') === lockNotAvailable || isLockTimeout(error.cause));
