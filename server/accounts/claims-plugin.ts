import type { BetterAuthPlugin } from 'better-auth';
import { claimAtSignIn } from '../projects/claim-at-sign-in.ts';
import type { Services } from '../services.ts';

/** Claims a guest's packages whenever their member signs in. */
export function claimsPlugin(services: Pick<Services, 'db' | 'log'>) {
  const after = ({ userId }: { userId: string }) => claimAtSignIn(services, userId);
  return {
    id: 'claims',
    init: () => ({ options: { databaseHooks: { session: { create: { after } } } } }),
  } satisfies BetterAuthPlugin;
}
