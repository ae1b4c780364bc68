import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { storageContract } from './contract.ts';
import { openDiskStorage } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const open = async () => openDiskStorage(join(folder, String(count++)));

describe('FN-01 storage on the local disk', () => {
  storageContract(open);
});

test('FN-01 what a crash left half written is no object, and is tidied away once it is old', async () => {
  const storage = await open();
  const below = join(folder, String(count - 1), '.unfinished');
  await storage.put('a.txt', Buffer.from('x'), 'text/plain; charset=utf-8');
  writeFileSync(join(below, 'cut-off'), 'half');
  expect(await storage.list('')).toHaveLength(1);
  await storage.tidy(new Date(Date.now() - 60_000));
  expect(readdirSync(below)).toEqual(['cut-off']);
  await storage.tidy(new Date(Date.now() + 60_000));
  expect(readdirSync(below)).toEqual([]);
  expect(await storage.list('')).toHaveLength(1);
});
