import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/open-payment-site.ts';
import { patchProject, projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { orders, productionRequests, projects, submissionLogs } from '../db/schema.ts';

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

type Asked = Awaited<ReturnType<typeof readAnswer>>;
async function readAnswer(answer: Response) {
  const { url = '', error } = (await answer.json()) as {
    url?: string;
    error?: { code: string; message?: string; fields?: { path: string; message: string }[] };
  };
  return { status: answer.status, url, error };
}
const payAs = async (asker: ReturnType<typeof askAs>, body: object): Promise<Asked> =>
  readAnswer(
    await asker('/api/functions/create-payment', { method: 'POST', body: JSON.stringify(body) }),
  );
const pay = (body: object) => payAs(ask, body);
const payAsGuest = (body: object): Promise<Asked> =>
  site.call('create-payment', body).then(readAnswer);

const draft = (changes: object = {}) => ({
  amount: 12_000,
  productName: 'Rye at Nine',
  email: 'june@example.com',
  budget: 'under-25k',
  specificBudget: '$12,000',
  ...changes,
});
const rows = () => site.services.db.select().from(orders).orderBy(orders.created_at);
const opened = () => site.provider.calls.filter(({ method }) => method === 'openCheckout');

async function makeProject(specificBudget = '$12,000', budget = 'under-25k') {
  const form_data = { ...projectBody().form_data, budget, specificBudget };
  const project = await saveProject(ask, { form_data, product_name: 'Rye at Nine' });
  const body = {
    amount: 12_000,
    productName: 'Anything',
    email: june.email,
    projectId: project.id,
  };
  return { project, body };
}
async function sendPackage(changes: object = {}): Promise<string> {
  const sent = await site.call(
    'send-concept',
    bakeryRequest({ email: 'guest@example.com', ...changes }),
  );
  return ((await sent.json()) as { submissionId: string }).submissionId;
}

test('PAY-01 a checkout is opened for the order, and stands with it', async () => {
  const { status, url } = await payAsGuest(draft());
  expect(status).toBe(200);
  const [row] = await rows();
  expect(row).toMatchObject({
    state: 'open',
    cents: 1_200_000,
    product_name: 'Rye at Nine',
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
    cancelUrl: expect.stringMatching(/\/payment-canceled$/),
  });
});

const unpayable: [field: string, changes: object][] = [
  ['amount', { amount: 0 }],
  ['amount', { amount: -12_000 }],
  ['amount', { amount: 0.5 }],
  ['amount', { amount: 12_000.01 }],
  ['amount', { amount: 1e9 }],
  ['amount', { amount: 1e15 }],
  ['amount', { amount: '12' }],
  ['amount', { amount: '12000' }],
  ['amount', { amount: Number.NaN }],
  ['amount', { amount: null }],
  ['amount', { amount: [12_000] }],
  ['amount', { amount: undefined }],
  ['amount', { amount: 25_000, specificBudget: '$25,000' }],
  ['amount', { amount: 40_000, specificBudget: '', budget: undefined }],
  ['email', { email: '' }],
  ['email', { email: 'june' }],
  ['email', { email: 'june@' }],
  ['email', { email: 'june@example' }],
  ['email', { email: '@example.com' }],
  ['email', { email: 'june@example.com, you@example.com' }],
  ['email', { email: 'june@example.com\r\nBcc: you@example.com' }],
  ['email', { email: `${'j'.repeat(250)}@example.com` }],
  ['email', { email: undefined }],
  ['email', { email: { $ne: null } }],
  ['productName', { productName: 'Rye\0at Nine' }],
  ['productName', { productName: '\ud800' }],
  ['productName', { productName: ' ' }],
  ['productName', { productName: 'x'.repeat(10_240) }],
  ['projectId', { projectId: "1' or '1'='1" }],
  ['submissionId', { submissionId: '1' }],
  ['budget', { budget: 'free' }],
  ['specificBudget', { specificBudget: '1'.repeat(10_240) }],
];
describe('PAY-01 PAY-02 what cannot be paid', () => {
  test('is refused by its field, and asks nobody', async () => {
    for (const [field, changes] of unpayable) {
      const { status, error } = await payAsGuest(draft(changes));
      const refused = error?.fields?.map(({ path }) => path);
      const label = JSON.stringify(changes).slice(0, 60);
      expect([label, status, refused]).toEqual([label, 422, [field]]);
    }
    expect(await rows()).toEqual([]);
    expect(site.provider.calls).toEqual([]);
  });

  test('in the words of the specification for an address', async () => {
    const { error } = await payAsGuest(draft({ email: 'june' }));
    expect(error?.fields).toEqual([
      { path: 'email', message: 'Please enter a valid email address to proceed with payment.' },
    ]);
  });
});

test('PAY-09 owner, state and price in the body change nothing', async () => {
  const more = {
    user_id: june.id,
    state: 'paid',
    cents: 1,
    paid_at: '2020-01-01',
    id: randomUUID(),
  };
  await payAsGuest(draft(more));
  const [row] = await rows();
  expect(row).toMatchObject({ user_id: null, state: 'open', cents: 1_200_000, paid_at: null });
  expect(row?.id).not.toBe(more.id);
});

describe('PAY-03 PAY-09 a saved project', () => {
  test('costs what its own answers say, under its own name', async () => {
    const { project, body } = await makeProject();
    expect((await pay(body)).status).toBe(200);
    expect(await rows()).toMatchObject([
      {
        subject: `project:${project.id}`,
        project_id: project.id,
        user_id: june.id,
        cents: 1_200_000,
        product_name: 'Video Production - Rye at Nine',
      },
    ]);
    expect(opened()[0]?.asked).toMatchObject({
      cancelUrl: expect.stringMatching(new RegExp(`/payment-canceled\\?project=${project.id}$`)),
    });
  });

  test.each([
    ['', 'under-25k', 15_000],
    ['$12,000', '25k-50k', 35_000],
    ['', '250k-plus', 15_000],
  ])('of %j and %s costs %d', async (specific, budget, amount) => {
    const { body } = await makeProject(specific, budget);
    expect((await pay({ ...body, amount })).status).toBe(200);
  });

  test('is not sold for another amount, and says the price', async () => {
    const { body } = await makeProject();
    const { status, error } = await pay({ ...body, amount: 10_000, specificBudget: '$10,000' });
    expect(status).toBe(422);
    expect(error?.fields).toEqual([
      {
        path: 'amount',
        message: 'The price is $12,000 now, not $10,000. Reload the page to see it.',
      },
    ]);
    expect(await rows()).toEqual([]);
  });

  test('of somebody else, of nobody and a deleted one answer alike', async () => {
    const { project, body } = await makeProject();
    const stranger = askAs(site, await signUpMember(site));
    const answers = [
      await payAs(stranger, body),
      await payAsGuest(body),
      await pay({ ...body, projectId: randomUUID() }),
    ];
    await ask(`/api/projects/${project.id}`, { method: 'DELETE' });
    answers.push(await pay(body));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
    expect(await rows()).toEqual([]);
  });

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

describe('PAY-09 a package that was sent', () => {
  const under = { budget: 'under-25k', specificBudget: '$12,000' };
  const body = { amount: 12_000, productName: 'Anything', email: 'guest@example.com' };

  test('costs what it holds, for whoever knows its id', async () => {
    const submissionId = await sendPackage(under);
    expect((await payAsGuest({ ...body, submissionId })).status).toBe(200);
    expect(await rows()).toMatchObject([
      { subject: `submission:${submissionId}`, submission_id: submissionId, cents: 1_200_000 },
    ]);
  });

  test('costs what was asked of the house after it was sent', async () => {
    const submissionId = await sendPackage({ budget: '25k-50k' });
    const at = new Date();
    await site.services.db.insert(productionRequests).values({
      submission_id: submissionId,
      budget: 'under-25k',
      specific_budget: '$8,000',
      schedule: 'asap',
      media_buying_services: false,
      director_id: 'ana',
      director_name: 'Ana Ruiz',
      created_at: at,
      updated_at: at,
    });
    expect((await payAsGuest({ ...body, submissionId })).error?.fields?.[0]?.message).toContain(
      'The price is $8,000 now',
    );
    expect((await payAsGuest({ ...body, submissionId, amount: 8_000 })).status).toBe(200);
  });

  test.each([
    [{ budget: 'under-25k', specificBudget: '$4,999' }, 4_999],
    [{ budget: '25k-50k' }, 35_000],
    [{ budget: '250k-plus' }, 100_000],
    [{}, 100_000],
  ])('PAY-06 of %j is not paid directly', async (money, amount) => {
    const submissionId = await sendPackage(money);
    const { status, error } = await payAsGuest({ ...body, submissionId, amount });
    expect([status, error?.fields?.[0]?.path]).toEqual([422, 'amount']);
  });

  test('of a member is there for that member alone', async () => {
    const sent = await ask('/api/functions/send-concept', {
      method: 'POST',
      body: JSON.stringify(bakeryRequest({ ...under, email: june.email })),
    });
    const { submissionId } = (await sent.json()) as { submissionId: string };
    const { db } = site.services;
    await db.update(submissionLogs).set({ user_id: june.id });
    const stranger = askAs(site, await signUpMember(site));
    const refused = [
      await payAs(stranger, { ...body, submissionId }),
      await payAsGuest({ ...body, submissionId }),
      await payAsGuest({ ...body, submissionId: randomUUID() }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(refused.map(({ error }) => JSON.stringify(error))).size).toBe(1);
    expect((await pay({ ...body, submissionId })).status).toBe(200);
  });

  test('paid for pays for the project made of it', async () => {
    const submissionId = await sendPackage(under);
    const { url } = await payAsGuest({ ...body, submissionId });
    const { project, body: projectPayment } = await makeProject();
    const { db } = site.services;
    await db
      .update(projects)
      .set({ submission_id: submissionId })
      .where(eq(projects.id, project.id));
    await site.hear(site.provider.pay(checkoutOf(url)));
    expect((await pay(projectPayment)).error?.message).toBe('This is paid for already.');
  });
});

describe('PAY-09 answers without a project or package', () => {
  test.each([
    [{ specificBudget: '', budget: '25k-50k', amount: 35_000 }],
    [{ specificBudget: '', budget: '250k-plus', amount: 100_000 }],
    [{ specificBudget: undefined, budget: undefined, amount: 12_000 }],
    [{ specificBudget: undefined, budget: undefined, amount: 35_000 }],
  ])('%j are sold', async (changes) => {
    expect((await payAsGuest(draft(changes))).status).toBe(200);
  });

  test('a difference to what they say is refused', async () => {
    const { status, error } = await payAsGuest(draft({ amount: 1 }));
    expect([status, error?.fields?.[0]?.message]).toEqual([
      422,
      'The price is $12,000 now, not $1. Reload the page to see it.',
    ]);
  });

  test('the same address in other letters is the same checkout', async () => {
    const first = await payAsGuest(draft());
    expect((await payAsGuest(draft({ email: 'June@Example.com' }))).url).toBe(first.url);
    expect(await rows()).toHaveLength(1);
  });

  test('who knows a member’s address and product gets another checkout than the member', async () => {
    const own = await pay(draft());
    const stranger = askAs(site, await signUpMember(site));
    const others = [await payAsGuest(draft()), await payAs(stranger, draft())];
    expect(new Set([own, ...others].map(({ url }) => url)).size).toBe(3);
  });

  test('paid for by a member under any of their sessions is not sold to them again', async () => {
    const { url } = await pay(draft());
    await site.hear(site.provider.pay(checkoutOf(url)));
    expect((await pay(draft())).status).toBe(409);
  });
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
    const pressed = await Promise.all(Array.from({ length: 20 }, () => payAsGuest(draft())));
    expect(new Set(pressed.map(({ status, url }) => `${status} ${url}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expectOneQuestion();
  });

  test('a press after a lost answer gets the checkout that was made', async () => {
    site.provider.next('openCheckout', 'lose');
    const lost = await payAsGuest(draft());
    expect([lost.status, lost.error?.code]).toEqual([503, 'unavailable']);
    const [order] = await rows();
    expect(order).toMatchObject({ state: 'open', checkout_id: null });
    const { url } = await payAsGuest(draft());
    expect(url).toContain(order?.id);
    expect(await rows()).toHaveLength(1);
    expect(opened()[1]).toEqual(opened()[0]);
  });

  test('a checkout whose answer was lost is closed before another amount is asked for', async () => {
    site.provider.next('openCheckout', 'lose');
    await payAsGuest(draft());
    const [order] = await rows();
    const changed = draft({ amount: 9_000, specificBudget: '$9,000' });
    expect((await payAsGuest(changed)).status).toBe(200);
    expect(() => site.provider.pay(`cs_fake_${order?.id}`)).toThrow('expired');
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  test('another address gets another checkout', async () => {
    const { body } = await makeProject();
    const first = await pay(body);
    const second = await pay({ ...body, email: 'other@example.com' });
    expect(second.url).not.toBe(first.url);
    expect((await rows()).map(({ state, email }) => [state, email])).toEqual([
      ['expired', june.email],
      ['open', 'other@example.com'],
    ]);
  });

  test('a checkout whose time is over is replaced', async () => {
    const first = await payAsGuest(draft());
    site.pass(25 * 3_600_000);
    site.provider.expire(checkoutOf(first.url));
    const second = await payAsGuest(draft());
    expect([second.status, second.url === first.url]).toEqual([200, false]);
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });
});

describe('PAY-01 a provider that', () => {
  test('fails is said so, and the next press opens the checkout', async () => {
    site.provider.next('openCheckout', 'fail');
    expect((await payAsGuest(draft())).status).toBe(503);
    expect((await payAsGuest(draft())).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('refuses an order is asked with another one at the next press', async () => {
    site.provider.next('openCheckout', 'refuse');
    expect((await payAsGuest(draft())).status).toBe(503);
    expect((await payAsGuest(draft())).status).toBe(200);
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  test('hangs is waited for no longer than a visitor would, and holds nobody else up', async () => {
    site.provider.next('openCheckout', 'hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pressed = payAsGuest(draft());
    await site.provider.hung;
    // No transaction is open: the embedded database has one connection.
    expect(await rows()).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    vi.useRealTimers();
    expect((await pressed).status).toBe(503);
    expect((await payAsGuest(draft())).status).toBe(200);
  });

  test('fails to close the old checkout leaves it open, and nothing else is opened', async () => {
    const { url } = await payAsGuest(draft());
    site.provider.next('expireCheckout', 'fail');
    const changed = draft({ amount: 9_000, specificBudget: '$9,000' });
    expect((await payAsGuest(changed)).status).toBe(503);
    expect((await rows()).map(({ state, cents }) => [state, cents])).toEqual([['open', 1_200_000]]);
    expect((await payAsGuest(draft())).url).toBe(url);
  });
});

test('PAY-01 a network presses thirty times an hour', async () => {
  for (let press = 0; press < 30; press += 1) await payAsGuest(draft());
  expect((await payAsGuest(draft())).status).toBe(429);
  site.pass(3_600_001);
  expect((await payAsGuest(draft())).status).toBe(200);
});
