import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { profiles } from '../db/schema.ts';

/** Whether the address was proved to be the sender's own. */
export async function isOwnAddress(
  db: Queries,
  senderId: string | null,
  address: string,
): Promise<boolean> {
  if (senderId === null) return false;
  const { id, email, email_verified } = profiles;
  const isOwn = and(eq(id, senderId), eq(email, address.toLowerCase()), email_verified);
  return (await db.select({ id }).from(profiles).where(isOwn)).length > 0;
}
