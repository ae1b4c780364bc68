// GET /api/session: who is signed in, with a fresh access token.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { isAPIError } from 'better-auth/api';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import { type BrowserSession, sessionAnswer, type Viewer } from '#domain/accounts/viewer.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './http-env.ts';
import { isAnonymous } from './is-anonymous.ts';

export function serveSession(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.get('/api/session', async (c) => {
    const signedIn = await c.get('signedIn')();
    c.header('Cache-Control', 'private, no-store');
    const token = signedIn?.accessToken ?? (await renew(c, services));
    const session = signedIn && token ? present(token, signedIn.viewer, services.now()) : null;
    return c.json(sessionAnswer.parse({ session }));
  });
}

/**
 * Keeps the session of a cookie alive and gives it an access token; null when it has ended, and
 * then the cookie goes too. An access token is no way to a next one.
 */
async function renew(c: Context<HttpEnv>, { auth }: Services): Promise<string | null> {
  const { headers } = c.req.raw;
  if (isAnonymous({ cookie: headers.get('cookie') ?? undefined })) return null;
  const found = await auth.api.getSession({ headers, returnHeaders: true });
  for (const cookie of found.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  if (!found.response) return null;
  try {
    return (await auth.api.getToken({ headers })).token;
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) return null; // signed out meanwhile
    throw error;
  }
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
