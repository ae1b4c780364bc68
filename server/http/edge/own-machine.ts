import type { Context } from 'hono';
import { isLoopbackHost } from '../../settings/config-values.ts';
import type { HttpEnv } from './http-env.ts';

const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a request was made on this machine itself: from a loopback address, to a loopback name
 * (so that no other site's name can point here), and not through a proxy.
 */
export function isOwnMachine(c: Context<HttpEnv>): boolean {
  const address = c.env?.incoming?.socket?.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  const hostname = URL.parse(`http://${c.req.header('host')}`)?.hostname ?? '';
  return (
    isLoopbackHost(address) &&
    isLoopbackHost(hostname) &&
    forwarded.every((name) => c.req.header(name) === undefined)
  );
}
