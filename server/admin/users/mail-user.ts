import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../../app-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockUser } from './lock-user.ts';

type Wanted = { id: string; kind: 'verify-email' | 'recover-password' };

/**
 * Mails somebody the link that verifies their address, or with which they choose another password.
 * Throws 'not-found', and 'conflict' where the address is verified already, or the account suspended.
 */
export async function mailUser(services: Services, admin: Viewer, { id, kind }: Wanted) {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    const { profile } = await lockUser(tx, admin, id);
    if (kind === 'verify-email' && profile.email_verified) {
      throw new AppError('conflict', 'This address is verified already.');
    }
    if (kind === 'recover-password' && profile.suspended_at) {
      throw new AppError('conflict', 'This account is suspended: it signs in by no password.');
    }
    await queueMail(services, tx, { kind, to: profile.email, userId: id, now });
    await recordAct(tx, {
      admin,
      action: 'user.mailed',
      target: { kind: 'user', id },
      details: { mail: kind },
      at: now,
    });
  });
}
