import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountPayments, type ListedPayment } from '#domain/payments/account-payments.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { orders, subscriptions } from '../db/schema.ts';
import { listPayments } from './list-payments.ts';

let site: PaymentSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
});
afterEach(() => site.close());

async function list(asker = ask) {
  const answer = await asker('/api/account/payments');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  return accountPayments.strict().parse(await answer.json());
}
async function call(name: string, body: object = {}): Promise<string> {
  const answer = await ask(`/api/functions/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return checkoutOf(((await answer.json()) as { url: string }).url);
}
const open = (amount: number) =>
  call('create-payment', { amount, productName: `Film ${amount}`, email: june.email });
const subscribe = () => call('create-subscription', { consent: true });
const providerId = async () =>
  (await site.services.db.select().from(subscriptions))[0]?.provider_id ?? '';

test('PAY-09 who has paid nothing has an empty list', async () => {
  expect(await list()).toEqual({
    test: true,
    payments: [],
    subscription: null,
    invoices: [],
    trial_used: false,
    portal: false,
    billing: { name: '', address: '', tax_id: '' },
  });
});

test('PAY-09 payments stand newest first, with what can be done about each', async () => {
  await site.hear(site.provider.pay(await open(12_000)));
  site.pass(1000);
  await open(6_000);
  const { payments } = await list();
  expect(payments).toMatchObject([
    { product_name: 'Video Production - Film 6000', state: 'open', cents: 600_000, paid_at: null },
    {
      product_name: 'Video Production - Film 12000',
      state: 'paid',
      checkout_url: null,
      refunded_cents: 0,
    },
  ]);
  expect(payments[0]?.checkout_url).toContain('https://pay.example/');
  const { paid_at, refundable_until } = payments[1] as ListedPayment;
  expect(Date.parse(refundable_until ?? '') - Date.parse(paid_at ?? '')).toBe(72 * 3_600_000);
});

test('PAY-06 PAY-09 neither a guarantee nor a checkout is named once it is over', async () => {
  await site.hear(site.provider.pay(await open(12_000)));
  await open(6_000);
  site.pass(73 * 3_600_000);
  const { payments } = await list();
  expect(
    payments.map(({ refundable_until, checkout_url }) => [refundable_until, checkout_url]),
  ).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('PAY-09 nothing of another member, nor of a guest with the same address, is listed', async () => {
  await open(12_000);
  await site.call('create-payment', { amount: 9_000, productName: 'Film', email: june.email });
  await subscribe();
  const stranger = askAs(site, await signUpMember(site));
  const theirs = await list(stranger);
  expect([theirs.payments, theirs.subscription]).toEqual([[], null]);
  expect((await list()).payments).toHaveLength(1);
});

test('PAY-09 the newest hundred are listed', async () => {
  const at = Date.now();
  await site.services.db.insert(orders).values(
    Array.from({ length: 130 }, (_, index) => ({
      id: randomUUID(),
      subject: `draft:${index}`,
      user_id: june.id,
      product_name: `Film ${index}`,
      email: june.email,
      cents: 100,
      provider: 'sandbox' as const,
      created_at: new Date(at + index),
      updated_at: new Date(at + index),
    })),
  );
  const { payments } = await list();
  expect(payments).toHaveLength(100);
  expect(payments[0]?.product_name).toBe('Film 129');
});

describe('PAY-09 the subscription', () => {
  test('is shown from its checkout to its end', async () => {
    const checkout = await subscribe();
    expect((await list()).subscription).toMatchObject({
      state: 'opening',
      checkout_url: expect.stringContaining(checkout),
      consented_at: expect.any(String),
    });
    await site.hear(site.provider.pay(checkout));
    expect(await list()).toMatchObject({
      trial_used: true,
      portal: true,
      subscription: {
        state: 'trialing',
        cents: 999,
        ending: false,
        checkout_url: null,
        trial_end: expect.any(String),
        period_end: expect.any(String),
      },
    });
    await site.hear(site.provider.turn(await providerId(), 'past_due'));
    expect((await list()).subscription?.state).toBe('past_due');
    await site.hear(await site.provider.endNow(await providerId()));
    expect(await list()).toMatchObject({ trial_used: true, subscription: { state: 'canceled' } });
  });

  test('is the one that runs, not an older one that ended', async () => {
    await site.hear(site.provider.pay(await subscribe()));
    await site.hear(await site.provider.endNow(await providerId()));
    site.pass(1000);
    await site.hear(site.provider.pay(await subscribe()));
    expect((await list()).subscription).toMatchObject({ state: 'active', trial_end: null });
  });

  test('whose checkout nobody used was none', async () => {
    const checkout = await subscribe();
    await site.hear(site.provider.expire(checkout));
    expect(await list()).toMatchObject({ trial_used: false, subscription: null, portal: false });
  });

  test('lists what was charged, newest first, without the free invoice of the trial', async () => {
    await site.hear(site.provider.pay(await subscribe()));
    const [row] = await site.services.db.select().from(subscriptions);
    const invoice = (invoiceId: string, at: number, cents: number, status: 'paid' | 'failed') =>
      ({
        about: 'subscription',
        id: row?.id ?? '',
        event: { type: 'invoice', at, invoiceId, cents, status },
      }) as const;
    await site.hear([
      invoice('in_1', 1_800_000_000, 0, 'paid'),
      invoice('in_2', 1_800_600_000, 999, 'paid'),
      invoice('in_3', 1_803_200_000, 999, 'failed'),
    ]);
    expect((await list()).invoices.map(({ id, status }) => [id, status])).toEqual([
      ['in_3', 'failed'],
      ['in_2', 'paid'],
    ]);
  });
});

describe('PAY-09 the billing page', () => {
  const openPortal = async () => {
    const answer = await ask('/api/account/billing-portal', { method: 'POST' });
    return { status: answer.status, body: await answer.json() };
  };

  test('is that of the member’s own customer', async () => {
    await site.hear(site.provider.pay(await subscribe()));
    const [row] = await site.services.db.select().from(subscriptions);
    expect(await openPortal()).toEqual({
      status: 200,
      body: { url: `https://pay.example/portal/${row?.customer_id}` },
    });
    const { asked } = site.provider.calls.at(-1) ?? {};
    expect(asked).toMatchObject({ returnUrl: `${site.services.config.appUrl}/account#payments` });
  });

  test('is not there before a subscription, nor while the provider is silent', async () => {
    expect((await openPortal()).status).toBe(409);
    await site.hear(site.provider.pay(await subscribe()));
    site.provider.next('openPortal', 'fail', 'refuse');
    expect([(await openPortal()).status, (await openPortal()).status]).toEqual([503, 503]);
  });
});

test.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
])('PAY-05 says whether the key %s charges anything real', async (secretKey, isTest) => {
  const payments = { kind: 'stripe', secretKey, webhookSecret: 'w', apiUrl: undefined } as const;
  const config = { ...site.services.config, payments };
  const viewer = { id: june.id } as Parameters<typeof listPayments>[1];
  expect((await listPayments({ ...site.services, config }, viewer)).test).toBe(isTest);
});
