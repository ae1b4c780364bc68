import type { Viewer } from '#domain/accounts/viewer.ts';
import { endSignIns } from '../../accounts/mailed-links/use-mailed-link.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockUser } from './lock-user.ts';

/** Signs somebody out everywhere; the links that were mailed to them end too. Throws 'not-found'. */
export async function signOutUser(
  { db, now }: Pick<Services, 'db' | 'now'>,
  admin: Viewer,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, admin, id);
    await endSignIns(tx, id);
    const target = { kind: 'user', id };
    await recordAct(tx, { admin, action: 'user.signed-out', target, at: now() });
  });
}
