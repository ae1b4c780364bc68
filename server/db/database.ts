// One typed handle for both databases. Inside a transaction only the transaction's own handle may
// be used: the embedded database has a single connection, so a query through the outer handle would
// wait for ever. The handle therefore refuses it, on both databases alike.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

interface Rows extends PgQueryResultHKT {
  readonly type: { rows: Record<string, unknown>[] };
}
type Schema = typeof schema;

/** What queries can be made through: the database itself or one of its transactions. */
export type Queries = PgDatabase<Rows, Schema>;
/** The handle inside `database.transaction(async (tx) => …)`. */
export type Transaction = PgTransaction<Rows, Schema, ExtractTablesWithRelations<Schema>>;
/** The handle outside of transactions. Using it inside one throws. */
export type Database = Queries & { readonly guarded: true };

const running = new AsyncLocalStorage<{ open: boolean }>();

/** Wraps a drizzle database so that its use inside one of its own transactions throws at once. */
export function guardTransactions(drizzle: Queries): Database {
  const transaction: Queries['transaction'] = (work, config) =>
    drizzle.transaction(async (tx) => {
      const scope = { open: true };
      try {
        return await running.run(scope, () => work(tx));
      } finally {
        scope.open = false;
      }
    }, config);
  return new Proxy(drizzle, {
    get(target, key) {
      if (key === 'guarded') return true;
      if (running.getStore()?.open) {
        throw new Error(
          `database.${String(key)} was used inside a transaction: use the transaction's own handle.`,
        );
      }
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Database;
}
