import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { addOrderEvent, isFunded, orderState } from '#domain/payments/order-facts.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { announce, nobody } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import type { PaymentEvent } from '../../gateways/payments/port.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { isTest } from '../is-test.ts';
import { nextOrderCheck } from '../next-check.ts';
import { type Applying, addressOf, notifyOfOrder } from '../notifications.ts';
import { lockProjects, settleProjects } from './greenlight.ts';

type Order = typeof orders.$inferSelect;
export type OrderPaymentEvent = Extract<PaymentEvent, { about: 'order' }>;

/** Adds to what is known of one order, with all that follows from it. */
export async function applyToOrder(
  services: Applying,
  tx: Transaction,
  id: string,
  events: readonly OrderPaymentEvent[],
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order) return;
  const changed = await withReceiver(tx, order, withEvents(order, events, services.now()));
  if (isDeepStrictEqual({ ...changed, ...unheeded }, { ...order, ...unheeded })) return;
  const { email, facts, state, checkout_id, payment_id, paid_at, check_at, updated_at } = changed;
  await tx
    .update(orders)
    .set({ email, facts, state, checkout_id, payment_id, paid_at, check_at, updated_at })
    .where(eq(orders.id, id));
  if (isFunded(state) !== isFunded(order.state)) {
    await settleProjects(tx, await lockProjects(tx, order));
  }
  await announce(tx, 'payments', order.user_id ?? nobody);
  await notifyOfOrder(services, tx, changed, order.facts);
  if (order.facts.paid === null && isFunded(state)) {
    await tellWebhooks(services, tx, 'project.paid', {
      order_id: id,
      order_number: orderNumber(order.number),
      project_id: order.project_id,
      submission_id: order.submission_id,
      cents: facts.paid?.cents ?? 0,
      test: order.provider === 'sandbox' || isTest(services.config),
    });
  }
}

// The receipt is issued to the address its member has when the payment arrives, and keeps it from then on.
const withReceiver = async (tx: Transaction, before: Order, changed: Order): Promise<Order> =>
  before.facts.paid === null && changed.facts.paid !== null
    ? { ...changed, email: await addressOf(tx, changed) }
    : changed;

// These differ at any time.
const unheeded = { check_at: null, updated_at: null };

// Projects before orders, as everywhere.
async function lockOrder(tx: Transaction, id: string): Promise<Order | undefined> {
  const [unlocked] = await tx.select().from(orders).where(eq(orders.id, id));
  if (unlocked) await lockProjects(tx, unlocked);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

function withEvents(order: Order, events: readonly OrderPaymentEvent[], now: Date): Order {
  const facts = events.reduce((known, { event }) => addOrderEvent(known, event), order.facts);
  const named = events.find(({ checkoutId }) => checkoutId !== undefined);
  const changed: Order = {
    ...order,
    facts,
    state: orderState(facts, order.cents),
    checkout_id: order.checkout_id ?? named?.checkoutId ?? null,
    payment_id: facts.paid?.paymentId ?? order.payment_id,
    paid_at: facts.paid ? new Date(facts.paid.at * 1000) : order.paid_at,
    updated_at: now,
  };
  return { ...changed, check_at: nextOrderCheck(changed, now) };
}
