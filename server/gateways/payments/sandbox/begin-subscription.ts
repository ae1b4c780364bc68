import type Stripe from 'stripe';
import type { Transaction } from '../../../db/database.ts';
import { subscriptionEvent } from './events.ts';
import { addObject, type Checkout, lockObject, type Subscription, saveObject } from './objects.ts';
import { type SandboxParts, sandboxId, secondsOf } from './sandbox-parts.ts';
import { addMonths, chargeMonth, dueAt } from './subscription-life.ts';

type Paid = { checkoutId: string; checkout: Checkout; card: string };
type Begun = { subscriptionId: string; customerId: string; events: Stripe.Event[] };

/** Begins what a checkout was for: with a trial, or with the first month charged at once. */
export async function beginSubscription(
  { secret, now }: Pick<SandboxParts, 'secret' | 'now'>,
  tx: Transaction,
  paid: Paid,
): Promise<Begun> {
  const { checkout } = paid;
  const id = sandboxId(secret, 'sub', checkout.ownId);
  const customerId = checkout.customerId ?? sandboxId(secret, 'cus', checkout.ownId);
  await addToCustomer(tx, { id, customerId, email: checkout.email }, now());
  const first = firstState(paid, customerId, secondsOf(now()));
  const created = subscriptionEvent('customer.subscription.created', id, first);
  const { subscription, events } =
    first.status === 'trialing'
      ? { subscription: first, events: [] }
      : chargeMonth(id, { ...first, at: first.at + 1 });
  const due = dueAt(subscription);
  await addObject(tx, { kind: 'subscription', id, data: subscription, due }, now());
  return { subscriptionId: id, customerId, events: [created, ...events] };
}

function firstState({ checkoutId, checkout, card }: Paid, customerId: string, at: number) {
  const { ownId, cents, email, trialDays } = checkout;
  const trialEnd = trialDays > 0 ? at + trialDays * 86_400 : null;
  return {
    ownId,
    customerId,
    checkoutId,
    cents,
    email,
    card,
    status: trialEnd ? 'trialing' : 'active',
    createdAt: at,
    at,
    trialEnd,
    trialNotice: false,
    anchor: trialEnd ?? at,
    months: trialEnd ? 0 : 1,
    periodEnd: trialEnd ?? addMonths(at, 1),
    attempts: 0,
    nextAttempt: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    invoices: [],
  } satisfies Subscription;
}

type Customer = { id: string; customerId: string; email: string };

async function addToCustomer(tx: Transaction, { id, customerId, email }: Customer, now: Date) {
  const nobody = { email, subscriptionIds: [] };
  await addObject(tx, { kind: 'customer', id: customerId, data: nobody }, now);
  const { subscriptionIds } = (await lockObject(tx, 'customer', customerId)) ?? nobody;
  const data = { email, subscriptionIds: [...subscriptionIds.filter((one) => one !== id), id] };
  await saveObject(tx, { kind: 'customer', id: customerId, data });
}
