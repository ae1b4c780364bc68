import type { Viewer } from '#domain/accounts/viewer.ts';
import { deleteAccount } from '../../accounts/member/delete-account.ts';
import { AppError } from '../../app-error.ts';
import { mayRemoveUser } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { requireUser } from './list-users.ts';
import { lockUser } from './lock-user.ts';

/**
 * Deletes somebody's account as they could themselves: what was paid stays for the books, and a last
 * mail tells them. Throws 'not-found', and 'conflict' for oneself.
 */
export async function deleteUser(
  services: Services,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { profile } = await requireUser(services.db, id);
  if (!mayRemoveUser(admin, id)) throw new AppError('conflict', oneself);
  const { email, email_verified, full_name, two_factor_enabled } = profile;
  const member = { id, email, email_verified, full_name, two_factor_enabled, roles: [] };
  await deleteAccount(services, member, async (tx) => {
    await lockUser(tx, admin, id);
    await recordAct(tx, {
      admin,
      action: 'user.deleted',
      target: { kind: 'user', id },
      details: { reason: reason.trim() },
      at: services.now(),
    });
  });
}

const oneself = 'Your own account is deleted on your account page, with your password.';
