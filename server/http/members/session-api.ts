// GET /api/session: who is signed in, with a fresh access token.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import { type BrowserSession, sessionAnswer, type Viewer } from '#domain/accounts/viewer.ts';
import { renewSession } from '../../accounts/signing-in/renew-session.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { isAnonymous } from '../edge/is-anonymous.ts';

export function serveSession(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.get('/api/session', async (c) => {
    const signedIn = await c.get('signedIn')();
    c.header('Cache-Control', 'private, no-store');
    const token = signedIn?.accessToken ?? (await renew(c, services));
    const session = signedIn && token ? present(token, signedIn.viewer, services.now()) : null;
    return c.json(sessionAnswer.parse({ session }));
  });
}

/** An access token is no way to a next one: only a cookie is. */
async function renew(c: Context<HttpEnv>, { auth }: Services): Promise<string | null> {
  const { headers } = c.req.raw;
  if (isAnonymous({ cookie: headers.get('cookie') ?? undefined })) return null;
  const { setCookies, accessToken } = await renewSession(auth, headers);
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
  return accessToken;
}

function present(token: string, user: Viewer, now: Date): BrowserSession {
  const { exp = 0 } = decodeJwt(token);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_at: exp,
    expires_in: Math.max(0, Math.round(exp - now.getTime() / 1000)),
    user,
  };
}
