import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { profiles, userRoles } from '../../db/schema.ts';
import { mayManageUsers } from '../../policies.ts';
import { requireUser } from './list-users.ts';
import type { FoundUser } from './read-users.ts';

/**
 * The user as they stand, until the transaction ends. All that administrators do to accounts comes
 * one after the other, and each of them is still one when it is their turn: two who take the role
 * from each other at once leave one. Throws 'forbidden' and 'not-found'.
 */
export async function lockUser(tx: Transaction, admin: Viewer, id: string): Promise<FoundUser> {
  const admins = await tx
    .select({ id: userRoles.user_id })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.user_id)
    .for('update');
  if (!mayManageUsers(admin) || !admins.some((one) => one.id === admin.id)) throw notAdmin();
  await requireUser(tx, id);
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update');
  return requireUser(tx, id);
}

export const notAdmin = () => new AppError('forbidden', "You don't have admin permissions");
