// A real PgBouncer that lends connections for one transaction, before a real PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../serve.ts';
import { otherThanRoot } from './postgres-server.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether it is installed here. */
export const hasPgbouncer = existsSync(program);

/** Starts one; `settings` are lines of its configuration. `url` leads through it to the database of `direct`. */
export async function startPgbouncer(
  direct: string,
  settings: readonly string[] = [],
): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, username, pathname } = new URL(direct);
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 5',
    ...settings,
  ];
  writeFileSync(file, lines.join('\n'));
  const child = spawn(program, [file], { ...otherThanRoot(), cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `postgresql://${username}@127.0.0.1:${own}${pathname}`;
  await untilConnected(url);
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilConnected(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
