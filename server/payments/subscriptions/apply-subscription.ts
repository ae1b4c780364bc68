import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { addSubscriptionEvent, subscriptionState } from '#domain/payments/subscription-facts.ts';
import { announce, nobody } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { subscriptions } from '../../db/schema.ts';
import type { PaymentEvent } from '../../gateways/payments/port.ts';
import { nextSubscriptionCheck } from '../next-check.ts';
import { type Applying, notifyOfSubscription } from '../notifications.ts';

type Subscription = typeof subscriptions.$inferSelect;
export type SubscriptionPaymentEvent = Extract<PaymentEvent, { about: 'subscription' }>;

/** Adds to what is known of one subscription, with all that follows from it. */
export async function applyToSubscription(
  services: Applying,
  tx: Transaction,
  id: string,
  events: readonly SubscriptionPaymentEvent[],
): Promise<void> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  if (!row) return;
  const changed = withEvents(row, events, services.now());
  if (isDeepStrictEqual({ ...changed, ...unheeded }, { ...row, ...unheeded })) return;
  const { facts, state, checkout_id, provider_id, customer_id, check_at, updated_at } = changed;
  await tx
    .update(subscriptions)
    .set({ facts, state, checkout_id, provider_id, customer_id, check_at, updated_at })
    .where(eq(subscriptions.id, id));
  await announce(tx, 'payments', row.user_id ?? nobody);
  await notifyOfSubscription(services, tx, changed, row.facts);
}

// These differ at any time.
const unheeded = { check_at: null, updated_at: null };

function withEvents(
  row: Subscription,
  events: readonly SubscriptionPaymentEvent[],
  now: Date,
): Subscription {
  const facts = events.reduce((known, { event }) => addSubscriptionEvent(known, event), row.facts);
  const checkout = events.find(({ checkoutId }) => checkoutId !== undefined);
  const provided = events.find(({ providerId }) => providerId !== undefined);
  const changed: Subscription = {
    ...row,
    facts,
    state: subscriptionState(facts),
    checkout_id: row.checkout_id ?? checkout?.checkoutId ?? null,
    provider_id: facts.begun?.subscriptionId ?? row.provider_id ?? provided?.providerId ?? null,
    customer_id: facts.begun?.customerId ?? row.customer_id,
    updated_at: now,
  };
  return { ...changed, check_at: nextSubscriptionCheck(changed, now) };
}
