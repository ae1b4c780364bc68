// People who want no more mail from here, and the signed link with which they say so.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { mailStops } from '../db/schema.ts';

const path = '/mail/stop/';

/** The link that stops mail to an address. It works without signing in and never ends. */
export function stopUrl(appUrl: string, secret: string, address: string): string {
  const name = Buffer.from(address.toLowerCase()).toString('base64url');
  return `${appUrl}${path}${name}.${sign(secret, address)}`;
}

/** The address that the last part of a stop link names, or null when we did not sign it. */
export function readStopToken(token: string, secret: string): string | null {
  const [name = '', given = ''] = token.split('.');
  const address = Buffer.from(name, 'base64url').toString();
  const expected = Buffer.from(sign(secret, address));
  const proof = Buffer.from(given);
  return proof.length === expected.length && timingSafeEqual(proof, expected) ? address : null;
}

const sign = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`mail-stop:${address.toLowerCase()}`).digest('base64url');

/** Whether an address wants no mail. */
export async function isStopped(queries: Queries, address: string): Promise<boolean> {
  const found = await queries
    .select({ address: mailStops.address })
    .from(mailStops)
    .where(eq(mailStops.address, address.toLowerCase()));
  return found.length > 0;
}

/** Sends nothing more to an address. */
export async function stopMail(queries: Queries, address: string, now: Date): Promise<void> {
  await queries
    .insert(mailStops)
    .values({ address: address.toLowerCase(), created_at: now })
    .onConflictDoNothing();
}

/** Sends to an address again. */
export async function resumeMail(queries: Queries, address: string): Promise<void> {
  await queries.delete(mailStops).where(eq(mailStops.address, address.toLowerCase()));
}
