// On both databases: two who ask at once share the rows.
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakePayments, fakePayments } from '#tests/builders/payments/fake-payments.ts';
import {
  insertMember,
  insertOrder,
  insertSubscription,
} from '#tests/builders/payments/insert-payments.ts';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { orders, subscriptions } from '../db/schema.ts';
import { areChecksDue, checkPayments } from './check-payments.ts';
import { endSubscription } from './subscriptions/end-subscription.ts';

const minute = 60_000;
const hour = 60 * minute;
let passed = 0;
const now = () => new Date(Date.now() + passed);
let payments: FakePayments;
const opened = await openTestServices({}, { now });
afterAll(() => opened.close());
beforeEach(async () => {
  passed = 0;
  payments = fakePayments(now);
  await opened.services.db.delete(orders);
  await opened.services.db.delete(subscriptions);
});

const services = () => ({ ...opened.services, payments });
const db = () => opened.services.db;
const check = () => checkPayments(services(), new AbortController().signal);
const orderRow = async (id: string) =>
  (await db().select().from(orders).where(eq(orders.id, id)))[0];
const subscriptionRow = async (id: string) =>
  (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
const pages = { successUrl: 'https://x/ok', cancelUrl: 'https://x/no', email: 'june@example.com' };

/** An order whose checkout is open at the provider, and is due to be asked about. */
async function openOrder() {
  const order = await insertOrder(db(), { checkout_id: null, check_at: now() });
  const { id, cents, product_name: productName } = order;
  const { checkoutId, expiresAt } = await payments.openCheckout({
    id,
    cents,
    productName,
    ...pages,
  });
  await db()
    .update(orders)
    .set({ checkout_id: checkoutId, checkout_expires_at: expiresAt })
    .where(eq(orders.id, id));
  return { id, checkoutId };
}

async function openSubscription(user_id: string | null) {
  const row = await insertSubscription(db(), { user_id, check_at: now() });
  const asked = { id: row.id, cents: 999, trialDays: 7, terms: '', ...pages };
  const { checkoutId } = await payments.openSubscriptionCheckout(asked);
  await db()
    .update(subscriptions)
    .set({ checkout_id: checkoutId })
    .where(eq(subscriptions.id, row.id));
  return { id: row.id, checkoutId, providerId: `sub_fake_${row.id}` };
}

describe('PAY-05 what stays open is asked about', () => {
  test('a payment nobody told of is found', async () => {
    const { id, checkoutId } = await openOrder();
    payments.pay(checkoutId);
    expect(await areChecksDue(services())).toBe(true);
    await check();
    expect((await orderRow(id))?.state).toBe('paid');
    expect(await areChecksDue(services())).toBe(false);
    // Once more, for what was told of the payment before it was known to be ours.
    passed = hour + minute;
    await check();
    expect(await orderRow(id)).toMatchObject({ state: 'paid', check_at: null });
  });

  test('an open one is asked about with growing pauses, until it is over', async () => {
    const { id } = await openOrder();
    const asked: number[] = [];
    const start = now().getTime();
    for (let turn = 0; turn < 40; turn++) {
      await check();
      const at = (await orderRow(id))?.check_at;
      if (!at) break;
      asked.push(Math.round((at.getTime() - start) / minute));
      passed = at.getTime() - Date.now() + 1;
    }
    expect(asked.slice(0, 6)).toEqual([2, 7, 22, 60, 120, 180]);
    expect(asked.at(-1)).toBe(25 * 60);
    expect(await orderRow(id)).toMatchObject({ state: 'expired', check_at: null });
  });

  test('one that the provider never named is over after a day', async () => {
    const order = await insertOrder(db(), {
      checkout_id: null,
      checkout_expires_at: null,
      check_at: now(),
    });
    await check();
    const at = (await orderRow(order.id))?.check_at?.getTime() ?? 0;
    expect(Math.round((at - order.created_at.getTime()) / hour)).toBe(25);
    passed = 25 * hour + minute;
    await check();
    expect((await orderRow(order.id))?.state).toBe('expired');
    expect(payments.calls.map(({ method }) => method)).toEqual([]);
  });

  test('a provider that does not answer is asked again in two minutes', async () => {
    const { id, checkoutId } = await openOrder();
    payments.pay(checkoutId);
    payments.next('readCheckout', 'fail', 'lose');
    await check();
    await check();
    expect((await orderRow(id))?.state).toBe('open');
    passed = 2 * minute + 1;
    await check();
    passed = 4 * minute + 2;
    await check();
    expect((await orderRow(id))?.state).toBe('paid');
  });

  test('a checkout the provider does not know is over when its time is', async () => {
    const { id } = await openOrder();
    payments.next('readCheckout', 'refuse', 'refuse');
    await check();
    expect((await orderRow(id))?.state).toBe('open');
    passed = 26 * hour;
    await check();
    expect((await orderRow(id))?.state).toBe('expired');
  });

  test('two who ask at once share the rows', async () => {
    for (let count = 0; count < 6; count++) await openOrder();
    await Promise.all([check(), check(), check()]);
    const asked = payments.calls.filter(({ method }) => method === 'readCheckout');
    expect(new Set(asked.map(({ asked: id }) => id)).size).toBe(6);
    expect(asked).toHaveLength(6);
  });

  test('rows of another provider are left to it', async () => {
    await insertOrder(db(), { provider: 'stripe', check_at: now() });
    expect(await areChecksDue(services())).toBe(false);
    await check();
    expect(payments.calls).toEqual([]);
  });

  test('a subscription that began, and its renewals, are found', async () => {
    const { id, checkoutId, providerId } = await openSubscription((await insertMember(db())).id);
    payments.pay(checkoutId);
    await check();
    expect(await subscriptionRow(id)).toMatchObject({ state: 'trialing', provider_id: providerId });
    passed = 7 * 24 * hour + 2 * hour;
    payments.turn(providerId, 'active');
    await check();
    expect((await subscriptionRow(id))?.state).toBe('active');
  });
});

describe('AUTH-12 a subscription without its member is ended', () => {
  test('at once, and once', async () => {
    const { id, checkoutId } = await openSubscription(null);
    payments.pay(checkoutId);
    await check();
    await endSubscription(services(), id);
    expect((await subscriptionRow(id))?.state).toBe('canceled');
    await endSubscription(services(), id);
    expect(payments.calls.filter(({ method }) => method === 'endNow')).toHaveLength(1);
  });

  test('also while its checkout is open', async () => {
    const { id } = await openSubscription(null);
    await endSubscription(services(), id);
    expect((await subscriptionRow(id))?.state).toBe('expired');
  });

  test('and when it began at the last moment', async () => {
    const { id, checkoutId } = await openSubscription(null);
    payments.pay(checkoutId);
    await endSubscription(services(), id);
    expect((await subscriptionRow(id))?.state).toBe('canceled');
  });

  test('and another try is made where the provider is away', async () => {
    const { id, checkoutId } = await openSubscription(null);
    payments.pay(checkoutId);
    payments.next('endNow', 'fail');
    await expect(endSubscription(services(), id)).rejects.toMatchObject({ outcome: 'unreachable' });
    await endSubscription(services(), id);
    expect((await subscriptionRow(id))?.state).toBe('canceled');
  });
});
