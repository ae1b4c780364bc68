import { amountLabel } from '#domain/payments/rules/payment-terms.ts';
import type { ProviderCheckout } from '#domain/payments/sandbox/checkout.ts';
import type { Plan } from '../fake-stripe/fake-stripe.ts';
import type { Session } from '../fake-stripe/objects.ts';
import { lifeOf } from '../fake-stripe/subscription-life.ts';
import { purchaseOf, readPurchase } from './purchases.ts';
import { isoOf, type SandboxParts, secondsOf } from './sandbox-parts.ts';

export const successUrl = ({ id, success_url }: Session): string =>
  (success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id);

/** A checkout as its page shows it; null where there is none. */
export async function presentCheckout(
  parts: SandboxParts,
  id: string,
): Promise<ProviderCheckout | null> {
  const fake = await readPurchase(parts, purchaseOf(id));
  const session = fake?.all('checkout.session').find((one) => one.id === id);
  const plan = fake?.plans.get(id);
  if (!fake || !session || !plan) return null;
  const now = secondsOf(parts.now());
  const [customer] = fake.all('customer');
  const [subscription] = fake.all('subscription');
  const [dispute] = fake.all('dispute');
  return {
    id,
    state: stateOf(session, now),
    ...productOf(session, plan),
    cents: plan.cents,
    is_deposit: plan.description === amountLabel({ is_deposit: true }),
    email: session.customer_email ?? customer?.email ?? '',
    expires_at: isoOf(session.expires_at),
    cancel_url: session.cancel_url ?? '',
    success_url: successUrl(session),
    trial_days: plan.trialDays,
    terms: plan.terms,
    first_charge_at: plan.trialDays > 0 ? isoOf(now + plan.trialDays * 86_400) : null,
    card: (subscription ? lifeOf(fake, subscription).card : plan.card) ?? null,
    dispute: dispute ? decisionOf(dispute.status) : null,
  };
}

function stateOf({ status, expires_at }: Session, now: number): ProviderCheckout['state'] {
  if (status === 'complete') return 'paid';
  return status === 'expired' || expires_at <= now ? 'expired' : 'open';
}

const productOf = ({ mode }: Session, { productName }: Plan) =>
  mode === 'payment'
    ? ({ kind: 'order', product_name: productName } as const)
    : ({ kind: 'subscription', product_name: 'Starter package' } as const);

const decisionOf = (status: string): ProviderCheckout['dispute'] =>
  status === 'won' || status === 'lost' ? status : 'open';
