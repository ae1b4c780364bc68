import type { Services } from '../../services.ts';
import type { SignedIn } from '../find-viewer.ts';
import { waysToSignIn } from '../member/account-facts.ts';

type Parts = Pick<Services, 'auth' | 'db' | 'limits' | 'now'>;
export type Reauthentication = 'proved' | 'password-missing' | 'password-wrong' | 'not-fresh';

const freshMilliseconds = 86_400_000;

/** Whether somebody signed in within the last day. */
export const isFresh = ({ signedInAt }: SignedIn, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < freshMilliseconds;

/**
 * For what cannot be undone: that it is the member, not somebody at their open computer. By their
 * password or, where they have none, by having signed in not long ago. Throws 'too-many-requests'
 * when passwords are being tried.
 */
export async function reauthenticate(
  { auth, db, limits, now }: Parts,
  signedIn: SignedIn,
  password: string | undefined,
): Promise<Reauthentication> {
  const ways = await waysToSignIn(db, signedIn.viewer.id);
  const hash = ways.find(({ isPassword }) => isPassword)?.passwordHash;
  if (!hash) return isFresh(signedIn, now()) ? 'proved' : 'not-fresh';
  if (!password) return 'password-missing';
  await limits.take([{ ...tries, subject: signedIn.viewer.id }], now());
  const context = await auth.$context;
  return (await context.password.verify({ hash, password })) ? 'proved' : 'password-wrong';
}

const tries = { name: 'password-proofs', count: 10, windowSeconds: 900 };
