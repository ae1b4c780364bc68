import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { addressFinder, networkOf } from '../../start/network-address.ts';
import type { TrustedProxies } from '../../start/trusted-proxies.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * Names each request and finds out where it comes from. A request id sent from outside is not
 * believed: it could be anything.
 */
export function identifyRequest(trust: TrustedProxies, log: Logger): MiddlewareHandler<HttpEnv> {
  const findAddress = addressFinder(trust);
  return async (c, next) => {
    const requestId = c.env?.answered?.requestId ?? newRequestId();
    const ipAddress = findAddress(
      c.env?.incoming?.socket?.remoteAddress,
      c.req.header('x-forwarded-for'),
    );
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('ipAddress', ipAddress);
    c.set('network', networkOf(ipAddress));
    await next();
    if (c.env?.answered) c.env.answered.route = c.get('route') ?? routePath(c);
    c.res.headers.set('X-Request-Id', requestId);
  };
}

export const newRequestId = (): string => randomUUID();
