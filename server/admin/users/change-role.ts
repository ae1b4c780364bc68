import { and, eq, ne } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../../app-error.ts';
import { announce } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { userRoles } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockUser } from './lock-user.ts';
import type { FoundUser } from './read-users.ts';

type Change = { id: string; admin: boolean; reason: string };

/**
 * Grants somebody the role of an administrator, or takes it; what is so already stays and is not
 * noted. Throws 'not-found', and 'conflict' with the reason: the address is not verified or the
 * account suspended, the settings grant the role, or nobody else would hold it.
 */
export async function changeRole(
  { db, now }: Pick<Services, 'db' | 'now'>,
  admin: Viewer,
  change: Change,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, admin, change.id);
    if ((user.source !== null) === change.admin) return;
    if (change.admin) await grantRole(tx, user, at);
    else await takeRole(tx, user);
    await announce(tx, 'sessions', change.id);
    await recordAct(tx, {
      admin,
      action: change.admin ? 'user.promoted' : 'user.demoted',
      target: { kind: 'user', id: change.id },
      details: { reason: change.reason.trim() },
      at,
    });
  });
}

async function grantRole(tx: Transaction, { profile, id }: FoundUser, created_at: Date) {
  if (!profile.email_verified) throw new AppError('conflict', unverified);
  if (profile.suspended_at) throw new AppError('conflict', suspended);
  await tx.insert(userRoles).values({ user_id: id, role: 'admin', source: 'granted', created_at });
}

async function takeRole(tx: Transaction, { id, source }: FoundUser) {
  if (source === 'configured') throw new AppError('conflict', configured);
  const isAdminRole = eq(userRoles.role, 'admin');
  const others = await tx.$count(userRoles, and(isAdminRole, ne(userRoles.user_id, id)));
  if (others === 0) throw new AppError('conflict', last);
  await tx.delete(userRoles).where(and(isAdminRole, eq(userRoles.user_id, id)));
}

const unverified =
  'This address is not verified: it could be somebody else’s. Send the link to verify it first.';
const suspended = 'This account is suspended. Restore it first.';
const configured = 'ADMIN_EMAILS names this address. Take it out there and start the server again.';
const last = 'Nobody else is an administrator. Grant somebody the role first.';
