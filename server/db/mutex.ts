// Work of which one piece at a time may run, whichever process it is asked of.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from './open.ts';

/** Runs the work when all work of this name that was asked for before has ended. */
export type Mutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const longestWaitMs = 120_000;

/** The embedded database has one process; on PostgreSQL processes wait for each other there. */
export function openMutex(connection: Connection): Mutex {
  const ends = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = async () =>
      connection.kind === 'embedded' ? work() : withLock(connection.url, name, work);
    const ended = (ends.get(name) ?? Promise.resolve()).then(turn, turn);
    ends.set(name, ended);
    return ended;
  };
}

// A connection of its own holds the lock, so that it goes with a process that dies, and no other
// statement waits for it.
async function withLock<T>(url: string, name: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'ad-builder turns' });
  client.on('error', () => {}); // what is lost with it shows in the next statement
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${longestWaitMs}`);
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`ad-builder ${name}`]);
    return await work();
  } finally {
    await Promise.race([client.end().catch(() => {}), pause(5_000, undefined, { ref: false })]);
  }
}
