// What every provider must do; each adapter's test runs it.
import { expect, test } from 'vitest';
import {
  addOrderEvent,
  noFacts,
  type OrderFacts,
  orderState,
} from '#domain/payments/order-facts.ts';
import {
  addSubscriptionEvent,
  noSubscriptionFacts,
  type SubscriptionFacts,
  subscriptionState,
} from '#domain/payments/subscription-facts.ts';
import type { OrderCheckout, PaymentEvent, Payments, SubscriptionCheckout } from './port.ts';

export type OpenPayments = {
  payments: Payments;
  /** A visitor pays at the checkout with a card that works. */
  pay(checkoutId: string): Promise<void>;
  /** What was sent to the webhook so far, each signed now. */
  sent(): Promise<{ body: string; signature: string }[]>;
};

export const sampleOrder = (changes: Partial<OrderCheckout> = {}): OrderCheckout => ({
  id: crypto.randomUUID(),
  cents: 1_200_000,
  productName: 'Video Production - Łódź 面包 & "Co" <3',
  email: 'june+ads@example.com',
  successUrl: 'https://ads.example.com/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://ads.example.com/payment-canceled?project=1',
  ...changes,
});

export const sampleSubscription = (
  changes: Partial<SubscriptionCheckout> = {},
): SubscriptionCheckout => ({
  id: crypto.randomUUID(),
  cents: 999,
  trialDays: 7,
  terms: '7 days free, then $9.99 a month until you cancel.',
  email: 'june@example.com',
  successUrl: 'https://ads.example.com/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://ads.example.com/payment-canceled?plan=starter',
  ...changes,
});

export const orderFacts = (events: PaymentEvent[]): OrderFacts =>
  events.reduce(
    (facts, one) => (one.about === 'order' ? addOrderEvent(facts, one.event) : facts),
    noFacts,
  );

export const subscriptionFacts = (events: PaymentEvent[]): SubscriptionFacts =>
  events.reduce(
    (facts, one) => (one.about === 'subscription' ? addSubscriptionEvent(facts, one.event) : facts),
    noSubscriptionFacts,
  );

/** Everything the webhook was told, in the order it was sent. */
export async function told({ payments, sent }: OpenPayments): Promise<PaymentEvent[]> {
  const messages = await sent();
  const read = messages.map(({ body, signature }) => payments.readMessage(body, signature));
  return (await Promise.all(read)).flatMap(({ events }) => events);
}

/** Declares the tests of the contract for providers that `open` makes, each of them empty. */
export function paymentsContract(open: () => Promise<OpenPayments>): void {
  orderContract(open);
  subscriptionContract(open);
  messageContract(open);
}

function orderContract(open: () => Promise<OpenPayments>): void {
  test('PAY-05 an order gets a checkout, and asking again the same one', async () => {
    const { payments } = await open();
    const order = sampleOrder();
    const opened = await payments.openCheckout(order);
    expect(opened.url).toMatch(/^https?:\/\//);
    expect(opened.expiresAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    expect(await payments.readCheckout(opened.checkoutId)).toEqual([]);
    const again = await Promise.all([payments.openCheckout(order), payments.openCheckout(order)]);
    expect(again).toEqual([opened, opened]);
    const other = await payments.openCheckout(sampleOrder());
    expect(other.checkoutId).not.toBe(opened.checkoutId);
  });

  test('PAY-05 a paid order is told of by the webhook, and told when asked', async () => {
    const provider = await open();
    const order = sampleOrder();
    const { checkoutId } = await provider.payments.openCheckout(order);
    await provider.pay(checkoutId);
    const messages = await told(provider);
    const read = await provider.payments.readCheckout(checkoutId);
    for (const events of [messages, read]) {
      expect(orderState(orderFacts(events), order.cents)).toBe('paid');
      expect(orderFacts(events).paid?.cents).toBe(order.cents);
      expect(events[0]).toMatchObject({ about: 'order', id: order.id, checkoutId });
    }
    expect(orderFacts(messages).paid?.paymentId).toBe(orderFacts(read).paid?.paymentId);
  });

  test('PAY-05 a checkout is closed once, and a paid one stays paid', async () => {
    const provider = await open();
    const { payments } = provider;
    const [left, paid] = [sampleOrder(), sampleOrder()];
    const { checkoutId } = await payments.openCheckout(left);
    await payments.expireCheckout(checkoutId);
    await payments.expireCheckout(checkoutId);
    const read = await payments.readCheckout(checkoutId);
    expect(orderState(orderFacts(read), left.cents)).toBe('expired');
    expect(orderState(orderFacts(await told(provider)), left.cents)).toBe('expired');
    const other = await payments.openCheckout(paid);
    await provider.pay(other.checkoutId);
    await payments.expireCheckout(other.checkoutId);
    const stands = await payments.readCheckout(other.checkoutId);
    expect(orderState(orderFacts(stands), paid.cents)).toBe('paid');
  });

  test('PAY-05 a payment is given back once, however often it is asked', async () => {
    const provider = await open();
    const order = sampleOrder();
    const { checkoutId } = await provider.payments.openCheckout(order);
    await provider.pay(checkoutId);
    const paid = await provider.payments.readCheckout(checkoutId);
    const paymentId = orderFacts(paid).paid?.paymentId ?? '';
    const ask = () => provider.payments.refund({ id: order.id, paymentId, cents: order.cents });
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    for (const answer of answers) {
      expect(answer).toHaveLength(1);
      expect(answer[0]).toMatchObject({ about: 'order', id: order.id });
      expect(orderState(orderFacts([...paid, ...answer]), order.cents)).toBe('refunded');
    }
    expect(new Set(answers.flat().map(({ event }) => JSON.stringify(event))).size).toBe(1);
    const read = await provider.payments.readCheckout(checkoutId);
    expect(orderState(orderFacts(read), order.cents)).toBe('refunded');
    expect(orderState(orderFacts(await told(provider)), order.cents)).toBe('refunded');
  });

  test('PAY-05 what is not there is refused', async () => {
    const { payments } = await open();
    const refused = { name: 'PaymentsError', outcome: 'refused' };
    await expect(payments.readCheckout('cs_none')).rejects.toMatchObject(refused);
    await expect(payments.expireCheckout('cs_none')).rejects.toMatchObject(refused);
    await expect(payments.readSubscription('sub_none')).rejects.toMatchObject(refused);
    await expect(payments.endNow('sub_none')).rejects.toMatchObject(refused);
    const payment = { id: crypto.randomUUID(), paymentId: 'pi_none', cents: 100 };
    await expect(payments.refund(payment)).rejects.toMatchObject(refused);
    const customer = { customerId: 'cus_none', returnUrl: 'https://ads.example.com/account' };
    await expect(payments.openPortal(customer)).rejects.toMatchObject(refused);
  });
}

/** Through its checkout; with what is known of it then. */
async function subscribe(provider: OpenPayments, changes: Partial<SubscriptionCheckout> = {}) {
  const subscription = sampleSubscription(changes);
  const { checkoutId } = await provider.payments.openSubscriptionCheckout(subscription);
  await provider.pay(checkoutId);
  const read = await provider.payments.readCheckout(checkoutId);
  const begun = subscriptionFacts(read).begun;
  return { subscription, checkoutId, read, ...(begun ?? { subscriptionId: '', customerId: '' }) };
}

function subscriptionContract(open: () => Promise<OpenPayments>): void {
  test('PAY-05 a subscription begins with its trial, and is told of alike', async () => {
    const provider = await open();
    const { payments } = provider;
    const again = sampleSubscription();
    const opened = await payments.openSubscriptionCheckout(again);
    expect(await payments.openSubscriptionCheckout(again)).toEqual(opened);
    expect(await payments.readCheckout(opened.checkoutId)).toEqual([]);
    const { subscription, read, subscriptionId } = await subscribe(provider);
    const asked = await payments.readSubscription(subscriptionId);
    for (const events of [read, asked, await told(provider)]) {
      const facts = subscriptionFacts(events);
      expect(subscriptionState(facts)).toBe('trialing');
      const days = ((facts.snapshot?.trialEnd ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(7);
      expect(facts.snapshot).toMatchObject({
        periodEnd: facts.snapshot?.trialEnd,
        cancelAtPeriodEnd: false,
      });
      expect(facts.begun?.subscriptionId).toBe(subscriptionId);
      expect(Object.values(facts.invoices).every(({ cents }) => cents === 0)).toBe(true);
      for (const one of events) expect(one).toMatchObject({ id: subscription.id });
    }
  });

  test('PAY-05 without a trial the first month is paid at once', async () => {
    const provider = await open();
    const { read, subscriptionId } = await subscribe(provider, { trialDays: 0 });
    const asked = await provider.payments.readSubscription(subscriptionId);
    for (const events of [read, asked, await told(provider)]) {
      const facts = subscriptionFacts(events);
      expect(subscriptionState(facts)).toBe('active');
      expect(facts.snapshot?.trialEnd).toBeNull();
      expect(Object.values(facts.invoices)).toMatchObject([{ cents: 999, status: 'paid' }]);
    }
  });

  test('PAY-05 a subscription is let end, let go on, and ended', async () => {
    const provider = await open();
    const { payments } = provider;
    const { subscriptionId } = await subscribe(provider);
    const snapshot = (events: PaymentEvent[]) => subscriptionFacts(events).snapshot;
    const ending = await payments.setEnding({ subscriptionId, ending: true });
    expect(snapshot(ending)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    const goingOn = await payments.setEnding({ subscriptionId, ending: false });
    expect(snapshot(goingOn)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
    expect(snapshot(await payments.endNow(subscriptionId))).toMatchObject({ status: 'canceled' });
    for (const events of [
      await payments.endNow(subscriptionId),
      await payments.setEnding({ subscriptionId, ending: false }),
      await payments.readSubscription(subscriptionId),
      await told(provider),
    ]) {
      expect(subscriptionState(subscriptionFacts(events))).toBe('canceled');
    }
  });

  test('PAY-09 a customer has a page with cards and invoices, and comes back as the same', async () => {
    const provider = await open();
    const { customerId } = await subscribe(provider);
    const returnUrl = 'https://ads.example.com/account';
    expect(await provider.payments.openPortal({ customerId, returnUrl })).toMatch(/^https?:\/\//);
    const second = await subscribe(provider, { customerId, trialDays: 0 });
    expect(second.customerId).toBe(customerId);
  });
}

function messageContract(open: () => Promise<OpenPayments>): void {
  test('PAY-05 only a signed message is read, as it was signed', async () => {
    const provider = await open();
    const { payments } = provider;
    const { checkoutId } = await payments.openCheckout(sampleOrder());
    await provider.pay(checkoutId);
    const { body, signature } = (await provider.sent()).at(-1) ?? { body: '', signature: '' };
    expect((await payments.readMessage(body, signature)).id).toMatch(/^evt_/);
    const forged = { name: 'PaymentsError', outcome: 'forged' };
    const last = signature.at(-1) === '0' ? '1' : '0';
    for (const [changed, proof] of [
      [body, ''],
      [body, 'v1=0'],
      [body, `${signature.slice(0, -1)}${last}`],
      [`${body} `, signature],
      [body.replace('evt_', 'evt_1'), signature],
      ['', signature],
    ] as const) {
      await expect(payments.readMessage(changed, proof)).rejects.toMatchObject(forged);
    }
  });
}
