import { afterAll, beforeAll, expect, test } from 'vitest';
import { bakeryScript } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { type S3Peer, startS3Peer } from '#tests/peers/s3.ts';
import { dropFrames } from '../frames/drop-frames.ts';

let peer: S3Peer;
let site: TestSite;
let now = new Date();
beforeAll(async () => {
  peer = await startS3Peer();
  const { url, region, accessKeyId, secretAccessKey } = peer.settings;
  site = await openTestSite(
    {
      S3_URL: url,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    { now: () => now },
  );
});
afterAll(async () => {
  await site.close();
  await peer.close();
});

test('FN-01 with a bucket, pictures are drawn into it, shown from it and forgotten there', async () => {
  const drawn = await site.call('generate-storyboard', {
    script: bakeryScript,
    platform: ['tiktok'],
    productName: 'Bread',
  });
  const { storyboardFrames, source } = (await drawn.json()) as {
    storyboardFrames: { imageUrl: string }[];
    source: string;
  };
  expect([drawn.status, source]).toEqual([200, 'built-in']);
  const kept = (folder: string) =>
    [...peer.objects.keys()].filter((one) => one.startsWith(`${folder}/`)).length;
  expect([kept('frames'), kept('planes')]).toEqual([4, 4]);
  const address = storyboardFrames[0]?.imageUrl ?? '';
  const key = address.replace('/api/storage/', '');
  const shown = await site.ask(address);
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(peer.objects.get(key)?.body.equals(new Uint8Array(await shown.arrayBuffer()))).toBe(true);
  const head = await site.ask(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  now = new Date(Date.now() + 49 * 3_600_000);
  await dropFrames(site.services, [key]);
  expect((await site.ask(address)).status).toBe(404);
  expect([kept('frames'), kept('planes')]).toEqual([3, 3]);
});

test('FN-01 what is not named after its content is kept by a browser for an hour', async () => {
  await site.services.storage.put(
    'a.txt',
    new TextEncoder().encode('x'),
    'text/plain; charset=utf-8',
  );
  const answer = await site.ask('/api/storage/a.txt');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('FN-01 a bucket that fails is an answer that says so, not a picture that never was', async () => {
  peer.moods.push({ status: 403, code: 'AccessDenied' });
  const answer = await site.ask('/api/storage/a.txt');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).not.toContain('S3_URL');
});
