// People to whom nothing more is mailed, and the signed link with which they say so.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SuppressionReason } from '#domain/admin/suppressions.ts';
import type { Queries } from '../db/database.ts';
import { mails, profiles, suppressions } from '../db/schema.ts';
import { mailboxOf } from './mailbox-of.ts';

const path = '/mail/stop/';

/** Whose link it is, and the mail it stood in. */
type StopLink = { address: string; mailId: string };

/** The link that stops mail to an address. It works without signing in and never ends. */
export function stopUrl(appUrl: string, secret: string, { address, mailId }: StopLink): string {
  const name = Buffer.from(address.toLowerCase()).toString('base64url');
  return `${appUrl}${path}${name}.${mailId}.${sign(secret, address, mailId)}`;
}

/** What the last part of a stop link says, or null when we did not sign it. */
export function readStopToken(
  token: string,
  secret: string,
): { address: string; mailId: string | null } | null {
  const parts = token.split('.');
  const [name = '', given = ''] = [parts[0], parts.at(-1)];
  const mailId = parts.length === 3 ? (parts[1] ?? '') : null;
  if (parts.length > 3 || (mailId !== null && !z.uuid().safeParse(mailId).success)) return null;
  const address = Buffer.from(name, 'base64url').toString();
  const expected = Buffer.from(sign(secret, address, mailId));
  const proof = Buffer.from(given);
  const isOurs = proof.length === expected.length && timingSafeEqual(proof, expected);
  return isOurs ? { address, mailId } : null;
}

// Links of earlier mails name no mail.
const sign = (secret: string, address: string, mailId: string | null): string =>
  createHmac('sha256', secret)
    .update(`mail-stop:${address.toLowerCase()}${mailId === null ? '' : `:${mailId}`}`)
    .digest('base64url');

// What a mail server refused is one address; what a person does not want is their mailbox.
const keysOf = (address: string): string[] => [
  ...new Set([address.toLowerCase(), mailboxOf(address)]),
];

/** Why nothing is mailed to an address; null when mail may go there. */
export async function whyStopped(
  queries: Queries,
  address: string,
): Promise<{ reason: SuppressionReason; created_at: Date; isMember: boolean } | null> {
  const isMember = sql<boolean>`exists (select from ${profiles}
    where ${profiles.email} = ${address.toLowerCase()} and ${profiles.email_verified})`;
  const found = await queries
    .select({ reason: suppressions.reason, created_at: suppressions.created_at, isMember })
    .from(suppressions)
    .where(inArray(suppressions.address, keysOf(address)));
  return found.find(({ reason }) => reason === 'bounced') ?? found[0] ?? null;
}

/** Whether nothing is mailed to an address. */
export const isStopped = async (queries: Queries, address: string): Promise<boolean> =>
  (await whyStopped(queries, address)) !== null;

type Stop = { reason?: SuppressionReason; mailId?: string | null };

/** Sends nothing more to an address. A report stands, whatever is asked after it. */
export async function stopMail(
  queries: Queries,
  address: string,
  now: Date,
  { reason = 'asked', mailId = null }: Stop = {},
): Promise<void> {
  const key = reason === 'bounced' ? address.toLowerCase() : mailboxOf(address);
  // By the time of the press the mail may have been deleted.
  const mail_id = sql<
    string | null
  >`(select ${mails.id} from ${mails} where ${mails.id} = ${mailId}::uuid)`;
  const insert = queries
    .insert(suppressions)
    .values({ address: key, created_at: now, reason, mail_id });
  if (reason === 'asked') await insert.onConflictDoNothing();
  else {
    await insert.onConflictDoUpdate({
      target: suppressions.address,
      set: { reason, mail_id, created_at: now },
      setWhere: eq(suppressions.reason, 'asked'),
    });
  }
}

/** Sends to an address again. */
export async function resumeMail(queries: Queries, address: string): Promise<void> {
  await queries.delete(suppressions).where(inArray(suppressions.address, keysOf(address)));
}

/** Sends again to addresses that a mail server said it knows nobody at; who asked for no mail gets none. */
export async function liftBounces(queries: Queries, addresses: readonly string[]): Promise<void> {
  const keys = addresses.map((address) => address.toLowerCase());
  await queries
    .delete(suppressions)
    .where(and(inArray(suppressions.address, keys), eq(suppressions.reason, 'bounced')));
}

/** To how many addresses nothing is mailed, by reason. */
export async function countSuppressions(queries: Queries): Promise<Record<string, number>> {
  const { reason } = suppressions;
  const rows = await queries.select({ reason, count: count() }).from(suppressions).groupBy(reason);
  return Object.fromEntries(rows.map((row) => [row.reason, row.count]));
}
