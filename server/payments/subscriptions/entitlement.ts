import { type Entitlement, entitlementOf } from '#domain/payments/entitlement.ts';
import type { Queries } from '../../db/database.ts';
import { subscriptionsOf } from './find-subscription.ts';

/** What a member has beyond what is free for everybody; nobody has nothing more. */
export async function findEntitlement(
  queries: Queries,
  userId: string | null,
): Promise<Entitlement> {
  if (userId === null) return 'free';
  const rows = await subscriptionsOf(queries, userId);
  return entitlementOf(rows.map(({ state }) => state));
}
