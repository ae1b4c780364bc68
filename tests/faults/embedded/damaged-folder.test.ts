// Files that are cut off, gone or garbage: it says what to do, and does not keep who started it waiting.
import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '../data-dir.ts';
import { spawnServer } from '../spawn-server.ts';

/** The largest table files, where the rows are. */
const tableFiles = (dataDir: string) => {
  const base = join(dataDir, 'database', 'base');
  return readdirSync(base, { recursive: true })
    .map((name) => join(base, String(name)))
    .filter((file) => /\/\d+$/.test(file) && statSync(file).isFile())
    .toSorted((a, b) => statSync(b).size - statSync(a).size);
};

const damages: [string, (dataDir: string) => void][] = [
  ['no PG_VERSION', (dir) => rmSync(join(dir, 'database', 'PG_VERSION'))],
  ['a PG_VERSION of another', (dir) => writeFileSync(join(dir, 'database', 'PG_VERSION'), '9.6\n')],
  ['an empty control file', (dir) => truncateSync(join(dir, 'database', 'global', 'pg_control'))],
  [
    'garbage pages',
    (dir) => {
      for (const file of tableFiles(dir).slice(0, 60))
        writeFileSync(file, Buffer.alloc(statSync(file).size, 0xa5));
    },
  ],
  [
    'a journal that is gone',
    (dir) => rmSync(join(dir, 'database', 'pg_wal'), { recursive: true, force: true }),
  ],
];

test.each(damages)('PROOF-03 FN-03 %s: the start says what to do', async (_, damage) => {
  const dataDir = await makeDataDir();
  damage(dataDir);
  const server = await spawnServer({ DATA_DIR: dataDir });
  const late = setTimeout(() => server.process.kill('SIGKILL'), 60_000);
  expect(await server.ended()).toBe(1);
  clearTimeout(late);
  expect(server.printed()).toMatch(/damaged|cannot be opened/);
  expect(server.printed()).toMatch(/restore a backup/);
});

test('PROOF-03 an outbox that is no folder is said at the start', async () => {
  const dataDir = await makeDataDir();
  writeFileSync(join(dataDir, 'outbox'), 'a file where the folder was to be');
  const server = await spawnServer({ DATA_DIR: dataDir });
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toMatch(/outbox.*cannot be written/);
});

test('PROOF-03 FN-03 what a machine without power left of the last owner keeps nobody from starting', async () => {
  const dataDir = await makeDataDir();
  writeFileSync(join(dataDir, 'database', 'postmaster.pid'), '');
  const server = await spawnServer({ DATA_DIR: dataDir });
  await server.ready();
  expect(await server.stop()).toBe(0);
});
