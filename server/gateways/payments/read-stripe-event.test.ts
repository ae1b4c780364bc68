import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { startStripePeer } from '#tests/peers/stripe.ts';
import { orderFacts, sampleOrder, sampleSubscription, subscriptionFacts } from './contract.ts';
import { paymentEventsOf } from './read-stripe-event.ts';
import { openStripe } from './stripe.ts';

const peer = await startStripePeer();
afterAll(() => peer.close());

/** What was told since `from`. */
const told = (from: number) => peer.events.slice(from).flatMap(paymentEventsOf);

async function openOrder() {
  const payments = openStripe({ ...peer, apiUrl: peer.url });
  const order = sampleOrder();
  return { order, from: peer.events.length, ...(await payments.openCheckout(order)) };
}

async function openSubscription(changes = {}) {
  const payments = openStripe({ ...peer, apiUrl: peer.url });
  const subscription = sampleSubscription(changes);
  const from = peer.events.length;
  const { checkoutId } = await payments.openSubscriptionCheckout(subscription);
  peer.pay(checkoutId);
  const { begun } = subscriptionFacts(told(from));
  return { subscription, from, subscriptionId: begun?.subscriptionId ?? '' };
}

test.each([true, false])(
  'PAY-05 a bank debit is on its way, then there or not: %s',
  async (came) => {
    const { order, checkoutId, from } = await openOrder();
    peer.pay(checkoutId, 'bank');
    const about = { about: 'order', id: order.id, checkoutId };
    expect(told(from)).toMatchObject([{ ...about, event: { type: 'processing' } }]);
    peer.settle(checkoutId, came);
    const event = came ? { type: 'paid', cents: order.cents } : { type: 'failed' };
    expect(told(from).slice(1)).toMatchObject([{ ...about, event }]);
  },
);

test('PAY-05 refunds made by hand and disputes name the payment', async () => {
  const { checkoutId, from } = await openOrder();
  peer.pay(checkoutId);
  const providerId = orderFacts(told(from)).paid?.paymentId ?? '';
  const seen = peer.events.length;
  const refundId = peer.refundByHand(providerId, 5_000);
  peer.failRefund(refundId);
  const disputeId = peer.dispute(providerId);
  peer.closeDispute(disputeId, 'lost');
  const about = { about: 'order', providerId };
  expect(told(seen)).toMatchObject([
    { ...about, event: { type: 'refund', refundId, cents: 5_000, status: 'succeeded' } },
    { ...about, event: { type: 'refund', refundId, status: 'failed' } },
    { ...about, event: { type: 'dispute', disputeId, status: 'open' } },
    { ...about, event: { type: 'dispute', disputeId, status: 'lost' } },
  ]);
  expect(told(seen).every(({ id }) => id === undefined)).toBe(true);
});

test('PAY-05 a trial is told of before it ends, renewals as they come, and the end', async () => {
  const { subscription, subscriptionId, from } = await openSubscription();
  const states = () => subscriptionFacts(told(from));
  expect(states().trialEnding).toBeNull();
  peer.remindOfTrial(subscriptionId);
  expect(states().trialEnding).not.toBeNull();
  peer.renew(subscriptionId, true);
  expect(Object.values(states().invoices).at(-1)).toMatchObject({ cents: 999, status: 'paid' });
  peer.renew(subscriptionId, false);
  expect(Object.values(states().invoices).at(-1)).toMatchObject({ cents: 999, status: 'failed' });
  peer.end(subscriptionId);
  expect(states().snapshot?.status).toBe('canceled');
  for (const one of told(from)) expect(one.id).toBe(subscription.id);
});

test('PAY-05 an end that the portal names by its day is an end', async () => {
  const { subscriptionId, from } = await openSubscription({ trialDays: 0 });
  peer.cancelByPortal(subscriptionId);
  const { snapshot } = subscriptionFacts(told(from).slice(-2));
  expect(snapshot).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
});

test('PAY-05 nobody is reminded of a charge that will not come', async () => {
  const { subscriptionId, from } = await openSubscription();
  peer.cancelByPortal(subscriptionId);
  peer.remindOfTrial(subscriptionId);
  expect(subscriptionFacts(told(from)).trialEnding).toBeNull();
});

test('PAY-05 the page on going live names the events that are read, and no other', () => {
  const source = readFileSync('server/gateways/payments/read-stripe-event.ts', 'utf8');
  const page = readFileSync('docs/payments.md', 'utf8');
  const read = [...source.matchAll(/case '([a-z_.]+)':/g)].map(([, type]) => type);
  const named = /\n```\n(checkout[\s\S]*?)```/.exec(page)?.[1]?.trim().split('\n');
  expect(named).toEqual(read);
  expect(page).toContain(`**${Stripe.API_VERSION}**`);
});

test.each([
  ['the trial of one who was charged at once', 'customer.subscription.trial_will_end', 'active'],
  ['a status of later years', 'customer.subscription.updated', 'dreaming'],
] as const)('PAY-05 %s tells nothing of an ending trial', async (_what, type, status) => {
  const { from } = await openSubscription();
  const event = peer.events.slice(from).find((one) => one.type === 'customer.subscription.created');
  const changed = structuredClone(event) as unknown as { type: string; data: { object: object } };
  Object.assign(changed, { type });
  Object.assign(changed.data.object, { status });
  const events = paymentEventsOf(changed as never);
  expect(events.map((one) => one.event.type)).toEqual(
    status === 'active' ? ['begun', 'snapshot'] : [],
  );
});

test('PAY-05 what other products of the account do is none of ours', async () => {
  const { from, checkoutId } = await openOrder();
  peer.pay(checkoutId);
  const [completed] = peer.events.slice(from).filter(({ type }) => type.startsWith('checkout'));
  for (const metadata of [null, {}, { order_id: '42' }, { order_id: "1' or '1'='1" }]) {
    const changed = structuredClone(completed) as unknown as { data: { object: object } };
    Object.assign(changed.data.object, { metadata });
    const [paymentEvent] = paymentEventsOf(changed as never);
    expect(paymentEvent).toMatchObject({ about: 'order', checkoutId });
    expect(paymentEvent).not.toHaveProperty('id');
  }
  const others = ['charge.succeeded', 'payment_intent.succeeded', 'charge.refunded', 'made.up'];
  for (const type of others) expect(paymentEventsOf({ ...completed, type } as never)).toEqual([]);
});
