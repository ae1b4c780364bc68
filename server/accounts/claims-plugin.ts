import type { BetterAuthPlugin } from 'better-auth';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { claimAtSignIn } from '../projects/claiming/claim-at-sign-in.ts';

/** Claims a guest's packages whenever their member signs in. */
export function claimsPlugin(services: { db: Database; log: Logger }) {
  const after = ({ userId }: { userId: string }) => claimAtSignIn(services, userId);
  return {
    id: 'claims',
    init: () => ({ options: { databaseHooks: { session: { create: { after } } } } }),
  } satisfies BetterAuthPlugin;
}
