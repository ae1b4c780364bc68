// A real PostgreSQL server for tests, from the programs Debian and others install.
import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../serve.ts';

const run = promisify(execFile);

export type PostgresServer = {
  url(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  /** Where psql and pg_dump lie. */
  programs: string;
  /** Ends the sessions and the server; what it holds stays. */
  halt(): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Folder of the newest installed PostgreSQL, or undefined. */
export const postgresPrograms = (): string | undefined =>
  globSync(['/usr/lib/postgresql/*/bin/postgres', '/opt/homebrew/opt/postgresql@*/bin/postgres'])
    .map(dirname)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);

/** What a server shows that takes no connection without TLS: PEM. */
export type ServerCertificate = { key: string; cert: string };

/** Starts a server on a free port, in a folder that is removed when it stops. */
export async function startPostgres(certificate?: ServerCertificate): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed (looked in /usr/lib/postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-postgres-'));
  const identity = otherThanRoot();
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    ...(certificate ? requireTls(folder, certificate, identity) : []),
  ].flatMap((setting) => ['-c', setting]);
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const launch = async () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await untilReady(certificate ? `${url('postgres')}?sslmode=no-verify` : url('postgres'));
    return () => {
      server.kill('SIGINT'); // fast shutdown: ends the sessions, then itself
      return ended;
    };
  };
  let halt = await launch();
  return {
    halt: () => halt(),
    async resume() {
      halt = await launch();
    },
    url,
    programs,
    createDatabase: (name, template) => createDatabase(url('postgres'), name, template),
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function requireTls(
  folder: string,
  { key, cert }: ServerCertificate,
  { uid, gid }: Pick<SpawnOptions, 'uid' | 'gid'>,
): string[] {
  const put = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (uid !== undefined) chownSync(file, uid, gid ?? uid);
    return file;
  };
  return [
    'ssl=on',
    `ssl_key_file=${put('server.key', key)}`,
    `ssl_cert_file=${put('server.pem', cert)}`,
    `hba_file=${put('hba.conf', 'hostssl all all 127.0.0.1/32 trust\n')}`,
  ];
}

export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${name}"${template ? ` TEMPLATE "${template}"` : ''}`);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
export function otherThanRoot(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL will not run as root, and there is no other user to run it as.');
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
