import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from '../db/database.ts';

/**
 * The database as better-auth is given it. `current()` is the transaction better-auth runs at the
 * moment, so that what must happen with its change is written together with it.
 */
export function followTransactions(db: Database) {
  const running = new AsyncLocalStorage<Transaction>();
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction((tx) => running.run(tx, () => work(tx)), config);
  const followed = new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  return { db: followed, current: (): Transaction | undefined => running.getStore() };
}
