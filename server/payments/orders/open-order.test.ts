// On both databases: twenty presses at once meet at one row.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { createPaymentRequest } from '#domain/functions/create-payment.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { draftOf, payAs, payAsGuest } from '#tests/builders/payments/press-pay.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { patchProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { mails, orders } from '../../db/schema.ts';
import { linkPackage } from '../../projects/claiming/link-packages.ts';
import { findOrder } from './find-order.ts';

let site: PaymentSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const pay = (body: object) => payAs(ask, body);
const payGuest = (body: object) => payAsGuest(site, body);
const rows = () => site.services.db.select().from(orders).orderBy(orders.created_at);
const opened = () => site.provider.calls.filter(({ method }) => method === 'openCheckout');

const makeProject = (...money: string[]) => pricedProject(ask, june, ...money);
const sendPackage = (changes: object = {}) => sentPackage(site, changes);

test('PAY-01 who is no member any more when the order is made is told to sign in', async () => {
  const viewer = { ...june, id: randomUUID() } as unknown as Viewer;
  const asker = { viewer, request: createPaymentRequest.parse(draftOf()) };
  await expect(findOrder(site.services, asker)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('PAY-01 a checkout is opened for the order, and stands with it', async () => {
  const { status, url } = await payGuest(draftOf());
  expect(status).toBe(200);
  const [row] = await rows();
  expect(row).toMatchObject({
    state: 'open',
    cents: 1_200_000,
    product_name: 'Video Production - Rye at Nine',
    email: 'june@example.com',
    user_id: null,
    checkout_url: url,
    checkout_id: checkoutOf(url),
  });
  expect(row?.check_at).not.toBeNull();
  expect(opened()[0]?.asked).toMatchObject({
    id: row?.id,
    cents: 1_200_000,
    successUrl: expect.stringMatching(/\/payment-success\?session_id=\{CHECKOUT_SESSION_ID\}$/),
    cancelUrl: expect.stringMatching(/\/payment-canceled\?order=[\da-f-]{36}$/),
  });
});

describe('PAY-09 a saved project', () => {
  test('whose answers changed gets a new checkout, and the old one is closed', async () => {
    const { project, body } = await makeProject();
    const first = await pay(body);
    const form_data = { ...project.form_data, specificBudget: '$9,000' };
    expect((await patchProject(ask, project, { form_data })).status).toBe(200);
    const second = await pay({ ...body, amount: 9_000 });
    expect(second.status).toBe(200);
    expect(second.url).not.toBe(first.url);
    expect((await rows()).map(({ state, cents }) => [state, cents])).toEqual([
      ['expired', 1_200_000],
      ['open', 900_000],
    ]);
    expect(() => site.provider.pay(checkoutOf(first.url))).toThrow('expired');
  });

  test('HOUSE-04 pressed again, at once or later, takes no other number, and the next has the next', async () => {
    const { body } = await makeProject();
    const first = await pay(body);
    await Promise.all([pay(body), pay(body), pay(body)]);
    await site.hear(site.provider.pay(checkoutOf(first.url)));
    expect((await pay(body)).status).toBe(409);
    const other = await makeProject();
    expect((await pay(other.body)).status).toBe(200);
    const [one, two, ...more] = (await rows()).map(({ number }) => number).sort();
    expect(more).toEqual([]);
    expect(two).toBe(Number(one) + 1);
  });

  test('paid in the old checkout while the answers changed is not sold again', async () => {
    const { project, body } = await makeProject();
    site.provider.pay(checkoutOf((await pay(body)).url));
    const form_data = { ...project.form_data, specificBudget: '$9,000' };
    await patchProject(ask, project, { form_data });
    const { status, error } = await pay({ ...body, amount: 9_000 });
    expect([status, error?.code, error?.message]).toEqual([
      409,
      'conflict',
      'This is paid for already.',
    ]);
    expect((await rows()).map(({ state }) => state)).toEqual(['paid']);
  });

  test('that is paid for is not sold again; one given back is', async () => {
    const { body } = await makeProject();
    const { url } = await pay(body);
    await site.hear(site.provider.pay(checkoutOf(url)));
    expect((await pay(body)).error?.message).toBe('This is paid for already.');
    const [row] = await rows();
    await site.hear(
      await site.provider.refund({
        id: row?.id ?? '',
        paymentId: row?.payment_id ?? '',
        cents: 1_200_000,
      }),
    );
    expect((await pay(body)).status).toBe(200);
  });

  test('whose money is on its way is not sold again', async () => {
    const { body } = await makeProject();
    await pay(body);
    const [row] = await rows();
    await site.hear([
      { about: 'order', id: row?.id ?? '', event: { type: 'processing', at: 1_800_000_000 } },
    ]);
    const { status, error } = await pay(body);
    expect([status, error?.message]).toEqual([409, 'A payment for this is on its way already.']);
  });
});

test('PAY-09 a package that is paid for pays for the project made of it', async () => {
  const submissionId = await sendPackage({ budget: 'under-25k', specificBudget: '$12,000' });
  const wanted = { amount: 12_000, productName: 'Bread', email: 'guest@example.com' };
  const { url } = await payGuest({ ...wanted, submissionId });
  const { project, body } = await makeProject();
  await site.services.db.transaction((tx) => linkPackage(tx, submissionId, project.id));
  await site.hear(site.provider.pay(checkoutOf(url)));
  expect((await pay(body)).error?.message).toBe('This is paid for already.');
});

// However often it is asked: for the provider it is one order.
const expectOneQuestion = () =>
  expect(new Set(opened().map(({ asked }) => JSON.stringify(asked))).size).toBe(1);

describe('PAY-05 one checkout for each order', () => {
  test('twenty presses at once write one order, ask once and get one address', async () => {
    const { body } = await makeProject();
    const pressed = await Promise.all(Array.from({ length: 20 }, () => pay(body)));
    expect(new Set(pressed.map(({ status, url }) => `${status} ${url}`)).size).toBe(1);
    expect(pressed[0]?.status).toBe(200);
    expect(await rows()).toHaveLength(1);
    expectOneQuestion();
  });

  test('twenty presses of a guest at once likewise', async () => {
    const pressed = await Promise.all(Array.from({ length: 20 }, () => payGuest(draftOf())));
    expect(new Set(pressed.map(({ status, url }) => `${status} ${url}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expectOneQuestion();
  });

  test('a press after a lost answer gets the checkout that was made', async () => {
    site.provider.next('openCheckout', 'lose');
    const lost = await payGuest(draftOf());
    expect([lost.status, lost.error?.code]).toEqual([503, 'unavailable']);
    const [order] = await rows();
    expect(order).toMatchObject({ state: 'open', checkout_id: null });
    const { url } = await payGuest(draftOf());
    expect(url).toContain(order?.id);
    expect(await rows()).toHaveLength(1);
    expect(opened()[1]).toEqual(opened()[0]);
  });

  test('a checkout whose answer was lost is closed before another amount is asked for', async () => {
    site.provider.next('openCheckout', 'lose');
    await payGuest(draftOf());
    const [order] = await rows();
    const changed = draftOf({ amount: 9_000, specificBudget: '$9,000' });
    expect((await payGuest(changed)).status).toBe(200);
    expect(() => site.provider.pay(`cs_fake_${order?.id}`)).toThrow('expired');
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  test('another address gets another checkout', async () => {
    const submissionId = await sendPackage({ budget: 'under-25k', specificBudget: '$12,000' });
    const first = await payGuest(draftOf({ submissionId }));
    const second = await payGuest(draftOf({ submissionId, email: 'other@example.com' }));
    expect(second.url).not.toBe(first.url);
    expect((await rows()).map(({ state, email }) => [state, email])).toEqual([
      ['expired', 'june@example.com'],
      ['open', 'other@example.com'],
    ]);
  });

  test('PAY-09 a member pays as themselves, whomever the package went to', async () => {
    const { body } = await makeProject();
    const client = { email: 'client@example.com' };
    expect((await pay({ ...body, ...client })).status).toBe(200);
    expect((await pay(draftOf({ ...client, productName: 'Nightjar Lamp' }))).status).toBe(200);
    expect((await rows()).map(({ email, user_id }) => [email, user_id])).toEqual([
      [june.email, june.id],
      [june.email, june.id],
    ]);
    await site.hear(site.provider.pay(checkoutOf((await pay({ ...body, ...client })).url)));
    const told = await site.services.db
      .select({ to: mails.to_address, kind: mails.kind })
      .from(mails);
    expect(told).toContainEqual({ to: june.email, kind: 'receipt' });
    expect(told.map(({ to }) => to)).not.toContain(client.email);
  });

  test('a checkout whose time is over is replaced', async () => {
    const first = await payGuest(draftOf());
    site.pass(25 * 3_600_000);
    site.provider.expire(checkoutOf(first.url));
    const second = await payGuest(draftOf());
    expect([second.status, second.url === first.url]).toEqual([200, false]);
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });
});

describe('PAY-01 a provider that', () => {
  test('fails is said so, and the next press opens the checkout', async () => {
    site.provider.next('openCheckout', 'fail');
    expect((await payGuest(draftOf())).status).toBe(503);
    expect((await payGuest(draftOf())).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('refuses an order is asked with another one at the next press', async () => {
    site.provider.next('openCheckout', 'refuse');
    expect((await payGuest(draftOf())).status).toBe(503);
    expect((await payGuest(draftOf())).status).toBe(200);
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  test('hangs is waited for no longer than a visitor would, and holds nobody else up', async () => {
    site.provider.next('openCheckout', 'hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pressed = payGuest(draftOf());
    await site.provider.hung;
    // No transaction is open: the embedded database has one connection.
    expect(await rows()).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    vi.useRealTimers();
    expect((await pressed).status).toBe(503);
    expect((await payGuest(draftOf())).status).toBe(200);
  });

  test('fails to close the old checkout leaves it open, and nothing else is opened', async () => {
    const { url } = await payGuest(draftOf());
    site.provider.next('expireCheckout', 'fail');
    const changed = draftOf({ amount: 9_000, specificBudget: '$9,000' });
    expect((await payGuest(changed)).status).toBe(503);
    expect((await rows()).map(({ state, cents }) => [state, cents])).toEqual([['open', 1_200_000]]);
    expect((await payGuest(draftOf())).url).toBe(url);
  });
});

test('PAY-01 a network presses thirty times an hour', async () => {
  for (let press = 0; press < 30; press += 1) await payGuest(draftOf());
  expect((await payGuest(draftOf())).status).toBe(429);
  site.pass(3_600_001);
  expect((await payGuest(draftOf())).status).toBe(200);
});

test('PAY-03 PAY-06 the payment page says that a deposit is one, and names the guarantee of a price', async () => {
  const deposit = await makeProject('', '25k-50k');
  expect((await pay({ ...deposit.body, amount: 35_000 })).status).toBe(200);
  const price = await makeProject();
  expect((await pay(price.body)).status).toBe(200);
  const terms = opened().map(({ asked }) => (asked as { terms?: string }).terms);
  expect(terms).toEqual([
    expect.stringMatching(/^This is a deposit/),
    'Until the director is confirmed with you, it is a reservation. 3-day 100% money-back guarantee on this payment.',
  ]);
});
