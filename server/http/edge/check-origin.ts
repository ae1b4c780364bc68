import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../app-error.ts';
import { isLoopbackHost } from '../../settings/config-values.ts';
import type { HttpEnv } from './http-env.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses to change anything for a page of another site. A browser says where a request comes from
 * in `Sec-Fetch-Site` or `Origin`; a program without either may call, but not with a cookie, and no
 * more may pages of `named` origins.
 */
export function checkOrigin(
  appUrl: string,
  named: readonly string[] = [],
): MiddlewareHandler<HttpEnv> {
  const ownOrigin = new URL(appUrl).origin;
  return async (c, next) => {
    if (!harmless.has(c.req.method)) {
      const isOwn = isOwnRequest({
        site: c.req.header('sec-fetch-site'),
        origin: c.req.header('origin'),
        host: c.req.header('host'),
        hasCookie: c.req.header('cookie') !== undefined,
        ownOrigin,
        named,
      });
      if (!isOwn) {
        throw new AppError(
          'forbidden',
          `This request comes from another site. Use ${ownOrigin}, or set APP_URL to the address in use.`,
        );
      }
    }
    await next();
  };
}

type Provenance = {
  site: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  hasCookie: boolean;
  ownOrigin: string;
  /** Other origins that may. */
  named?: readonly string[];
};

/** Whether a request comes from a page of ours, or from a program or a named page without a cookie. */
export function isOwnRequest(asked: Provenance): boolean {
  const { site, origin, host, hasCookie, ownOrigin, named = [] } = asked;
  if (origin !== undefined && named.includes(origin) && !hasCookie) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin !== undefined) return origin === ownOrigin || isThisMachine(origin, host, ownOrigin);
  return !hasCookie;
}

// What a caller sends as Host proves nothing, but that this machine talks to itself by another name.
function isThisMachine(origin: string, host: string | undefined, ownOrigin: string): boolean {
  const from = URL.parse(origin);
  return (
    from?.host === host &&
    from !== null &&
    isLoopbackHost(from.hostname) &&
    isLoopbackHost(new URL(ownOrigin).hostname)
  );
}
