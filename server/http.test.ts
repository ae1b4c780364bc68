// On both databases: health asks the connection.
import { afterAll, describe, expect, test } from 'vitest';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { AppError } from './app-error.ts';
import { functionDefinitions } from './functions/serving/registry.ts';
import { openMetrics } from './http/edge/monitoring/metrics.ts';
import { createHttp } from './http.ts';

let stopping = false;
let answers = true;
let stuck: string[] = [];
const pageError = { next: undefined as unknown };

const opened = await openTestServices({ METRICS_TOKEN: 'a token for metrics' });
const app = createHttp(opened.services, {
  health: {
    check: async () => {
      if (!answers) throw new Error('no answer');
      await opened.database.check();
    },
    stuck: () => stuck,
    isStopping: () => stopping,
  },
  metrics: openMetrics(opened.jobs),
  functions: functionDefinitions,
  connection: opened.database.connection,
  async renderPage(_request, facts) {
    if (pageError.next) throw pageError.next;
    const html = `<!doctype html><script nonce="${facts?.nonce}">1</script>`;
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
});
afterAll(() => opened.close());

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const ask = (path: string, init?: RequestInit, address = '203.0.113.7') =>
  app.request(path, init, from(address) as never);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const concepts = '/api/functions/generate-concepts';
const problemOf = async (answer: Response) => {
  const body = (await answer.json()) as { error: { code: string; fields?: { path: string }[] } };
  return body.error;
};

describe('GEN-10 bad input', () => {
  test('fields outside the schema: 422 and each of them', async () => {
    const answer = await post(concepts, { platform: ['radio'], productName: 'x'.repeat(121) });
    expect(answer.status).toBe(422);
    const { code, fields } = await problemOf(answer);
    expect(code).toBe('invalid-input');
    expect(fields?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['userType', 'platform.0', 'productName', 'description']),
    );
  });

  test('an unknown function: 404, by any method', async () => {
    expect((await post('/api/functions/generate-money', {})).status).toBe(404);
    expect((await ask('/api/functions/constructor')).status).toBe(404);
  });

  test('what is not JSON: 400; another type: 415; another method: 405', async () => {
    expect((await post(concepts, '{"userType":')).status).toBe(400);
    expect((await post(concepts, 'a=b', { 'Content-Type': 'text/plain' })).status).toBe(415);
    const wrong = await ask(concepts, { method: 'PUT' });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('Allow')).toBe('POST');
  });

  test('a body over 256 kB: 413, with its length given or not', async () => {
    const large = JSON.stringify({ description: 'x'.repeat(256 * 1024) });
    expect((await post(concepts, large)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const chunked = new Request(`http://localhost${concepts}`, {
      method: 'POST',
      body: stream,
      headers: { 'Content-Type': 'application/json' },
      ...{ duplex: 'half' }, // Node wants it, the DOM's types do not know it
    });
    expect((await app.fetch(chunked)).status).toBe(413);
  });
});

describe('headers of every answer', () => {
  const paths = ['/', '/api/docs', '/api/nothing', concepts, '/healthz', '/api/openapi.json'];
  test.each(paths)('%s', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get('Referrer-Policy')).toBeTruthy();
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('a request id from outside is not taken over', async () => {
    const answer = await ask('/healthz', { headers: { 'X-Request-Id': 'mine' } });
    expect(answer.headers.get('X-Request-Id')).not.toBe('mine');
  });

  test('a page allows its own inline scripts and no others, each time anew', async () => {
    const [one, two] = await Promise.all([ask('/auth'), ask('/auth')]);
    const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1];
    expect(one.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(two.headers.get('Content-Security-Policy')).not.toContain(`'nonce-${nonce}'`);
  });
});

describe('requests that change something', () => {
  const status = async (headers: Record<string, string>) =>
    (await post(concepts, {}, { Host: 'localhost:3000', ...headers })).status;

  test('are refused from another site', async () => {
    expect(await status({ Origin: 'https://evil.example' })).toBe(403);
    expect(await status({ Origin: 'null' })).toBe(403);
    expect(await status({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await status({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await status({ Cookie: 'session=1' })).toBe(403);
  });

  test('are let through from this one, and from programs without a cookie', async () => {
    expect(await status({ Origin: 'http://localhost:3000' })).toBe(422);
    expect(await status({ Origin: 'http://localhost:3000', Cookie: 'a=b' })).toBe(422);
    expect(await status({ 'Sec-Fetch-Site': 'same-origin' })).toBe(422);
    expect(await status({})).toBe(422);
  });
});

describe('FN-04 health', () => {
  test('FN-04 /healthz says of a process that does not recover what is stuck', async () => {
    stuck = ['jobs'];
    const answer = await ask('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'stuck', why: ['jobs'] });
    stopping = true; // then it is on its way out anyhow
    expect((await ask('/healthz')).status).toBe(200);
    stopping = false;
    stuck = [];
  });

  test('/healthz says that the process lives, /readyz that it can serve', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' });
    answers = false;
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    answers = true;
    stopping = true;
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'stopping' });
    stopping = false;
  });

  test('/metrics is for this machine, or for who has the token', async () => {
    const host = { Host: 'localhost:3000' };
    const metrics = (headers: Record<string, string>, address: string) =>
      ask('/metrics', { headers }, address);
    expect((await metrics(host, '203.0.113.7')).status).toBe(403);
    expect((await metrics({ ...host, 'X-Forwarded-For': '1.2.3.4' }, '127.0.0.1')).status).toBe(
      403,
    );
    expect((await metrics({ Host: 'evil.example' }, '127.0.0.1')).status).toBe(403);
    const wrong = { ...host, Authorization: 'Bearer another token' };
    expect((await metrics(wrong, '203.0.113.7')).status).toBe(403);
    const right = { ...host, Authorization: 'Bearer a token for metrics' };
    expect((await metrics(right, '203.0.113.7')).status).toBe(200);
    const report = await (await metrics(host, '127.0.0.1')).text();
    expect(report).toMatch(/^jobs\{queue="[\w-]+",state="waiting"\} 0$/m);
    expect(report).toContain('process_cpu_seconds_total');
  });
});

test('FN-04 what nobody expected answers the request id and nothing else', async () => {
  pageError.next = new Error('secret detail');
  const answer = await ask('/auth');
  pageError.next = undefined;
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: { code: 'internal', requestId: answer.headers.get('X-Request-Id') },
  });
});

test('an AppError says when to come back', async () => {
  pageError.next = new AppError('too-many-requests', 'Later.', { retryAfterSeconds: 42 });
  const answer = await ask('/auth');
  pageError.next = undefined;
  expect(answer.headers.get('Retry-After')).toBe('42');
  expect(await answer.json()).toEqual({ error: { code: 'too-many-requests', message: 'Later.' } });
});

test('an unknown address under /api is 404 in JSON', async () => {
  const answer = await ask('/api/nothing/here');
  expect(answer.status).toBe(404);
  expect((await problemOf(answer)).code).toBe('not-found');
});

describe('FN-01 stored pictures', () => {
  test('are served as what they are, and cached for ever by their content', async () => {
    const key = `frames/${'0'.repeat(32)}.jpg`;
    await opened.services.storage.put(key, new Uint8Array([0xff, 0xd8, 0xff]), 'image/jpeg');
    const answer = await ask(`/api/storage/${key}`);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
    const etag = answer.headers.get('ETag') ?? '';
    const again = await ask(`/api/storage/${key}`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test.each(['frames/none.jpg', '..%2f..%2fsecret', '../secret', 'frames/'])(
    'nothing else is: %s',
    async (path) => {
      const answer = await ask(`/api/storage/${path}`);
      expect(answer.status).toBe(404);
      expect((await problemOf(answer)).code).toBe('not-found');
    },
  );
});

describe('the description of the API', () => {
  test('names every function with what it takes', async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, unknown>;
    };
    for (const { name } of functionDefinitions)
      expect(document.paths).toHaveProperty([`/api/functions/${name}`, 'post']);
    expect(JSON.stringify(document.paths[concepts])).toContain('productName');
  });

  test('FN-10 a client can be made of it: each operation has a name of its own, a group, and says who may', async () => {
    type Operation = { operationId?: string; tags?: string[]; security?: object[] };
    const { paths, components, servers } = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
      components: { securitySchemes: object };
      servers: { url: string }[];
    };
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    const schemes = Object.keys(components.securitySchemes);
    for (const { tags, security } of operations) {
      expect(tags).toHaveLength(1);
      expect(schemes).toEqual(
        expect.arrayContaining((security ?? [{ none: [] }]).flatMap(Object.keys)),
      );
    }
    expect(paths).toHaveProperty(['/api/auth/sign-in/email', 'post']);
    expect(servers).toHaveLength(1);
  });

  test('has a page that reads without scripts', async () => {
    const page = await (await ask('/api/docs')).text();
    for (const { name } of functionDefinitions) expect(page).toContain(name);
    expect(page).not.toContain('<script');
  });
});

test('the database is copied for whoever holds the secret, and nobody else', async () => {
  const answer = await post('/api/internal/backup', {}, { Authorization: 'Bearer guess' });
  expect(answer.status).toBe(404);
});
