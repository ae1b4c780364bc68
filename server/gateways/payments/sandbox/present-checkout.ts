import type { SandboxCheckout } from '#domain/payments/sandbox-checkout.ts';
import { isOverdue } from './checkouts.ts';
import { type Checkout, findObject } from './objects.ts';
import { checkoutKind } from './press-checkout.ts';
import { type SandboxParts, secondsOf } from './sandbox-parts.ts';

/** A checkout as its page shows it; null where there is none. */
export async function presentCheckout(
  { db, now }: SandboxParts,
  id: string,
): Promise<SandboxCheckout | null> {
  const checkout = await findObject(db, 'checkout', id);
  if (!checkout) return null;
  const { paymentId, subscriptionId, trialDays } = checkout;
  const payment = paymentId ? await findObject(db, 'payment', paymentId) : null;
  const begun = subscriptionId ? await findObject(db, 'subscription', subscriptionId) : null;
  const dispute = payment?.dispute?.status ?? null;
  return {
    id,
    kind: checkoutKind(checkout),
    state: stateOf(checkout, now()),
    product_name: checkout.productName,
    cents: checkout.cents,
    email: checkout.email,
    expires_at: isoOf(checkout.expiresAt),
    cancel_url: checkout.cancelUrl,
    success_url: checkout.successUrl,
    trial_days: trialDays,
    terms: checkout.terms,
    first_charge_at: trialDays > 0 ? isoOf(secondsOf(now()) + trialDays * 86_400) : null,
    card: (payment ?? begun)?.card ?? null,
    dispute: dispute === 'needs_response' ? 'open' : dispute,
  };
}

function stateOf(checkout: Checkout, now: Date): SandboxCheckout['state'] {
  if (checkout.status === 'complete') return 'paid';
  return checkout.status === 'expired' || isOverdue(checkout, now) ? 'expired' : 'open';
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
