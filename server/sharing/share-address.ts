// The address of a link: a random key with its proof. The database keeps the key alone, so that a copy
// of it opens no link, and its owner can be told the address again.
import { createHmac, timingSafeEqual } from 'node:crypto';

const proofBytes = 16;
const keyBytes = 16;

/** What an address leads to: a shared project, or the form of a bid. */
type Kind = 'share' | 'bid';

/** What stands in an address: 32 bytes, 128 of their bits known to nobody without the secret. */
export function tokenOf(key: string, secret: string, kind: Kind = 'share'): string {
  const bytes = Buffer.from(key.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, proofOf(kind, key, secret)]).toString('base64url');
}

/** The key in a token, or null when it is none of ours. */
export function readToken(token: string, secret: string, kind: Kind = 'share'): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, keyBytes).toString('hex');
  const key = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isOurs = timingSafeEqual(bytes.subarray(keyBytes), proofOf(kind, key, secret));
  return isOurs && bytes.toString('base64url') === token ? key : null;
}

const proofOf = (kind: Kind, key: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${kind}:${key}`).digest().subarray(0, proofBytes);
