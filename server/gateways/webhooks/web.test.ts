import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resolve } from '../reading/web-request.ts';
import { openWebWebhooks } from './web.ts';

type Heard = { method: string | undefined; headers: IncomingMessage['headers']; body: string };
const heard: Heard[] = [];
const answers: Record<string, number> = { '/ok': 202, '/moved': 302, '/gone': 410, '/ill': 500 };
const server = createServer(async (request, response) => {
  const { method, headers, url = '' } = request;
  heard.push({ method, headers, body: await text(request) });
  if (url === '/silent') return;
  if (url === '/endless') return void response.writeHead(200).write('x'.repeat(100_000));
  if (url === '/torn') return void request.socket.destroy();
  response.writeHead(answers[url] ?? 404, { Location: 'http://127.0.0.1:1/' }).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const here = openWebWebhooks({ isLocal: true, timeoutMs: 1_500 });
const send = (path: string) =>
  here.send(`http://127.0.0.1:${port}${path}`, '{"a":"ü"}', { 'webhook-id': 'x' }, never);

test('API-02 what was sent is what was given, and any 2xx takes it', async () => {
  expect(await send('/ok')).toEqual({ status: 202, problem: null });
  expect(await send('/endless')).toEqual({ status: 200, problem: null });
  expect(heard[0]).toMatchObject({
    method: 'POST',
    body: '{"a":"ü"}',
    headers: { 'webhook-id': 'x', 'content-length': '10' },
  });
});

test.each([
  ['/moved', 302, 'It redirects; nobody follows.'],
  ['/gone', 410, 'It answered 410.'],
  ['/ill', 500, 'It answered 500.'],
  ['/torn', null, 'Its server broke the connection off.'],
  ['/silent', null, 'No answer in 1.5 s.'],
])('API-02 %s is not taken', async (path, status, problem) => {
  expect(await send(path)).toEqual({ status, problem });
});

test('API-02 nobody who listens is said so', async () => {
  const told = await here.send('http://127.0.0.1:1/', '{}', {}, never);
  expect(told).toEqual({ status: null, problem: expect.stringContaining('ECONNREFUSED') });
});

test('API-02 an attempt that is given up ends', async () => {
  const up = AbortSignal.abort(new Error('given up'));
  const told = here.send(`http://127.0.0.1:${port}/silent`, '{}', {}, up);
  await expect(told).rejects.toThrow('given up');
});

const away = openWebWebhooks({ isLocal: false, timeoutMs: 1_500 });
test.each([
  'http://hooks.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost/',
  'https://a.localhost/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://192.168.1.1:8443/x',
  'ftp://hooks.example/',
  'javascript:alert(1)',
  'nonsense',
])('API-02 nothing is ever sent to %s', async (url) => {
  expect(away.refuses(url)).toEqual(expect.any(String));
  const before = heard.length;
  expect(await away.send(url, '{}', {}, never)).toMatchObject({ status: null });
  expect(heard.length).toBe(before);
});

test('API-02 a name that leads inside, at first or among others, is not connected to', async () => {
  const to = (...addresses: string[]) =>
    ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as Resolve;
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['169.254.169.254']]) {
    const sender = openWebWebhooks({ isLocal: false, resolve: to(...addresses) });
    expect(sender.refuses('https://hooks.example/')).toBeNull();
    expect(await sender.send(`https://hooks.example:${port}/ok`, '{}', {}, never)).toEqual({
      status: null,
      problem: 'It leads into a private network.',
    });
  }
});

test('API-02 a local installation tells this machine, and no other private one', () => {
  expect(here.refuses('http://localhost:4000/hook')).toBeNull();
  expect(here.refuses('http://192.168.1.1/')).not.toBeNull();
  expect(here.refuses('https://10.0.0.1/')).not.toBeNull();
});
