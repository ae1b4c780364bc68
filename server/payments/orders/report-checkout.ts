import { eq } from 'drizzle-orm';
import type { CheckoutReport } from '#domain/payments/account-payments.ts';
import { orderOutcome, subscriptionOutcome } from '#domain/payments/checkout-outcome.ts';
import { AppError } from '../../app-error.ts';
import { canBeStored } from '../../db/can-be-stored.ts';
import type { Queries } from '../../db/database.ts';
import { orders, subscriptions } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { providerAsker } from '../ask-provider.ts';

const longestId = 255;
/** A page that waits for its payment asks every few seconds. */
const questionsPerHour = 120;

/**
 * How the checkout of this id stands. One that is still open or under way is asked about at the
 * provider, whose message may be late; where that is not possible the answer is what is known here.
 */
export async function reportCheckout(
  services: Services,
  checkoutId: string,
  network: string,
): Promise<CheckoutReport> {
  const known = await find(services.db, checkoutId);
  if (known.outcome !== 'open' && known.outcome !== 'pending') return known;
  return (await learnMore(services, checkoutId, network)) ? find(services.db, checkoutId) : known;
}

async function find(queries: Queries, checkoutId: string): Promise<CheckoutReport> {
  if (checkoutId.length > longestId || !canBeStored(checkoutId)) return unknown;
  const [order] = await queries
    .select({ state: orders.state })
    .from(orders)
    .where(eq(orders.checkout_id, checkoutId));
  if (order) return { kind: 'order', outcome: orderOutcome(order.state) };
  const [subscription] = await queries
    .select({ state: subscriptions.state })
    .from(subscriptions)
    .where(eq(subscriptions.checkout_id, checkoutId));
  if (!subscription) return unknown;
  return { kind: 'subscription', outcome: subscriptionOutcome(subscription.state) };
}
const unknown: CheckoutReport = { kind: null, outcome: 'unknown' };

async function learnMore(
  services: Services,
  checkoutId: string,
  network: string,
): Promise<boolean> {
  const rule = { name: 'checkout-questions', count: questionsPerHour, windowSeconds: 3600 };
  try {
    await services.limits.take([{ ...rule, subject: network }], services.now());
    const ask = providerAsker('The payment provider does not answer.');
    const told = await ask(() => services.payments.readCheckout(checkoutId));
    if (told === 'refused') return false;
    await applyPaymentEvents(services, told);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.info({ err: error }, 'a checkout was not asked about');
    return false;
  }
}
