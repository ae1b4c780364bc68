import type { BetterAuthPlugin } from 'better-auth';
import type { Database } from '../db/database.ts';
import type { Config } from '../settings/config.ts';
import { settleAdmins } from './member/roles.ts';

type Parts = { config: Config; db: Database };

/** Settles who is admin whenever a member is made, or their address changes or is verified. */
export function rolesPlugin({ config, db }: Parts) {
  const after = async ({ id }: { id: string }) => settleAdmins(db, config, new Date(), id);
  const user = { create: { after }, update: { after } };
  return {
    id: 'roles',
    init: () => ({ options: { databaseHooks: { user } } }),
  } satisfies BetterAuthPlugin;
}
