import type { LookupAddress } from 'node:dns';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { always, type FeedPeer, startFeedPeer } from '#tests/peers/feed.ts';
import type { Resolve } from '../reading/web-request.ts';
import { feedBodyContract, never, nothingKnown, rowsOf } from './contract.ts';
import { mostBytes } from './port.ts';
import { openWebFeed } from './web.ts';

let peer: FeedPeer;
beforeEach(async () => {
  peer = await startFeedPeer();
});
afterEach(() => peer.close());

const secret = 'a secret for tests';
const list = '[{"id": "a", "name": "Ann"}]';
const open = (path?: string) => openWebFeed(peer.url(path), { secret });
const read = (feed = open()) => feed.read(nothingKnown, never);
const failed = (problem: string | RegExp) => ({
  kind: 'failed',
  problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
});
/** A name server that knows one address for every name. */
const resolveTo = (...answers: string[][]) => {
  const resolve = vi.fn((_host: string, _options: object, done: unknown) => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    (done as (error: null, found: LookupAddress[]) => void)(null, found);
  });
  return resolve as typeof resolve & Resolve;
};

feedBodyContract(async (body) => {
  peer.answer = always(body, { 'Content-Type': 'text/plain' });
  return open();
});

describe('DIR-09 only what changed is asked for', () => {
  test('with the ETag of last time', async () => {
    peer.answer = (request, response) =>
      request.headers['if-none-match'] === '"v1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { ETag: '"v1"' }).end(list);
    const first = await read();
    expect(first).toMatchObject({ kind: 'rows', etag: '"v1"', lastModified: null });
    const known = { ...nothingKnown, etag: '"v1"' };
    expect(await open().read(known, never)).toEqual({ kind: 'unchanged' });
  });

  test('with the date of last time', async () => {
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    peer.answer = (request, response) =>
      request.headers['if-modified-since'] === date
        ? response.writeHead(304).end()
        : response.writeHead(200, { 'Last-Modified': date }).end(list);
    expect(await read()).toMatchObject({ kind: 'rows', etag: null, lastModified: date });
    const known = { ...nothingKnown, lastModified: date };
    expect(await open().read(known, never)).toEqual({ kind: 'unchanged' });
  });

  test('a 304 that was not asked for is a problem', async () => {
    peer.answer = always('', {}, 304);
    expect(await read()).toEqual(failed('Its server answered 304.'));
  });
});

describe('DIR-09 what a server does wrong is told', () => {
  test.each([404, 500, 206, 204])('status %i', async (status) => {
    peer.answer = always(status === 204 ? '' : list, {}, status);
    expect(await read()).toEqual(failed(`Its server answered ${status}.`));
  });

  test('a body that ends early', async () => {
    peer.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('id,name\na,Ann\n');
      setTimeout(() => response.destroy(), 50);
    };
    expect(await read()).toEqual(failed('Its server broke the connection off.'));
  });

  test('a compressed body that ends early, or never was one', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    peer.answer = always(gzipSync(list).subarray(0, -12), headers);
    expect(await read()).toEqual(failed('Its compression cannot be read.'));
    peer.answer = always(list, headers);
    expect(await read()).toEqual(failed('Its compression cannot be read.'));
    peer.answer = always(list, { 'Content-Encoding': 'br' });
    expect(await read()).toEqual(failed('It is compressed in a way that was not asked for.'));
  });

  test('nobody there', async () => {
    const gone = open();
    await peer.close();
    expect(await read(gone)).toEqual(failed('Its server cannot be reached (ECONNREFUSED).'));
    peer = await startFeedPeer();
  });

  test.each(['before it answers', 'in the middle'])('a hang %s', async (when) => {
    peer.answer = (_request, response) => {
      if (when === 'in the middle') response.writeHead(200).write('[');
    };
    const feed = openWebFeed(peer.url(), { secret, timeoutMs: 200 });
    expect(await read(feed)).toEqual(failed('It took longer than 0.2 s.'));
  });

  test('the end of the run ends a hang', async () => {
    peer.answer = () => {};
    const run = new AbortController();
    const reading = open().read(nothingKnown, run.signal);
    setTimeout(() => run.abort(), 50);
    await expect(reading).rejects.toThrow();
  });
});

test('DIR-09 a compressed feed is unpacked', async () => {
  peer.answer = always(gzipSync(list), { 'Content-Encoding': 'gzip' });
  expect(await rowsOf(open())).toEqual([{ id: 'a', name: 'Ann' }]);
  expect(peer.asked[0]?.headers['accept-encoding']).toBe('gzip');
});

describe('DIR-09 a body that is too large is not read to its end', () => {
  const mebibyte = Buffer.alloc(1024 * 1024, ' ');
  const endless: FeedPeer['answer'] = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(mebibyte)) {}
    };
    response.on('drain', more);
    more();
  };

  test('one without end', async () => {
    peer.answer = (request, response) => {
      response.writeHead(200);
      endless(request, response);
    };
    expect(await read()).toEqual(failed('It is larger than 32 MB.'));
    expect(peer.sent()).toBeLessThan(2 * mostBytes);
  });

  test('one that announces a gigabyte', async () => {
    peer.answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': 1024 ** 3 });
      endless(request, response);
    };
    expect(await read()).toEqual(failed('It is larger than 32 MB.'));
    expect(peer.sent()).toBeLessThan(mostBytes);
  });

  test('one that grows when it is unpacked', async () => {
    // A gigabyte of blanks, one compressed mebibyte after the other.
    const bomb = Buffer.concat(Array(1024).fill(gzipSync(mebibyte)));
    expect(bomb.length).toBeLessThan(2 * mebibyte.length);
    peer.answer = always(bomb, { 'Content-Encoding': 'gzip' });
    const before = process.memoryUsage().arrayBuffers;
    expect(await read()).toEqual(failed('It is larger than 32 MB.'));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * mostBytes);
  });
});

describe('DIR-09 redirects', () => {
  const redirectTo =
    (...locations: string[]): FeedPeer['answer'] =>
    (_request, response) => {
      const location = locations.shift();
      if (location === undefined) response.writeHead(200).end(list);
      else response.writeHead(302, { Location: location }).end();
    };
  const anywhereHere = {
    protocol: 'http:',
    mayReach: (address: string) => address === '127.0.0.1',
  };

  test('three are followed, a fourth is not', async () => {
    const feed = openWebFeed(peer.url(), { secret, redirects: anywhereHere });
    peer.answer = redirectTo(peer.url('/1'), '/2', `//127.0.0.1:${peer.port}/3`);
    expect(await rowsOf(feed)).toHaveLength(1);
    expect(peer.asked.map(({ path }) => path)).toEqual(['/directors', '/1', '/2', '/3']);
    peer.answer = redirectTo('/1', '/2', '/3', '/4');
    expect(await read(feed)).toEqual(failed('It redirects more than 3 times.'));
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://0.0.0.0/',
    'https://localhost/',
  ])('into a private network are refused: %s', async (location) => {
    peer.answer = redirectTo(location);
    expect(await read()).toEqual(failed('It leads into a private network.'));
  });

  test.each(['http://example.com/', 'file:///etc/passwd', 'data:,[]', '/relative'])(
    'to anything but https are refused: %s',
    async (location) => {
      peer.answer = redirectTo(location);
      expect(await read()).toEqual(failed('It redirects to an address that is not https.'));
      expect(peer.asked).toHaveLength(1);
    },
  );

  test('without a place are refused', async () => {
    peer.answer = redirectTo('https://');
    expect(await read()).toEqual(failed('It redirects to nowhere.'));
    peer.answer = always('', {}, 301);
    expect(await read()).toMatchObject({ kind: 'failed' });
  });

  test('to a name with one private address among its public ones are refused', async () => {
    const resolve = resolveTo(['93.184.215.14', '192.168.0.9']);
    peer.answer = redirectTo('https://feeds.example/');
    expect(await read(openWebFeed(peer.url(), { secret, resolve }))).toEqual(
      failed('It leads into a private network.'),
    );
  });

  test('connect to the address that was checked, however the name resolves later', async () => {
    const resolve = resolveTo(['127.0.0.1'], ['127.0.0.2']);
    peer.answer = redirectTo(`http://feeds.example:${peer.port}/there`);
    const feed = openWebFeed(peer.url(), { secret, resolve, redirects: anywhereHere });
    expect(await rowsOf(feed)).toHaveLength(1);
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(peer.asked.at(-1)).toMatchObject({
      path: '/there',
      headers: { host: `feeds.example:${peer.port}` },
    });
    peer.answer = redirectTo(`http://feeds.example:${peer.port}/there`);
    expect(await read(feed)).toEqual(failed('It leads into a private network.'));
  });

  test('the password of the address goes to its own server alone', async () => {
    const other = await startFeedPeer();
    other.answer = always(list);
    peer.answer = redirectTo(other.url());
    const address = peer.url().replace('127', 'user:pass@127');
    await rowsOf(openWebFeed(address, { secret, redirects: anywhereHere }));
    await other.close();
    expect(peer.asked[0]?.headers.authorization).toBe(`Basic ${btoa('user:pass')}`);
    expect(other.asked[0]?.headers.authorization).toBeUndefined();
  });
});

test('DIR-09 a name tells feeds apart and gives no secret away', async () => {
  const name = (address: string) => openWebFeed(address, { secret }).name;
  const one = name('https://user:pass@example.com/list.csv?key=abc#part');
  expect(one).toMatch(/^https:\/\/example\.com\/list\.csv\?[0-9a-f]{8}$/);
  expect(name('https://example.com/list.csv?key=abc')).toBe(one);
  expect(name('https://example.com/list.csv?key=abd')).not.toBe(one);
  expect(name('https://example.com/list.csv')).toBe('https://example.com/list.csv');
});

test('DIR-09 no problem repeats what is secret in an address', async () => {
  const address = 'https://user:hidden@127.0.0.1:1/list?key=hidden';
  const reading = await openWebFeed(address, { secret }).read(nothingKnown, never);
  expect(reading).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(reading)).not.toContain('hidden');
});
