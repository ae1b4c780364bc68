// A checkout of the sandbox, from its opening until it is paid or over.
import type Stripe from 'stripe';
import type { Transaction } from '../../../db/database.ts';
import {
  type OpenedCheckout,
  type OrderCheckout,
  PaymentsError,
  type SubscriptionCheckout,
} from '../port.ts';
import { type Change, changeSandbox } from './change.ts';
import { checkoutEvents, disputeEvents, refundEvents } from './events.ts';
import { addObject, type Checkout, findObject, lockObject, saveObject } from './objects.ts';
import { type SandboxParts, sandboxId, secondsOf } from './sandbox-parts.ts';

const openHours = 24;

type Wanted = Omit<OrderCheckout, 'productName'> &
  Pick<Checkout, 'mode' | 'productName' | 'trialDays' | 'terms' | 'customerId'>;

export const openOrderCheckout = (parts: SandboxParts, order: OrderCheckout) =>
  open(parts, { ...order, mode: 'payment', trialDays: 0, terms: '', customerId: null });

export const openSubscription = (parts: SandboxParts, wanted: SubscriptionCheckout) =>
  open(parts, {
    ...wanted,
    mode: 'subscription',
    productName: 'Starter package',
    customerId: wanted.customerId ?? null,
  });

/** Opens a checkout, or gives the one that was opened for the same order or subscription. */
async function open(parts: SandboxParts, wanted: Wanted): Promise<OpenedCheckout> {
  const { db, secret, appUrl, now } = parts;
  const { id: ownId, successUrl, cancelUrl, ...terms } = wanted;
  const id = sandboxId(secret, 'cs', `${wanted.mode}:${ownId}`);
  const createdAt = secondsOf(now());
  const made: Checkout = {
    ...terms,
    ownId,
    status: 'open',
    successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl,
    createdAt,
    expiresAt: createdAt + openHours * 3600,
    doneAt: null,
    paymentId: null,
    subscriptionId: null,
  };
  await addObject(db, { kind: 'checkout', id, data: made, due: made.expiresAt }, now());
  const { expiresAt, ...kept } = (await findObject(db, 'checkout', id)) ?? made;
  if (!isSameRequest(kept, made)) {
    throw new PaymentsError('refused', 'This key was used with another request.');
  }
  return {
    checkoutId: id,
    url: `${appUrl}/sandbox/checkout/${id}`,
    expiresAt: new Date(expiresAt * 1000),
  };
}

const isSameRequest = (one: Omit<Checkout, 'expiresAt'>, other: Checkout): boolean =>
  (['cents', 'productName', 'email', 'trialDays', 'successUrl', 'cancelUrl'] as const).every(
    (name) => one[name] === other[name],
  );

/** Closes a checkout that nobody paid; any other stays. Null where there is none. */
export const expireCheckout = (parts: SandboxParts, id: string): Promise<Change<Checkout | null>> =>
  changeSandbox(parts, async (tx) => {
    const checkout = await lockObject(tx, 'checkout', id);
    if (checkout?.status !== 'open') return { outcome: checkout, events: [] };
    return expireLocked(tx, { id, checkout, at: secondsOf(parts.now()) });
  });

type Locked = { id: string; checkout: Checkout; at: number };

export async function expireLocked(
  tx: Transaction,
  { id, checkout, at }: Locked,
): Promise<Change<Checkout>> {
  const expired: Checkout = { ...checkout, status: 'expired', doneAt: at };
  await saveObject(tx, { kind: 'checkout', id, data: expired });
  return { outcome: expired, events: checkoutEvents(id, expired) };
}

/** Whether its time is over, though nobody closed it yet. */
export const isOverdue = ({ status, expiresAt }: Checkout, now: Date): boolean =>
  status === 'open' && expiresAt <= secondsOf(now);

/** All that is known of an order's checkout and of its payment; null where there is none. */
export async function checkoutHistory(
  parts: SandboxParts,
  id: string,
): Promise<{ checkout: Checkout; events: Stripe.Event[] } | null> {
  const { db, now } = parts;
  let checkout = await findObject(db, 'checkout', id);
  if (checkout && isOverdue(checkout, now())) checkout = (await expireCheckout(parts, id)).outcome;
  if (!checkout) return null;
  const { paymentId } = checkout;
  const payment = paymentId === null ? null : await findObject(db, 'payment', paymentId);
  const later =
    payment && paymentId
      ? [...refundEvents(paymentId, payment), ...disputeEvents(paymentId, payment)]
      : [];
  return { checkout, events: [...checkoutEvents(id, checkout), ...later] };
}
