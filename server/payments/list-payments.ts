// What the account page shows of payments and of the starter package.
import { desc, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import type { Queries } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { isTest } from './is-test.ts';
import { type OwnOrderRow, ownersColumns, presentOrder } from './orders/present-order.ts';
import { readBilling } from './receipts/billing.ts';
import {
  currentOf,
  customerOf,
  isTrialUsed,
  subscriptionsOf,
} from './subscriptions/find-subscription.ts';
import { presentInvoices, presentSubscription } from './subscriptions/present-subscription.ts';

const mostListed = 100;

/** A member's own, newest first, the newest hundred of each kind. */
export async function listPayments(
  { db, config, payments, now }: Pick<Services, 'config' | 'db' | 'payments' | 'now'>,
  viewer: Viewer,
): Promise<AccountPayments> {
  const at = now();
  const [paid, subscribed] = await Promise.all([
    ordersOf(db, viewer.id),
    subscriptionsOf(db, viewer.id),
  ]);
  const current = currentOf(subscribed, at);
  return {
    test: isTest(config),
    payments: paid.map((row) => presentOrder(row, at)),
    subscription: current ? presentSubscription(current, at) : null,
    invoices: subscribed
      .flatMap(presentInvoices)
      .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
      .slice(0, mostListed),
    trial_used: await isTrialUsed(db, viewer, subscribed),
    billing: await readBilling(db, viewer.id),
    portal: customerOf(subscribed, payments) !== null,
  };
}

const ordersOf = (queries: Queries, userId: string): Promise<OwnOrderRow[]> =>
  queries
    .select(ownersColumns)
    .from(orders)
    .where(eq(orders.user_id, userId))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(mostListed);
