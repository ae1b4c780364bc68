import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CachedAsset, etagOf, sendFile } from './cached-asset.ts';

const video: CachedAsset = {
  bytes: Buffer.from('0123456789'),
  etag: etagOf(Buffer.from('0123456789')),
  headers: { 'Content-Type': 'video/mp4', 'Cache-Control': 'public, max-age=3600' },
};
const text = 'a page '.repeat(200);
const page: CachedAsset = {
  bytes: Buffer.from(text),
  brotli: Buffer.from('brotli'),
  gzip: gzipSync(text),
  etag: etagOf(Buffer.from(text)),
  headers: { 'Content-Type': 'text/html' },
};
const missing: CachedAsset = { ...page, status: 404, isText: true };
const files = new Map([
  ['/page', page],
  ['/missing', missing],
]);

let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) =>
    sendFile(request, response, files.get(request.url ?? '') ?? video),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers });

describe('parts of a file, as Safari asks for of a video', () => {
  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=5-', '56789', 'bytes 5-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await get('/video', { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(contentRange);
    expect(await answer.text()).toBe(body);
  });

  test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('%s cannot be had: 416', async (range) => {
    const answer = await get('/video', { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('Content-Range')).toBe('bytes */10');
  });

  test('several parts, or a part of another version, are answered with the whole', async () => {
    expect((await get('/video', { Range: 'bytes=0-1,3-4' })).status).toBe(200);
    expect((await get('/video', { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
    expect((await get('/video', { Range: 'bytes=0-1', 'If-Range': video.etag })).status).toBe(206);
  });
});

describe('compressed copies', () => {
  const encodingOf = async (accepted: string) =>
    (await get('/page', { 'Accept-Encoding': accepted }, 'HEAD')).headers.get('Content-Encoding');

  test('the best that is accepted', async () => {
    expect(await encodingOf('gzip, deflate, br')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingOf('identity')).toBeNull();
  });

  test('have tags of their own, and say what they vary by', async () => {
    const zipped = await get('/page', { 'Accept-Encoding': 'gzip' });
    expect(await zipped.text()).toBe(text);
    expect(zipped.headers.get('Vary')).toBe('Accept-Encoding');
    const plain = await get('/page', { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect(zipped.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  });
});

test('what the browser has already is not sent again', async () => {
  const first = await get('/page', { 'Accept-Encoding': 'gzip' });
  const etag = first.headers.get('ETag') ?? '';
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/page', { 'Accept-Encoding': 'gzip', 'If-None-Match': header });
    expect(again.status).toBe(304);
  }
  const changed = await get('/page', { 'Accept-Encoding': 'gzip', 'If-None-Match': '"other"' });
  expect(changed.status).toBe(200);
});

test('HEAD answers without a body', async () => {
  const answer = await get('/video', {}, 'HEAD');
  expect(answer.headers.get('Content-Length')).toBe('10');
  expect(await answer.text()).toBe('');
});

test('DIR-06 a page that says there is nothing says so again, whatever the browser has', async () => {
  const first = await get('/missing');
  expect(first.status).toBe(404);
  const etag = first.headers.get('ETag') ?? '*';
  expect((await get('/missing', { 'If-None-Match': etag })).status).toBe(404);
  expect((await get('/missing', { Range: 'bytes=0-1' })).status).toBe(404);
});
