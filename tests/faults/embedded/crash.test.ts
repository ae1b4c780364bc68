import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { suppressions } from '#server/db/schema.ts';
import { makeDataDir } from '../data-dir.ts';
import { quickFlags } from '../quick-flags.ts';
import { rounds } from '../rounds.ts';

const dataDir = await makeDataDir();
const killsEach = [5, 40, 120];

/** Writes rows in another process, kills it without warning, and gives the acknowledged ones. */
async function writeAndKill(first: number, atLeast: number): Promise<string[]> {
  const writer = spawn(
    process.execPath,
    [...quickFlags, 'tests/faults/write-rows.ts', dataDir, String(first)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let printed = '';
  writer.stdout.on('data', (text) => {
    printed += text;
    if (printed.split('\n').length > atLeast) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  return printed.split('\n').slice(0, -1);
}

test('FN-03 every acknowledged write outlives being killed, again and again', {
  timeout: 300_000 * rounds.length,
}, async () => {
  const acknowledged: string[] = [];
  const kills = rounds.flatMap(() => killsEach);
  for (const [round, rows] of kills.entries()) {
    acknowledged.push(...(await writeAndKill(round * 100_000, rows)));
  }
  const reopened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  const kept = new Set(
    (await reopened.db.select().from(suppressions)).map(({ address }) => address),
  );
  await reopened.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(165 * rounds.length);
  expect(acknowledged.filter((row) => !kept.has(row))).toEqual([]);
});
