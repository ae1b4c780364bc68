import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';

// Not "storage": the page clears it in every tab before this arrives, and by then somebody else may
// have begun a draft there.
/** What a browser is told when somebody signs out: what it kept of their pages goes. */
export const forgetPages = { name: 'Clear-Site-Data', value: '"cache"' };

/** Makes the browser forget the session that has ended. */
export async function clearSignIn(
  c: Context<HttpEnv>,
  { auth }: Pick<Services, 'auth'>,
): Promise<void> {
  c.header(forgetPages.name, forgetPages.value);
  const { authCookies, createAuthCookie } = await auth.$context;
  const { sessionToken, sessionData, dontRememberToken } = authCookies;
  const trusted = createAuthCookie('trust_device');
  for (const { name, attributes } of [sessionToken, sessionData, dontRememberToken, trusted]) {
    const { path = '/', secure = false } = attributes;
    deleteCookie(c, name, { path, secure, httpOnly: true, sameSite: 'Lax' });
  }
}
