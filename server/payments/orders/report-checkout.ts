import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CheckoutReport, openCheckout } from '#domain/payments/account-payments.ts';
import { orderOutcome, subscriptionOutcome } from '#domain/payments/checkout-outcome.ts';
import { AppError } from '../../app-error.ts';
import { canBeStored } from '../../db/can-be-stored.ts';
import { orders, subscriptions } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { providerAsker } from '../ask-provider.ts';
import { isTest } from '../is-test.ts';
import { isLeft } from '../leave-payments.ts';
import { type OwnOrderRow, ownersColumns, presentOrder } from './present-order.ts';

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
  const now = services.now();
  const known = await knownCheckout(services, checkoutId, now);
  if (known.outcome !== 'open' && known.outcome !== 'pending') return known;
  return (await learnMore(services, checkoutId, network))
    ? knownCheckout(services, checkoutId, now)
    : known;
}

/** The same as it is known here, without asking anybody. */
export async function knownCheckout(
  { db: queries, config }: Pick<Services, 'db' | 'config'>,
  checkoutId: string,
  now: Date,
): Promise<CheckoutReport> {
  if (checkoutId.length > longestId || !canBeStored(checkoutId)) return unknown;
  const [order] = await queries
    .select(ownersColumns)
    .from(orders)
    .where(eq(orders.checkout_id, checkoutId));
  if (order)
    return {
      ...unknown,
      kind: 'order',
      test: order.provider === 'sandbox' || isTest(config),
      outcome: orderOutcome(order.state),
      fresh: isFresh(order.paid_at, now),
      order: reported(order, now),
    };
  const [subscription] = await queries
    .select({
      state: subscriptions.state,
      number: subscriptions.number,
      cents: subscriptions.cents,
      provider: subscriptions.provider,
      facts: subscriptions.facts,
    })
    .from(subscriptions)
    .where(eq(subscriptions.checkout_id, checkoutId));
  if (!subscription) return unknown;
  const { state, provider, facts, ...numbered } = subscription;
  return {
    ...unknown,
    kind: 'subscription',
    test: provider === 'sandbox' || isTest(config),
    outcome: subscriptionOutcome(state),
    fresh: isFresh(facts.started === null ? null : new Date(facts.started * 1000), now),
    subscription: numbered,
  };
}
// What follows a payment is said to be on its way no longer than this.
const freshMs = 3_600_000;
const isFresh = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < freshMs;

const unknown: CheckoutReport = {
  kind: null,
  test: false,
  fresh: false,
  outcome: 'unknown',
  order: null,
  subscription: null,
};

function reported(row: OwnOrderRow, now: Date): CheckoutReport['order'] {
  const shown = presentOrder(row, now);
  const { number, product_name, cents, is_deposit, project_id, refundable_until, resting_until } =
    shown;
  return {
    ...{ number, product_name, cents, is_deposit, project_id },
    ...{ refundable_until, resting_until },
    disputed: row.state === 'disputed',
    lost: row.state === 'lost',
    underpaid: row.state === 'underpaid',
    checkout_url: shown.checkout_url,
    refunded_cents: shown.refunded_cents,
    left: isLeft(row),
  };
}

/** The checkout of an order by the order's id, for who was led away from it. Throws 'not-found'. */
export async function reportOrder(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
): Promise<z.input<typeof openCheckout>> {
  const isId = z.uuid().safeParse(id).success;
  const [row] = isId ? await db.select(ownersColumns).from(orders).where(eq(orders.id, id)) : [];
  if (!row) throw new AppError('not-found', 'There is no order of this id.');
  const { number, cents, is_deposit, checkout_url } = presentOrder(row, now());
  return { number, cents, is_deposit, checkout_url };
}

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
