import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { starterTerms } from '#domain/payments/offer.ts';
import { AppError } from '../../app-error.ts';
import { subscriptions } from '../../db/schema.ts';
import type { OpenedCheckout } from '../../gateways/payments/port.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { type AskProvider, providerAsker } from '../ask-provider.ts';
import { nextSubscriptionCheck } from '../next-check.ts';
import { onceAtATime } from '../once-at-a-time.ts';
import { checkoutReturn } from '../orders/checkout-return.ts';
import { closeCheckout } from '../orders/close-checkout.ts';
import { findOpening } from './find-opening.ts';
import type { SubscriptionRow } from './present-subscription.ts';

const failed = 'There was an issue setting up your subscription. Please try again.';
/** Closing what was open takes a turn. */
const mostTurns = 3;

/**
 * The address at which a member begins the starter package: of the checkout that is open, or else of
 * a new one. `consent`: the terms were agreed to beside the button. Throws 'conflict' for who has
 * the package, 'unavailable' when the provider does not answer.
 */
export async function openSubscription(
  services: Services,
  viewer: Viewer,
  consent: boolean,
): Promise<string> {
  const ask = providerAsker(failed);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const { kind, row } = await findOpening(services, viewer, consent);
    if (kind === 'replace') {
      const reopen = () => askForCheckout(services, row);
      await closeCheckout(services, ask, { about: 'subscription', row, reopen });
      continue;
    }
    const url = row.checkout_url ?? (await open(services, ask, row));
    if (url !== null) return url;
  }
  throw new AppError('unavailable', failed, { retryAfterSeconds: 1 });
}

/** Null when it was closed meanwhile. */
const open = (services: Services, ask: AskProvider, row: SubscriptionRow): Promise<string | null> =>
  onceAtATime(row.id, async () => {
    const opened = await ask(() => askForCheckout(services, row));
    return opened === 'refused' ? giveUp(services, row) : keepCheckout(services, row, opened);
  });

async function keepCheckout(
  { db, now }: Services,
  row: SubscriptionRow,
  { checkoutId: checkout_id, url: checkout_url, expiresAt: checkout_expires_at }: OpenedCheckout,
): Promise<string | null> {
  const opening = { ...row, checkout_id, checkout_url, checkout_expires_at };
  const check_at = nextSubscriptionCheck(opening, now());
  const [kept] = await db
    .update(subscriptions)
    .set({ checkout_id, checkout_url, checkout_expires_at, check_at })
    .where(and(eq(subscriptions.id, row.id), eq(subscriptions.state, 'opening')))
    .returning({ url: subscriptions.checkout_url });
  return kept?.url ?? null;
}

// The same question each time: its key allows no other.
export const askForCheckout = (
  { payments, config }: Services,
  row: SubscriptionRow,
): Promise<OpenedCheckout> =>
  payments.openSubscriptionCheckout({
    id: row.id,
    cents: row.cents,
    trialDays: row.trial_days,
    terms: starterTerms(row.trial_days > 0),
    email: row.email,
    ...(row.customer_id ? { customerId: row.customer_id } : {}),
    ...checkoutReturn(config, { plan: 'starter' }),
  });

// It will refuse this one each time; the next press makes another.
async function giveUp(services: Services, { id }: SubscriptionRow): Promise<never> {
  const at = Math.floor(services.now().getTime() / 1000);
  await applyPaymentEvents(services, [
    { about: 'subscription', id, event: { type: 'expired', at } },
  ]);
  throw new AppError('unavailable', failed, { retryAfterSeconds: 1 });
}
