// A browser that signed in as somebody before: what strangers try elsewhere never shuts it out.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the cookie of a device that signed in with this address holds. */
export function knownDevice(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(secret, id, email)}`;
}

/** The id of the device, or null when it never signed in with this address. */
export function readKnownDevice(
  cookie: string | undefined,
  secret: string,
  email: string,
): string | null {
  if (!cookie) return null;
  const [id = '', proof = ''] = cookie.split('.');
  const expected = Buffer.from(sign(secret, id, email));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

// Over the address instead of the member's id: to check it takes no look at the database, so that
// known and unknown addresses stay alike.
const sign = (secret: string, id: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`known-device:${id}:${email.toLowerCase()}`)
    .digest('base64url');
