import { afterEach, expect, test, vi } from 'vitest';
import type { Progress } from '#domain/functions/progress.ts';
import { callFunction } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const encoder = new TextEncoder();
const answer = { script: 'One.', source: 'provider' };
const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const text = (words: string) => line({ type: 'text', text: words });

// A server that sends these pieces and then ends, unless it `hangs`.
function serve(
  pieces: (string | Uint8Array)[],
  { type = 'application/x-ndjson', hangs = false } = {},
) {
  const cancelled = vi.fn();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      }
      if (!hangs) controller.close();
    },
    cancel: cancelled,
  });
  const headers = { 'content-type': type, 'x-request-id': 'r-1' };
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Response(body, { headers })),
  );
  return cancelled;
}

async function ask() {
  const told: Progress[] = [];
  const onProgress = (event: Progress) => void told.push(event);
  const result = await callFunction('generate-script', { productName: 'N' }, { onProgress });
  return { told, result, failure: result.ok ? null : result.failure };
}

test('GEN-08 what is told on the way comes before the answer, which is checked', async () => {
  serve([
    line({ type: 'stage', stage: 'asking' }),
    text('A line\n'),
    line({ type: 'answer', answer }),
  ]);
  const { told, result } = await ask();
  expect(told).toEqual([
    { type: 'stage', stage: 'asking' },
    { type: 'text', text: 'A line\n' },
  ]);
  expect(result).toEqual({ ok: true, answer });
  const [, request] = vi.mocked(fetch).mock.lastCall ?? [];
  expect(new Headers(request?.headers).get('accept')).toContain('application/x-ndjson');
  expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
});

test('GEN-08 lines are whole however they were cut, in the middle of a letter too', async () => {
  const bytes = encoder.encode(text('Bäckerei 夜\n') + line({ type: 'answer', answer }).trimEnd());
  serve([...bytes].map((byte) => Uint8Array.of(byte)));
  const { told, result } = await ask();
  expect(told).toEqual([{ type: 'text', text: 'Bäckerei 夜\n' }]);
  expect(result.ok).toBe(true);
});

test('GEN-08 after the answer nothing more is waited for', async () => {
  const cancelled = serve([line({ type: 'answer', answer })], { hangs: true });
  expect((await ask()).result.ok).toBe(true);
  expect(cancelled).toHaveBeenCalled();
});

test.each([
  [[], 'network'],
  [[text('Half a script\n')], 'network'],
  [[`${text('One\n')}{"type":"ans`], 'unusable'],
  [['<html>\n'], 'unusable'],
  [[line({ type: 'answer', answer: { words: 'One.' } })], 'unusable'],
  [[line({ type: 'answer' })], 'unusable'],
])('GEN-05 a stream without a usable answer fails: %j', async (pieces, reason) => {
  serve(pieces);
  expect((await ask()).failure).toEqual({ reason });
});

test('GEN-08 a line that cannot be read is passed over, and the answer counts', async () => {
  serve([line({ type: 'smell', of: 'coffee' }), line({ type: 'answer', answer })]);
  const { told, result } = await ask();
  expect(told).toEqual([]);
  expect(result.ok).toBe(true);
});

test('GEN-10 a problem on the way is the failure its status names', async () => {
  const problem = (status: number, body: unknown, more = {}) =>
    serve([line({ type: 'problem', status, body, ...more })]);
  problem(429, { error: {} }, { retryAfterSeconds: 20 });
  expect((await ask()).failure).toEqual({ reason: 'limited', retryAfterSeconds: 20 });
  problem(500, { error: { code: 'internal' } });
  expect((await ask()).failure).toEqual({ reason: 'server', requestId: 'r-1' });
  const fields = [{ path: 'notes', message: 'Too long.' }];
  problem(422, { error: { code: 'invalid-input', message: 'x', fields } });
  expect((await ask()).failure).toEqual({ reason: 'validation', fields: { notes: 'Too long.' } });
  problem(200, {});
  expect((await ask()).failure).toMatchObject({ reason: 'server' });
});

test('GEN-04 a server that answers at once is read as ever', async () => {
  serve([JSON.stringify(answer)], { type: 'application/json' });
  expect((await ask()).result).toEqual({ ok: true, answer });
});

test('GEN-05 a cancelled call tells of nothing more', async () => {
  const controller = new AbortController();
  const told: Progress[] = [];
  serve([text('One\n'), text('Two\n')]);
  await callFunction(
    'generate-script',
    {},
    {
      signal: controller.signal,
      onProgress(event) {
        told.push(event);
        controller.abort();
      },
    },
  );
  expect(told).toHaveLength(1);
});
