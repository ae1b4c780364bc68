import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { announce } from '../../db/changes.ts';
import { accounts, sessions } from '../../db/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Services } from '../../services.ts';
import type { SignedIn } from '../find-viewer.ts';
import { forgetTrust } from '../mailed-links/use-mailed-link.ts';
import { waysToSignIn } from '../member/account-facts.ts';
import { hashPassword } from './hash-password.ts';

type Parts = Pick<Services, 'config' | 'db' | 'jobs' | 'now'>;

/**
 * Gives a password to a member who has none, ends their other sessions and tells them. False when
 * they have one already.
 */
export async function setFirstPassword(
  services: Parts,
  { viewer, sessionId }: SignedIn,
  password: string,
): Promise<boolean> {
  const { db } = services;
  const { id, email } = viewer;
  const ways = await waysToSignIn(db, id);
  if (ways.some(({ isPassword }) => isPassword)) return false;
  const hash = await hashPassword(password);
  const now = services.now();
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(accounts)
      .values({
        id: randomUUID(),
        user_id: id,
        provider_id: 'credential',
        account_id: id,
        password: hash,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (made.length === 0) return false;
    await tx.delete(sessions).where(and(eq(sessions.user_id, id), ne(sessions.id, sessionId)));
    await announce(tx, 'sessions', id);
    await forgetTrust(tx, id);
    await queueMail(services, tx, { kind: 'password-changed', to: email, userId: id, now });
    return true;
  });
}
