// On both databases: two who press at once wait for a lock.
// Orders and subscriptions as the house sees them, and what it gives back.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { adminAnalytics } from '#domain/admin/analytics.ts';
import { adminOrder, adminOrderPage, adminSubscriptionPage } from '#domain/admin/orders.ts';
import { noFacts, type OrderFacts } from '#domain/payments/order-facts.ts';
import { noSubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import { insertMemberNamed } from '#tests/builders/insert-work.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { fakePayments } from '#tests/builders/payments/fake-payments.ts';
import {
  insertOrder,
  insertProject,
  insertSubscription,
} from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { auditLog, mails, orders, profiles, projects, subscriptions } from '../../db/schema.ts';
import { applyPaymentEvents } from '../../payments/apply-payment-events.ts';
import { leavePayments } from '../../payments/leave-payments.ts';
import { keepWithOrders } from '../../projects/archive-project.ts';

const payments = fakePayments();
const site = await openTestSite({ ADMIN_EMAILS: 'boss@example.com' }, { payments });
const { ask: admin } = await signUpAdmin(site);
afterAll(() => site.close());
afterEach(async () => {
  for (const table of [mails, orders, subscriptions, auditLog]) await db().delete(table);
});

const db = () => site.services.db;
const path = '/api/admin/orders';
const list = async (query = '') =>
  adminOrderPage.parse(await (await admin(`${path}?${query}`)).json());
const read = async (id: string) => adminOrder.parse(await (await admin(`${path}/${id}`)).json());
const refund = (id: string, reason = 'They asked on the telephone.', ask = admin) =>
  ask(`${path}/${id}/refund`, { method: 'POST', body: JSON.stringify({ reason }) });
const factsOf = (changes: Partial<OrderFacts>): OrderFacts => ({ ...noFacts, ...changes });
const paidFacts = (cents = 1_200_000) =>
  factsOf({ paid: { at: 1_700_000_000, cents, paymentId: 'pi_1' } });

/** An order that somebody paid at the provider. */
async function paidOrder(cents = 1_200_000) {
  const { id } = await insertOrder(db(), { cents });
  const { checkoutId } = await payments.openCheckout({
    id,
    cents,
    productName: 'x',
    email: 'june@example.com',
    successUrl: 'https://x/ok',
    cancelUrl: 'https://x/no',
  });
  await db().update(orders).set({ checkout_id: checkoutId });
  await applyPaymentEvents(site.services, payments.pay(checkoutId));
  return id;
}

test('HOUSE-03 every order with its state, number, who, what and project, newest first', async () => {
  const june = await insertMemberNamed(db(), 'June Park', 'june.park@example.com');
  const project_id = await insertProject(db(), june);
  const first = await insertOrder(db(), { created_at: new Date(1_000) });
  const second = await insertOrder(db(), {
    created_at: new Date(2_000),
    user_id: june,
    email: 'june.park@example.com',
    project_id,
    state: 'paid',
    paid_at: new Date(3_000),
    facts: paidFacts(),
  });
  const page = await list();
  expect(page.total).toBe(2);
  expect(page.rows).toMatchObject([
    {
      id: second.id,
      number: second.number,
      client: 'June Park',
      state: 'paid',
      cents: 1_200_000,
      paid_cents: 1_200_000,
      refunded_cents: 0,
      test: true,
      subject: { kind: 'project', id: project_id, name: 'The light at five' },
    },
    { id: first.id, client: 'Guest User (june)', state: 'open', paid_cents: 0, subject: null },
  ]);
  expect(second.number).toBeGreaterThan(first.number);
  expect(page.rows[0]?.number).toBeGreaterThanOrEqual(1001);
});

test('HOUSE-03 an order of a deleted project says so, with the name and brief it kept', async () => {
  const june = await insertMemberNamed(db(), 'June Park');
  const project_id = await insertProject(db(), june);
  await db().update(projects).set({ creative_brief: 'Sell more rye.' });
  const paid = { state: 'paid', paid_at: new Date(), facts: paidFacts() } as const;
  const { id } = await insertOrder(db(), { project_id, ...paid });
  await db().transaction((tx) => keepWithOrders(tx, undefined));
  await db().delete(profiles).where(eq(profiles.id, june));
  const order = await read(id);
  expect(order).toMatchObject({
    subject: { kind: 'deleted', id: null, name: 'The light at five' },
    creative_brief: 'Sell more rye.',
  });
});

test('HOUSE-03 an order whose payer’s account was deleted says so', async () => {
  const june = await insertMemberNamed(db(), 'June Park', 'left@example.com');
  const { id } = await insertOrder(db(), { user_id: june, email: 'left@example.com' });
  await db().transaction((tx) => leavePayments(site.services, tx, june));
  await db().delete(profiles).where(eq(profiles.id, june));
  expect(await read(id)).toMatchObject({ client: 'Deleted account (left)' });
});

test('HOUSE-03 a dispute says what the bank asks for, and a refund who gave it and why', async () => {
  const id = await paidOrder();
  const dispute = { cents: 1_200_000, status: 'open' } as const;
  await db()
    .update(orders)
    .set({ state: 'disputed', facts: factsOf({ ...paidFacts(), disputes: { du_1: dispute } }) });
  expect(await read(id)).toMatchObject({ disputed_cents: 1_200_000, acts: [] });
  await db().delete(orders);
  const other = await paidOrder();
  await refund(other, 'They asked on the telephone.');
  expect(await read(other)).toMatchObject({
    disputed_cents: 0,
    acts: [
      {
        admin_email: expect.stringContaining('@'),
        action: 'order.refunded',
        details: { cents: 1_200_000, reason: 'They asked on the telephone.' },
      },
    ],
  });
});

test.each([
  ['number', (number: number) => `AB-${number}`],
  ['product', () => 'marlowe'],
  ['address', () => 'JUNE@'],
])('HOUSE-03 an order is found by its %s', async (_, ask) => {
  const wanted = await insertOrder(db());
  await insertOrder(db(), { product_name: 'Something else', email: 'x@y.example' });
  const found = await list(new URLSearchParams({ q: ask(wanted.number) }).toString());
  expect(found.rows.map(({ id }) => id)).toEqual([wanted.id]);
  expect(found.total).toBe(1);
});

test('HOUSE-03 by state, a page at a time', async () => {
  const ids: string[] = [];
  for (const minute of [1, 2, 3]) {
    const created_at = new Date(minute * 60_000);
    ids.unshift((await insertOrder(db(), { state: 'expired', created_at })).id);
  }
  await insertOrder(db());
  const first = await list('state=expired&limit=2');
  expect(first).toMatchObject({ total: 3, rows: [{ id: ids[0] }, { id: ids[1] }] });
  const next = await list(`state=expired&limit=2&cursor=${first.nextCursor}`);
  expect(next).toMatchObject({ rows: [{ id: ids[2] }], nextCursor: null });
  for (const bad of ['state=odd', 'cursor=x', 'limit=0']) {
    expect((await admin(`${path}?${bad}`)).status).toBe(422);
  }
});

test('HOUSE-03 an administrator gives a payment back with a reason, which is written down', async () => {
  const id = await paidOrder(9_000_000);
  expect(await read(id)).toMatchObject({ refundable_cents: 9_000_000, state: 'paid' });
  const answer = await refund(id, '  They asked on the telephone. ');
  expect(answer.status).toBe(200);
  expect(adminOrder.parse(await answer.json())).toMatchObject({
    state: 'refunded',
    refunded_cents: 9_000_000,
    refundable_cents: 0,
  });
  const noted = await db().select().from(auditLog);
  const { number } = await read(id);
  expect(noted).toMatchObject([
    {
      action: 'order.refunded',
      target_kind: 'order',
      target_id: id,
      details: { number, cents: 9_000_000, reason: 'They asked on the telephone.' },
    },
  ]);
  const sent = await db().select().from(mails);
  expect(sent.filter(({ kind }) => kind === 'payment-refunded')).toHaveLength(1);
  // Pressed again nothing is done, and nothing written down.
  expect((await refund(id)).status).toBe(409);
  expect(await db().select().from(auditLog)).toHaveLength(1);
});

test('HOUSE-03 two who press at once give it back once', async () => {
  const id = await paidOrder();
  const answers = await Promise.all([refund(id), refund(id)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await read(id)).toMatchObject({ refunded_cents: 1_200_000, state: 'refunded' });
});

test('HOUSE-03 without a reason, for what is not paid, or without a provider nothing is given back', async () => {
  const id = await paidOrder();
  for (const reason of ['', '  ', 'x'.repeat(501)]) {
    expect((await refund(id, reason)).status).toBe(422);
  }
  const open = await insertOrder(db());
  expect((await refund(open.id)).status).toBe(409);
  expect((await refund(crypto.randomUUID())).status).toBe(404);
  const lost = factsOf({
    ...paidFacts(),
    disputes: { dp_1: { cents: 1_200_000, status: 'open' } },
  });
  const disputed = await insertOrder(db(), { state: 'disputed', facts: lost });
  expect((await refund(disputed.id)).status).toBe(409);
  const elsewhere = await insertOrder(db(), {
    state: 'paid',
    facts: paidFacts(),
    provider: 'stripe',
  });
  expect((await refund(elsewhere.id)).status).toBe(409);
  payments.next('refund', 'fail');
  expect((await refund(id)).status).toBe(503);
  expect(await read(id)).toMatchObject({ state: 'paid', refundable_cents: 1_200_000 });
});

test('HOUSE-03 members and guests see and do none of it', async () => {
  const id = await paidOrder();
  const member = askAs(site, await signUpMember(site, { verified: true }));
  for (const ask of [member, site.ask]) {
    const refused = ask === member ? 403 : 401;
    for (const one of [path, `${path}/${id}`, '/api/admin/subscriptions']) {
      expect((await ask(one)).status).toBe(refused);
    }
    const body = JSON.stringify({ reason: 'Mine now.' });
    const headers = { 'Content-Type': 'application/json' };
    const sent = await ask(`${path}/${id}/refund`, { method: 'POST', body, headers });
    expect(sent.status).toBe(refused);
  }
  expect(await read(id)).toMatchObject({ state: 'paid' });
});

test('HOUSE-03 what was sold is taken as a file, and it is noted who took it', async () => {
  const { number } = await insertOrder(db(), {
    product_name: '=cmd|x',
    state: 'paid',
    facts: paidFacts(),
  });
  const answer = await admin('/api/admin/export/orders.csv?state=paid');
  const text = await answer.text();
  expect(text).toContain(`AB-${number}`);
  expect(text).toContain("'=cmd|x");
  expect(text.split('\r\n')[1]).toContain(',12000,no,12000,0,sandbox,');
  await insertSubscription(db());
  const other = await admin('/api/admin/export/subscriptions.csv');
  expect((await other.text()).split('\r\n')).toHaveLength(3);
  expect(await db().select().from(auditLog)).toMatchObject([
    { action: 'orders.exported', admin_email: expect.any(String), details: { rows: 1 } },
    { action: 'subscriptions.exported', details: { rows: 1 } },
  ]);
});

test('HOUSE-03 a subscription shows the address its member has now, not the one it was begun with', async () => {
  const user_id = await insertMemberNamed(db(), 'June Now', 'now@example.com');
  await insertSubscription(db(), { user_id, email: 'before@example.com' });
  const answer = await admin('/api/admin/subscriptions?q=now@example.com');
  expect(adminSubscriptionPage.parse(await answer.json()).rows).toMatchObject([
    { email: 'now@example.com' },
  ]);
});

test('HOUSE-03 so does an order', async () => {
  const user_id = await insertMemberNamed(db(), 'June Later', 'later@example.com');
  await insertOrder(db(), { user_id, email: 'earlier@example.com' });
  const answer = await admin('/api/admin/orders?q=later@example.com');
  expect((await answer.json()).rows).toMatchObject([{ email: 'later@example.com' }]);
});

test('HOUSE-03 subscriptions with what they brought, when they are charged next, and whether they end', async () => {
  const snapshot = {
    at: 1,
    status: 'active' as const,
    trialEnd: null,
    periodEnd: 1_800_000_000,
    cancelAtPeriodEnd: true,
  };
  const invoices = {
    in_1: { at: 1_700_000_000, cents: 999, status: 'paid' as const },
    in_2: { at: 1_702_000_000, cents: 999, status: 'failed' as const },
  };
  const { id } = await insertSubscription(db(), {
    state: 'active',
    facts: { ...noSubscriptionFacts, snapshot, invoices },
  });
  await insertSubscription(db(), { email: 'other@example.com' });
  const ask = async (query: string) =>
    adminSubscriptionPage.parse(await (await admin(`/api/admin/subscriptions?${query}`)).json());
  expect(await ask('state=active')).toMatchObject({
    total: 1,
    rows: [
      {
        id,
        client: 'Deleted account (june)',
        paid_cents: 999,
        ending: true,
        period_end: new Date(1_800_000_000_000).toISOString(),
      },
    ],
  });
  expect((await ask('q=other')).rows).toHaveLength(1);
});

test('HOUSE-03 revenue is net of refunds and disputes, with the months of the starter package', async () => {
  const paid_at = site.services.now();
  const at = Math.floor(paid_at.getTime() / 1000);
  const paid = { at, cents: 1_200_000, paymentId: 'pi_1' };
  const part = (cents: number, status: 'succeeded' | 'failed') => ({ cents, status });
  await insertOrder(db(), { paid_at, state: 'paid', facts: factsOf({ paid }) });
  await insertOrder(db(), {
    paid_at,
    state: 'partly-refunded',
    facts: factsOf({
      paid,
      refunds: { re_1: part(200_000, 'succeeded'), re_2: part(900_000, 'failed') },
    }),
  });
  await insertOrder(db(), {
    paid_at,
    state: 'lost',
    facts: factsOf({ paid, disputes: { dp: { cents: 1_200_000, status: 'lost' } } }),
  });
  await insertOrder(db(), {
    paid_at,
    state: 'paid',
    facts: factsOf({ paid, disputes: { dp: { cents: 1_200_000, status: 'won' } } }),
  });
  const invoices = { in_1: { at, cents: 999, status: 'paid' as const } };
  await insertSubscription(db(), { facts: { ...noSubscriptionFacts, invoices } });
  const figures = adminAnalytics.parse(await (await admin('/api/admin/analytics?days=7')).json());
  expect(figures.payments.at(-1)).toMatchObject({
    count: 5,
    cents: 4 * 1_200_000 + 999,
    netCents: 1_200_000 + 1_000_000 + 1_200_000 + 999,
  });
  expect(figures.testPayments).toBe(true);
});
