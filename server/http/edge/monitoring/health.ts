import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '../../../app-error.ts';
import { isFull, isUnreachable } from '../../../db/connection/is-unreachable.ts';
import type { HttpEnv } from '../http-env.ts';
import { isOwnMachine } from '../own-machine.ts';
import type { Metrics } from './metrics.ts';

export type Health = {
  /** Rejects when something the product cannot do without does not answer. */
  check(): Promise<void>;
  /** What of this process will not come loose by itself: then only another start helps. */
  stuck?(): readonly string[];
  /** True once the process was asked to stop. */
  isStopping(): boolean;
  /** False while it still reads what the first visitors would wait for. */
  isWarm?(): boolean;
};

/** /healthz: the process lives, and not in vain. /readyz: it can serve. /metrics: for this machine or with the token. */
export function serveHealth(
  app: OpenAPIHono<HttpEnv>,
  health: Health,
  metrics: Metrics,
  metricsToken: string | undefined,
): void {
  const noStore = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => {
    const why = health.isStopping() ? [] : (health.stuck?.() ?? []);
    if (why.length === 0) return c.json({ status: 'ok' }, 200, noStore);
    c.get('log').fatal({ why }, 'this process does not recover: start another in its place');
    return c.json({ status: 'stuck', why }, 503, noStore);
  });
  app.get('/readyz', async (c) => {
    if (health.isStopping()) return c.json({ status: 'stopping' }, 503, noStore);
    if (health.isWarm?.() === false) {
      return c.json({ status: 'not ready', why: 'start' }, 503, { ...noStore, 'Retry-After': '1' });
    }
    try {
      await health.check();
      return c.json({ status: 'ready' }, 200, noStore);
    } catch (error) {
      c.get('log').error({ err: error }, 'not ready');
      const why = isFull(error) ? 'disk' : isUnreachable(error) ? 'database' : 'internal';
      const soon = { ...noStore, 'Retry-After': '10' };
      return c.json({ status: 'not ready', why }, 503, soon);
    }
  });
  app.get('/metrics', async (c) => {
    if (!isOwnMachine(c) && !hasToken(c, metricsToken)) {
      throw new AppError('forbidden', 'Metrics need METRICS_TOKEN as a bearer token.');
    }
    const report = await metrics.report();
    return c.body(report, 200, { ...noStore, 'Content-Type': metrics.contentType });
  });
}

function hasToken(c: Context<HttpEnv>, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}
