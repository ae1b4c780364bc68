import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { HttpEnv } from './http-env.ts';
import { answerProblem } from './problem.ts';

const codes = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });
const query = (cause: Error) => new Error('Failed query: select 1', { cause });

async function answerTo(thrown: unknown) {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('log', pino({ level: 'silent' }));
    c.set('requestId', 'one');
    await next();
  });
  app.onError(answerProblem);
  app.get('/', () => {
    throw thrown;
  });
  const answer = await app.request('/');
  return [answer.status, answer.headers.get('Retry-After')];
}

test.each([
  ['refuses connections', query(new AggregateError([codes('ECONNREFUSED')]))],
  ['is shutting down', query(codes('57P01'))],
  ['has too many clients', query(codes('53300'))],
  ['cut the connection', query(new Error('Connection terminated unexpectedly'))],
  ['has no room left', query(codes('53100'))],
  ['lies on a full disk', codes('ENOSPC', 'ENOSPC: no space left on device, write')],
  ['lies on a disk that may only be read', query(codes('25006'))],
])('FN-02 while the database %s, an answer says when to try again', async (_what, thrown) => {
  expect(await answerTo(thrown)).toEqual([503, '10']);
});

test('a mistake of ours stays one', async () => {
  expect(await answerTo(query(codes('23505')))).toEqual([500, null]);
  expect(await answerTo(new TypeError('x is not a function'))).toEqual([500, null]);
});
