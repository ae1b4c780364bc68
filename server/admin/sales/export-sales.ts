// Orders and subscriptions as rows of a file, newest first, read a batch at a time.
import { orderNumber } from '#domain/payments/order-number.ts';
import type { Services } from '../../services.ts';
import type { Cell } from '../csv.ts';
import { inBatches } from '../in-batches.ts';
import { presentSubscriptionRow } from './list-subscriptions.ts';
import { presentOrderRow } from './present-order.ts';
import { readOrders, type WantedOrders } from './read-orders.ts';
import { readSubscriptions, type WantedSubscriptions } from './read-subscriptions.ts';

type Parts = Pick<Services, 'db' | 'config'>;

export const orderFileColumns = [
  'order',
  'created_at',
  'paid_at',
  'state',
  'test',
  'product',
  'project',
  'project_deleted',
  'client',
  'email',
  'price',
  'deposit',
  'paid',
  'refunded',
  'provider',
  'transaction',
  'provider_payment',
  'id',
];

export async function* exportOrders(parts: Parts, wanted: WantedOrders): AsyncGenerator<Cell[]> {
  for await (const rows of inBatches((part) => readOrders(parts.db, wanted, part))) {
    for (const found of rows) {
      const row = presentOrderRow(parts, found);
      yield [
        orderNumber(row.number),
        row.created_at,
        row.paid_at,
        row.state,
        yesOrNo(row.test),
        row.product_name,
        row.subject?.name ?? null,
        yesOrNo(row.subject?.kind === 'deleted'),
        row.client,
        row.email,
        row.cents / 100,
        yesOrNo(row.is_deposit),
        row.paid_cents / 100,
        row.refunded_cents / 100,
        found.order.provider,
        row.transaction,
        found.order.payment_id,
        row.id,
      ];
    }
  }
}

export const subscriptionFileColumns = [
  'subscription',
  'created_at',
  'state',
  'test',
  'client',
  'email',
  'price_a_month',
  'paid',
  'trial_end',
  'period_end',
  'ending',
  'provider',
  'transaction',
  'provider_id',
  'id',
];

export async function* exportSubscriptions(
  parts: Parts,
  wanted: WantedSubscriptions,
): AsyncGenerator<Cell[]> {
  for await (const rows of inBatches((part) => readSubscriptions(parts.db, wanted, part))) {
    for (const found of rows) {
      const row = presentSubscriptionRow(parts, found);
      yield [
        orderNumber(row.number),
        row.created_at,
        row.state,
        yesOrNo(row.test),
        row.client,
        row.email,
        row.cents / 100,
        row.paid_cents / 100,
        row.trial_end,
        row.period_end,
        yesOrNo(row.ending),
        found.subscription.provider,
        row.transaction,
        found.subscription.provider_id,
        row.id,
      ];
    }
  }
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
