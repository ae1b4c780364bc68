import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { functionDefinitions } from '../../functions/serving/registry.ts';
import { createHttp } from '../../http.ts';
import { etagOf } from '../cache/cached-asset.ts';
import { createListener } from './listener.ts';
import { openMetrics } from './monitoring/metrics.ts';

let opened: TestServices;
let server: Server;
let url = '';
let logged: Record<string, unknown>[] = [];
let intents = 0;
const script = Buffer.from('export {}');

beforeAll(async () => {
  opened = await openTestServices();
  const metrics = openMetrics(opened.jobs);
  const log = pino({ level: 'debug' }, { write: (line) => logged.push(JSON.parse(line)) });
  const http = createHttp(opened.services, {
    health: { check: async () => {}, isStopping: () => false },
    metrics,
    functions: functionDefinitions,
    connection: opened.database.connection,
  });
  const file = {
    bytes: script,
    etag: etagOf(script),
    headers: { 'Content-Type': 'text/javascript' },
  };
  const listener = createListener({
    config: opened.services.config,
    log,
    metrics,
    fetch: (incoming, env) => http.fetch(incoming, env),
    files: new Map([['/assets/a.js', file]]),
    pages: undefined,
    isStopping: () => false,
    onIntent: () => (intents += 1),
  });
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await opened.close();
});
beforeEach(() => {
  logged = [];
});

const concepts = '/api/functions/generate-concepts';
// The line of one answer: a line is written after its answer, maybe while the next test runs.
const lineOf = (answer: Response) => {
  const id = answer.headers.get('X-Request-Id');
  return expect.poll(() => logged.find((l) => l.msg === 'answered' && l.requestId === id));
};

describe('over a real connection', () => {
  test('a file from memory carries the headers of every answer', async () => {
    const { headers, status } = await fetch(`${url}/assets/a.js?v=1`);
    expect(status).toBe(200);
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  test('a file is only read: another method goes on to the application', async () => {
    expect((await fetch(`${url}/assets/a.js`, { method: 'POST' })).status).toBe(404);
  });

  /** Sends a body over the agent's one connection; of unknown length, as a stream is, if `chunked`. */
  const send = (body: string, agent: Agent, chunked: boolean) =>
    new Promise<number | undefined>((resolve, reject) => {
      const length = chunked
        ? { 'Transfer-Encoding': 'chunked' }
        : { 'Content-Length': Buffer.byteLength(body) };
      const headers = { 'Content-Type': 'application/json', ...length };
      const options = { method: 'POST', headers, agent };
      const sending = request(url + concepts, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sending.on('error', reject);
      sending.end(body);
    });

  test.each([
    ['of unknown length', true],
    ['that names its length', false],
  ])(
    'GEN-10 a body %s is read, up to 256 kB; refused, the connection goes on',
    async (_, chunked) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      expect(await send('{}', agent, chunked)).toBe(422);
      for (const size of [300_000, 2_000_000]) {
        expect(await send(JSON.stringify({ a: 'x'.repeat(size) }), agent, chunked)).toBe(413);
        expect(await send('{}', agent, chunked)).toBe(422);
      }
      agent.destroy();
    },
  );

  test('GEN-10 what is far too large is answered and the connection closed', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answered = send('x'.repeat(20_000_000), agent, false).catch((e: Error) => e);
    expect([413, expect.any(Error)]).toContainEqual(await answered);
    expect(await send('{}', agent, false)).toBe(422);
    agent.destroy();
  });
});

describe('FN-04 the log', () => {
  test('has a line for each answer, with the request id of the answer', async () => {
    const answer = await fetch(`${url}${concepts}?email=zoe@example.com`, {
      method: 'POST',
      body: JSON.stringify({ productName: 'Secret bread' }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.1' },
    });
    await lineOf(answer).toMatchObject({
      method: 'POST',
      route: concepts,
      status: 422,
    });
    expect(JSON.stringify(logged)).not.toMatch(/zoe|Secret|198\.51|127\.0\.0\.1/);
  });

  test('names a route, never what somebody put into an address', async () => {
    const answer = await fetch(`${url}/api/storage/frames/zoe@example.com.jpg`);
    await lineOf(answer).toMatchObject({ route: '/api/storage/*', status: 404 });
    expect(JSON.stringify(logged)).not.toContain('zoe');
  });
});

test('FN-04 the metrics count by route', async () => {
  await fetch(`${url}/assets/a.js`);
  const report = await (await fetch(`${url}/metrics`)).text();
  expect(report).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="file",status="200"\} \d/,
  );
});

describe('FN-11 what is taken for a sign that somebody will have something written', () => {
  test.each([
    ['GET', '/assets/a.js', true],
    ['POST', concepts, true],
    ['GET', '/', false],
    ['GET', '/healthz', false],
    ['GET', '/api/directors', false],
    ['POST', '/api/page-views', false],
  ])('%s %s: %s', async (method, path, is) => {
    intents = 0;
    await fetch(url + path, { method });
    expect(intents > 0).toBe(is);
  });
});
