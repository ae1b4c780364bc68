// From the first press to the last on the sandbox, through the API alone.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountPayments, CheckoutReport } from '#domain/payments/account-payments.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { fakePayments } from '#tests/builders/payments/fake-payments.ts';
import { projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';

let site: TestSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openTestSite();
  june = await signUpMember(site);
  ask = askAs(site, june);
});
afterEach(() => site.close());

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, ...(await answer.json()) } as Answer;
}
const get = async <Answer>(path: string) => (await (await ask(path)).json()) as Answer;
const card = (number: string) => ({ number, expiry: '12 / 34', cvc: '123', name: 'June' });
const press = (id: string, number: string) =>
  post<{ redirect?: string; problem?: string }>(`/api/sandbox/checkouts/${id}`, {
    action: 'pay',
    card: card(number),
  });
const report = (id: string) => get<CheckoutReport>(`/api/payments/checkouts/${id}`);
const list = () => get<AccountPayments>('/api/account/payments');

/** Gives the id of the sandbox's checkout. */
async function start(name: string, body: object): Promise<string> {
  const { url } = await post<{ url: string }>(`/api/functions/${name}`, body);
  expect(url).toMatch(new RegExp(`^${site.services.config.appUrl}/sandbox/checkout/`));
  return url.split('/').at(-1) ?? '';
}

test('PAY-05 PAY-09 a project is declined, paid, Greenlit, and given back', async () => {
  const form_data = { ...projectBody().form_data, budget: 'under-25k', specificBudget: '$12,000' };
  const { id: projectId } = await saveProject(ask, { form_data });
  const statusOf = async () => (await get<{ status: string }>(`/api/projects/${projectId}`)).status;
  const wanted = { amount: 12_000, productName: 'Bread', email: june.email, projectId };

  const checkout = await start('create-payment', wanted);
  expect((await press(checkout, '4000 0000 0000 0002')).problem).toBe('declined');
  expect((await report(checkout)).outcome).toBe('open');
  expect(await start('create-payment', wanted)).toBe(checkout);

  const { redirect } = await press(checkout, '4242 4242 4242 4242');
  expect(redirect).toContain(`/payment-success?session_id=${checkout}`);
  expect(await report(checkout)).toMatchObject({ outcome: 'paid', kind: 'order' });
  expect(await statusOf()).toBe('greenlit');
  expect(await post('/api/functions/create-payment', wanted)).toMatchObject({
    status: 409,
    error: { message: 'This is paid for already.' },
  });

  const [payment] = (await list()).payments;
  expect(await post(`/api/account/payments/${payment?.id}/refund`)).toMatchObject({
    status: 200,
    state: 'refunded',
  });
  expect(await statusOf()).toBe('pipeline');
});

test('PAY-04 PAY-09 a subscription is begun, shown, canceled, resumed, and has its page', async () => {
  const checkout = await start('create-subscription', { consent: true });
  await press(checkout, '4242 4242 4242 4242');
  expect(await report(checkout)).toMatchObject({ outcome: 'paid', kind: 'subscription' });
  expect(await list()).toMatchObject({
    test: true,
    trial_used: true,
    portal: true,
    subscription: { state: 'trialing', ending: false },
  });
  expect((await post<{ status: number }>('/api/functions/create-subscription')).status).toBe(409);
  for (const [verb, ending] of [
    ['cancel', true],
    ['resume', false],
    ['cancel', true],
  ] as const) {
    expect(await post(`/api/account/subscription/${verb}`)).toMatchObject({ status: 200, ending });
  }
  const { url } = await post<{ url: string }>('/api/account/billing-portal');
  expect(url).toContain('/sandbox/portal/');
  const portal = url.split('/').at(-1)?.split('?')[0];
  expect((await ask(`/api/sandbox/portals/${portal}`)).status).toBe(200);
});

test('PAY-01 a provider that does not answer is said so in words, and when to try again', async () => {
  await site.close();
  const provider = fakePayments();
  site = await openTestSite({}, { payments: provider });
  provider.next('openCheckout', 'fail');
  const wanted = { amount: 12_000, productName: 'Bread', email: june.email };
  const answer = await site.call('create-payment', wanted);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    error: {
      code: 'unavailable',
      message: 'Failed to initiate payment. Please try again.',
      requestId: expect.any(String),
    },
  });
});
