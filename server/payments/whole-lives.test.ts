// What a payment goes through to its end, by the routes: what is said, to whom, and what ends when.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { payAs, payAsGuest } from '#tests/builders/payments/press-pay.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { mails, orders, projects, subscriptions } from '../db/schema.ts';
import { writePaymentMail } from '../documents/write-payment-mail.ts';
import { findEntitlement } from './subscriptions/entitlement.ts';

const house = 'house@ads.example';
let site: PaymentSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite({ ADMIN_EMAILS: house });
  june = await signUpMember(site, { verified: true });
  ask = askAs(site, june);
});
afterEach(() => site.close());

const paymentMails = async () =>
  (await site.services.db.select().from(mails).orderBy(mails.created_at)).filter(
    ({ order_id, subscription_id }) => order_id !== null || subscription_id !== null,
  );
const told = async () => (await paymentMails()).map(({ kind, to_address }) => [kind, to_address]);
async function saidIn(kind: string): Promise<string> {
  const mail = (await paymentMails()).findLast((one) => one.kind === kind);
  const written = mail && (await writePaymentMail(site.services, mail));
  return (written?.text ?? '').replace(/\s+/g, ' ');
}

test('PAY-05 HOUSE-10 a renewal that fails three times: told once to member and house, then ended with the reason', async () => {
  const answer = await ask('/api/functions/create-subscription', {
    method: 'POST',
    body: JSON.stringify({ consent: true }),
  });
  await site.hear(site.provider.pay(checkoutOf(((await answer.json()) as { url: string }).url)));
  const [begun] = await site.services.db.select().from(subscriptions);
  const { id = '', provider_id } = begun ?? {};
  const charge = async (at: number, status: 'paid' | 'failed', invoiceId: string) => {
    site.pass(1_000);
    await site.hear([
      { about: 'subscription', id, event: { type: 'invoice', at, cents: 999, invoiceId, status } },
    ]);
  };
  const turn = (status: 'active' | 'past_due' | 'canceled') =>
    site.hear(site.provider.turn(provider_id ?? '', status));
  const has = () => findEntitlement(site.services.db, june.id);
  await charge(1_795_000_000, 'paid', 'in_1');
  await turn('active');
  const before = (await told()).length;
  const month = 1_797_600_000;
  for (const again of [0, 3, 5]) {
    await charge(month + again * 86_400, 'failed', 'in_2');
    if (again < 5) await turn('past_due');
    expect(await has()).toBe('starter');
  }
  expect((await told()).slice(before)).toEqual([
    ['renewal-failed', june.email],
    ['failed-renewal-told', house],
  ]);
  expect(await saidIn('renewal-failed')).toContain('If it fails each time, the package ends');
  await turn('canceled');
  expect(await has()).toBe('free');
  expect((await told()).slice(before + 2)).toEqual([
    ['subscription-ended', june.email],
    ['cancellation-told', house],
  ]);
  const reason = 'The last charge of $9.99 did not go through, also when it was tried again.';
  for (const kind of ['subscription-ended', 'cancellation-told']) {
    expect(await saidIn(kind)).toContain(reason);
    expect(await saidIn(kind)).toContain('Nothing more is charged.');
  }
  const shown = (await (await ask('/api/account/payments')).json()) as AccountPayments;
  expect(shown.subscription?.state).toBe('canceled');
  expect(shown.invoices.map(({ status }) => status)).toEqual(['failed', 'paid']);
});

test('PAY-05 HOUSE-10 an end that was asked for gives no failed charge as its reason', async () => {
  const answer = await ask('/api/functions/create-subscription', {
    method: 'POST',
    body: JSON.stringify({ consent: true }),
  });
  await site.hear(site.provider.pay(checkoutOf(((await answer.json()) as { url: string }).url)));
  const [begun] = await site.services.db.select().from(subscriptions);
  await ask('/api/account/subscription/cancel', { method: 'POST' });
  await site.hear(site.provider.turn(begun?.provider_id ?? '', 'canceled'));
  expect(await saidIn('subscription-ended')).not.toContain('did not go through');
});

test('PAY-05 HOUSE-03 HOUSE-10 a dispute that is won: the project stays Greenlit, and the money counts again', async () => {
  const { project, body } = await pricedProject(ask, june);
  const { url } = await payAs(ask, body);
  await site.hear(site.provider.pay(checkoutOf(url)));
  const [order] = await site.services.db.select().from(orders);
  const dispute = (status: 'open' | 'won') =>
    site.hear([
      {
        about: 'order',
        id: order?.id ?? '',
        event: { type: 'dispute', at: 9, disputeId: 'dp_1', cents: 1_200_000, status },
      },
    ]);
  const stands = async () => {
    const [row] = await site.services.db.select().from(orders);
    const [made] = await site.services.db
      .select()
      .from(projects)
      .where(eq(projects.id, project.id));
    const standing = await (await ask(`/api/payments/standing?projectId=${project.id}`)).json();
    return [row?.state, made?.status, standing];
  };
  const refund = () => ask(`/api/account/payments/${order?.id}/refund`, { method: 'POST' });
  const before = (await told()).length;
  await dispute('open');
  expect(await stands()).toMatchObject(['disputed', 'greenlit', { order: { disputed: true } }]);
  expect((await refund()).status).toBe(409);
  await dispute('won');
  expect(await stands()).toMatchObject(['paid', 'greenlit', { order: { disputed: false } }]);
  expect((await told()).slice(before)).toEqual([
    ['payment-disputed', house],
    ['dispute-opened', june.email],
    ['dispute-decided', house],
    ['dispute-ended', june.email],
  ]);
  expect(await saidIn('dispute-decided')).toContain(
    'The dispute of $12,000 is over, and the money stays.',
  );
  expect((await refund()).status).toBe(200);
});

test('PAY-06 HOUSE-01 a guest from $25,000 is asked for nothing, and pays a deposit once the project is theirs', async () => {
  const email = 'ada@example.com';
  const budget = '50k-100k';
  const submissionId = await sentPackage(site, { email, budget, specificBudget: '' });
  for (const amount of [15_000, 35_000, 100_000]) {
    const refused = await payAsGuest(site, {
      ...{ amount, productName: 'Rye', email, submissionId, budget, specificBudget: '' },
    });
    expect(refused.status).toBe(422);
    expect(refused.error?.fields?.[0]?.message).toContain('$5,000 to $24,999');
  }
  expect(await site.services.db.select().from(orders)).toEqual([]);
  const ada = await signUpMember(site, { email, verified: true });
  const asAda = askAs(site, ada);
  const { project, body } = await pricedProject(asAda, ada, '', budget);
  const { url } = await payAs(asAda, { ...body, amount: 15_000 });
  await site.hear(site.provider.pay(checkoutOf(url)));
  const [order] = await site.services.db.select().from(orders);
  expect(order).toMatchObject({ project_id: project.id, is_deposit: true, cents: 1_500_000 });
  expect(await saidIn('receipt')).toContain('A consultation comes before anything is shot.');
});
