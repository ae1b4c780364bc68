import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { endSignIns } from '../../accounts/mailed-links/use-mailed-link.ts';
import { theirOrders } from '../../accounts/member/belongings.ts';
import { AppError } from '../../app-error.ts';
import { profiles } from '../../db/schema.ts';
import { askToClose } from '../../payments/orders/ask-to-close.ts';
import { askToCloseOpening } from '../../payments/subscriptions/ask-to-end.ts';
import { mayRemoveUser } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockUser } from './lock-user.ts';

type Suspension = { id: string; suspended: boolean; reason: string };

/**
 * Ends every session of somebody and lets nobody in with their account, or lets them in again; what
 * they made and paid stays, and what they left open to be paid is closed. Throws 'not-found', and 'conflict' for oneself.
 */
export async function suspendUser(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  admin: Viewer,
  { id, suspended, reason }: Suspension,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { profile } = await lockUser(tx, admin, id);
    if (!mayRemoveUser(admin, id)) throw new AppError('conflict', oneself);
    if ((profile.suspended_at !== null) === suspended) return;
    await tx
      .update(profiles)
      .set({ suspended_at: suspended ? at : null, updated_at: at })
      .where(eq(profiles.id, id));
    if (suspended) {
      await endSignIns(tx, id);
      await askToClose({ jobs }, tx, theirOrders(tx, profile));
      await askToCloseOpening({ jobs }, tx, id);
    }
    await recordAct(tx, {
      admin,
      action: suspended ? 'user.suspended' : 'user.restored',
      target: { kind: 'user', id },
      details: { reason: reason.trim() },
      at,
    });
  });
}

const oneself = 'This is your own account: you would shut yourself out.';
