import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { route } from '#domain/contract/route.ts';
import { call } from './call.ts';

const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn(answer));
afterEach(() => vi.unstubAllGlobals());

const one = { path: '/api/things/:id', answer: z.object({ name: z.string() }) } as const;
const read = route({ method: 'GET', ...one });
const change = route({ method: 'PATCH', ...one, body: z.object({ name: z.string() }) });
const remove = route({ method: 'DELETE', path: one.path });
const upload = route({ method: 'POST', path: '/api/things', upload: 'text/csv' });
const params = { id: 'a/b' };

test('GEN-04 a route is asked as its contract says, and its answer comes back checked', async () => {
  answerWith(() => Response.json({ name: 'Bread', extra: 1 }));
  expect(await call(read, { params })).toEqual({ ok: true, answer: { name: 'Bread' } });
  expect(await call(change, { params, body: { name: 'Rye' } })).toMatchObject({ ok: true });
  const asked = vi.mocked(fetch).mock.calls.map(([address, request]) => ({ address, ...request }));
  expect(asked).toMatchObject([
    { address: '/api/things/a%2Fb' },
    {
      address: '/api/things/a%2Fb',
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Rye"}',
    },
  ]);
  answerWith(() => Response.json({ title: 'Bread' }));
  expect(await call(read, { params })).toEqual({ ok: false, failure: { reason: 'unusable' } });
});

test('GEN-04 an answer that says nothing is a success; a file goes as it is', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  expect(await call(remove, { params })).toEqual({ ok: true, answer: null });
  const file = new Blob(['name\nAda']);
  expect(await call(upload, { file })).toEqual({ ok: true, answer: null });
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/things',
    expect.objectContaining({ headers: { 'content-type': 'text/csv' }, body: file }),
  );
});

test('GEN-05 a route that is waited for less than others says so itself', async () => {
  vi.stubGlobal('fetch', hangUntilAborted);
  const impatient = route({ method: 'GET', path: '/api/things', waitMs: 5 });
  expect(await call(impatient, {})).toEqual({ ok: false, failure: { reason: 'timeout' } });
});

const hangUntilAborted = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
