// GET /api/session: who is signed in, with a fresh access token.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { decodeJwt } from 'jose';
import { type BrowserSession, sessionAnswer } from '#domain/accounts/viewer.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './http-env.ts';

export function serveSession(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.get('/api/session', async (c) => {
    const signedIn = await c.get('signedIn')();
    c.header('Cache-Control', 'private, no-store');
    if (!signedIn) return c.json(sessionAnswer.parse({ session: null }));
    const { headers } = c.req.raw;
    const { token } = await services.auth.api.getToken({ headers });
    const { exp = 0 } = decodeJwt(token);
    const session: BrowserSession = {
      access_token: token,
      token_type: 'bearer',
      expires_at: exp,
      expires_in: Math.max(0, Math.round(exp - services.now().getTime() / 1000)),
      user: signedIn.viewer,
    };
    return c.json(sessionAnswer.parse({ session }));
  });
}
