// The key of a guest's pictures: without this cookie the id of one opens nothing.
import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';

export type PictureKey = {
  /** The hash of this browser's key, or null. */
  hash(): string | null;
  /** The same; the answer gives a key to a browser that has none, for another month to one that has. */
  give(): string;
};

const month = 30 * 86_400;

export function pictureKey(
  c: Context<HttpEnv>,
  { config: { isHttps }, secret }: Pick<Services, 'config' | 'secret'>,
): PictureKey {
  const name = `${isHttps ? '__Secure-' : ''}ad-builder.pictures`;
  const known = (): string | null => {
    const key = getCookie(c, name) ?? '';
    return /^[\w-]{32}$/.test(key) ? key : null;
  };
  const hashOf = (key: string) =>
    createHmac('sha256', secret).update(`picture-key:${key}`).digest('base64url');
  return {
    hash() {
      const key = known();
      return key === null ? null : hashOf(key);
    },
    give() {
      const key = known() ?? randomBytes(24).toString('base64url');
      setCookie(c, name, key, {
        path: '/api',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        maxAge: month,
      });
      return hashOf(key);
    },
  };
}
