import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type CardForm, useTestCard } from '#domain/payments/sandbox/cards.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import type { PortalAction, PortalPress, SandboxPortal } from '#domain/payments/sandbox/portal.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { pricedProject } from '#tests/builders/payments/priced-things.ts';
import { askAs, postJson, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { mails, orders, paymentEvents, sandboxObjects, subscriptions } from '../db/schema.ts';
import { runSandbox } from '../gateways/payments/sandbox/run-sandbox.ts';
import { closeOrderJob } from '../jobs/close-order.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { sendEventsNow, sendSandboxEventJob } from '../jobs/send-sandbox-event.ts';
import { giveBack } from '../payments/orders/give-back.ts';
import { sandboxPages } from './sandbox-api.ts';

const start = new Date('2026-11-22T12:00:00Z');
let now = start;
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const site = await openTestSite({}, { now: () => now });
beforeEach(() => {
  now = start;
});
afterAll(() => site.close());

const card = (number: string): CardForm => ({
  number,
  expiry: '12 / 34',
  cvc: '123',
  name: 'June',
});
const good = card('4242 4242 4242 4242');

/** An order of $12,000, as create-payment writes it, and its checkout. */
async function openOrder() {
  const { db, payments } = site.services;
  const id = randomUUID();
  const email = `${id}@example.com`;
  const order = { id, cents: 1_200_000, email };
  await db.insert(orders).values({
    ...order,
    subject: `draft:${id}`,
    product_name: 'Nightjar Cold Brew',
    provider: 'sandbox',
    created_at: now,
    updated_at: now,
  });
  const asked = {
    ...order,
    productName: 'Video Production - Nightjar Cold Brew',
    successUrl: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/payment-canceled',
  };
  const opened = await payments.openCheckout(asked);
  await db
    .update(orders)
    .set({ checkout_id: opened.checkoutId, checkout_url: opened.url })
    .where(eq(orders.id, id));
  return { ...opened, asked, id };
}

async function openSubscription(trialDays = 7) {
  const { db, payments } = site.services;
  const member = await signUpMember(site);
  const id = randomUUID();
  const row = { id, email: member.email, cents: 999 };
  await db.insert(subscriptions).values({
    ...row,
    user_id: member.id,
    trial_days: trialDays,
    provider: 'sandbox',
    terms_version: '2026-11',
    created_at: now,
    updated_at: now,
  });
  const asked = {
    ...row,
    trialDays,
    terms: '7 days free.',
    successUrl: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/payment-canceled?plan=starter',
  };
  const opened = await payments.openSubscriptionCheckout(asked);
  const { checkoutId: checkout_id, url: checkout_url } = opened;
  await db.update(subscriptions).set({ checkout_id, checkout_url }).where(eq(subscriptions.id, id));
  return { ...opened, asked, id, member };
}

const press = (checkoutId: string, body: unknown) =>
  postJson(site, `/api/sandbox/checkouts/${checkoutId}`, body);
const pay = (checkoutId: string, typed = good) =>
  press(checkoutId, { action: 'pay', card: typed }).then((answer) => answer.json());
const pressAs = (ask: ReturnType<typeof askAs>, checkoutId: string, body: unknown) =>
  ask(`/api/sandbox/checkouts/${checkoutId}`, { method: 'POST', body: JSON.stringify(body) });
const payAs = (ask: ReturnType<typeof askAs>, checkoutId: string, typed = good) =>
  pressAs(ask, checkoutId, { action: 'pay', card: typed });
const shown = async (checkoutId: string) =>
  (await (await site.ask(`/api/sandbox/checkouts/${checkoutId}`)).json()) as SandboxCheckout;
const orderRow = async (id: string) =>
  (await site.services.db.select().from(orders).where(eq(orders.id, id)))[0];
const subscriptionRow = async (id: string) =>
  (await site.services.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

/** Runs the job that was queued last, as the queue would. */
async function runNewest({ name, data, run }: JobDefinition) {
  const { rows } = await site.services.db.execute(sql`
    select data from pgboss.job where name = ${name} order by created_on desc limit 1`);
  const context = { services: site.services, attempt: 1, lastAttempt: false };
  await run(data.parse(rows[0]?.data), { ...context, signal: new AbortController().signal });
}

/** What the clock brings, and each event of it twice, as its job and its sender may do. */
async function run() {
  const events = await runSandbox({ ...site.services, appUrl: site.services.config.appUrl });
  await sendEventsNow(site.services, [...events, ...events.toReversed()]);
}

async function begin(trialDays = 7, typed = good) {
  const opened = await openSubscription(trialDays);
  await payAs(askAs(site, opened.member), opened.checkoutId, typed);
  // Opened anew each time: its address is good for a day.
  const open = async () => {
    const { customer_id } = (await subscriptionRow(opened.id)) ?? {};
    const returnUrl = 'http://localhost:3000/account';
    const customerId = customer_id ?? '';
    const { pathname } = new URL(
      await site.services.payments.openPortal({ customerId, returnUrl }),
    );
    return pathname.replace('/sandbox/portal/', '/api/sandbox/portals/');
  };
  const portal = async () => (await (await site.ask(await open())).json()) as SandboxPortal;
  const press = async (asked: PortalPress) =>
    (await (await postJson(site, await open(), asked)).json()) as SandboxPortal;
  /** Pressed on a page that was just loaded. */
  const act = async (action: PortalAction) => {
    if (action !== 'renew') return press({ action });
    return press({ action, period: (await portal()).subscription.period });
  };
  const state = async () => (await subscriptionRow(opened.id))?.state;
  return { ...opened, open, portal, press, act, state };
}

test('PAY-05 a checkout is opened once for an order, and shows what is bought', async () => {
  const { checkoutId, url, asked } = await openOrder();
  expect(url).toBe(`${site.services.config.appUrl}/sandbox/checkout/${checkoutId}`);
  expect(await site.services.payments.openCheckout(asked)).toMatchObject({ checkoutId, url });
  expect(await shown(checkoutId)).toMatchObject({
    kind: 'order',
    state: 'open',
    product_name: 'Video Production - Nightjar Cold Brew',
    cents: 1_200_000,
    email: asked.email,
    expires_at: '2026-11-23T12:00:00.000Z',
  });
  const answer = await site.ask(`/api/sandbox/checkouts/${checkoutId}`);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('PAY-05 a key that comes back with another amount is refused', async () => {
  const { asked } = await openOrder();
  const dearer = { ...asked, cents: asked.cents + 1 };
  await expect(site.services.payments.openCheckout(dearer)).rejects.toMatchObject({
    outcome: 'refused',
  });
});

test('PAY-05 the paying card pays, and the order knows by a signed event before the page goes on', async () => {
  const { checkoutId, id } = await openOrder();
  expect(await pay(checkoutId)).toEqual({
    redirect: `http://localhost:3000/payment-success?session_id=${checkoutId}`,
  });
  expect(await orderRow(id)).toMatchObject({ state: 'paid', paid_at: start });
  const applied = await site.services.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.order_id, id));
  expect(applied.map(({ type }) => type)).toEqual(['checkout.session.completed']);
  expect(await shown(checkoutId)).toMatchObject({ state: 'paid', card: '4242' });
});

test('PAY-05 a checkout that was paid is shown with how its payment stands in the books', async () => {
  const { checkoutId, id } = await openOrder();
  expect((await shown(checkoutId)).report).toMatchObject({ outcome: 'open' });
  await pay(checkoutId);
  expect((await shown(checkoutId)).report).toMatchObject({
    outcome: 'paid',
    order: { refundable_until: '2026-11-25T12:00:00.000Z' },
  });
  const row = await orderRow(id);
  if (!row?.facts.paid) throw new Error('It is not paid.');
  await giveBack(site.services, row, row.facts.paid);
  const back = { outcome: 'given-back', order: { refunded_cents: 1_200_000 } };
  expect((await shown(checkoutId)).report).toMatchObject(back);
  expect((await sandboxPages(site.services, null)?.checkout(checkoutId))?.report).toMatchObject(
    back,
  );
  const disputed = await openOrder();
  await pay(disputed.checkoutId, card('4000 0000 0000 0259'));
  const inDispute = { outcome: 'paid', order: { disputed: true } };
  expect((await shown(disputed.checkoutId)).report).toMatchObject(inDispute);
  await press(disputed.checkoutId, { action: 'lose-dispute' });
  const lost = { outcome: 'given-back', order: { lost: true } };
  expect((await shown(disputed.checkoutId)).report).toMatchObject(lost);
});

test('PAY-05 presses at the same moment, and later ones, pay once', async () => {
  const { checkoutId, id } = await openOrder();
  const answers = await Promise.all([pay(checkoutId), pay(checkoutId), pay(checkoutId)]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await pay(checkoutId);
  const applied = await site.services.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.order_id, id));
  expect(applied).toHaveLength(1);
  const receipts = await site.services.db.select().from(mails).where(eq(mails.order_id, id));
  expect(receipts.filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
});

test('PAY-05 a card that is declined says why and leaves the checkout open', async () => {
  const { checkoutId, id } = await openOrder();
  expect(await pay(checkoutId, card('4000000000000002'))).toEqual({ problem: 'declined' });
  expect(await pay(checkoutId, card('4000 0000 0000 9995'))).toEqual({ problem: 'no-funds' });
  expect(await orderRow(id)).toMatchObject({ state: 'open' });
  expect(await pay(checkoutId)).toMatchObject({ redirect: expect.any(String) });
});

test('PAY-05 any other number is refused at its field and kept nowhere', async () => {
  const { checkoutId } = await openOrder();
  const answer = await press(checkoutId, { action: 'pay', card: card('5555 5555 5555 4444') });
  expect(answer.status).toBe(422);
  const body = await answer.text();
  expect(JSON.parse(body).error.fields).toEqual([{ path: 'number', message: useTestCard }]);
  expect(body).not.toContain('5555');
  const kept = await site.services.db.select().from(sandboxObjects);
  expect(JSON.stringify(kept)).not.toMatch(/5555|4242 ?4242/);
});

test('PAY-05 what is missing of a card is said at each field', async () => {
  const { checkoutId } = await openOrder();
  const typed = { number: '4242424242424242', expiry: '10/26', cvc: '1', name: ' ' };
  const answer = await press(checkoutId, { action: 'pay', card: typed });
  const { error } = (await answer.json()) as { error: { fields: { path: string }[] } };
  expect(error.fields.map(({ path }) => path)).toEqual(['expiry', 'cvc', 'name']);
});

test('PAY-05 a checkout expires after a day and is then paid no more', async () => {
  const { checkoutId, id } = await openOrder();
  later(1);
  expect(await shown(checkoutId)).toMatchObject({ state: 'expired' });
  expect(await pay(checkoutId)).toEqual({ problem: 'expired' });
  expect(await orderRow(id)).toMatchObject({ state: 'expired' });
});

test('PAY-09 the checkout of a deleted project is closed, and then paid no more', async () => {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { project, body } = await pricedProject(ask, member);
  const asked = await ask('/api/functions/create-payment', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { url } = (await asked.json()) as { url: string };
  const checkoutId = url.split('/').at(-1) ?? '';
  expect(await shown(checkoutId)).toMatchObject({ state: 'open' });
  expect((await ask(`/api/projects/${project.id}`, { method: 'DELETE' })).status).toBe(204);
  await runNewest(closeOrderJob);
  expect(await shown(checkoutId)).toMatchObject({ state: 'expired' });
  expect(await pay(checkoutId)).toEqual({ problem: 'expired' });
  const [order] = await site.services.db
    .select()
    .from(orders)
    .where(eq(orders.checkout_id, checkoutId));
  expect(order).toMatchObject({ state: 'expired' });
});

test('PAY-05 a payment that is disputed is decided for either side', async () => {
  const { checkoutId, id } = await openOrder();
  await pay(checkoutId, card('4000000000000259'));
  expect(await orderRow(id)).toMatchObject({ state: 'disputed' });
  expect((await press(checkoutId, { action: 'lose-dispute' })).status).toBe(200);
  expect(await orderRow(id)).toMatchObject({ state: 'lost' });
  expect((await press(checkoutId, { action: 'win-dispute' })).status).toBe(200);
  expect(await orderRow(id)).toMatchObject({ state: 'lost' });
  const other = await openOrder();
  expect((await press(other.checkoutId, { action: 'win-dispute' })).status).toBe(409);
});

test('PAY-09 HOUSE-03 a test checkout is paid by who began it, and by nobody who is signed in as somebody else', async () => {
  const owner = await signUpMember(site, { verified: true });
  const { ask: asOperator } = await signUpAdmin(site);
  const asOwner = askAs(site, owner);
  const { body } = await pricedProject(asOwner, owner);
  const asked = await asOwner('/api/functions/create-payment', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { url } = (await asked.json()) as { url: string };
  const checkoutId = url.split('/').at(-1) ?? '';
  const path = `/api/sandbox/checkouts/${checkoutId}`;
  const payable = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as SandboxCheckout).payable;
  expect(await payable(asOwner(path))).toBe(true);
  for (const stranger of [asOperator, (path: string, init?: RequestInit) => site.ask(path, init)]) {
    expect(await payable(stranger(path))).toBe(false);
  }
  const refused = await payAs(asOperator, checkoutId);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('Only who began this payment can pay it.');
  expect((await press(checkoutId, { action: 'pay', card: good })).status).toBe(403);
  expect(await shown(checkoutId)).toMatchObject({ state: 'open' });
  expect((await payAs(asOwner, checkoutId)).status).toBe(200);

  const guests = await openOrder();
  expect((await shown(guests.checkoutId)).payable).toBe(true);
  expect((await payAs(asOperator, guests.checkoutId)).status).toBe(403);
  const pages = sandboxPages(site.services, null);
  expect((await pages?.checkout(guests.checkoutId))?.payable).toBe(true);
  expect(await pay(guests.checkoutId)).toMatchObject({ redirect: expect.any(String) });

  const starter = await openSubscription();
  expect((await payAs(asOperator, starter.checkoutId)).status).toBe(403);
  expect((await payAs(askAs(site, starter.member), starter.checkoutId)).status).toBe(200);
});

test('PAY-05 what is no press, and what is nobody’s checkout, is told so', async () => {
  const { checkoutId } = await openOrder();
  expect((await press(checkoutId, { action: 'steal' })).status).toBe(422);
  expect((await press('cs_test_0', { action: 'pay', card: good })).status).toBe(404);
  expect((await site.ask('/api/sandbox/portals/bps_test_0')).status).toBe(404);
  for (const path of ['checkouts/%00', 'portals/a%00b', 'checkouts/%F0%9F']) {
    expect([path, (await site.ask(`/api/sandbox/${path}`)).status]).toEqual([path, 404]);
  }
  expect((await press('%00', { action: 'pay', card: good })).status).toBe(404);
  const put = await site.ask(`/api/sandbox/checkouts/${checkoutId}`, { method: 'PUT' });
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('PAY-05 a trial is charged when it ends, then each month', async () => {
  const { portal, state, checkoutId } = await begin();
  expect(await state()).toBe('trialing');
  expect(await shown(checkoutId)).toMatchObject({ kind: 'subscription', state: 'paid' });
  later(4);
  await run();
  expect((await portal()).invoices).toEqual([]);
  later(3);
  await run();
  expect(await state()).toBe('active');
  later(31);
  await run();
  const { invoices, subscription } = await portal();
  expect(invoices.map(({ status, created_at }) => [status, created_at])).toEqual([
    ['paid', '2026-12-29T12:00:00.000Z'],
    ['paid', '2026-11-29T12:00:00.000Z'],
  ]);
  expect(subscription).toMatchObject({ status: 'active', period_end: '2027-01-29T12:00:00.000Z' });
});

test('PAY-05 the end of a trial is announced three days before, once', async () => {
  const { id, state } = await begin();
  const sent = async () =>
    (await site.services.db.select().from(mails).where(eq(mails.subscription_id, id)))
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'trial-ending');
  later(3.9);
  await run();
  expect(await sent()).toEqual([]);
  later(0.2);
  await run();
  await run();
  expect(await sent()).toEqual(['trial-ending']);
  expect(await state()).toBe('trialing');
});

test('PAY-05 a second subscription without a trial is charged at once', async () => {
  const { portal, state } = await begin(0);
  expect(await state()).toBe('active');
  expect((await portal()).invoices).toMatchObject([{ cents: 999, status: 'paid' }]);
});

test('PAY-05 a subscription that is ended in its trial is never charged', async () => {
  const { portal, act, state } = await begin();
  expect((await act('cancel')).subscription).toMatchObject({ ending: true, status: 'trialing' });
  expect((await act('keep')).subscription.ending).toBe(false);
  await act('cancel');
  later(7);
  await run();
  expect(await state()).toBe('canceled');
  expect((await portal()).invoices).toEqual([]);
});

test('PAY-05 the tools of the test end a trial, renew, and make renewals fail until the card is mended', async () => {
  const { act, state } = await begin();
  expect((await act('end-trial')).invoices).toHaveLength(1);
  expect((await act('end-trial')).invoices).toHaveLength(1);
  expect(await state()).toBe('active');
  expect((await act('renew')).invoices).toHaveLength(2);
  expect((await act('break-card')).subscription).toMatchObject({ card: '0341', card_works: false });
  expect((await act('renew')).invoices[0]).toMatchObject({ status: 'failed' });
  expect(await state()).toBe('past_due');
  expect((await act('mend-card')).invoices.map(({ status }) => status)).toEqual([
    'paid',
    'paid',
    'paid',
  ]);
  expect(await state()).toBe('active');
});

test('PAY-05 two pages that show the same month renew it once, pressed at once or one after the other', async () => {
  const { act, press, portal, id } = await begin();
  await act('end-trial');
  const shown = (await portal()).subscription;
  const renewal = { action: 'renew', period: shown.period } as const;
  const answers = await Promise.all([press(renewal), press(renewal), press(renewal)]);
  for (const { invoices } of [...answers, await press(renewal)]) expect(invoices).toHaveLength(2);
  const receipts = await site.services.db.select().from(mails).where(eq(mails.subscription_id, id));
  expect(receipts.filter(({ kind }) => kind === 'subscription-receipt')).toHaveLength(2);
  // A page that shows the next month renews that one.
  const next = (await portal()).subscription;
  expect(next.period).not.toBe(shown.period);
  expect((await press({ ...renewal, period: next.period })).invoices).toHaveLength(3);
  expect((await press(renewal)).invoices).toHaveLength(3);
});

test('PAY-05 a failed month is tried again once for what is shown, and never charged as the next one', async () => {
  const { act, press, portal, state } = await begin();
  await act('end-trial');
  await act('break-card');
  const before = { action: 'renew', period: (await portal()).subscription.period } as const;
  await press(before);
  expect((await press(before)).invoices[0]).toMatchObject({ status: 'failed' });
  const failed = { action: 'renew', period: (await portal()).subscription.period } as const;
  await Promise.all([press(failed), press(failed)]);
  expect(await state()).toBe('past_due'); // three attempts would have ended it
  await act('mend-card');
  for (const old of [before, failed]) {
    expect((await press(old)).invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
  }
});

test('PAY-05 a renewal that names no period is refused', async () => {
  const { open, act, portal } = await begin();
  await act('end-trial');
  expect((await postJson(site, await open(), { action: 'renew' })).status).toBe(422);
  expect((await portal()).invoices).toHaveLength(1);
});

test('PAY-05 three failed attempts end a subscription', async () => {
  const { state, portal } = await begin(7, card('4000000000000341'));
  later(7);
  await run();
  expect(await state()).toBe('past_due');
  expect((await portal()).subscription.next_attempt_at).toBe('2026-12-02T12:00:00.000Z');
  later(3);
  await run();
  expect(await state()).toBe('past_due');
  later(2);
  await run();
  expect(await state()).toBe('canceled');
  expect((await portal()).invoices).toMatchObject([{ status: 'failed' }]);
});

test('PAY-05 months that passed while nobody looked are charged one by one', async () => {
  const { portal } = await begin();
  later(100);
  await run();
  expect((await portal()).invoices.map(({ created_at }) => created_at.slice(0, 10))).toEqual([
    '2027-02-28', // the last day of a month without a 29th
    '2027-01-29',
    '2026-12-29',
    '2026-11-29',
  ]);
});

test('PAY-05 a refund is given once, and nothing of it comes twice', async () => {
  const { checkoutId, id } = await openOrder();
  await pay(checkoutId);
  const { payment_id } = (await orderRow(id)) ?? {};
  const { payments } = site.services;
  const refund = () => payments.refund({ id, paymentId: payment_id ?? '', cents: 1_200_000 });
  expect(await refund()).toEqual(await refund());
  expect(await payments.readCheckout(checkoutId)).toMatchObject([
    { event: { type: 'paid', cents: 1_200_000 } },
    { event: { type: 'refund', cents: 1_200_000, status: 'succeeded' } },
  ]);
});

test('PAY-05 the address of a portal is good for a day', async () => {
  const { open } = await begin();
  const path = await open();
  expect((await site.ask(path)).status).toBe(200);
  later(1.01);
  await run();
  expect((await site.ask(path)).status).toBe(404);
});

test('PAY-05 an event left to its job is delivered by it', async () => {
  const { checkoutId, id } = await openOrder();
  await site.services.payments.expireCheckout(checkoutId);
  expect(await orderRow(id)).toMatchObject({ state: 'open' });
  await runNewest(sendSandboxEventJob);
  expect(await orderRow(id)).toMatchObject({ state: 'expired' });
});

test('PAY-05 where another provider takes the money there is no sandbox', async () => {
  const config = { ...site.services.config, payments: { kind: 'stripe' } };
  expect(sandboxPages({ ...site.services, config } as never, null)).toBeNull();
});
