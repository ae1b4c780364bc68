import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '../../app-error.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * Answers 405 at `path` to every method but `allowed`, as 'GET, POST'. Comes after the routes that
 * take those.
 */
export function refuseMethods(
  app: OpenAPIHono<HttpEnv>,
  path: string,
  allowed: string,
  message = `This address takes ${allowed}.`,
): void {
  app.all(path, (c) => {
    c.header('Allow', allowed);
    throw new AppError('method-not-allowed', message);
  });
}
