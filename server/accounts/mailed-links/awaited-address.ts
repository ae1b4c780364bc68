// Another address that a member asked for: known until its link is used, is over, or is taken back.
// Whether somebody else has it is told by nothing here.
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database.ts';
import { profiles, verifications } from '../../db/schema.ts';
import { awaitedMark, endMoves, linkMinutes, subject } from './mailed-tokens.ts';

/** Records it; a link to any other address counts no more. */
export async function awaitAddress(
  tx: Transaction,
  userId: string,
  sentTo: string,
  now: Date,
): Promise<void> {
  await endMoves(tx, userId, sentTo);
  const [member] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  if (!member) return;
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: awaitedMark(userId),
    value: JSON.stringify({ userId, email: member.email, sentTo }),
    expires_at: new Date(now.getTime() + linkMinutes.verify * 60_000),
    created_at: now,
    updated_at: now,
  });
}

/** The address whose link is awaited; null where none is. */
export async function awaitedAddress(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<string | null> {
  const { identifier, expires_at, created_at } = verifications;
  const [row] = await queries
    .select()
    .from(verifications)
    .where(and(eq(identifier, awaitedMark(userId)), gt(expires_at, now)))
    .orderBy(desc(created_at))
    .limit(1);
  return row ? subject.parse(JSON.parse(row.value)).sentTo : null;
}

/** Whether this address is awaited still. Who takes it back then waits for the transaction, and ends what it mails. */
export async function lockAwaited(
  tx: Transaction,
  userId: string,
  address: string,
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, awaitedMark(userId)))
    .for('update');
  return rows.some(({ value }) => subject.parse(JSON.parse(value)).sentTo === address);
}
