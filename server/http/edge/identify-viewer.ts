import type { MiddlewareHandler } from 'hono';
import { findViewer, type SignedIn } from '../../accounts/find-viewer.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from './http-env.ts';
import { isAnonymous } from './is-anonymous.ts';

/**
 * Lets handlers ask who is signed in. It is found out once, and only when somebody asks; an answer
 * that may depend on it is for nobody else's eyes, nor for a shared computer's history.
 */
export function identifyViewer(
  services: Pick<Services, 'auth' | 'config' | 'db' | 'now'>,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    let found: Promise<SignedIn | null> | undefined;
    c.set('signedIn', () => {
      const { headers } = c.req.raw;
      const cookie = headers.get('cookie') ?? undefined;
      const authorization = headers.get('authorization') ?? undefined;
      if (isAnonymous({ cookie, authorization })) return Promise.resolve(null);
      found ??= findViewer(services, headers);
      return found;
    });
    await next();
    if (found) c.res.headers.set('Cache-Control', 'private, no-store');
  };
}
