// GET /api/session: who is signed in, with a fresh access token.
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import { type BrowserSession, sessionAnswer, type Viewer } from '#domain/accounts/viewer.ts';
import { readSession } from '#domain/contract/session-routes.ts';
import { renewSession } from '../../accounts/signing-in/renew-session.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { isAnonymous } from '../edge/is-anonymous.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

export const sessionFamily: Family = {
  routes: [
    defineRoute(readSession, {
      may: 'everybody',
      summary: 'Who is signed in, with an access token of ten minutes.',
      description:
        'Renews the session of the cookie. The token counts as `Authorization: Bearer …` for as long as its session lives; its keys stand at /api/auth/jwks.',
      gives: 'The session, or null.',
      also: { 401: 'An invalid token.' },
      async run(_, { c, services }) {
        const signedIn = await c.get('signedIn')();
        c.header('Cache-Control', 'private, no-store');
        const token = signedIn?.accessToken ?? (await renew(c, services));
        const session = signedIn && token ? present(token, signedIn.viewer, services.now()) : null;
        return sessionAnswer.parse({ session });
      },
    }),
  ],
};

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
