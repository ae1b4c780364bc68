import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDisk } from './check-disk.ts';

test('FN-02 a disk without room is said to be full, one with room is not', async () => {
  await expect(checkDisk(tmpdir(), 1)).resolves.toBeUndefined();
  await expect(checkDisk(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'ENOSPC',
  });
  await expect(checkDisk(join(tmpdir(), 'not-there-at-all'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
