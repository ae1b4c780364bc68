import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { draftOf, payAs, payAsGuest } from '#tests/builders/payments/press-pay.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { orders, productionRequests, projects, submissionLogs } from '../../db/schema.ts';

let site: PaymentSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
});
afterEach(() => site.close());

const pay = (body: object) => payAs(ask, body);
const payGuest = (body: object) => payAsGuest(site, body);
const rows = () => site.services.db.select().from(orders).orderBy(orders.created_at);
const opened = () => site.provider.calls.filter(({ method }) => method === 'openCheckout');

const makeProject = (...money: string[]) => pricedProject(ask, june, ...money);
const sendPackage = (changes: object = {}) => sentPackage(site, changes);

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
      const { status, error } = await payGuest(draftOf(changes));
      const refused = error?.fields?.map(({ path }) => path);
      const label = JSON.stringify(changes).slice(0, 60);
      expect([label, status, refused]).toEqual([label, 422, [field]]);
    }
    expect(await rows()).toEqual([]);
    expect(site.provider.calls).toEqual([]);
  });

  test('in the words of the specification for an address', async () => {
    const { error } = await payGuest(draftOf({ email: 'june' }));
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
  await payGuest(draftOf(more));
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
      cancelUrl: expect.stringMatching(
        new RegExp(`/payment-canceled\\?project=${project.id}&order=[\\da-f-]{36}$`),
      ),
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
      await payGuest(body),
      await pay({ ...body, projectId: randomUUID() }),
    ];
    await ask(`/api/projects/${project.id}`, { method: 'DELETE' });
    answers.push(await pay(body));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
    expect(await rows()).toEqual([]);
  });
});

describe('PAY-09 a package that was sent', () => {
  const under = { budget: 'under-25k', specificBudget: '$12,000' };
  const body = { amount: 12_000, productName: 'Anything', email: 'guest@example.com' };

  test('costs what it holds, for whoever knows its id', async () => {
    const submissionId = await sendPackage(under);
    expect((await payGuest({ ...body, submissionId })).status).toBe(200);
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
    expect((await payGuest({ ...body, submissionId })).error?.fields?.[0]?.message).toContain(
      'The price is $8,000 now',
    );
    expect((await payGuest({ ...body, submissionId, amount: 8_000 })).status).toBe(200);
  });

  test.each([
    [{ budget: 'under-25k', specificBudget: '$4,999' }, 4_999],
    [{ budget: '25k-50k' }, 35_000],
    [{ budget: '250k-plus' }, 100_000],
    [{}, 100_000],
  ])('PAY-06 of %j is not paid directly', async (money, amount) => {
    const submissionId = await sendPackage(money);
    const { status, error } = await payGuest({ ...body, submissionId, amount });
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
      await payGuest({ ...body, submissionId }),
      await payGuest({ ...body, submissionId: randomUUID() }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(refused.map(({ error }) => JSON.stringify(error))).size).toBe(1);
    expect((await pay({ ...body, submissionId })).status).toBe(200);
  });
});

describe('PAY-09 answers without a project or package', () => {
  test.each([
    [{ specificBudget: '', budget: '25k-50k', amount: 35_000 }],
    [{ specificBudget: '', budget: '250k-plus', amount: 100_000 }],
    [{ specificBudget: undefined, budget: undefined, amount: 12_000 }],
    [{ specificBudget: undefined, budget: undefined, amount: 35_000 }],
  ])('%j are sold', async (changes) => {
    expect((await payGuest(draftOf(changes))).status).toBe(200);
  });

  test('a difference to what they say is refused', async () => {
    const { status, error } = await payGuest(draftOf({ amount: 1 }));
    expect([status, error?.fields?.[0]?.message]).toEqual([
      422,
      'The price is $12,000 now, not $1. Reload the page to see it.',
    ]);
  });

  test('the same address in other letters is the same checkout', async () => {
    const first = await payGuest(draftOf());
    expect((await payGuest(draftOf({ email: 'June@Example.com' }))).url).toBe(first.url);
    expect(await rows()).toHaveLength(1);
  });

  test('who knows a member’s address and product gets another checkout than the member', async () => {
    const own = await pay(draftOf());
    const stranger = askAs(site, await signUpMember(site));
    const others = [await payGuest(draftOf()), await payAs(stranger, draftOf())];
    expect(new Set([own, ...others].map(({ url }) => url)).size).toBe(3);
  });

  test('paid for by a member under any of their sessions is not sold to them again', async () => {
    const { url } = await pay(draftOf());
    await site.hear(site.provider.pay(checkoutOf(url)));
    expect((await pay(draftOf())).status).toBe(409);
  });
});

describe('HOUSE-01 a director of the samples', () => {
  const choose = (id: string, selectedDirector: string) =>
    site.services.db
      .update(projects)
      .set({
        form_data: { budget: 'under-25k', specificBudget: '$12,000', selectedDirector },
      })
      .where(eq(projects.id, id));
  const publicSettings = {
    APP_URL: 'https://ads.example.com',
    MAIL: 'outbox',
    AI_PROVIDER: 'built-in',
    DIRECTORS_FEED: 'sample',
    PAYMENTS: 'sandbox',
    ANALYTICS: 'off',
  };
  const openPublic = async () => {
    await site.close();
    site = await openPaymentSite(publicSettings);
    june = await signUpMember(site);
    ask = askAs(site, june);
  };

  test('is paid for on a local installation, to try it', async () => {
    const { project, body } = await makeProject();
    await choose(project.id, 'odalys-brandt-vey');
    expect((await pay(body)).status).toBe(200);
  });

  test('is not paid for on a public one, by project or package; somebody else is', async () => {
    await openPublic();
    const { project, body } = await makeProject();
    await choose(project.id, 'odalys-brandt-vey');
    const { status, error } = await pay(body);
    expect([status, error?.fields?.[0]?.path]).toEqual([422, 'selectedDirector']);
    expect(error?.fields?.[0]?.message).toContain('is a sample profile and cannot be booked');
    const submissionId = await sendPackage({
      budget: 'under-25k',
      specificBudget: '$12,000',
      selectedDirector: 'odalys-brandt-vey',
    });
    const sent = { amount: 12_000, productName: 'Anything', email: 'guest@example.com' };
    expect((await payGuest({ ...sent, submissionId })).status).toBe(422);
    expect(await rows()).toEqual([]);
    await choose(project.id, '');
    expect((await pay(body)).status).toBe(200);
  });
});
