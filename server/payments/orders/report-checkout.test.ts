import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutReport } from '#domain/payments/account-payments.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';

let site: PaymentSite;
beforeEach(async () => {
  site = await openPaymentSite();
});
afterEach(() => site.close());

const draft = { amount: 12_000, productName: 'Rye at Nine', email: 'june@example.com' };
async function openOrder(): Promise<string> {
  const answer = await site.call('create-payment', draft);
  return checkoutOf(((await answer.json()) as { url: string }).url);
}
async function openSubscription(): Promise<string> {
  const ask = askAs(site, await signUpMember(site));
  const answer = await ask('/api/functions/create-subscription', { method: 'POST', body: '{}' });
  return checkoutOf(((await answer.json()) as { url: string }).url);
}
async function report(id: string): Promise<CheckoutReport> {
  const answer = await site.ask(`/api/payments/checkouts/${encodeURIComponent(id)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toContain('no-store');
  return (await answer.json()) as CheckoutReport;
}
const questions = () =>
  site.provider.calls.filter(({ method }) => method === 'readCheckout').length;

test.each([['cs_nothing'], ['x'.repeat(2000)], ['\0'], ['\u{1F600}'], ["' or 1=1 --"]])(
  'PAY-07 what is no checkout of ours is unknown (%#)',
  async (id) => {
    expect(await report(id)).toMatchObject({ outcome: 'unknown', kind: null });
    expect(questions()).toBe(0);
  },
);

test('PAY-07 the name of another order at the provider is no checkout', async () => {
  site.provider.next('openCheckout', 'lose');
  await site.call('create-payment', draft);
  expect((await report('cs_fake_')).outcome).toBe('unknown');
});

describe('PAY-07 an order', () => {
  test('nobody paid is open', async () => {
    expect(await report(await openOrder())).toMatchObject({ outcome: 'open', kind: 'order' });
  });

  test('paid for is so although no message came', async () => {
    const id = await openOrder();
    site.provider.pay(id);
    expect(await report(id)).toMatchObject({ outcome: 'paid', kind: 'order', test: true });
  });

  test('known to be paid asks nobody', async () => {
    const id = await openOrder();
    await site.hear(site.provider.pay(id));
    expect((await report(id)).outcome).toBe('paid');
    expect(questions()).toBe(0);
  });

  test('that can be paid no more is over', async () => {
    const id = await openOrder();
    site.provider.expire(id);
    expect((await report(id)).outcome).toBe('over');
  });

  test('whose provider does not answer is told as it is known', async () => {
    const id = await openOrder();
    site.provider.pay(id);
    site.provider.next('readCheckout', 'fail', 'refuse');
    expect((await report(id)).outcome).toBe('open');
    expect((await report(id)).outcome).toBe('open');
    expect((await report(id)).outcome).toBe('paid');
  });
});

test('PAY-07 a subscription that began is paid', async () => {
  const id = await openSubscription();
  expect(await report(id)).toMatchObject({ outcome: 'open', kind: 'subscription' });
  site.provider.pay(id);
  expect(await report(id)).toMatchObject({ outcome: 'paid', kind: 'subscription' });
});

test('PAY-07 what was paid or begun within the last hour is fresh', async () => {
  const paid = await openOrder();
  const begun = await openSubscription();
  const fresh = async () => [(await report(paid)).fresh, (await report(begun)).fresh];
  expect(await fresh()).toEqual([false, false]);
  for (const id of [paid, begun]) await site.hear(site.provider.pay(id));
  expect(await fresh()).toEqual([true, true]);
  site.pass(61 * 60_000);
  expect(await fresh()).toEqual([false, false]);
});

test('PAY-07 asked very often, the provider is left alone and the answer stays', async () => {
  const id = await openOrder();
  for (let time = 0; time < 125; time += 1) await report(id);
  expect(questions()).toBe(120);
});
