import type Stripe from 'stripe';
import { currency } from '#domain/payments/offer.ts';
import {
  type OpenedCheckout,
  type OrderCheckout,
  PaymentsError,
  type SubscriptionCheckout,
} from './port.ts';
import { isCustomerGone, isKeptFailure } from './stripe-error.ts';

type Params = Stripe.Checkout.SessionCreateParams;

// A body is the same each time it is asked for: the idempotency key belongs to the body.
const orderSession = (order: OrderCheckout): Params => ({
  ...page(order),
  mode: 'payment',
  line_items: [item(order.productName, { unit_amount: order.cents }, order.label)],
  customer_email: order.email,
  metadata: { order_id: order.id },
  payment_intent_data: { description: order.productName, metadata: { order_id: order.id } },
  ...(order.terms ? { custom_text: { submit: { message: order.terms } } } : {}),
});

const subscriptionSession = (subscription: SubscriptionCheckout): Params => ({
  ...page(subscription),
  mode: 'subscription',
  line_items: [
    item('AD BUILDER Starter', {
      unit_amount: subscription.cents,
      recurring: { interval: 'month' },
    }),
  ],
  ...(subscription.customerId
    ? { customer: subscription.customerId }
    : { customer_email: subscription.email }),
  metadata: { subscription_id: subscription.id },
  subscription_data: {
    metadata: { subscription_id: subscription.id },
    ...(subscription.trialDays > 0
      ? {
          trial_period_days: subscription.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
        }
      : {}),
  },
  payment_method_collection: 'always',
  custom_text: { submit: { message: subscription.terms } },
});

const page = ({ id, successUrl, cancelUrl }: OrderCheckout | SubscriptionCheckout) => ({
  ui_mode: 'hosted_page' as const,
  client_reference_id: id,
  success_url: successUrl,
  cancel_url: cancelUrl,
  // The price that was named is the price that is paid.
  adaptive_pricing: { enabled: false },
});

type Price = Omit<Stripe.Checkout.SessionCreateParams.LineItem.PriceData, 'currency'>;
const item = (name: string, price: Price, description?: string) => ({
  quantity: 1,
  price_data: {
    currency,
    product_data: { name, ...(description ? { description } : {}) },
    ...price,
  },
});

export const openOrder = (stripe: Stripe, order: OrderCheckout): Promise<OpenedCheckout> =>
  openSession(stripe, orderSession(order), `checkout-${order.id}`);

export async function openSubscription(
  stripe: Stripe,
  subscription: SubscriptionCheckout,
): Promise<OpenedCheckout> {
  const key = `checkout-${subscription.id}`;
  try {
    return await openSession(stripe, subscriptionSession(subscription), key);
  } catch (error) {
    if (!isCustomerGone(error)) throw error;
    const { customerId: _, ...anew } = subscription;
    return openSession(stripe, subscriptionSession(anew), `${key}-anew`);
  }
}

const keyTries = 3;

/** Opens a checkout once for each key. */
async function openSession(stripe: Stripe, params: Params, key: string): Promise<OpenedCheckout> {
  for (let attempt = 1; ; attempt += 1) {
    const idempotencyKey = attempt === 1 ? key : `${key}-${attempt}`;
    try {
      return opened(await stripe.checkout.sessions.create(params, { idempotencyKey }));
    } catch (error) {
      // Nobody saw a checkout whose opening failed there, so another may take its place.
      if (attempt === keyTries || !isKeptFailure(error)) throw error;
    }
  }
}

function opened({ id, url, expires_at }: Stripe.Checkout.Session): OpenedCheckout {
  if (!url) throw new PaymentsError('refused', 'Stripe opened a checkout without an address.');
  return { checkoutId: id, url, expiresAt: new Date(expires_at * 1000) };
}

/** One that is over or paid stays as it is. */
export async function expireSession(stripe: Stripe, checkoutId: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
  if (status !== 'open') return;
  try {
    await stripe.checkout.sessions.expire(checkoutId);
  } catch (error) {
    // It may have been paid in between.
    const { status: now } = await stripe.checkout.sessions.retrieve(checkoutId);
    if (now === 'open') throw error;
  }
}
