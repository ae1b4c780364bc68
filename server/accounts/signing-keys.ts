// The keys that access tokens are signed with: when they change, and which still count.
import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { signingKeys } from '../db/schema.ts';

const day = 86_400;
/** A new key every so often; the old ones are published and believed for the grace after that. */
export const keyTimes = { rotationInterval: 30 * day, gracePeriod: day } as const;

export type SigningKey = Pick<typeof signingKeys.$inferSelect, 'public_key' | 'alg'>;

/** The key a token names, or null when there is none or its grace is over. */
export async function findSigningKey(
  db: Database,
  id: string | undefined,
  now: Date,
): Promise<SigningKey | null> {
  if (!z.uuid().safeParse(id).success || !id) return null;
  const [key] = await db.select().from(signingKeys).where(eq(signingKeys.id, id));
  return key && (key.expires_at === null || key.expires_at > graceStart(now)) ? key : null;
}

/** Deletes keys whose grace is over. */
export async function sweepSigningKeys(db: Database, now: Date): Promise<void> {
  await db.delete(signingKeys).where(lt(signingKeys.expires_at, graceStart(now)));
}

const graceStart = (now: Date): Date => new Date(now.getTime() - keyTimes.gracePeriod * 1000);
