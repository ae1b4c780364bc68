import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { storageContract } from './contract.ts';
import { openDiskStorage } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const open = async () => openDiskStorage(join(folder, String(count++)));

describe('FN-01 storage on the local disk', () => {
  storageContract(open);
});
