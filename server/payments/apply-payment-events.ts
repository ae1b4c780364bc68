// The one place where what a provider tells changes orders and subscriptions: messages, answers and
// what it says when asked all end here.
import type { Transaction } from '../db/database.ts';
import type { PaymentEvent } from '../gateways/payments/port.ts';
import { findPayment } from './find-payment.ts';
import type { Applying } from './notifications.ts';
import { applyToOrder, type OrderPaymentEvent } from './orders/apply-order.ts';
import {
  applyToSubscription,
  type SubscriptionPaymentEvent,
} from './subscriptions/apply-subscription.ts';

/** What the events were about; null where none was about one of ours. */
export type Applied = { orderId: string | null; subscriptionId: string | null };

/**
 * Adds what happened to what is known, with everything that follows: states, Greenlit projects,
 * mails. All or nothing, in `tx` where one is given. The same again, or in another order, changes
 * nothing more. What is about nothing of ours is passed over.
 */
export async function applyPaymentEvents(
  services: Applying,
  events: readonly PaymentEvent[],
  tx?: Transaction,
): Promise<Applied> {
  if (!tx) {
    return services.db.transaction((own) => applyPaymentEvents(services, events, own));
  }
  const { ofOrders, ofSubscriptions } = await groupByRow(tx, events);
  for (const [id, list] of inOrder(ofOrders)) await applyToOrder(services, tx, id, list);
  for (const [id, list] of inOrder(ofSubscriptions)) {
    await applyToSubscription(services, tx, id, list);
  }
  const [orderId = null] = ofOrders.keys();
  const [subscriptionId = null] = ofSubscriptions.keys();
  return { orderId, subscriptionId };
}

async function groupByRow(tx: Transaction, events: readonly PaymentEvent[]) {
  const ofOrders = new Map<string, OrderPaymentEvent[]>();
  const ofSubscriptions = new Map<string, SubscriptionPaymentEvent[]>();
  for (const paymentEvent of events) {
    const id = await findPayment(tx, paymentEvent);
    if (id === null) continue;
    if (paymentEvent.about === 'order')
      ofOrders.set(id, [...(ofOrders.get(id) ?? []), paymentEvent]);
    else ofSubscriptions.set(id, [...(ofSubscriptions.get(id) ?? []), paymentEvent]);
  }
  return { ofOrders, ofSubscriptions };
}

// Two transactions about the same rows lock them in the same order.
const inOrder = <Value>(map: Map<string, Value>): [string, Value][] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1));
