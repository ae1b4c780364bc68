import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { postgresPrograms } from '../../database/postgres-server.ts';
import { fillHouse } from '../kept-house.ts';
import { spawnServer } from '../spawn-server.ts';
import { makeEmptyDatabase } from './make-database.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'ad-builder-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command of the documents that begins so, run at this address. */
async function asDocumented(program: string, url: string): Promise<void> {
  const page = readFileSync('docs/deploy.md', 'utf8');
  const [command] = new RegExp(`^ *${program} .+$`, 'm').exec(page) ?? [];
  if (!command) throw new Error(`docs/deploy.md names no command with ${program}.`);
  const PATH = [postgresPrograms(), process.env.PATH].join(delimiter);
  const env = { PATH, DATABASE_URL: url };
  await run('sh', ['-c', command.replace('/backups', folder)], { env });
}

test('KEEP-03 a dump of PostgreSQL put back as the documents say is the house as it was', async () => {
  const url = await makeEmptyDatabase();
  const [dataDir, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const start = async (settings: Record<string, string>) => {
    const spawned = await spawnServer({ APP_SECRET: 's'.repeat(32), ...settings });
    await spawned.ready();
    return spawned;
  };
  const server = await start({ DATA_DIR: dataDir, DATABASE_URL: url });
  const house = await fillHouse(server);
  await asDocumented('pg_dump', url);
  await house.saveLater();
  expect(await server.stop()).toBe(0);

  const other = await makeEmptyDatabase();
  await asDocumented('pg_restore', other);
  mkdirSync(restored);
  cpSync(join(dataDir, 'storage'), join(restored, 'storage'), { recursive: true });
  const again = await start({ DATA_DIR: restored, DATABASE_URL: other, MIGRATE: 'off' });
  await house.isAsItWas(again);
  expect(await again.stop()).toBe(0);
});
