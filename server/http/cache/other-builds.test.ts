import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { startS3Peer } from '#tests/peers/s3.ts';
import { openDiskStorage } from '../../gateways/storage/disk.ts';
import type { Storage } from '../../gateways/storage/port.ts';
import { openS3Storage } from '../../gateways/storage/s3.ts';
import { type CachedAsset, etagOf } from './cached-asset.ts';
import { openOtherBuilds } from './other-builds.ts';

const secret = 's'.repeat(32);
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ad-builder-builds-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function script(text: string): CachedAsset {
  const bytes = Buffer.from(text);
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return { bytes, brotli: brotliCompressSync(bytes), etag: etagOf(bytes), headers };
}
const font: CachedAsset = {
  bytes: Buffer.from([0, 255, 1, 254]),
  etag: etagOf(Buffer.from([0, 255, 1, 254])),
  headers: { 'Content-Type': 'font/woff2' },
};
const old = new Map([
  ['/assets/wizard-old1.js', script('step(1)')],
  ['/assets/type-old2.woff2', font],
  ['/favicon.svg', script('not of a build')],
]);
const newer = new Map([['/assets/wizard-new1.js', script('step(2)')]]);

/** Each on a machine of its own. */
async function bothBuilds(storage: Storage) {
  let time = Date.now();
  const now = () => new Date(time);
  const [before, after] = [old, newer].map((files) =>
    openOtherBuilds({ storage, secret, files, now }),
  );
  if (!before || !after) throw new Error('There are two.');
  await before.keep();
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { before, after, pass };
}

describe.each(['a folder', 'a bucket'])('FN-07 in %s', (kind) => {
  async function openStorage(): Promise<Storage> {
    if (kind === 'a folder') return openDiskStorage(makeFolder());
    const peer = await startS3Peer();
    closing.push(() => peer.close());
    return openS3Storage(peer.settings);
  }

  test('a page of the build before gets its files, and one of the next build too', async () => {
    const { before, after, pass } = await bothBuilds(await openStorage());
    const found = await after.find('/assets/wizard-old1.js');
    expect(found).toEqual(old.get('/assets/wizard-old1.js'));
    expect(await after.find('/assets/type-old2.woff2')).toEqual(font);
    await expect(after.find('/assets/nobody-s.js')).rejects.toThrow('No build that is kept');
    await after.keep();
    // Asked again only after a pause, whatever is asked for.
    await expect(before.find('/assets/nobody-s.js')).rejects.toThrow();
    pass(6_000);
    expect(await before.find('/assets/wizard-new1.js')).toEqual(
      newer.get('/assets/wizard-new1.js'),
    );
  });
});

test('FN-07 a build stays for a day after it was last kept', async () => {
  const folder = makeFolder();
  const { before, after, pass } = await bothBuilds(openDiskStorage(folder));
  const [name = ''] = readdirSync(join(folder, 'builds'));
  const aged = (hours: number) => {
    const then = new Date(Date.now() - hours * 60 * 60_000);
    utimesSync(join(folder, 'builds', name), then, then);
  };
  aged(23);
  await after.keep();
  pass(6_000);
  expect(await after.find('/assets/wizard-old1.js')).toBeDefined();
  aged(25);
  await before.keep(); // it is served again
  await after.keep();
  pass(6_000);
  expect(await after.find('/assets/wizard-old1.js')).toBeDefined();
  aged(25);
  await after.keep();
  pass(6_000);
  await expect(after.find('/assets/wizard-old1.js')).rejects.toThrow();
});

test('FN-07 who can write into the store makes no scripts of this site', async () => {
  const folder = makeFolder();
  const { after, pass } = await bothBuilds(openDiskStorage(folder));
  const [name = ''] = readdirSync(join(folder, 'builds'));
  const file = join(folder, 'builds', name);
  const forged = readFileSync(file, 'utf8').replaceAll('wizard-old1', 'wizard-evil');
  writeFileSync(file, forged);
  writeFileSync(join(folder, 'builds', 'torn.json'), forged.slice(0, 100));
  for (const path of ['/assets/wizard-evil.js', '/assets/wizard-old1.js']) {
    pass(6_000);
    await expect(after.find(path)).rejects.toThrow('No build that is kept');
  }
});

test.each(['/assets/a/../b.js', '/assets/.hidden', '/projects', '/assets/', '/assets/%2e'])(
  'FN-07 nothing is looked for under %s',
  async (path) => {
    const { after } = await bothBuilds(openDiskStorage(makeFolder()));
    expect(after.takes(path)).toBe(false);
  },
);
