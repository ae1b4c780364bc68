// On both databases: presses at once meet at one row.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { mails, profiles, subscriptions } from '../../db/schema.ts';
import { findOpening } from './find-opening.ts';

let site: PaymentSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
});
afterEach(() => site.close());

async function start(body: object = { consent: true }, asker = ask) {
  const answer = await asker('/api/functions/create-subscription', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { url = '', error } = (await answer.json()) as {
    url?: string;
    error?: { code: string; message: string };
  };
  return { status: answer.status, url, error };
}
const rows = () => site.services.db.select().from(subscriptions).orderBy(subscriptions.created_at);
const asked = () =>
  site.provider.calls.filter(({ method }) => method === 'openSubscriptionCheckout');
const begin = async (url: string) => site.hear(site.provider.pay(checkoutOf(url)));

test('PAY-04 a member is led to a checkout with seven free days', async () => {
  const { status, url } = await start();
  expect(status).toBe(200);
  expect(await rows()).toMatchObject([
    { user_id: june.id, email: june.email, cents: 999, trial_days: 7, checkout_url: url },
  ]);
  expect(asked()[0]?.asked).toMatchObject({
    cents: 999,
    trialDays: 7,
    email: june.email,
    terms: expect.stringContaining('7 days free'),
    cancelUrl: expect.stringMatching(/\/payment-canceled\?plan=starter$/),
  });
});

test('PAY-04 a bearer token counts as the session it belongs to', async () => {
  const answered = await ask('/api/session');
  const { session: { access_token } = {} } = (await answered.json()) as {
    session?: { access_token: string };
  };
  const answer = await site.ask('/api/functions/create-subscription', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
  });
  expect(answer.status).toBe(200);
  expect((await rows()).map(({ user_id }) => user_id)).toEqual([june.id]);
});

test('WIZ-20 PAY-04 nobody signed in is asked to sign in', async () => {
  const answer = await site.call('create-subscription', {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { message: 'Please sign in to start your 7-day free trial.' },
  });
  expect(await rows()).toEqual([]);
});

test('PAY-09 what the body says of trial, price and member changes nothing', async () => {
  await start({ consent: true, trial_days: 900, cents: 1, user_id: 'x', state: 'active' });
  expect(await rows()).toMatchObject([
    { trial_days: 7, cents: 999, user_id: june.id, state: 'opening' },
  ]);
});

describe('WIZ-20 the consent', () => {
  test('is recorded with its moment and its words', async () => {
    await start();
    const [row] = await rows();
    expect(row?.consented_at).not.toBeNull();
    expect(row?.terms_version).toMatch(/^\d{4}-\d\d$/);
  });

  test('given later is recorded with the checkout that is open', async () => {
    const { url } = await start({ consent: false });
    expect((await rows())[0]?.consented_at).toBeNull();
    expect((await start()).url).toBe(url);
    expect((await rows())[0]?.consented_at).not.toBeNull();
  });

  test.each([[{ consent: 'yes' }], [{ consent: null }], [[]]])('%j is refused', async (body) => {
    expect((await start(body)).status).toBe(422);
    expect(await rows()).toEqual([]);
  });
});

describe('PAY-05 one checkout for each member', () => {
  test('ten presses at once get one address', async () => {
    const pressed = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(new Set(pressed.map(({ status, url }) => `${status} ${url}`)).size).toBe(1);
    expect(pressed[0]?.status).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect(new Set(asked().map((call) => JSON.stringify(call))).size).toBe(1);
  });

  test('a press after a lost answer gets the checkout that was made', async () => {
    site.provider.next('openSubscriptionCheckout', 'lose');
    expect((await start()).status).toBe(503);
    const { url } = await start();
    expect(url).toContain((await rows())[0]?.id);
    expect(await rows()).toHaveLength(1);
  });

  test('one whose time is over is replaced', async () => {
    const first = await start();
    site.pass(25 * 3_600_000);
    const second = await start();
    expect([second.status, second.url === first.url]).toEqual([200, false]);
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'opening']);
  });

  test('begun at the last moment it is not opened again', async () => {
    const { url } = await start();
    site.provider.pay(checkoutOf(url));
    site.pass(25 * 3_600_000);
    expect((await start()).status).toBe(409);
    expect((await rows()).map(({ state }) => state)).toEqual(['trialing']);
  });

  test('a refused one is asked for anew at the next press', async () => {
    site.provider.next('openSubscriptionCheckout', 'refuse');
    expect((await start()).status).toBe(503);
    expect((await start()).status).toBe(200);
  });
});

describe('PAY-09 who has had one', () => {
  test('and has it still gets no second one', async () => {
    await begin((await start()).url);
    const { status, error } = await start();
    expect([status, error?.code, error?.message]).toEqual([
      409,
      'conflict',
      'You have the starter package already.',
    ]);
  });

  test('gets no second trial, and stays the same customer', async () => {
    await begin((await start()).url);
    const [first] = await rows();
    await site.hear(await site.provider.endNow(first?.provider_id ?? ''));
    expect((await start()).status).toBe(200);
    expect(asked().at(-1)?.asked).toMatchObject({
      trialDays: 0,
      customerId: first?.customer_id,
      terms: expect.not.stringContaining('7 days free'),
    });
  });

  const leave = (member: TestMember) =>
    askAs(site, member)('/api/account/delete', {
      method: 'POST',
      body: JSON.stringify({ password: member.password }),
    });
  const offered = async (member: TestMember) => {
    const { url } = await start({ consent: true }, askAs(site, member));
    const listed = await (await askAs(site, member)('/api/account/payments')).json();
    return {
      url,
      days: (asked().at(-1)?.asked as { trialDays?: number } | undefined)?.trialDays,
      listed,
    };
  };

  test('and deleted the account gets no second trial with the same address, once it is verified', async () => {
    await begin((await start()).url);
    expect((await leave(june)).status).toBe(204);
    const again = await signUpMember(site, { email: june.email.toUpperCase() });
    const before = await offered(again);
    expect(before).toMatchObject({ days: 7, listed: { trial_used: false } });
    await site.services.db
      .update(profiles)
      .set({ email_verified: true })
      .where(eq(profiles.id, again.id));
    const after = await offered(again);
    expect(after).toMatchObject({ days: 0, listed: { trial_used: true } });
    expect(after.url).not.toBe(before.url);
    const other = await signUpMember(site, { verified: true });
    expect(await offered(other)).toMatchObject({ days: 7, listed: { trial_used: false } });
  });

  test('and deleted the account without having begun it still has the trial', async () => {
    await start();
    await leave(june);
    const again = await signUpMember(site, { email: june.email, verified: true });
    expect(await offered(again)).toMatchObject({ days: 7, listed: { trial_used: false } });
  });

  test('never began it still has the trial', async () => {
    const { url } = await start();
    await site.hear(site.provider.expire(checkoutOf(url)));
    await start();
    expect((await rows()).map(({ state, trial_days }) => [state, trial_days])).toEqual([
      ['expired', 7],
      ['opening', 7],
    ]);
  });
});

describe('PAY-04 a member whose address is another one by now', () => {
  const move = async () => {
    const email = `moved-${randomUUID()}@example.com`;
    await site.services.db.update(profiles).set({ email }).where(eq(profiles.id, june.id));
    return email;
  };

  test('gets a checkout in the new name', async () => {
    const first = await start();
    const email = await move();
    const second = await start();
    expect([second.status, second.url === first.url]).toEqual([200, false]);
    expect(asked().at(-1)?.asked).toMatchObject({ email });
  });

  test('is told of the subscription there', async () => {
    const { url } = await start();
    const email = await move();
    await begin(url);
    const [row] = await rows();
    await site.hear(await site.provider.endNow(row?.provider_id ?? ''));
    const told = await site.services.db.select().from(mails).where(eq(mails.to_address, email));
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'subscription-ended',
      'subscription-started',
    ]);
  });
});

test('PAY-04 who is no member any more when the checkout is made is told to sign in', async () => {
  const gone = { ...june, id: randomUUID() } as unknown as Viewer;
  await expect(findOpening(site.services, gone, true)).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('PAY-04 a member presses twenty times an hour', async () => {
  for (let press = 0; press < 20; press += 1) await start();
  expect((await start()).status).toBe(429);
  const other = askAs(site, await signUpMember(site));
  expect((await start({}, other)).status).toBe(200);
});
