// Orders as the house finds them, newest first.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AdminOrdersQuery } from '#domain/admin/orders.ts';
import { readOrderNumber } from '#domain/payments/order-number.ts';
import type { Queries } from '../../db/database.ts';
import { orders, profiles, projects, submissionLogs } from '../../db/schema.ts';
import type { Part } from '../found-projects.ts';
import { matching } from '../matching.ts';
import { isOlder } from '../row-position.ts';
import { isCheckout, namesCheckout } from './checkout-search.ts';

export type WantedOrders = Pick<AdminOrdersQuery, 'q' | 'state'>;

/** The ids that are searched for, each through an index of its own; undefined for all. */
function searched(q: string): SQL | undefined {
  const named = matching(q, [orders.product_name, orders.project_name, orders.email]);
  if (!named) return undefined;
  const number = readOrderNumber(q);
  const ids = sql`select ${orders.id} from ${orders}`;
  return sql`${orders.id} in (${ids} where ${named}
    union ${ids} join ${profiles} on ${profiles.id} = ${orders.user_id}
      where ${matching(q, [profiles.full_name, profiles.email])}
    union ${ids} join ${projects} on ${projects.id} = ${orders.project_id}
      where ${matching(q, [projects.project_name])}
    union ${ids} where ${orders.payment_id} = ${q.trim()}
    ${namesCheckout(q) ? sql`union ${ids} where ${isCheckout(orders.checkout_id, q)}` : sql``}
    ${number === null ? sql`` : sql`union ${ids} where ${orders.number} = ${number}`})`;
}

const wantedOf = ({ q, state }: WantedOrders): SQL | undefined =>
  and(searched(q), state && eq(orders.state, state));

const columns = {
  order: orders,
  at: orders.created_at,
  id: orders.id,
  full_name: profiles.full_name,
  member_email: profiles.email,
  project: { name: projects.project_name, archived_at: projects.archived_at },
  submission_name: submissionLogs.product_name,
};

const select = (queries: Queries) =>
  queries
    .select(columns)
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.user_id))
    .leftJoin(projects, eq(projects.id, orders.project_id))
    .leftJoin(submissionLogs, eq(submissionLogs.id, orders.submission_id));

/** Some of those that are wanted. */
export const readOrders = (queries: Queries, wanted: WantedOrders, { after, rows }: Part) =>
  select(queries)
    .where(
      inArray(
        orders.id,
        queries
          .select({ id: orders.id })
          .from(orders)
          .where(and(wantedOf(wanted), after && isOlder(orders.created_at, orders.id, after)))
          .orderBy(desc(orders.created_at), desc(orders.id))
          .limit(rows),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id));

export type FoundOrder = Awaited<ReturnType<typeof readOrders>>[number];

export async function findOrder(queries: Queries, id: string): Promise<FoundOrder | undefined> {
  const [found] = await select(queries).where(eq(orders.id, id));
  return found;
}

export const countOrders = (queries: Queries, wanted: WantedOrders): Promise<number> =>
  queries.$count(orders, wantedOf(wanted));
