import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openInMemory } from '#server/db/embedded/embedded.ts';
import { handleEmbedded, openDatabase } from '#server/db/open.ts';
import { mailStops } from '#server/db/schema.ts';
import { makeDataDir } from '../data-dir.ts';
import { spawnServer } from '../spawn-server.ts';

const run = promisify(execFile);
const dataDir = await makeDataDir();

async function backUp(name: string): Promise<string[]> {
  const archive = join(dataDir, name);
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, ['scripts/backup.ts', archive], { env });
  const { lite, close } = await openInMemory(new Blob([readFileSync(archive)]));
  const rows = await (await handleEmbedded(lite)).db.select().from(mailStops);
  await close();
  return rows.map(({ address }) => address);
}

test('a backup holds the data, made while the server stands or runs', async () => {
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  await opened.db.insert(mailStops).values({ address: 'kept@example.com', created_at: new Date() });
  await opened.close();
  expect(await backUp('cold.tar.gz')).toEqual(['kept@example.com']);

  const server = await spawnServer({ DATA_DIR: dataDir });
  await server.ready();
  expect(await backUp('live.tar.gz')).toEqual(['kept@example.com']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
});
