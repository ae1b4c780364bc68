// What can be done on the sandbox's checkout page.
import { findTestCard } from '#domain/payments/sandbox/cards.ts';
import type { CheckoutAnswer } from '#domain/payments/sandbox/checkout.ts';
import type { FakeStripe } from '../fake-stripe/fake-stripe.ts';
import { closeDispute, openDispute, pay } from '../fake-stripe/people.ts';
import { successUrl } from './present-checkout.ts';
import { type Change, changePurchase, purchaseOf } from './purchases.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** Tries a test card of that number. A checkout that is paid stays paid, once. Undefined: there is none. */
export const payCheckout = (
  parts: SandboxParts,
  { id, number }: { id: string; number: string },
): Promise<Change<CheckoutAnswer | undefined>> =>
  changePurchase(parts, purchaseOf(id), (fake) => tryCard(fake, number));

function tryCard(fake: FakeStripe, number: string): CheckoutAnswer | undefined {
  const [session] = fake.all('checkout.session');
  if (!session) return undefined;
  if (session.status === 'complete') return { redirect: successUrl(session) };
  const card = findTestCard(number, session.mode === 'payment' ? 'order' : 'subscription');
  if (session.status === 'expired' || !card) return { problem: 'expired' };
  const { outcome } = card;
  if (outcome === 'declined' || outcome === 'no-funds') return { problem: outcome };
  pay(fake, session, { card: card.number.slice(-4) });
  if (outcome === 'disputed') openDispute(fake, String(session.payment_intent));
  return { redirect: successUrl(session) };
}

/** Decides the dispute of a checkout's payment; one that is decided stays so. False: there is none. */
export const decideDispute = (
  parts: SandboxParts,
  { id, status }: { id: string; status: 'won' | 'lost' },
): Promise<Change<boolean | undefined>> =>
  changePurchase(parts, purchaseOf(id), (fake) => {
    const [dispute] = fake.all('dispute');
    if (dispute?.status === 'needs_response') closeDispute(fake, dispute, status);
    return dispute !== undefined;
  });
