import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, profiles } from '../db/schema.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import type { Member } from './mailed-tokens.ts';

/**
 * Whom an address and a password belong to, or null. One query and one hash, whether there is such
 * an address, such an account without a password, or another password.
 */
export async function findByPassword(
  db: Database,
  email: string,
  password: string,
): Promise<Member | null> {
  const [found] = await db
    .select({ member: profiles, hash: accounts.password })
    .from(profiles)
    .leftJoin(
      accounts,
      and(eq(accounts.user_id, profiles.id), eq(accounts.provider_id, sql`'credential'`)),
    )
    .where(eq(profiles.email, email.toLowerCase()));
  if (found?.hash) {
    return (await verifyPassword({ hash: found.hash, password })) ? found.member : null;
  }
  await hashPassword(password);
  return null;
}
