import type { Context, MiddlewareHandler } from 'hono';
import { findViewer, type SignedIn } from '../../accounts/find-viewer.ts';
import { bearerToken } from '../../accounts/find-viewer-by-token.ts';
import { findKeyHolder, keyLimit, requireScope } from '../../api-keys/find-key-holder.ts';
import { isKeySecret } from '../../api-keys/key-secret.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from './http-env.ts';
import { isAnonymous } from './is-anonymous.ts';
import { noteLimit } from './limit-headers.ts';

type Parts = Pick<Services, 'auth' | 'config' | 'db' | 'limits' | 'now'>;

/**
 * Lets handlers ask who is signed in. It is found out once, and only when somebody asks; an answer
 * that may depend on it is for nobody else's eyes, nor for a shared computer's history.
 */
export function identifyViewer(services: Parts): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const token = bearerToken(headers);
    const isKey = token !== undefined && isKeySecret(token);
    let found: Promise<SignedIn | null> | undefined;
    let holder: ReturnType<typeof holderOf> | undefined;
    c.set('signedIn', async (scope) => {
      if (isKey) {
        holder ??= holderOf(c, services, token);
        requireScope(await holder, scope);
        return (await holder).signedIn;
      }
      const cookie = headers.get('cookie') ?? undefined;
      const authorization = headers.get('authorization') ?? undefined;
      if (isAnonymous({ cookie, authorization })) return null;
      found ??= findViewer(services, headers);
      return found;
    });
    await next();
    if (found || holder) c.res.headers.set('Cache-Control', 'private, no-store');
  };
}

async function holderOf(c: Context<HttpEnv>, services: Parts, secret: string) {
  const holder = await findKeyHolder(services, secret);
  const { sessionId } = holder.signedIn;
  noteLimit(c, await services.limits.take([keyLimit(sessionId)], services.now()));
  return holder;
}
