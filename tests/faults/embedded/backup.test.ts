import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openInMemory } from '#server/db/embedded/embedded.ts';
import { handleEmbedded, openDatabase } from '#server/db/open.ts';
import { suppressions } from '#server/db/schema.ts';
import { makeDataDir } from '../data-dir.ts';
import { fillHouse } from '../kept-house.ts';
import { quickFlags } from '../quick-flags.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const run = promisify(execFile);
const dataDir = await makeDataDir();

let running: Spawned | undefined;
/** The one server of these tests, which starts when it is first asked for. */
async function runningServer(): Promise<Spawned> {
  running ??= await spawnServer({ DATA_DIR: dataDir });
  await running.ready();
  return running;
}

async function backUp(name: string): Promise<string> {
  const archive = join(dataDir, name);
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [...quickFlags, 'scripts/backup.ts', archive], { env });
  return archive;
}

async function addressesIn(archive: string): Promise<string[]> {
  const { lite, close } = await openInMemory(new Blob([readFileSync(archive)]));
  const rows = await (await handleEmbedded(lite)).db.select().from(suppressions);
  await close();
  return rows.map(({ address }) => address);
}

test('a backup holds the data, made while the server stands or runs', async () => {
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  await opened.db
    .insert(suppressions)
    .values({ address: 'kept@example.com', created_at: new Date() });
  await opened.close();
  expect(await addressesIn(await backUp('cold.tar.gz'))).toEqual(['kept@example.com']);

  const { url } = await runningServer();
  expect(await addressesIn(await backUp('live.tar.gz'))).toEqual(['kept@example.com']);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('KEEP-03 a backup put back as the documents say is the house as it was', async () => {
  const server = await runningServer();
  const house = await fillHouse(server);
  const archive = await backUp('whole.tar.gz');
  await house.saveLater();
  await server.stop();

  const restored = join(await makeDataDir(), 'restored');
  mkdirSync(join(restored, 'database'), { recursive: true });
  await run('tar', ['-xzf', archive, '-C', join(restored, 'database')]);
  for (const part of ['storage', 'secret']) {
    cpSync(join(dataDir, part), join(restored, part), { recursive: true });
  }
  const again = await spawnServer({ DATA_DIR: restored });
  await again.ready();
  await house.isAsItWas(again);
  await again.stop();
});
