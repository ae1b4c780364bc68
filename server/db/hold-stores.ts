// Each process holds a lock for each place it keeps things in, for as long as it is connected. Who
// finds a lock for another place knows that somebody keeps the same things elsewhere.
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { StartError } from '../start/start-error.ts';

/** `place` stands for where this kind of thing is kept; equal for processes that share it. */
export type Store = { kind: keyof typeof kinds; place: string };

// Numbers that nothing else in this database locks on.
const gate = 7_140_527;
const kinds = {
  pictures: {
    lock: 7_140_528,
    advice:
      'Give all of them one bucket (S3_URL and its keys), or the same folder (DATA_DIR) on shared storage',
  },
  leads: {
    lock: 7_140_529,
    advice:
      'Give all of them one Google Sheet (GOOGLE_SHEET_ID), or the same folder (DATA_DIR) on shared storage',
  },
  mails: {
    lock: 7_140_530,
    advice:
      'Send mail (MAIL=smtp) from all of them, or give them the same folder (DATA_DIR) on shared storage',
  },
};

/**
 * Makes what a connection does when it is open: it holds the stores. The first time it throws a
 * StartError when a running process keeps things elsewhere; a connection that was lost and made
 * again holds them whoever else there is.
 */
export function holdStores(stores: readonly Store[]): (client: Client) => Promise<void> {
  let isFirst = true;
  return async (client) => {
    // Who vanished without a word is found out within a minute, and its locks are gone.
    await client.query(
      'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
    );
    await client.query('SELECT pg_advisory_lock($1)', [gate]);
    try {
      if (isFirst) await refuseOthers(client, stores);
      for (const store of stores) {
        await client.query('SELECT pg_advisory_lock_shared($1, $2)', keyOf(store));
      }
      isFirst = false;
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [gate]);
    }
  };
}

const keyOf = ({ kind, place }: Store): [number, number] => [
  kinds[kind].lock,
  createHash('sha256').update(place).digest().readUInt32BE() >>> 1,
];

const held = `
  SELECT 1 FROM pg_locks
  WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = $1 AND objid <> $2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  LIMIT 1`;

async function refuseOthers(client: Client, stores: readonly Store[]): Promise<void> {
  for (const store of stores) {
    const { rowCount } = await client.query(held, keyOf(store));
    if (!rowCount) continue;
    throw new StartError(
      `Another process runs on this database and keeps its ${store.kind} elsewhere: each would lack what the other keeps. ${kinds[store.kind].advice}. Where you have just changed that, stop the others first.`,
    );
  }
}
