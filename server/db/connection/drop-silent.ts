import type { Socket } from 'node:net';
import type { Pool } from 'pg';

/** A statement ends after 30 s, by the server's clock: then this end has heard, unless nobody is there. */
const silentMs = 40_000;

/**
 * Ends a pool's connections on which nothing has come or gone for longer than a statement may take. Where
 * the network swallows what is sent, neither end is told, and who asked would wait for ever.
 */
export function dropSilent(pool: Pick<Pool, 'on'>): void {
  pool.on('connect', (client) => {
    // The driver has no setting that ends a transaction's connection as well.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(silentMs, () =>
      stream.destroy(new Error('Connection terminated: nothing came in time')),
    );
  });
}
