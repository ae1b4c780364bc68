// What goes to PostgreSQL over a network is read by nobody, and goes to nobody else.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMutex } from '#server/db/mutex.ts';
import { openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../database/postgres-server.ts';
import { authority, databaseCertificate } from './database-certificate.ts';
import { peerCertificate } from './peer-certificate.ts';

describe.skipIf(!postgresPrograms())('a PostgreSQL that takes no connection without TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-tls-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return encodeURIComponent(join(folder, name));
  };
  const ours = file('ours.pem', authority);
  const another = file('another.pem', peerCertificate.cert);
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(databaseCertificate);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (host: string, settings: string) => {
    const url = server.url('postgres').replace('127.0.0.1', host) + settings;
    return openDatabase({ kind: 'postgres', url }, () => {});
  };

  test('FN-06 every connection of a house is encrypted: requests, announcements, locks, jobs', async () => {
    const opened = await open('localhost', `?sslmode=verify-full&sslrootcert=${ours}`);
    const jobs = await openJobs(opened.connection, jobDefinitions, () => {});
    const sessions = await openMutex(opened.connection)('a lock', () =>
      opened.db.execute(sql`
        select count(*)::int as all, count(*) filter (where ssl)::int as encrypted
        from pg_stat_activity join pg_stat_ssl using (pid) where backend_type = 'client backend'`),
    );
    await jobs.stop();
    await opened.close();
    const [counted] = sessions.rows;
    expect(counted?.all).toBeGreaterThan(3);
    expect(counted?.encrypted).toBe(counted?.all);
  });

  test.each([
    { from: 'an authority nobody named', host: 'localhost', settings: '?sslmode=verify-full' },
    {
      from: 'another authority',
      host: 'localhost',
      settings: `?sslmode=verify-full&sslrootcert=${another}`,
    },
    {
      from: 'another name',
      host: '127.0.0.1',
      settings: `?sslmode=verify-full&sslrootcert=${ours}`,
    },
  ])('FN-06 a certificate of $from is refused at the start', async ({ host, settings }) => {
    await expect(open(host, settings)).rejects.toThrow(
      /DATABASE_URL cannot be used: .*certificate.*sslrootcert/s,
    );
  });

  test('FN-06 a house that asks for no TLS is told what is missing', async () => {
    await expect(open('localhost', '')).rejects.toThrow(
      /DATABASE_URL cannot be used: .*no encryption.*sslmode/s,
    );
  });
});

test.skipIf(!postgresPrograms())(
  'FN-06 TLS that was asked for is never left out where the server has none',
  async () => {
    const server = await startPostgres();
    const url = `${server.url('postgres')}?sslmode=verify-full`;
    await expect(openDatabase({ kind: 'postgres', url }, () => {})).rejects.toThrow(
      /does not support SSL.*sslmode/,
    );
    await server.stop();
  },
);
