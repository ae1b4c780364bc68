import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Transaction } from '../db/database.ts';
import { profiles } from '../db/schema.ts';

/**
 * Has members open one checkout after the other, and stay members until it stands. Throws
 * 'unauthorized' for one whose account was deleted or suspended since they asked.
 */
export async function lockMember(tx: Transaction, id: string): Promise<void> {
  const [member] = await tx
    .select({ suspended_at: profiles.suspended_at })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for('no key update');
  if (!member || member.suspended_at) throw new AppError('unauthorized', 'Please sign in first.');
}
