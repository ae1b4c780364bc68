// OWASP ASVS 5: V1.3.6, V15.3. Where the server goes at somebody's word: peers count every connection and every
// handshake, so that a request which is only refused after it was made is found out.
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWebPictures } from '#server/gateways/director-pictures/web.ts';
import { openWebFeed } from '#server/gateways/directors-feed/web.ts';
import { download, publicHttps } from '#server/gateways/reading/download.ts';
import type { Resolve } from '#server/gateways/reading/web-request.ts';
import { openWebWebhooks } from '#server/gateways/webhooks/web.ts';
import { peerCertificate } from './peer-certificate.ts';

let connections = 0;
let handshakes = 0;
let secure: Server;
let plain: Server;
let securePort = 0;
let plainPort = 0;

beforeAll(async () => {
  secure = createTls(peerCertificate, (socket) => socket.end());
  secure.on('connection', (socket) => {
    connections += 1;
    socket.on('error', () => {});
  });
  // One that is broken off, since nobody believes the certificate, was begun all the same.
  secure.on('secureConnection', () => (handshakes += 1));
  secure.on('tlsClientError', () => (handshakes += 1));
  plain = createTcp((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  });
  securePort = (await listenTcp(secure)).port;
  plainPort = (await listenTcp(plain)).port;
});
afterAll(() => {
  secure.close();
  plain.close();
});
beforeEach(() => {
  connections = 0;
  handshakes = 0;
});

async function listenTcp(server: Server) {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const close = () => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
}

const unknownFeed = { etag: null, lastModified: null, fingerprint: null };
const never = () => AbortSignal.timeout(20_000);
const webhooks = (resolve?: Resolve) =>
  openWebWebhooks({ isLocal: false, timeoutMs: 3_000, ...(resolve ? { resolve } : {}) });
/** A name server that says another thing each time it is asked. */
const names = (...answers: string[][]): Resolve & { asked: () => number } => {
  let asked = 0;
  const resolve = ((_host: string, _options: object, done: (e: null, found: object[]) => void) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as Resolve & { asked: () => number };
  resolve.asked = () => asked;
  return resolve;
};

test('PROOF-02 the peer counts what reaches it', async () => {
  const open = openWebWebhooks({ isLocal: true, timeoutMs: 3_000 });
  await open.send(`https://localhost:${securePort}/`, '{}', {}, never());
  await open.send(`http://localhost:${plainPort}/`, '{}', {}, never());
  expect([connections, handshakes]).toEqual([2, 1]);
});

const hosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '017700000001',
  'localhost',
  'localhost.',
  'a.localhost',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '0.0.0.0',
  '169.254.169.254',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '198.18.0.1',
];

test.each(hosts)('PROOF-02 nothing of ours connects to %s', async (host) => {
  for (const [scheme, port] of [
    ['https', securePort],
    ['http', plainPort],
  ] as const) {
    const address = `${scheme}://${host}:${port}/hook`;
    expect((await webhooks().send(address, '{}', {}, never())).status).toBeNull();
    const options = { headers: {}, signal: never(), timeoutMs: 3_000, mostBytes: 1_000 };
    const read = download(new URL(address), { ...options, start: publicHttps });
    await expect(read).rejects.toThrow();
    const pictured = await openWebPictures().read('portrait', address, never());
    expect(pictured.kind).toBe('failed');
  }
  expect([connections, handshakes]).toEqual([0, 0]);
});

test('PROOF-02 a name that is public when it is looked at and private when it is used reaches nobody', async () => {
  const changing = [
    names(['127.0.0.1']),
    names(['93.184.216.34', '127.0.0.1']),
    names(['::1']),
    names(['::ffff:127.0.0.1']),
  ];
  for (const resolve of changing) {
    const told = await webhooks(resolve).send(
      `https://a.example:${securePort}/`,
      '{}',
      {},
      never(),
    );
    expect(told).toEqual({ status: null, problem: 'It leads into a private network.' });
    expect(resolve.asked()).toBe(1);
  }
  // Asked once: the second answer, which leads inside, is never heard of.
  const turning = names(['192.0.2.1'], ['127.0.0.1']);
  await webhooks(turning).send(`https://a.example:${securePort}/`, '{}', {}, never());
  expect(turning.asked()).toBe(1);
  expect([connections, handshakes]).toEqual([0, 0]);
});

test('PROOF-02 a redirect inside is not followed, from a webhook, a feed or a picture', async () => {
  const inside = `https://127.0.0.1:${securePort}/`;
  const redirecting = createTcp((socket) => {
    socket.on('error', () => {});
    socket.end(`HTTP/1.1 302 Found\r\nLocation: ${inside}\r\nContent-Length: 0\r\n\r\n`);
  });
  const { url, close } = await listenTcp(redirecting);
  const local = openWebWebhooks({ isLocal: true, timeoutMs: 3_000 });
  const told = await local.send(url, '{}', {}, never());
  expect(told.problem).toMatch(/redirects/);
  const options = { headers: {}, signal: never(), timeoutMs: 3_000, mostBytes: 1_000 };
  await expect(download(new URL(url), options)).rejects.toThrow(/private|https/);
  const fed = await openWebFeed(url, { secret: 'a secret' }).read(unknownFeed, never());
  expect(fed.kind).toBe('failed');
  await close();
  expect([connections, handshakes]).toEqual([0, 0]);
});

test('PROOF-02 a body without an end, and one that comes a letter at a time, are left', async () => {
  let sent = 0;
  let isOpen = 0;
  const flood = createTcp((socket) => {
    isOpen += 1;
    socket.on('error', () => {}).on('close', () => (isOpen -= 1));
    socket.once('data', (asked) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n');
      const slow = String(asked).includes('/slow');
      const piece = slow ? 'x' : 'x'.repeat(60_000);
      const timer = setInterval(
        () => {
          sent += piece.length;
          if (!socket.destroyed) socket.write(piece);
          else clearInterval(timer);
        },
        slow ? 50 : 1,
      );
      socket.once('close', () => clearInterval(timer));
    });
  });
  const { url, close } = await listenTcp(flood);
  const options = { headers: {}, timeoutMs: 1_500, mostBytes: 500_000 };
  for (const path of ['/flood', '/slow']) {
    const asked = download(new URL(`${url}${path}`), { ...options, signal: never() });
    await expect(asked).rejects.toThrow(/longer than|larger|more than|too/i);
  }
  const local = openWebWebhooks({ isLocal: true, timeoutMs: 1_500 });
  expect((await local.send(`${url}/flood`, '{}', {}, never())).status).toBe(200);
  await expect.poll(() => isOpen).toBe(0);
  expect(sent).toBeLessThan(20_000_000);
  await close();
});
