// The table of subscriptions.
import type {
  AdminSubscriptionPage,
  AdminSubscriptionRow,
  AdminSubscriptionsQuery,
} from '#domain/admin/orders.ts';
import { formerName, memberName } from '#domain/admin/shown-names.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import type { Services } from '../../services.ts';
import { pageOf, readCursor } from '../row-position.ts';
import { isTestMoney, subscriptionAtProvider } from './at-provider.ts';
import {
  countSubscriptions,
  type FoundSubscription,
  readSubscriptions,
} from './read-subscriptions.ts';

type Parts = Pick<Services, 'db' | 'config'>;

/** A page of what is asked for. Throws 'invalid-input' for a cursor that is none. */
export async function listSubscriptions(
  parts: Parts,
  { limit, cursor, ...wanted }: AdminSubscriptionsQuery,
): Promise<AdminSubscriptionPage> {
  const { db } = parts;
  const part = { after: readCursor(cursor), rows: limit + 1 };
  const { page, nextCursor } = pageOf(await readSubscriptions(db, wanted, part), limit);
  return {
    rows: page.map((row) => presentSubscriptionRow(parts, row)),
    total: await countSubscriptions(db, wanted),
    nextCursor,
  };
}

/** A subscription as the table shows it. */
export function presentSubscriptionRow(
  { config }: Pick<Parts, 'config'>,
  { subscription: row, full_name, member_email }: FoundSubscription,
): AdminSubscriptionRow {
  const { snapshot, invoices } = row.facts;
  return {
    id: row.id,
    number: row.number,
    // Members alone subscribe.
    client: row.user_id === null ? formerName(row.email) : memberName(full_name),
    // The present one; of who left, the one it was begun with.
    email: member_email ?? row.email,
    is_member: row.user_id !== null,
    cents: row.cents,
    test: isTestMoney(config, row.provider),
    created_at: row.created_at.toISOString(),
    transaction: row.checkout_id && transactionOf(row.checkout_id),
    state: row.state,
    paid_cents: Object.values(invoices).reduce(
      (sum, { status, cents }) => (status === 'paid' ? sum + cents : sum),
      0,
    ),
    trial_end: moment(snapshot?.trialEnd),
    period_end: moment(snapshot?.periodEnd),
    ending: snapshot?.cancelAtPeriodEnd ?? false,
    provider_url: subscriptionAtProvider(config, row),
  };
}

const moment = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();
