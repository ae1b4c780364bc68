import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { feedBodyContract, never, nothingKnown } from './contract.ts';
import { openFileFeed } from './file.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-feed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'directors');

feedBodyContract(async (body) => {
  writeFileSync(path, body);
  return openFileFeed(path);
});

test('DIR-09 a file that is not there is a problem that is told', async () => {
  const feed = openFileFeed(join(folder, 'missing.json'));
  expect(await feed.read(nothingKnown, never)).toEqual({
    kind: 'failed',
    problem: 'The file cannot be read (ENOENT).',
  });
});

test.runIf(process.platform !== 'win32')('DIR-09 what is not a file is not opened', async () => {
  for (const other of [folder, '/dev/zero']) {
    const reading = await openFileFeed(other).read(nothingKnown, never);
    expect(reading).toEqual({ kind: 'failed', problem: 'It is not a file.' });
  }
});
