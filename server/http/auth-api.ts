// /api/auth/*: better-auth's own paths.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { addressHeader } from '../accounts/open-auth.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './http-env.ts';

export function serveAuth(app: OpenAPIHono<HttpEnv>, { auth, config }: Services): void {
  app.on(['GET', 'POST'], '/api/auth/*', (c) => {
    const request = new Request(c.req.raw);
    request.headers.set(addressHeader, c.get('ipAddress'));
    // checkOrigin has let it in, perhaps under another of the installation's names.
    if (request.headers.has('origin')) request.headers.set('origin', new URL(config.appUrl).origin);
    return auth.handler(request);
  });
}
