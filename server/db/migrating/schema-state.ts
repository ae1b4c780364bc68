// How the tables of a database stand to this release.
import { StartError } from '../../start/start-error.ts';
import { knownMigrations, type Migration } from './known-migrations.ts';

/** What a database remembers: its newest migration, and the newest that earlier releases cannot bear. */
export type Found = { last: number | null; breaking: string | null };
export type SchemaState =
  | { kind: 'current' }
  /** A newer release was here, and left tables that this one can use. */
  | { kind: 'ahead' }
  | { kind: 'behind'; missing: string[] }
  | { kind: 'too-new'; since: string };

type Query = (statement: string) => Promise<{ rows: unknown[] }>;

/** Asks a database, also one without any tables. */
export async function findSchema(query: Query): Promise<Found> {
  const made = await query(
    `SELECT 1 WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL`,
  );
  if (made.rows.length === 0) return { last: null, breaking: null };
  // A migration that earlier releases cannot bear says so itself: COMMENT ON SCHEMA drizzle IS '<its name>'.
  const { rows } = await query(
    `SELECT max(created_at)::text AS last, obj_description('drizzle'::regnamespace, 'pg_namespace') AS breaking
     FROM drizzle.__drizzle_migrations`,
  );
  const [{ last, breaking }] = rows as [{ last: string | null; breaking: string | null }];
  return { last: last === null ? null : Number(last), breaking };
}

/** Compares what a database remembers with what this release knows. */
export function schemaState(
  { last, breaking }: Found,
  known: readonly Migration[] = knownMigrations(),
): SchemaState {
  if (breaking !== null && !known.some(({ tag }) => tag === breaking)) {
    return { kind: 'too-new', since: breaking };
  }
  const missing = known.filter(({ when }) => last === null || when > last);
  if (missing.length > 0) return { kind: 'behind', missing: missing.map(({ tag }) => tag) };
  return last !== null && last > (known.at(-1)?.when ?? 0)
    ? { kind: 'ahead' }
    : { kind: 'current' };
}

/** Throws a StartError unless this release can work on tables in that state. */
export function requireUsable(state: SchemaState): void {
  if (state.kind === 'behind') {
    throw new StartError(
      `The database is behind this release by ${state.missing.length} (${state.missing.at(-1)} is the newest it lacks), and MIGRATE=off keeps this process from changing it: run npm run migrate once, then start again.`,
    );
  }
  if (state.kind === 'too-new') {
    throw new StartError(
      `The database was changed by a newer release (${state.since}) in a way this one cannot work with: start that release or a later one, or restore the backup made before it (docs/upgrading.md).`,
    );
  }
}
