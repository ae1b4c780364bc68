// On both databases: two who press at once wait for a lock.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { mails, orders, projects, userRoles } from '../../db/schema.ts';

let site: PaymentSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
});
afterEach(() => site.close());

const hour = 3_600_000;

/** Pays for a draft of June's; gives the id of the order. */
async function pay(amount: number, paidCents?: number): Promise<string> {
  const body = { amount, productName: `Rye at ${amount}`, email: june.email };
  const answer = await ask('/api/functions/create-payment', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { url } = (await answer.json()) as { url: string };
  await site.hear(site.provider.pay(checkoutOf(url), paidCents));
  const [row] = await site.services.db
    .select()
    .from(orders)
    .where(eq(orders.checkout_id, checkoutOf(url)));
  return row?.id ?? '';
}
async function refund(id: string, asker = ask) {
  const answer = await asker(`/api/account/payments/${id}/refund`, { method: 'POST' });
  const body = (await answer.json()) as ListedPayment & {
    error?: { code: string; message: string };
  };
  return { status: answer.status, body, message: body.error?.message };
}
const stateOf = async (id: string) =>
  (await site.services.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
const refunds = () => site.provider.calls.filter(({ method }) => method === 'refund');

test('PAY-06 all of a payment is given back on request', async () => {
  const id = await pay(12_000);
  const { status, body } = await refund(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    state: 'refunded',
    cents: 1_200_000,
    refunded_cents: 1_200_000,
    refundable_until: null,
  });
});

test('PAY-06 pressed again, and at once, it is given back once', async () => {
  const id = await pay(5_000);
  const pressed = await Promise.all(Array.from({ length: 5 }, () => refund(id)));
  pressed.push(await refund(id));
  expect(pressed.map(({ status, body }) => [status, body.state])).toEqual(
    pressed.map(() => [200, 'refunded']),
  );
  expect(new Set(refunds().map(({ asked }) => JSON.stringify(asked))).size).toBe(1);
  expect(pressed.at(-1)?.body.refunded_cents).toBe(500_000);
  const told = await site.services.db
    .select()
    .from(mails)
    .where(eq(mails.kind, 'payment-refunded'));
  expect(told).toHaveLength(1);
});

describe('PAY-06 by the clock of the server', () => {
  test('until 72 hours are over', async () => {
    const id = await pay(24_999);
    site.pass(72 * hour - 60_000);
    expect((await refund(id)).status).toBe(200);
  });

  test('and not after', async () => {
    const id = await pay(24_999);
    site.pass(72 * hour + 1000);
    const { status, message } = await refund(id);
    expect([status, message]).toEqual([
      409,
      'The guarantee holds for 72 hours after paying, and they are over.',
    ]);
    expect(refunds()).toEqual([]);
    expect(await stateOf(id)).toBe('paid');
  });
});

describe('PAY-06 not given back on request', () => {
  test.each([4_999, 35_000, 100_000])('is a payment of %d', async (amount) => {
    const { status, message } = await refund(await pay(amount));
    expect([status, message]).toEqual([
      409,
      'The guarantee holds for payments of $5,000 to $24,999.',
    ]);
    expect(refunds()).toEqual([]);
  });

  test('is what was not paid, or not wholly', async () => {
    expect((await refund(await pay(12_000, 100))).message).toBe('This has not been paid.');
  });

  test('is what the bank asks for already', async () => {
    const id = await pay(12_000);
    const dispute = { disputeId: 'dp_1', cents: 1_200_000, status: 'open' } as const;
    await site.hear([{ about: 'order', id, event: { type: 'dispute', at: 1, ...dispute } }]);
    const { status, message } = await refund(id);
    expect([status, message]).toEqual([409, 'Your bank has asked for this money back already.']);
  });

  test('is the rest of what the house gave back in part', async () => {
    const id = await pay(12_000);
    const part = { refundId: 're_1', cents: 100, status: 'succeeded' } as const;
    await site.hear([{ about: 'order', id, event: { type: 'refund', at: 1, ...part } }]);
    expect((await refund(id)).status).toBe(409);
  });
});

test('PAY-09 another’s payment, a random id and no id answer alike, an admin too', async () => {
  const id = await pay(12_000);
  const admin = await signUpMember(site, { verified: true });
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await site.services.db.insert(userRoles).values({ user_id: admin.id, ...role });
  const stranger = askAs(site, await signUpMember(site));
  const answers = [
    await refund(id, stranger),
    await refund(id, askAs(site, admin)),
    await refund(randomUUID()),
    await refund('1'),
    await refund('%00'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(refunds()).toEqual([]);
});

describe('PAY-05 a provider that', () => {
  test('does not answer changes nothing', async () => {
    const id = await pay(12_000);
    site.provider.next('refund', 'fail');
    expect((await refund(id)).status).toBe(503);
    expect(await stateOf(id)).toBe('paid');
    expect((await refund(id)).body.state).toBe('refunded');
  });

  test('gives back and loses its answer is asked again, and gives back once', async () => {
    const id = await pay(12_000);
    site.provider.next('refund', 'lose');
    expect((await refund(id)).status).toBe(503);
    const { body } = await refund(id);
    expect([body.state, body.refunded_cents]).toEqual(['refunded', 1_200_000]);
  });

  test('refuses because it was given back elsewhere is believed', async () => {
    const id = await pay(12_000);
    await site.provider.refund({ id, paymentId: `pi_fake_${id}`, cents: 1_200_000 });
    site.provider.next('refund', 'refuse');
    expect((await refund(id)).body.state).toBe('refunded');
  });

  test('refuses for a reason of its own is said so', async () => {
    const id = await pay(12_000);
    site.provider.next('refund', 'refuse');
    const { status, message } = await refund(id);
    expect([status, message]).toEqual([
      409,
      'The payment provider did not give it back. Please write to us.',
    ]);
    expect(await stateOf(id)).toBe('paid');
  });
});

test('PAY-09 a payment outlives its project, and is given back without it', async () => {
  const form_data = { ...projectBody().form_data, budget: 'under-25k', specificBudget: '$12,000' };
  const project = await saveProject(ask, { form_data });
  const opened = await ask('/api/functions/create-payment', {
    method: 'POST',
    body: JSON.stringify({
      amount: 12_000,
      productName: 'x',
      email: june.email,
      projectId: project.id,
    }),
  });
  await site.hear(site.provider.pay(checkoutOf(((await opened.json()) as { url: string }).url)));
  const [paid] = await site.services.db.select().from(projects);
  expect(paid?.status).toBe('greenlit');
  await ask(`/api/projects/${project.id}`, { method: 'DELETE' });
  const listed = await ask('/api/account/payments');
  const { payments } = (await listed.json()) as { payments: ListedPayment[] };
  expect(payments).toMatchObject([{ state: 'paid', project_id: null }]);
  expect((await refund(payments[0]?.id ?? '')).body.state).toBe('refunded');
});
