import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '../../app-error.ts';
import type { HttpEnv } from '../edge/http-env.ts';

/** What a command of this machine shows the running server: it is made of the installation's secret. */
export const commandToken = (secret: string, command: string): string =>
  createHmac('sha256', secret).update(command).digest('hex');

/** Throws 'not-found' for whoever does not show it: there is nothing here for them. */
export function requireCommand(c: Context<HttpEnv>, secret: string, command: string): void {
  const expected = Buffer.from(`Bearer ${commandToken(secret, command)}`);
  const given = Buffer.from(c.req.header('authorization') ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError('not-found', 'There is nothing at this address.');
  }
}
