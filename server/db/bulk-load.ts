// The quickest way into each database for scripts that load one, past the typed handle.
import type { PGlite } from '@electric-sql/pglite';
import { Client, Query, type Connection as Wire } from 'pg';
import type { Connection } from './open.ts';

export type Loading = {
  run(statement: string): Promise<void>;
  /** `rows` as `copyText` writes them. */
  copy(into: string, rows: string): Promise<void>;
  /** Between batches: keeps the log of the embedded database short. */
  pause(): Promise<void>;
  close(): Promise<void>;
};

export const openLoading = (connection: Connection): Promise<Loading> =>
  connection.kind === 'embedded' ? loadEmbedded(connection.lite) : loadShared(connection.url);

async function loadEmbedded(lite: PGlite): Promise<Loading> {
  await lite.exec("SET maintenance_work_mem = '256MB'");
  return {
    run: async (statement) => void (await lite.exec(statement)),
    async copy(into, rows) {
      await lite.query(`COPY ${into} FROM '/dev/blob'`, [], { blob: new Blob([rows]) });
    },
    pause: async () => void (await lite.exec('CHECKPOINT')),
    close: async () => {},
  };
}

async function loadShared(url: string): Promise<Loading> {
  const client = new Client({ connectionString: url, application_name: 'ad-builder seed' });
  await client.connect();
  await client.query("SET maintenance_work_mem = '1GB'");
  return {
    run: async (statement) => void (await client.query(statement)),
    copy: (into, rows) =>
      new Promise((resolve, reject) => {
        const done = (error?: Error | null) => (error ? reject(error) : resolve());
        client.query(new CopyIn(`COPY ${into} FROM STDIN`, rows, done));
      }),
    pause: async () => {},
    close: () => client.end(),
  };
}

type CopyWire = Wire & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** Answers the server's request for the rows of a COPY, which the driver leaves to its callers. */
class CopyIn extends Query {
  readonly #rows: string;

  constructor(statement: string, rows: string, done: (error?: Error | null) => void) {
    super({ text: statement }, undefined, done);
    this.#rows = rows;
  }

  handleCopyInResponse(wire: CopyWire): void {
    wire.sendCopyFromChunk(Buffer.from(this.#rows));
    wire.endCopyFrom();
  }
}
