import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { HttpEnv } from '../http-env.ts';
import { type Health, serveHealth } from './health.ts';
import type { Metrics } from './metrics.ts';

function openHealth(health: Partial<Health>) {
  const app = new OpenAPIHono<HttpEnv>();
  const whole: Health = { check: async () => {}, isStopping: () => false, ...health };
  serveHealth(app, whole, {} as Metrics, undefined);
  return async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, await answer.json()];
  };
}

test('FN-04 DIR-05 it is ready once the directors are read, and alive before', async () => {
  let warm = false;
  const ask = openHealth({ isWarm: () => warm });
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', why: 'start' }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  warm = true;
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
});
