// On both databases: a payment may come between two statements.
// What is deleted can be paid no more: the whole product on Stripe's library, with its own queue.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { type StripePeer, startStripePeer } from '#tests/peers/stripe.ts';
import { mails, orders, subscriptions } from '../../db/schema.ts';
import { closeOrderJob } from '../../jobs/close-order.ts';
import { linkPackage } from '../../projects/claiming/link-packages.ts';
import { longestCheckout } from '../next-check.ts';
import { closeOrderQueue } from './ask-to-close.ts';

let peer: StripePeer;
let site: TestSite;
let member: TestMember;
beforeEach(async () => {
  peer = await startStripePeer();
  site = await openTestSite({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: peer.secretKey,
    STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
    STRIPE_API_URL: peer.url,
    ADMIN_EMAILS: 'boss@example.com',
  });
  member = await signUpMember(site, { verified: true });
});
afterEach(async () => {
  await site.close();
  await peer.close();
});

const db = () => site.services.db;
const waits = { timeout: 120_000 };
const checkoutOf = (url: string) => url.split('/').at(-1) ?? '';

/** Presses a button that opens a checkout; gives its id, or the status of the refusal. */
async function press(who: TestMember | null, path: string, body: object): Promise<string | number> {
  const asked = { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await (who
    ? askAs(site, who)(path, asked)
    : site.ask(path, { ...asked, headers }));
  if (answer.status !== 200) return answer.status;
  return checkoutOf(((await answer.json()) as { url: string }).url);
}

async function orderProject(who = member) {
  const ask = askAs(site, who);
  const { project, body } = await pricedProject(ask, who);
  const pay = () => press(who, '/api/functions/create-payment', body);
  const remove = async () =>
    (await ask(`/api/projects/${project.id}`, { method: 'DELETE' })).status;
  return { ...project, pay, remove };
}

/** Answers for a video that nobody saved. */
const orderDraft = (who: TestMember | null, email: string) =>
  press(who, '/api/functions/create-payment', {
    amount: 12_000,
    productName: 'Video Production - Rye',
    email,
  });

const deleteAccount = async ({ password, ...who }: TestMember) => {
  const body = JSON.stringify({ password });
  return (await askAs(site, who)('/api/account/delete', { method: 'POST', body })).status;
};

const work = () => site.jobs.work({ services: site.services });
/** The checkouts that Stripe was told to close, and closed. */
const closed = () =>
  peer.requests
    .filter(({ path, status }) => path.endsWith('/expire') && status === 200)
    .map(({ path }) => path.split('/').at(-2))
    .toSorted();
const states = async () => {
  const rows = await db().select({ state: orders.state }).from(orders).orderBy(orders.created_at);
  return rows.map(({ state }) => state);
};
const queued = async () => {
  const { rows } = await db().execute<{ state: string; retries: number }>(sql`
    select state::text as state, retry_count as retries from pgboss.job
    where name = ${closeOrderQueue}`);
  return rows;
};

describe('PAY-09 with a project', () => {
  test('its open checkout is closed at the provider, and no other', async () => {
    const [left, kept] = [await orderProject(), await orderProject()];
    const [id] = [await left.pay(), await kept.pay()];
    const asked = peer.requests.length;
    expect(await left.remove()).toBe(204);
    // Nobody waited for Stripe, and nothing leads there any more.
    expect(peer.requests).toHaveLength(asked);
    const account = await askAs(site, member)('/api/account/payments');
    const { payments } = (await account.json()) as { payments: { checkout_url: string | null }[] };
    expect(payments.filter(({ checkout_url }) => checkout_url !== null)).toHaveLength(1);
    await work();
    await expect.poll(states, waits).toEqual(['expired', 'open']);
    expect(closed()).toEqual([id]);
    expect(() => peer.pay(String(id))).toThrow('expired');
    expect(await left.pay()).toBe(404);
  });

  test('the checkout of the package it was made from is closed as well', async () => {
    const project = await orderProject();
    const submissionId = await sentPackage(site, {
      budget: 'under-25k',
      specificBudget: '$12,000',
    });
    await db().transaction((tx) => linkPackage(tx, submissionId, project.id));
    const asked = { amount: 12_000, productName: 'Any', email: 'guest@example.com', submissionId };
    const id = await press(null, '/api/functions/create-payment', asked);
    await project.remove();
    await work();
    await expect.poll(states, waits).toEqual(['expired']);
    expect(closed()).toEqual([id]);
  });

  test('it is closed once Stripe answers again', async () => {
    const project = await orderProject();
    const id = await project.pay();
    peer.mood = 503;
    expect(await project.remove()).toBe(204);
    await work();
    const failed = [expect.objectContaining({ state: 'retry' })];
    await expect.poll(queued, waits).toEqual(failed);
    expect([await states(), closed()]).toEqual([['open'], []]);
    peer.mood = 'accept';
    await db().execute(sql`
      update pgboss.job set start_after = now() where name = ${closeOrderQueue}`);
    await expect.poll(states, waits).toEqual(['expired']);
    expect(closed()).toEqual([id]);
  });

  test('what was paid at the last moment is paid, told of once, and nothing fails', async () => {
    const project = await orderProject();
    const id = String(await project.pay());
    await project.remove();
    peer.pay(id);
    await work();
    await expect.poll(states, waits).toEqual(['paid']);
    for (const event of peer.events) {
      const { body, signature } = peer.sign(event);
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
      await site.ask('/api/webhooks/stripe', { method: 'POST', body, headers });
    }
    await expect
      .poll(queued, waits)
      .toEqual([expect.objectContaining({ state: 'completed', retries: 0 })]);
    expect([await states(), closed()]).toEqual([['paid'], []]);
    const told = await db().select({ kind: mails.kind, to: mails.to_address }).from(mails);
    expect(told.filter(({ kind }) => /receipt|payment/.test(kind))).toEqual(
      expect.arrayContaining([
        { kind: 'receipt', to: member.email },
        { kind: 'payment-received', to: 'boss@example.com' },
      ]),
    );
    expect(told.filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
    // It can be given back as any other.
    const [order] = await db().select().from(orders);
    const refunded = await askAs(site, member)(`/api/account/payments/${order?.id}/refund`, {
      method: 'POST',
    });
    expect(await refunded.json()).toMatchObject({ state: 'refunded' });
  });

  test('one that is paid between the look and the closing is paid', async () => {
    const project = await orderProject();
    const id = String(await project.pay());
    await project.remove();
    peer.onRequest = ({ path }) => {
      if (path.endsWith('/expire')) peer.pay(id);
    };
    await work();
    await expect.poll(states, waits).toEqual(['paid']);
    expect(peer.requests.some(({ path }) => path.endsWith('/expire'))).toBe(true);
  });

  test('a checkout that Stripe does not close is tried again, not taken for closed', async () => {
    const project = await orderProject();
    await project.pay();
    const [order] = await db().select().from(orders);
    await project.remove();
    peer.moods.push('accept', 400);
    const left = { orderId: order?.id ?? '', subject: order?.subject ?? '' };
    const context = { services: site.services, attempt: 1, lastAttempt: false };
    const run = () => closeOrderJob.run(left, { ...context, signal: new AbortController().signal });
    await expect(run()).rejects.toMatchObject({ name: 'PaymentsError' });
    expect(await states()).toEqual(['open']);
    await run();
    await run();
    expect(await states()).toEqual(['expired']);
    expect(closed()).toHaveLength(1);
  });

  test('one whose answer was lost is found by asking again, and closed', async () => {
    const project = await orderProject();
    peer.mood = 'act-then-cut';
    expect(await project.pay()).toBe(503);
    peer.mood = 'accept';
    await project.remove();
    await work();
    await expect.poll(states, waits).toEqual(['expired']);
    expect(closed()).toEqual(['cs_test_000001peer']);
  });

  test('it is tried for longer than any checkout is open', () => {
    const { limit, firstSeconds, longestSeconds } = closeOrderJob.retry;
    const pauses = Array.from({ length: limit }, (_, at) =>
      Math.min(firstSeconds * 2 ** at, longestSeconds),
    );
    const least = pauses.reduce((sum, one) => sum + one, 0) / 2; // by chance
    expect(least * 1000).toBeGreaterThan(longestCheckout);
  });
});

describe('AUTH-12 with an account', () => {
  test('all its checkouts are closed, and nobody else’s', async () => {
    const other = await signUpMember(site, { verified: true });
    const strangers = [
      await (await orderProject(other)).pay(),
      await orderDraft(null, 'guest@example.com'),
    ];
    const own = [
      await (await orderProject()).pay(),
      await orderDraft(member, 'office@example.com'),
      await orderDraft(null, member.email),
      await press(member, '/api/functions/create-subscription', { consent: true }),
    ];
    expect(await deleteAccount(member)).toBe(204);
    await work();
    await expect.poll(closed, waits).toEqual(own.toSorted());
    await expect.poll(states, waits).toEqual(['open', 'open', 'expired', 'expired', 'expired']);
    expect(await db().select().from(subscriptions)).toMatchObject([{ state: 'expired' }]);
    for (const id of strangers) expect(() => peer.pay(String(id))).not.toThrow();
  });

  test('those whose answer was lost are found and closed', async () => {
    const project = await orderProject();
    peer.mood = 'act-then-cut';
    expect(await project.pay()).toBe(503);
    const begin = { consent: true };
    expect(await press(member, '/api/functions/create-subscription', begin)).toBe(503);
    peer.mood = 'accept';
    await deleteAccount(member);
    await work();
    await expect.poll(() => closed().length, waits).toBe(2);
    const opened = peer.requests.filter(({ path }) => path === '/v1/checkout/sessions');
    expect(new Set(opened.map(({ key }) => key)).size).toBe(2);
    await expect.poll(states, waits).toEqual(['expired']);
  });

  test('an address that was not proved closes nothing of a guest’s', async () => {
    const email = 'owner@example.com';
    await orderDraft(null, email);
    const submissionId = await sentPackage(site, {
      email,
      budget: 'under-25k',
      specificBudget: '$12,000',
    });
    const asked = { amount: 12_000, productName: 'Any', email, submissionId };
    await press(null, '/api/functions/create-payment', asked);
    expect(await deleteAccount(await signUpMember(site, { email }))).toBe(204);
    expect(await queued()).toEqual([]);
    // Its owner's do end with the owner's account.
    expect(await deleteAccount(await signUpMember(site, { email, verified: true }))).toBe(204);
    expect(await queued()).toHaveLength(2);
  });
});
