// The whole product on Stripe's library: what is pressed, what is told by the webhook, what follows.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { type StripePeer, startStripePeer } from '#tests/peers/stripe.ts';
import { mails, orders, projects } from '../../db/schema.ts';

let peer: StripePeer;
let site: TestSite;
let member: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  peer = await startStripePeer();
  site = await openTestSite({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: peer.secretKey,
    STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
    STRIPE_API_URL: peer.url,
  });
  member = await signUpMember(site, { verified: true });
  ask = askAs(site, member);
});
afterEach(async () => {
  await site.close();
  await peer.close();
});

type Event = StripePeer['events'][number];
/** The webhook's answers to these events, sent one after the other. */
async function deliver(events: readonly Event[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const event of events) {
    const { body, signature } = peer.sign(event);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const answer = await site.ask('/api/webhooks/stripe', { method: 'POST', body, headers });
    statuses.push(answer.status);
  }
  return statuses;
}

const post = (path: string, body: object = {}) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) });
const checkoutOf = (url: string) => url.split('/').at(-1) ?? '';
const account = async () => (await (await ask('/api/account/payments')).json()) as AccountPayments;
/** The id of what the first event of this kind is about. */
function idIn(type: Event['type']): string {
  const event = peer.events.find((one) => one.type === type);
  if (!event) throw new Error(`Nothing was told of ${type}`);
  return (event.data.object as { id: string }).id;
}
const mailKinds = async () =>
  (await site.services.db.select({ kind: mails.kind }).from(mails))
    .map(({ kind }) => kind)
    .filter((kind) => /receipt|payment|trial|subscription|renewal/.test(kind))
    .sort();

describe('PAY-05 a project', () => {
  const price = { budget: 'under-25k', specificBudget: '$12,000' } as const;
  async function makeProject() {
    const form_data = { ...projectBody().form_data, ...price };
    const { id } = await saveProject(ask, { form_data, product_name: 'Rye at Nine' });
    const body = { amount: 12_000, productName: 'Any', email: member.email, projectId: id };
    const pay = () => post('/api/functions/create-payment', body);
    const status = async () =>
      (await site.services.db.select().from(projects).where(eq(projects.id, id)))[0]?.status;
    return { id, pay, status };
  }
  const press = async (pay: () => Promise<Response>) => {
    const answer = await pay();
    return { status: answer.status, ...((await answer.json()) as { url?: string }) };
  };

  test('is paid once, whatever order its messages come in, and given back', async () => {
    const { id, pay, status } = await makeProject();
    const { url = '' } = await press(pay);
    expect(await press(pay)).toEqual({ status: 200, url });
    peer.pay(checkoutOf(url));
    const statuses = await deliver([...peer.events, ...peer.events.toReversed()]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await status()).toBe('greenlit');
    expect(await mailKinds()).toEqual(['receipt']);
    const [payment] = (await account()).payments;
    expect(payment).toMatchObject({ state: 'paid', cents: 1_200_000, project_id: id });
    const refunded = await post(`/api/account/payments/${payment?.id}/refund`);
    expect(await refunded.json()).toMatchObject({ state: 'refunded', refunded_cents: 1_200_000 });
    await deliver(peer.events);
    expect(await status()).toBe('pipeline');
    expect(await mailKinds()).toEqual(['payment-refunded', 'receipt']);
    expect((await press(pay)).url).not.toBe(url);
  });

  test('is known to be paid before any message comes', async () => {
    const { pay, status } = await makeProject();
    const { url = '' } = await press(pay);
    const report = async () =>
      (await site.ask(`/api/payments/checkouts/${checkoutOf(url)}`)).json();
    expect(await report()).toMatchObject({ outcome: 'open' });
    peer.pay(checkoutOf(url));
    expect(await report()).toMatchObject({ outcome: 'paid', kind: 'order' });
    expect(await status()).toBe('greenlit');
  });

  test('whose checkout was opened and never answered is paid at that one', async () => {
    const { pay, status } = await makeProject();
    peer.mood = 'act-then-cut';
    expect((await press(pay)).status).toBe(503);
    peer.mood = 'accept';
    const { url = '' } = await press(pay);
    peer.pay(checkoutOf(url));
    await deliver(peer.events);
    expect(await status()).toBe('greenlit');
    expect(await site.services.db.select().from(orders)).toHaveLength(1);
    expect(peer.events.filter(({ type }) => type.startsWith('checkout'))).toHaveLength(1);
  });

  test('that was given back at Stripe before its payment was told of is no longer Greenlit', async () => {
    const { pay, status } = await makeProject();
    const { url = '' } = await press(pay);
    peer.pay(checkoutOf(url));
    peer.refundByHand(idIn('payment_intent.succeeded'), 1_200_000);
    await deliver(peer.events.toReversed());
    expect(await status()).toBe('pipeline');
    expect((await account()).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('is Greenlit until a dispute is lost, of which Stripe tells again after a failure', async () => {
    const { pay, status } = await makeProject();
    const { url = '' } = await press(pay);
    peer.pay(checkoutOf(url));
    await deliver(peer.events);
    const disputeId = peer.dispute(idIn('payment_intent.succeeded'));
    peer.mood = 500;
    expect(await deliver(peer.events.slice(-1))).toEqual([503]);
    peer.mood = 'accept';
    expect(await deliver(peer.events.slice(-1))).toEqual([200]);
    expect(await status()).toBe('greenlit');
    peer.closeDispute(disputeId, 'lost');
    await deliver(peer.events.slice(-1));
    expect(await status()).toBe('pipeline');
  });
});

describe('PAY-05 a subscription', () => {
  const subscribe = () => post('/api/functions/create-subscription', { consent: true });

  test('begins with its trial, is canceled and ends, whatever order its messages come in', async () => {
    const { url } = (await (await subscribe()).json()) as { url: string };
    peer.pay(checkoutOf(url));
    await deliver(peer.events.toReversed());
    expect((await account()).subscription).toMatchObject({ state: 'trialing', ending: false });
    expect((await subscribe()).status).toBe(409);
    const canceled = await post('/api/account/subscription/cancel');
    expect(await canceled.json()).toMatchObject({ state: 'trialing', ending: true });
    const portal = await post('/api/account/billing-portal');
    expect(await portal.json()).toMatchObject({ url: expect.stringContaining('/p/session/cus_') });
    peer.end(idIn('customer.subscription.created'));
    await deliver(peer.events.toReversed());
    expect((await account()).subscription).toMatchObject({ state: 'canceled' });
    expect(await mailKinds()).toEqual([
      'subscription-canceled',
      'subscription-ended',
      'subscription-started',
    ]);
  });

  test('has one trial: the second begins with a charge, for the same customer', async () => {
    const first = (await (await subscribe()).json()) as { url: string };
    peer.pay(checkoutOf(first.url));
    peer.end(idIn('customer.subscription.created'));
    await deliver(peer.events);
    const second = (await (await subscribe()).json()) as { url: string };
    const form = peer.requests.findLast(({ path }) => path === '/v1/checkout/sessions')?.form;
    expect(form).toMatchObject({ customer: expect.stringMatching(/^cus_/) });
    expect(form?.subscription_data).not.toHaveProperty('trial_period_days');
    peer.pay(checkoutOf(second.url));
    await deliver(peer.events);
    expect((await account()).subscription).toMatchObject({ state: 'active' });
    expect(await mailKinds()).toContain('subscription-receipt');
  });

  test('that is charged and then cannot be is told of', async () => {
    const { url } = (await (await subscribe()).json()) as { url: string };
    peer.pay(checkoutOf(url));
    const id = idIn('customer.subscription.created');
    peer.remindOfTrial(id);
    peer.renew(id);
    peer.renew(id, false);
    await deliver([...peer.events, ...peer.events]);
    expect((await account()).subscription).toMatchObject({ state: 'past_due' });
    expect((await account()).invoices.map(({ status }) => status).sort()).toEqual(
      expect.arrayContaining(['failed', 'paid']),
    );
    expect(await mailKinds()).toEqual([
      'renewal-failed',
      'subscription-receipt',
      'subscription-started',
      'trial-ending',
    ]);
  });
});
