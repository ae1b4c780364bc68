// What can be done on the sandbox's checkout page.
import type Stripe from 'stripe';
import { type CardOutcome, findTestCard } from '#domain/payments/sandbox-cards.ts';
import type { CheckoutAnswer, CheckoutKind } from '#domain/payments/sandbox-checkout.ts';
import type { Transaction } from '../../../db/database.ts';
import { beginSubscription } from './begin-subscription.ts';
import { type Change, changeSandbox } from './change.ts';
import { expireLocked, isOverdue } from './checkouts.ts';
import { checkoutEvents, disputeEvents } from './events.ts';
import { addObject, type Checkout, lockObject, type Payment, saveObject } from './objects.ts';
import { type SandboxParts, sandboxId, secondsOf } from './sandbox-parts.ts';

export const checkoutKind = ({ mode }: Checkout): CheckoutKind =>
  mode === 'payment' ? 'order' : 'subscription';

type Card = { outcome: CardOutcome; lastFour: string };

/** Tries a test card of that number. A checkout that is paid stays paid, once. Null: there is none. */
export const payCheckout = (
  parts: SandboxParts,
  { id, number }: { id: string; number: string },
): Promise<Change<CheckoutAnswer | null>> =>
  changeSandbox<CheckoutAnswer | null>(parts, async (tx) => {
    const checkout = await lockObject(tx, 'checkout', id);
    if (!checkout) return nothing(null);
    if (isOverdue(checkout, parts.now())) {
      const at = secondsOf(parts.now());
      const { events } = await expireLocked(tx, { id, checkout, at });
      return { outcome: { problem: 'expired' }, events };
    }
    if (checkout.status === 'complete') return nothing({ redirect: checkout.successUrl });
    const card = findTestCard(number, checkoutKind(checkout));
    if (checkout.status === 'expired' || !card) return nothing({ problem: 'expired' });
    const { outcome } = card;
    if (outcome === 'declined' || outcome === 'no-funds') return nothing({ problem: outcome });
    const events = await complete(parts, tx, {
      id,
      checkout,
      card: { outcome, lastFour: card.number.slice(-4) },
    });
    return { outcome: { redirect: checkout.successUrl }, events };
  });

const nothing = <Outcome>(outcome: Outcome) => ({ outcome, events: [] });

type Completed = { id: string; checkout: Checkout; card: Card };

async function complete(
  parts: SandboxParts,
  tx: Transaction,
  { id, checkout, card }: Completed,
): Promise<Stripe.Event[]> {
  const doneAt = secondsOf(parts.now());
  const came =
    checkout.mode === 'payment'
      ? await takePayment(parts, tx, { id, checkout, card })
      : await beginSubscription(parts, tx, { checkoutId: id, checkout, card: card.lastFour });
  const { events, ...ids } = came;
  const done: Checkout = { ...checkout, ...ids, status: 'complete', doneAt };
  await saveObject(tx, { kind: 'checkout', id, data: done });
  return [...checkoutEvents(id, done), ...events];
}

async function takePayment(
  { secret, now }: SandboxParts,
  tx: Transaction,
  { id, checkout, card }: Completed,
) {
  const { ownId, cents } = checkout;
  const paymentId = sandboxId(secret, 'pi', ownId);
  const paidAt = secondsOf(now());
  const dispute: Payment['dispute'] =
    card.outcome === 'disputed'
      ? { id: sandboxId(secret, 'dp', ownId), at: paidAt, status: 'needs_response' }
      : null;
  const data: Payment = {
    orderId: ownId,
    checkoutId: id,
    cents,
    card: card.lastFour,
    paidAt,
    refund: null,
    dispute,
  };
  await addObject(tx, { kind: 'payment', id: paymentId, data }, now());
  return { paymentId, events: disputeEvents(paymentId, data) };
}

/** Decides the dispute of a checkout's payment; one that is decided stays so. False: there is none. */
export const decideDispute = (
  parts: SandboxParts,
  { id, status }: { id: string; status: 'won' | 'lost' },
): Promise<Change<boolean>> =>
  changeSandbox(parts, async (tx) => {
    const checkout = await lockObject(tx, 'checkout', id);
    const paymentId = checkout?.paymentId;
    const payment = paymentId ? await lockObject(tx, 'payment', paymentId) : null;
    if (!paymentId || !payment?.dispute) return nothing(false);
    if (payment.dispute.status !== 'needs_response') return nothing(true);
    const data: Payment = { ...payment, dispute: { ...payment.dispute, status } };
    await saveObject(tx, { kind: 'payment', id: paymentId, data });
    return { outcome: true, events: disputeEvents(paymentId, data) };
  });
