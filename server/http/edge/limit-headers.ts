import type { Context, MiddlewareHandler } from 'hono';
import type { LimitStanding } from '../../limits.ts';
import type { HttpEnv } from './http-env.ts';

/** Keeps what is left of a limit for the answer; of several the one with least. */
export function noteLimit(c: Context<HttpEnv>, standing: LimitStanding | undefined): void {
  const known = c.get('limit');
  if (standing && (!known || standing.remaining < known.remaining)) c.set('limit', standing);
}

/** Says on every answer that was counted how much is left, and in how many seconds all of it is back. */
export const limitHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  const standing = c.get('limit');
  if (!standing) return;
  const { headers } = c.res;
  headers.set('RateLimit-Limit', String(standing.count));
  headers.set('RateLimit-Remaining', String(standing.remaining));
  headers.set('RateLimit-Reset', String(standing.resetSeconds));
};
