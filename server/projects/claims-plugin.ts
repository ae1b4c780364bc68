import type { BetterAuthPlugin } from 'better-auth';
import type { Services } from '../services.ts';
import { claimAtSignIn } from './claim-at-sign-in.ts';

/** Claims a guest's packages whenever their member signs in. */
export function claimsPlugin(services: Pick<Services, 'db' | 'log'>) {
  const after = ({ userId }: { userId: string }) => claimAtSignIn(services, userId);
  return {
    id: 'claims',
    init: () => ({ options: { databaseHooks: { session: { create: { after } } } } }),
  } satisfies BetterAuthPlugin;
}
