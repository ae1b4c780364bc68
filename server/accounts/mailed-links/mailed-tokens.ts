// The secret part of a mailed link. Only its hash is kept; it counts once, for a time, and for the
// address the member had when the link was written.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, like, notLike, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries, Transaction } from '../../db/database.ts';
import { profiles, verifications } from '../../db/schema.ts';
import { AuthRefusal } from '../auth-refusal.ts';

export type LinkKind = 'verify' | 'recover' | 'sign-in';
export const linkMinutes: Record<LinkKind, number> = {
  verify: 24 * 60,
  recover: 60,
  'sign-in': 15,
};

/** `email` is the member's address; `sentTo` is where the link goes, another only for a new address. */
export const subject = z.object({ userId: z.uuid(), email: z.string(), sentTo: z.string() });
type Subject = z.infer<typeof subject>;
export type Member = typeof profiles.$inferSelect;
type Found = { member: Member; sentTo: string };

/** Makes the token of a new link. */
export async function issueToken(
  queries: Queries,
  kind: LinkKind,
  about: Subject,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(kind, token),
    value: JSON.stringify(about),
    expires_at: new Date(now.getTime() + linkMinutes[kind] * 60_000),
    created_at: now,
    updated_at: now,
  });
  return token;
}

/** Whom a token is about, without using it up. Throws an AuthRefusal for one that does not count. */
export async function readToken(
  queries: Queries,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<Found> {
  const [row] = await queries
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, identifierOf(kind, token)));
  if (!row && kind === 'verify' && (await isVerifiedBy(queries, token, now))) throw verified();
  if (!row) throw refused();
  if (row.expires_at <= now) throw new AuthRefusal(400, 'TOKEN_EXPIRED', expired);
  return memberOf(queries, row.value);
}

/** Uses a token up, in the transaction that does what it stands for. */
export async function takeToken(
  tx: Transaction,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<Found> {
  const counts = and(
    eq(verifications.identifier, identifierOf(kind, token)),
    gt(verifications.expires_at, now),
  );
  // That an address was verified by a link is remembered for as long as the link would have counted.
  const [row] =
    kind === 'verify'
      ? await tx
          .update(verifications)
          .set({ identifier: identifierOf('verified', token), updated_at: now })
          .where(counts)
          .returning()
      : await tx.delete(verifications).where(counts).returning();
  return row ? memberOf(tx, row.value) : readToken(tx, kind, token, now);
}

/**
 * Ends the links that open a member's account or would move it to another address: whoever changed
 * the password, or signed out everywhere, wants no other way in. A link that only verifies the
 * address they have stays.
 */
export async function endLinks(tx: Transaction, userId: string): Promise<void> {
  const { identifier } = verifications;
  await tx
    .delete(verifications)
    .where(and(isOf(userId), or(like(identifier, 'recover:%'), like(identifier, 'sign-in:%'))));
  await endMoves(tx, userId);
}

/** What says of a member that another address is awaited. */
export const awaitedMark = (userId: string): string => `awaited:${userId}`;

/**
 * Ends what would move a member's account to another address: that one is awaited, and the links
 * that were mailed to it, except those to `kept`.
 */
export async function endMoves(tx: Transaction, userId: string, kept?: string): Promise<void> {
  const { identifier, value } = verifications;
  const [member] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  // First, as who mails a link holds it: what is mailed meanwhile is there to be ended.
  await tx.delete(verifications).where(eq(identifier, awaitedMark(userId)));
  const elsewhere = [member?.email ?? '', ...(kept === undefined ? [] : [kept])].map((sentTo) =>
    notLike(value, `%${likeText(JSON.stringify({ sentTo }).slice(1, -1))}%`),
  );
  await tx
    .delete(verifications)
    .where(and(isOf(userId), like(identifier, 'verify:%'), ...elsewhere));
}

const isOf = (userId: string) => like(verifications.value, `%"userId":"${userId}"%`);

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

async function memberOf(queries: Queries, value: string): Promise<Found> {
  const { userId, email, sentTo } = subject.parse(JSON.parse(value));
  const [member] = await queries.select().from(profiles).where(eq(profiles.id, userId));
  if (member?.email !== email) throw refused();
  return { member, sentTo };
}

/** Whether a member has the address that this link verified. */
async function isVerifiedBy(queries: Queries, token: string, now: Date): Promise<boolean> {
  const [used] = await queries
    .select()
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf('verified', token)),
        gt(verifications.expires_at, now),
      ),
    );
  if (!used) return false;
  const { userId, sentTo } = subject.parse(JSON.parse(used.value));
  const [member] = await queries.select().from(profiles).where(eq(profiles.id, userId));
  return member?.email === sentTo && member.email_verified;
}

const identifierOf = (kind: LinkKind | 'verified', token: string): string =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`;

const verified = () =>
  new AuthRefusal(400, 'ALREADY_VERIFIED', 'This email address is verified already.');
const expired = 'This link has expired. Please ask for a new one.';
const refused = () =>
  new AuthRefusal(
    400,
    'INVALID_TOKEN',
    'This link does not count (any more): it was used before, has expired, or is not complete. Please ask for a new one.',
  );
