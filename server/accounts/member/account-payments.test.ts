import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { fakePayments } from '#tests/builders/payments/fake-payments.ts';
import {
  insertOrder,
  insertProject,
  insertSubscription,
} from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { mails, orders, subscriptions } from '../../db/schema.ts';
import { applyPaymentEvents } from '../../payments/apply-payment-events.ts';
import { claimAtSignIn } from '../../projects/claiming/claim-at-sign-in.ts';

const payments = fakePayments();
const site = await openTestSite({ ADMIN_EMAILS: 'boss@example.com' }, { payments });
afterAll(() => site.close());

const db = () => site.services.db;
const pages = { successUrl: 'https://x/ok', cancelUrl: 'https://x/no', email: 'june@example.com' };

/** A member with a paid project and a running trial. */
async function seed() {
  const member = await signUpMember(site, { verified: true });
  const mine = { user_id: member.id, email: member.email };
  const project_id = await insertProject(db(), member.id);
  const order = await insertOrder(db(), { ...mine, project_id, subject: `project:${project_id}` });
  const event = { type: 'paid', at: 1, cents: 1_200_000, paymentId: `pi_${order.id}` } as const;
  await applyPaymentEvents(site.services, [{ about: 'order', id: order.id, event }]);
  const subscription = await insertSubscription(db(), mine);
  const asked = { id: subscription.id, cents: 999, trialDays: 7, terms: '', ...pages };
  const { checkoutId } = await payments.openSubscriptionCheckout(asked);
  await applyPaymentEvents(site.services, payments.pay(checkoutId));
  return { member, order, subscription };
}

const remove = ({ password, ...member }: TestMember) =>
  askAs(site, member)('/api/account/delete', {
    method: 'POST',
    body: JSON.stringify({ password }),
  });
const subscriptionRow = async (id: string) =>
  (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

test('AUTH-12 the export has payments and subscriptions, and nobody else’s', async () => {
  const other = await seed();
  const { member, order, subscription } = await seed();
  const text = await (await askAs(site, member)('/api/account/export')).text();
  expect(JSON.parse(text)).toMatchObject({
    payments: [{ id: order.id, cents: 1_200_000, state: 'paid', email: member.email }],
    subscriptions: [{ id: subscription.id, cents: 999, state: 'trialing' }],
    mails: expect.arrayContaining([expect.objectContaining({ kind: 'receipt' })]),
  });
  expect(text).not.toContain(other.member.email);
  expect(text).not.toContain(other.order.id);
});

test('AUTH-12 with the account the subscription ends; the payments stay for the accounts, as nobody’s', async () => {
  const other = await seed();
  const { member, order, subscription } = await seed();
  await site.jobs.work({ services: site.services });
  expect((await remove(member)).status).toBe(204);
  await expect
    .poll(async () => (await subscriptionRow(subscription.id))?.state, { timeout: 120_000 })
    .toBe('canceled');
  expect(payments.calls.at(-1)).toEqual({ method: 'endNow', asked: `sub_fake_${subscription.id}` });
  const [kept] = await db().select().from(orders).where(eq(orders.id, order.id));
  expect(kept).toMatchObject({ state: 'paid', user_id: null, project_id: null, cents: 1_200_000 });
  expect(await subscriptionRow(subscription.id)).toMatchObject({ user_id: null });
  const left = await db().select().from(mails).where(eq(mails.order_id, order.id));
  // What the house was told stays with it.
  expect(new Set(left.map(({ to_address }) => to_address))).toEqual(new Set(['boss@example.com']));
  expect(left.map(({ kind }) => kind)).not.toContain('receipt');
  expect((await subscriptionRow(other.subscription.id))?.state).toBe('trialing');
  const theirs = await db()
    .select({ kind: mails.kind })
    .from(mails)
    .where(inArray(mails.order_id, [other.order.id]));
  expect(theirs.map(({ kind }) => kind).sort()).toEqual(['payment-received', 'receipt']);

  // Whoever signs up with the address again finds nothing of it, and is not told to.
  const reported = async (checkoutId: string | null) =>
    (await (await site.ask(`/api/payments/checkouts/${checkoutId}`)).json()).order.left;
  expect(await reported(kept?.checkout_id ?? null)).toBe(true);
  expect(await reported(other.order.checkout_id)).toBe(false);
  const again = await signUpMember(site, { email: member.email, verified: true });
  await claimAtSignIn(site.services, again.id);
  const owned = await db().select().from(orders).where(eq(orders.user_id, again.id));
  expect(owned).toEqual([]);
});

test('AUTH-12 a trial that begins after the account was deleted is ended', async () => {
  const member = await signUpMember(site, { verified: true });
  const { id } = await insertSubscription(db(), { user_id: member.id, email: member.email });
  const asked = { id, cents: 999, trialDays: 7, terms: '', ...pages };
  const { checkoutId } = await payments.openSubscriptionCheckout(asked);
  await db().update(subscriptions).set({ checkout_id: null }).where(eq(subscriptions.id, id));
  expect((await remove(member)).status).toBe(204);
  await applyPaymentEvents(site.services, payments.pay(checkoutId));
  await expect
    .poll(async () => (await subscriptionRow(id))?.state, { timeout: 120_000 })
    .toBe('canceled');
});

test('AUTH-12 who keeps the books and leaves takes no mail about others’ payments along', async () => {
  const { order } = await seed();
  const boss = await signUpMember(site, { email: 'boss@example.com', verified: true });
  expect((await remove(boss)).status).toBe(204);
  const left = await db()
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.order_id, order.id));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['payment-received', 'receipt']);
});
