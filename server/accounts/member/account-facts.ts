import { eq } from 'drizzle-orm';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { accounts, profiles } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { SignedIn } from '../find-viewer.ts';
import { awaitedAddress } from '../mailed-links/awaited-address.ts';
import { listSessions } from '../sessions.ts';
import { listPasskeys } from './list-passkeys.ts';

type Parts = Pick<Services, 'auth' | 'config' | 'db' | 'now' | 'places'>;
type ProfileRow = Pick<
  typeof profiles.$inferSelect,
  'id' | 'full_name' | 'email' | 'company_name' | 'phone'
>;

/** What the account page shows to the one who is signed in. */
export async function accountFacts(
  { auth, config, db, now, places }: Parts,
  signedIn: SignedIn,
): Promise<AccountFacts> {
  const { viewer } = signedIn;
  const profile = await findProfile(db, viewer.id);
  const ways = await waysToSignIn(db, viewer.id);
  return {
    profile,
    email_verified: viewer.email_verified,
    awaited_email: await awaitedAddress(db, viewer.id, now()),
    has_password: ways.some(({ isPassword }) => isPassword),
    google: {
      offered: config.google !== undefined,
      linked: ways.some(({ provider }) => provider === 'google'),
    },
    two_factor_enabled: viewer.two_factor_enabled,
    recovery_codes_left: viewer.two_factor_enabled ? await codesLeft(auth, viewer.id) : null,
    passkeys: await listPasskeys(db, viewer.id),
    sessions: await listSessions({ db, places }, signedIn, now()),
  };
}

async function codesLeft(auth: Services['auth'], userId: string): Promise<number> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}

/** A member's profile as they may see it. */
export async function findProfile(db: Services['db'], id: string): Promise<Profile> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
  if (!row) throw new Error('A member who is signed in has no profile.');
  return presentProfile(row);
}

export const presentProfile = (row: ProfileRow): Profile => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  company_name: row.company_name,
  phone: row.phone,
});

/** How a member can sign in, beside a mailed link. `passwordHash` is the password's, where there is one. */
export async function waysToSignIn(db: Services['db'], userId: string) {
  const rows = await db
    .select({ id: accounts.id, provider: accounts.provider_id, passwordHash: accounts.password })
    .from(accounts)
    .where(eq(accounts.user_id, userId));
  return rows.map((row) => ({ ...row, isPassword: row.passwordHash !== null }));
}
