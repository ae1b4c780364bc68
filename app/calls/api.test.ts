import { afterEach, expect, test, vi } from 'vitest';
import { searchDirectors } from '#domain/contract/director-routes.ts';
import { callFunction } from './api.ts';
import { call } from './call.ts';

const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => vi.unstubAllGlobals());

const failureOf = async (response: Response) => {
  answerWith(() => response);
  const result = await callFunction('generate-script', {});
  return result.ok ? null : result.failure;
};

test('GEN-04 a usable answer comes back checked', async () => {
  answerWith(() => Response.json({ script: 'One.', source: 'built-in', extra: 1 }));
  expect(await callFunction('generate-script', { productName: 'N' })).toEqual({
    ok: true,
    answer: { script: 'One.', source: 'built-in' },
  });
  expect(fetch).toHaveBeenCalledWith(
    '/api/functions/generate-script',
    expect.objectContaining({ method: 'POST', body: '{"productName":"N"}' }),
  );
});

test('GEN-05 an answer in another form, or no JSON at all, is unusable', async () => {
  expect(await failureOf(Response.json({ text: 'One.' }))).toEqual({ reason: 'unusable' });
  expect(await failureOf(new Response('<html>'))).toEqual({ reason: 'unusable' });
});

test('GEN-10 refused fields come back by name, the first message of each', async () => {
  const fields = [
    { path: 'productName', message: 'Please fill this in.' },
    { path: 'productName', message: 'Second.' },
    { path: 'storyboardFrames.0.title', message: 'Too long.' },
  ];
  const body = { error: { code: 'invalid-input', message: 'x', fields } };
  expect(await failureOf(Response.json(body, { status: 422 }))).toEqual({
    reason: 'validation',
    fields: { productName: 'Please fill this in.', storyboardFrames: 'Too long.' },
  });
});

test('GEN-10 too many requests say how long to wait', async () => {
  const limited = (header?: string) =>
    failureOf(
      new Response('{}', { status: 429, headers: header ? { 'retry-after': header } : {} }),
    );
  expect(await limited('120')).toEqual({ reason: 'limited', retryAfterSeconds: 120 });
  expect(await limited()).toEqual({ reason: 'limited', retryAfterSeconds: 60 });
});

test('GEN-05 a server error carries its request id', async () => {
  const response = new Response('{}', { status: 500, headers: { 'x-request-id': 'r-1' } });
  expect(await failureOf(response)).toEqual({ reason: 'server', requestId: 'r-1' });
});

test.each([
  [502, { code: 'google_unavailable', message: 'Google does not answer.' }, true],
  [503, { code: 'google_unavailable', message: 'Google does not answer.' }, true],
  [500, { code: 'internal', message: 'relation "members" does not exist' }, false],
  [503, { message: 'upstream connect error' }, false],
  [503, { code: 'unavailable' }, false],
])('AUTH-05 a %d with %j says our own words and nobody else’s', async (status, error, isSaid) => {
  const { message } = error as { message?: string };
  expect(await failureOf(Response.json({ error }, { status }))).toEqual({
    reason: 'server',
    requestId: null,
    ...(isSaid ? { message } : {}),
  });
});

test('GEN-05 no connection, a time-out and a cancelled call are told apart', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const network = await callFunction('generate-script', {});
  expect(network).toEqual({ ok: false, failure: { reason: 'network' } });

  vi.stubGlobal('fetch', hangUntilAborted);
  const late = await callFunction('generate-script', {}, { timeoutMs: 5 });
  expect(late).toEqual({ ok: false, failure: { reason: 'timeout' } });
  const controller = new AbortController();
  const call = callFunction('generate-script', {}, { signal: controller.signal });
  controller.abort();
  expect(await call).toEqual({ ok: false, failure: { reason: 'aborted' } });
});

const hangUntilAborted = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('DIR-05 a page of the directory is asked for by its query string and comes back checked', async () => {
  const page = { directors: [], total: 0, nextCursor: null };
  answerWith(() => Response.json(page));
  const asked = new URLSearchParams([
    ['q', 'a&b'],
    ['skills', 'Runway'],
    ['skills', 'Sora'],
  ]);
  expect(await call(searchDirectors, { query: asked })).toEqual({ ok: true, answer: page });
  expect(fetch).toHaveBeenCalledWith(
    '/api/directors?q=a%26b&skills=Runway&skills=Sora',
    expect.anything(),
  );
  answerWith(() => Response.json({ directors: [{ id: 1 }], total: 1, nextCursor: null }));
  expect(await call(searchDirectors, { query: asked })).toEqual({
    ok: false,
    failure: { reason: 'unusable' },
  });
});
