import { randomUUID } from 'node:crypto';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { accounts } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { waysToSignIn } from './account-facts.ts';

type Parts = Pick<Services, 'auth' | 'db' | 'now'>;

/** Gives a password to a member who has none. False when they have one already. */
export async function setFirstPassword(
  { auth, db, now }: Parts,
  { id }: Viewer,
  password: string,
): Promise<boolean> {
  const ways = await waysToSignIn(db, id);
  if (ways.some(({ isPassword }) => isPassword)) return false;
  const context = await auth.$context;
  const hash = await context.password.hash(password);
  const moment = now();
  const made = await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      user_id: id,
      provider_id: 'credential',
      account_id: id,
      password: hash,
      created_at: moment,
      updated_at: moment,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made.length > 0;
}
