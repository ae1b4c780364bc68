import { afterEach, describe, expect, test } from 'vitest';
import { type StripePeer, startStripePeer } from '#tests/peers/stripe.ts';
import { checkForm } from '#tests/peers/stripe-params.ts';
import {
  orderFacts,
  paymentsContract,
  sampleOrder,
  sampleSubscription,
  subscriptionFacts,
} from './contract.ts';
import { parseForm } from './fake-stripe/form.ts';
import { openStripe } from './stripe.ts';

const open: StripePeer[] = [];
afterEach(async () => {
  for (const peer of open.splice(0)) await peer.close();
});

async function connect() {
  const peer = await startStripePeer();
  open.push(peer);
  const { secretKey, webhookSecret } = peer;
  const payments = openStripe({ secretKey, webhookSecret, apiUrl: peer.url });
  return { peer, payments };
}

/** An order that was paid, and what its payment is called. */
async function payOrder({ peer, payments }: Awaited<ReturnType<typeof connect>>) {
  const order = sampleOrder();
  const { checkoutId } = await payments.openCheckout(order);
  peer.pay(checkoutId);
  const { paid } = orderFacts(await payments.readCheckout(checkoutId));
  return { order, checkoutId, paymentId: paid?.paymentId ?? '' };
}

paymentsContract(async () => {
  const { peer, payments } = await connect();
  return {
    payments,
    pay: async (checkoutId) => peer.pay(checkoutId),
    sent: async () => peer.events.map((event) => peer.sign(event)),
  };
});

describe('what Stripe is sent', () => {
  test.each([
    ['mode=payment&colour=red', ['colour is unknown']],
    ['mode=paymnt', ["mode is none of 'payment', 'setup', 'subscription'"]],
    ['payment_method_types[0]=card', ['payment_method_types is unknown']],
    ['line_items[0][quantity]=one', ['line_items.0.quantity is of another kind']],
    [
      'line_items[0][price_data][product_data][name]=A',
      ['line_items.0.price_data.currency is missing'],
    ],
    [
      'subscription_data[trial_settings][end_behaviour][x]=1',
      [
        'subscription_data.trial_settings.end_behavior is missing',
        'subscription_data.trial_settings.end_behaviour is unknown',
      ],
    ],
    ['metadata[order_id]=1&line_items[0][quantity]=1&customer_email=june%40example.com', []],
  ])('the peer holds %s against the types of the library', (form, problems) => {
    const name = 'Checkout.SessionCreateParams';
    expect(checkForm('Checkout/Sessions', name, parseForm(form))).toEqual(problems);
  });

  test('PAY-05 an order is sent once under its id, with its amount in cents', async () => {
    const { peer, payments } = await connect();
    const order = sampleOrder();
    await payments.openCheckout(order);
    expect(peer.requests).toHaveLength(1);
    expect(peer.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: `checkout-${order.id}`,
      version: '2026-10-28.endive',
      form: {
        mode: 'payment',
        ui_mode: 'hosted_page',
        client_reference_id: order.id,
        customer_email: order.email,
        metadata: { order_id: order.id },
        payment_intent_data: { metadata: { order_id: order.id } },
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        line_items: {
          0: {
            quantity: '1',
            price_data: {
              currency: 'usd',
              unit_amount: '1200000',
              product_data: { name: order.productName },
            },
          },
        },
      },
    });
  });

  test('PAY-05 a subscription is sent with its trial and the terms beside the button', async () => {
    const { peer, payments } = await connect();
    const subscription = sampleSubscription();
    await payments.openSubscriptionCheckout(subscription);
    expect(peer.requests[0]?.form).toMatchObject({
      mode: 'subscription',
      customer_email: subscription.email,
      metadata: { subscription_id: subscription.id },
      payment_method_collection: 'always',
      custom_text: { submit: { message: subscription.terms } },
      subscription_data: {
        metadata: { subscription_id: subscription.id },
        trial_period_days: '7',
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      },
      line_items: {
        0: { price_data: { unit_amount: '999', recurring: { interval: 'month' } } },
      },
    });
    await payments.openSubscriptionCheckout(sampleSubscription({ trialDays: 0 }));
    expect(peer.requests[1]?.form.subscription_data).not.toHaveProperty('trial_period_days');
  });

  test('PAY-05 a member whose customer was deleted at Stripe begins as a new one', async () => {
    const { peer, payments } = await connect();
    const first = await payments.openSubscriptionCheckout(sampleSubscription());
    peer.pay(first.checkoutId);
    const known = async (checkoutId: string) =>
      subscriptionFacts(await payments.readCheckout(checkoutId)).begun?.customerId ?? '';
    const customerId = await known(first.checkoutId);
    peer.eraseCustomer(customerId);
    const again = sampleSubscription({ customerId, trialDays: 0 });
    const opened = await payments.openSubscriptionCheckout(again);
    expect(await payments.openSubscriptionCheckout(again)).toEqual(opened);
    peer.pay(opened.checkoutId);
    expect(await known(opened.checkoutId)).not.toBe(customerId);
  });

  test('PAY-05 one payment that was partly given back by hand is given back to the cent', async () => {
    const provider = await connect();
    const { order, paymentId } = await payOrder(provider);
    provider.peer.refundByHand(paymentId, 200_000);
    const told = await provider.payments.refund({ id: order.id, paymentId, cents: order.cents });
    const cents = Object.values(orderFacts(told).refunds).map((refund) => refund.cents);
    expect(cents.sort()).toEqual([1_000_000, 200_000]);
  });

  test('PAY-05 a refund that the bank sent back can be asked for again', async () => {
    const provider = await connect();
    const { order, paymentId } = await payOrder(provider);
    const ask = () => provider.payments.refund({ id: order.id, paymentId, cents: order.cents });
    const [first] = await ask();
    if (first?.event.type === 'refund') provider.peer.failRefund(first.event.refundId);
    const statuses = Object.values(orderFacts(await ask()).refunds).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['failed', 'succeeded']);
  });
});

describe('what Stripe is asked', () => {
  test('PAY-05 a checkout tells of refunds and disputes that came of it', async () => {
    const provider = await connect();
    const { order, checkoutId, paymentId } = await payOrder(provider);
    const refunds = Array.from({ length: 12 }, () => provider.peer.refundByHand(paymentId, 100));
    const disputeId = provider.peer.dispute(paymentId);
    const told = await provider.payments.readCheckout(checkoutId);
    const facts = orderFacts(told);
    expect(Object.keys(facts.refunds).sort()).toEqual(refunds.sort());
    expect(facts.disputes[disputeId]).toMatchObject({ status: 'open' });
    expect(told.every(({ id }) => id === order.id)).toBe(true);
  });

  test.each([
    [true, ['paid']],
    [false, ['processing', 'failed']],
  ])('PAY-05 a bank debit that came, %s, is told as %j', async (came, types) => {
    const { peer, payments } = await connect();
    const { checkoutId } = await payments.openCheckout(sampleOrder());
    const told = async () =>
      (await payments.readCheckout(checkoutId)).map(({ event }) => event.type);
    peer.pay(checkoutId, 'bank');
    expect(await told()).toEqual(['processing']);
    peer.settle(checkoutId, came);
    expect(await told()).toEqual(types);
  });

  test('PAY-05 a refund made by hand and a dispute find their order by the payment', async () => {
    const provider = await connect();
    const { order, paymentId } = await payOrder(provider);
    provider.peer.refundByHand(paymentId, 100);
    provider.peer.dispute(paymentId);
    for (const event of provider.peer.events.slice(-3)) {
      const { body, signature } = provider.peer.sign(event);
      const { events, type } = await provider.payments.readMessage(body, signature);
      if (type === 'charge.refunded') expect(events).toEqual([]);
      else expect(events).toMatchObject([{ id: order.id, providerId: paymentId }]);
    }
  });
});
