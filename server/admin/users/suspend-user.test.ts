// On both databases: two transactions wait for each other.
// What somebody who is suspended left open can be paid no more: on Stripe's library, with its own queue.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { type StripePeer, startStripePeer } from '#tests/peers/stripe.ts';
import { orders, profiles, subscriptions } from '../../db/schema.ts';
import { lockMember } from '../../payments/lock-member.ts';

let peer: StripePeer;
let site: TestSite;
beforeEach(async () => {
  peer = await startStripePeer();
  site = await openTestSite({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: peer.secretKey,
    STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
    STRIPE_API_URL: peer.url,
  });
});
afterEach(async () => {
  await site.close();
  await peer.close();
});

const db = () => site.services.db;
const waits = { timeout: 120_000 };

/** Presses a button that opens a checkout; gives its id. */
async function press(who: TestMember, name: string, body: object): Promise<string> {
  const asked = { method: 'POST', body: JSON.stringify(body) };
  const answer = await askAs(site, who)(`/api/functions/${name}`, asked);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url.split('/').at(-1) ?? '';
}
const orderDraft = (who: TestMember) =>
  press(who, 'create-payment', {
    amount: 8_000,
    productName: 'Video Production - Rye',
    email: who.email,
  });
const begin = (who: TestMember) => press(who, 'create-subscription', { consent: true });
async function suspend(id: string) {
  const { ask } = await signUpAdmin(site);
  const body = JSON.stringify({ suspended: true, reason: 'A stolen card.' });
  const answer = await ask(`/api/admin/users/${id}/suspension`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  await site.jobs.work({ services: site.services });
}
const closed = () =>
  peer.requests
    .filter(({ path, status }) => path.endsWith('/expire') && status === 200)
    .map(({ path }) => path.split('/').at(-2))
    .toSorted();

test('HOUSE-05 PAY-09 open checkouts of who is suspended are closed, and nobody else’s', async () => {
  const fern = await signUpMember(site, { verified: true });
  const other = await signUpMember(site, { verified: true });
  const stranger = await orderDraft(other);
  const own = [await orderDraft(fern), await begin(fern)];
  await suspend(fern.id);
  await expect.poll(closed, waits).toEqual(own.toSorted());
  const stateOf = async () =>
    (await db().select().from(orders).where(eq(orders.user_id, fern.id))).map(({ state }) => state);
  await expect.poll(stateOf, waits).toEqual(['expired']);
  await expect
    .poll(() => db().select().from(subscriptions), waits)
    .toMatchObject([{ state: 'expired' }]);
  for (const id of own) expect(() => peer.pay(id)).toThrow('expired');
  expect(() => peer.pay(stranger)).not.toThrow();
});

test('HOUSE-05 PAY-09 what was paid or begun at the last moment before a suspension stays', async () => {
  const fern = await signUpMember(site, { verified: true });
  const own = [await orderDraft(fern), await begin(fern)];
  for (const id of own) peer.pay(id);
  await suspend(fern.id);
  const states = async () => [
    ...(await db().select({ state: orders.state }).from(orders)),
    ...(await db().select({ state: subscriptions.state }).from(subscriptions)),
  ];
  await expect.poll(states, waits).toEqual([{ state: 'paid' }, { state: 'trialing' }]);
  expect(closed()).toEqual([]);
});

test('HOUSE-05 nobody opens a checkout in the moment of their suspension', async () => {
  const { id } = await signUpMember(site, { verified: true });
  const locked = () => db().transaction((tx) => lockMember(tx, id));
  await expect(locked()).resolves.toBeUndefined();
  await db().update(profiles).set({ suspended_at: new Date() }).where(eq(profiles.id, id));
  await expect(locked()).rejects.toMatchObject({ code: 'unauthorized' });
});
