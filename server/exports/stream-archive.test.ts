import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { streamArchive } from './stream-archive.ts';

async function* files() {
  yield { name: 'نصف مكنسة.txt', bytes: new TextEncoder().encode('A broom.') };
}

test('FILE-06 an archive says that its names are UTF-8, as a Unix one, so that every program reads them', async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamArchive(files(), new Date(2026, 10, 20))) chunks.push(chunk);
  const zip = await fromBufferPromise(Buffer.concat(chunks));
  for await (const entry of zip.eachEntry()) {
    expect(entry.fileName).toBe('نصف مكنسة.txt');
    expect(entry.generalPurposeBitFlag & 0x800).toBe(0x800);
    expect(entry.versionMadeBy >> 8).toBe(3);
    expect((entry.externalFileAttributes >>> 16).toString(8)).toBe('100644');
  }
  expect(zip.entryCount).toBe(1);
});
