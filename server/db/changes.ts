// Tells every process that something changed, in the transaction that changes it.
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Queries } from './database.ts';

/** What others may want to hear of. */
export const topics = [
  'directors',
  'projects',
  'submissions',
  'payments',
  'mails',
  'jobs',
  'leads',
  'sessions',
] as const;
export type Topic = (typeof topics)[number];
/** `subject`: the member whom it is about; undefined when it is nobody's, or anybody's. */
export type Listener = (subject?: string) => void;
export type Changes = {
  /**
   * Heard by every process, this one included, once the transaction has committed. `subject` is the
   * id of the member whom it is about.
   */
  announce(tx: Queries, topic: Topic, subject?: string): Promise<void>;
  /**
   * Also called, without a subject, when announcements may have been missed. Returns how to stop
   * listening.
   */
  subscribe(topic: Topic, listener: Listener): () => void;
  close(): Promise<void>;
};

/** The subject of what is a guest's: no member is told of it. */
export const nobody = 'nobody';

const channel = 'ad_builder_changes';
const reconnectMs = [1_000, 2_000, 5_000, 10_000];

/** As `Changes` has it; it needs the transaction alone. */
export async function announce(tx: Queries, topic: Topic, subject?: string): Promise<void> {
  const payload = subject === undefined ? topic : `${topic} ${subject}`;
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Listens on the embedded database, which has one process. */
export async function listenEmbedded(lite: PGlite): Promise<Changes> {
  const listeners = openListeners();
  const stop = await lite.listen(channel, listeners.call);
  return { ...listeners.changes, close: () => stop() };
}

/**
 * Listens on PostgreSQL through a connection of its own, and connects again when it is lost; what
 * was missed in between counts as changed.
 */
export async function listenShared(
  url: string,
  onError: (error: unknown) => void,
): Promise<Changes> {
  const listeners = openListeners();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const connect = async () => {
    const fresh = new Client({ connectionString: url, application_name: 'ad-builder changes' });
    let lost = false;
    const lose = (error?: unknown) => {
      if (lost || closed) return;
      lost = true;
      if (error) onError(error);
      fresh.end().catch(() => {});
      again(0);
    };
    fresh.on('error', lose).on('end', () => lose());
    fresh.on('notification', ({ payload }) => listeners.call(payload ?? ''));
    await fresh.connect();
    await fresh.query(`LISTEN ${channel}`);
    client = fresh;
  };
  const again = (attempt: number) => {
    const pause = reconnectMs[Math.min(attempt, reconnectMs.length - 1)];
    timer = setTimeout(() => {
      connect().then(listeners.callAll, (error) => {
        onError(error);
        if (!closed) again(attempt + 1);
      });
    }, pause).unref();
  };
  await connect();
  return {
    ...listeners.changes,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

function openListeners() {
  const byTopic = new Map<string, Set<Listener>>();
  const call = (payload: string) => {
    const [topic = '', subject] = payload.split(' ');
    for (const listener of byTopic.get(topic) ?? []) listener(subject);
  };
  return {
    call,
    callAll: () => {
      for (const topic of byTopic.keys()) call(topic);
    },
    changes: {
      announce,
      subscribe(topic: Topic, listener: Listener) {
        const listening = byTopic.get(topic) ?? new Set();
        byTopic.set(topic, listening.add(listener));
        return () => void listening.delete(listener);
      },
    },
  };
}
