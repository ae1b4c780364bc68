import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { HttpEnv } from './http-env.ts';

const preflightSeconds = 600;
const readable = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'];

/**
 * Lets pages of these origins call the API, with a key and never with a cookie. Pages of all others
 * are answered as if nobody had asked.
 */
export function answerOrigins(named: readonly string[]): MiddlewareHandler<HttpEnv> {
  const answer = cors({
    origin: [...named],
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: [...readable, 'Content-Disposition', 'X-Request-Id'],
    maxAge: preflightSeconds,
    credentials: false,
  });
  return (c, next) => (named.includes(c.req.header('origin') ?? '') ? answer(c, next) : next());
}
