// Who is at a link, as far as a request says: two cookies of ours, for pages of links alone.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import type { Services } from '../../services.ts';
import type { Asker } from '../../sharing/asker.ts';
import type { ShareRow } from '../../sharing/find-share.ts';
import type { HttpEnv } from '../edge/http-env.ts';

const year = 365 * 86_400;

/** `cookies` is what the answer has to set, once something was done. */
export async function sharedAsker(
  c: Context<HttpEnv>,
  { config: { isHttps }, secret }: Pick<Services, 'config' | 'secret'>,
): Promise<Asker & { cookies: string[] }> {
  const cookies: string[] = [];
  const prefix = isHttps ? '__Secure-' : '';
  const keep = (name: string, value: string, maxAge?: number) =>
    cookies.push(
      generateCookie(name, value, {
        path: '/s',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    );
  const keyed = (what: string) => createHmac('sha256', secret).update(what).digest('base64url');
  const guest = `${prefix}ad-builder.guest`;
  const known = getCookie(c, guest) ?? '';
  const key = /^[\w-]{32}$/.test(known) ? known : null;
  const saidName = ({ id }: ShareRow) => `${prefix}ad-builder.said-${id.slice(0, 8)}`;
  // Another pass phrase, or another address, has to be said anew.
  const saidProof = (share: ShareRow) => keyed(`said:${share.key}:${share.passphrase}`);
  return {
    viewer: (await c.get('signedIn')())?.viewer ?? null,
    network: c.get('network'),
    ipAddress: c.get('ipAddress'),
    visitor: visitorOf(c),
    browser: () => key && keyed(`guest-key:${key}`),
    giveBrowser() {
      const own = key ?? randomBytes(24).toString('base64url');
      keep(guest, own, year);
      return keyed(`guest-key:${own}`);
    },
    hasSaid: (share) => isSame(getCookie(c, saidName(share)) ?? '', saidProof(share)),
    noteSaid: (share) => void keep(saidName(share), saidProof(share)),
    cookies,
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

// A page that is opened counts, not what reads it again, and not what fetches it before anybody looks.
function visitorOf(c: Context<HttpEnv>): Asker['visitor'] {
  const userAgent = c.req.header('user-agent') ?? '';
  const asksForPrivacy = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1';
  const looksAhead = /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '');
  const isPage = c.req.method === 'GET' && !c.req.path.endsWith('.data');
  if (!isPage || looksAhead || asksForPrivacy || !userAgent || isbot(userAgent)) return null;
  return { network: c.get('network'), userAgent };
}
