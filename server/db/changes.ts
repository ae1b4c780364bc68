// Tells every process that something changed, in the transaction that changes it.
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { keepConnected } from './connection/keep-connected.ts';
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
const connectMs = 10_000;

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

/** What is told of a connection that was lost, and of one that is there again. */
export type Outage = { onError(error: unknown): void; onBack?: () => void };

/**
 * Listens on PostgreSQL through a connection of its own, and connects again when it is lost; what
 * was missed in between counts as changed.
 */
export async function listenShared(
  url: string,
  { onError, onBack }: Outage,
  onOpen: (client: Client) => Promise<void> = async () => {},
): Promise<Changes> {
  const listeners = openListeners();
  const close = await keepConnected({
    make() {
      const client = new Client({
        connectionString: url,
        application_name: 'ad-builder changes',
        connectionTimeoutMillis: connectMs,
        keepAlive: true,
      });
      client.on('notification', ({ payload }) => listeners.call(payload ?? ''));
      return client;
    },
    async open(client) {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await onOpen(client);
    },
    ask: (client) => client.query('SELECT 1'),
    onLost: onError,
    onBack() {
      onBack?.();
      listeners.callAll();
    },
  });
  return { ...listeners.changes, close };
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
