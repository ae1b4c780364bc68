// Subscriptions as the house finds them, newest first.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AdminSubscriptionsQuery } from '#domain/admin/orders.ts';
import { readOrderNumber } from '#domain/payments/order-number.ts';
import type { Queries } from '../../db/database.ts';
import { profiles, subscriptions } from '../../db/schema.ts';
import type { Part } from '../found-projects.ts';
import { matching } from '../matching.ts';
import { isOlder } from '../row-position.ts';
import { isCheckout, namesCheckout } from './checkout-search.ts';

export type WantedSubscriptions = Pick<AdminSubscriptionsQuery, 'q' | 'state'>;

function searched(q: string): SQL | undefined {
  const named = matching(q, [subscriptions.email]);
  if (!named) return undefined;
  const number = readOrderNumber(q);
  const ids = sql`select ${subscriptions.id} from ${subscriptions}`;
  return sql`${subscriptions.id} in (${ids} where ${named}
    union ${ids} join ${profiles} on ${profiles.id} = ${subscriptions.user_id}
      where ${matching(q, [profiles.full_name, profiles.email])}
    union ${ids} where ${subscriptions.provider_id} = ${q.trim()}
    ${namesCheckout(q) ? sql`union ${ids} where ${isCheckout(subscriptions.checkout_id, q)}` : sql``}
    ${number === null ? sql`` : sql`union ${ids} where ${subscriptions.number} = ${number}`})`;
}

const wantedOf = ({ q, state }: WantedSubscriptions): SQL | undefined =>
  and(searched(q), state && eq(subscriptions.state, state));

/** Some of those that are wanted. */
export const readSubscriptions = (
  queries: Queries,
  wanted: WantedSubscriptions,
  { after, rows }: Part,
) =>
  queries
    .select({
      subscription: subscriptions,
      at: subscriptions.created_at,
      id: subscriptions.id,
      full_name: profiles.full_name,
      member_email: profiles.email,
    })
    .from(subscriptions)
    .leftJoin(profiles, eq(profiles.id, subscriptions.user_id))
    .where(
      inArray(
        subscriptions.id,
        queries
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(
            and(
              wantedOf(wanted),
              after && isOlder(subscriptions.created_at, subscriptions.id, after),
            ),
          )
          .orderBy(desc(subscriptions.created_at), desc(subscriptions.id))
          .limit(rows),
      ),
    )
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id));

export type FoundSubscription = Awaited<ReturnType<typeof readSubscriptions>>[number];

export const countSubscriptions = (
  queries: Queries,
  wanted: WantedSubscriptions,
): Promise<number> => queries.$count(subscriptions, wantedOf(wanted));
