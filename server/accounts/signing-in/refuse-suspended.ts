import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { profiles } from '../../db/schema.ts';
import { AuthRefusal } from '../auth-refusal.ts';

export const suspendedCode = 'ACCOUNT_SUSPENDED';
const words = 'This account is suspended. Please contact us.';

/** Lets nobody in with a suspended account. Said to whoever has proved that it is theirs. */
export function refuseSuspended({ suspended_at }: { suspended_at: Date | string | null }): void {
  if (suspended_at !== null) throw new AuthRefusal(403, suspendedCode, words);
}

/**
 * The same for each session that better-auth opens: after a second factor, or by Google. `queries` gives the
 * transaction it runs in.
 */
export function suspensionPlugin(queries: () => Queries) {
  const before = async ({ userId }: { userId: string }) => {
    const [member] = await queries()
      .select({ suspended_at: profiles.suspended_at })
      .from(profiles)
      .where(eq(profiles.id, userId));
    if (member?.suspended_at) {
      throw new APIError('FORBIDDEN', { code: suspendedCode, message: words });
    }
  };
  return {
    id: 'suspensions',
    init: () => ({ options: { databaseHooks: { session: { create: { before } } } } }),
  } satisfies BetterAuthPlugin;
}
