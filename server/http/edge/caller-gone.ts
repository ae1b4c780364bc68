import type { Context } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** Aborted when whoever called has left before the answer was whole. */
export function callerGone(c: Context<HttpEnv>): AbortSignal {
  const left = new AbortController();
  const outgoing = c.env?.outgoing;
  outgoing?.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}
