import { isAPIError } from 'better-auth/api';
import type { Auth } from '../open-auth.ts';

/** `setCookies` go to the browser whatever `accessToken` is. */
type Renewed = { setCookies: string[]; accessToken: string | null };

/**
 * Keeps the session of a cookie alive and gives it an access token; null when it has ended, and
 * then the cookie is taken back.
 */
export async function renewSession({ api }: Auth, headers: Headers): Promise<Renewed> {
  const found = await api.getSession({ headers, returnHeaders: true });
  const setCookies = found.headers.getSetCookie();
  if (!found.response) return { setCookies, accessToken: null };
  try {
    return { setCookies, accessToken: (await api.getToken({ headers })).token };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 401) throw error;
    return { setCookies: [], accessToken: null }; // signed out meanwhile
  }
}
