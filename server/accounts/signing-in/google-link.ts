import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { accounts, profiles } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/**
 * Takes the identity at Google from the viewer's account. Nothing happens where it is the last way
 * to sign in, or not there.
 */
export async function unlinkGoogle(
  { db }: Pick<Services, 'db'>,
  { id }: Viewer,
): Promise<'unlinked' | 'last-way' | 'not-linked'> {
  return db.transaction(async (tx) => {
    // One after the other, so that two ways cannot go at once.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update');
    const ways = await tx
      .select({ provider: accounts.provider_id })
      .from(accounts)
      .where(eq(accounts.user_id, id));
    if (!ways.some(({ provider }) => provider === 'google')) return 'not-linked';
    if (ways.every(({ provider }) => provider === 'google')) return 'last-way';
    await tx
      .delete(accounts)
      .where(and(eq(accounts.user_id, id), eq(accounts.provider_id, 'google')));
    return 'unlinked';
  });
}
