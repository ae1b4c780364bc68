// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '#app/session/session-store.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { restingUntilWords } from '#domain/payments/rules/payment-terms.ts';
import { CanceledScreen } from './canceled-screen.tsx';
import { SuccessScreen } from './success-screen.tsx';

const member = {
  id: 'm',
  email: 'june@example.com',
  email_verified: true,
  full_name: 'June',
  two_factor_enabled: false,
  roles: [],
};

vi.mock('../live/use-live.ts', () => ({ useLive: () => 'live' }));

let root: Root;
const asked: string[] = [];
const told: unknown[] = [];

async function show(screen: ReactNode, answers: Record<string, unknown> = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const body = answers[address];
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 500 });
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: unknown) => told.push(message);
      close() {}
    },
  );
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const router = createMemoryRouter([
    { path: '*', element: <ToastProvider>{screen}</ToastProvider> },
  ]);
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  asked.length = 0;
  told.length = 0;
  setSession({ status: 'loading', user: null }, 'initial-session');
});

const id = 'cs_test_a1b2c3d4e5f6g7h8i9';
const address = `/api/payments/checkouts/${id}`;
const success = (
  outcome: string,
  kind: string | null = 'order',
  payments?: unknown,
  fresh = true,
) =>
  show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome, kind, fresh },
    '/api/account/payments': payments,
  });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const heading = () => find('h1').textContent;
const text = () => find('main, section').textContent;
const links = () =>
  [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);

test('HOUSE-04 a subscription that has begun names its number and price', async () => {
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: {
      outcome: 'paid',
      kind: 'subscription',
      subscription: { number: 1004, cents: 999 },
    },
  });
  const entries = find('.slate').textContent;
  expect(entries).toContain('SubscriptionAB-1004');
  expect(entries).toContain('$9.99 a month');
});

test('PAY-07 paid: toast, the first twenty characters, contact within 24 hours, the way home', async () => {
  await success('paid');
  expect(asked).toEqual([address]);
  expect(heading()).toBe('Payment Successful!');
  expect(text()).toContain('Our team will contact you within 24 hours.');
  expect(find('.slate').textContent).toBe('Transactioncs_test_a1b2c3d4e5f6');
  expect(text()).not.toContain('Test payment');
  expect(find('.toast b').textContent).toBe('Payment Successful!');
  expect(find('.toast p').textContent).toBe('Transaction cs_test_a1b2c3d4e5f6');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  expect(links()).toContainEqual(['Back to Home', '/']);
  expect(told).toEqual(['changed']);
});

test('PAY-07 opened again later the page announces no receipt and no answer any more', async () => {
  await success('paid');
  expect(text()).toContain('A receipt is on its way by email.');
  await success('paid', 'order', undefined, false);
  expect(heading()).toBe('Payment Successful!');
  expect(text()).toContain('Your payment has arrived.');
  expect(text()).not.toMatch(/on its way|24 hours/);
});

test.each([
  ['paid', 'order', true],
  ['pending', 'order', true],
  ['open', 'order', true],
  ['over', 'order', true],
  ['given-back', 'order', true],
  ['ended', 'subscription', true],
  ['paid', null, false],
  ['unknown', null, false],
])('PAY-07 %s, %s: a member is led to their payments: %s', async (outcome, kind, isLed) => {
  setSession({ status: 'signed-in', user: member }, 'signed-in');
  await success(outcome, kind);
  const found = links().filter(([label]) => label === 'See your payments');
  expect(found).toEqual(isLed ? [['See your payments', '/account#payments']] : []);
});

test('PAY-07 of a payment that is of no known kind amount and order are told, and nothing is promised', async () => {
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome: 'paid', kind: null, order },
  });
  expect(heading()).toBe('A payment has arrived');
  expect(find('.slate').textContent).toContain('OrderAB-1004Price$12,000');
  expect(text()).not.toMatch(/Successful|24 hours|receipt is on its way|reservation/);
  expect(find('.toast')).toBeNull();
});

test('PAY-07 a guest is not led to an account', async () => {
  await success('paid');
  expect(links()).toEqual([['Back to Home', '/']]);
});

test.each([
  ['pending', 'Your payment is being confirmed', 'nothing more for you to do'],
  ['open', 'Not paid yet', 'Nothing has been charged so far'],
  ['over', 'Nothing is paid here', 'This payment was not completed.'],
  ['given-back', 'Your payment was given back', 'It was given back the way you paid.'],
  ['ended', 'This subscription has ended', 'Nothing more is charged'],
  ['unknown', 'This payment is not known', 'no payment with this number'],
])('PAY-07 %s is said as it is, and nothing congratulates', async (outcome, title, words) => {
  await success(outcome);
  expect(heading()).toBe(title);
  expect(text()).toContain(words);
  expect(find('.slate').textContent).toContain('cs_test_a1b2c3d4e5f6');
  expect(find('.toast')).toBeNull();
  expect(told).toEqual([]);
});

test('PAY-07 a checkout that is open leads to its payment page first', async () => {
  const open = { ...order, checkout_url: 'https://pay.example/o-1' };
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome: 'open', kind: 'order', order: open },
  });
  expect(links()[0]).toEqual(['Back to the payment page', 'https://pay.example/o-1']);
});

test('PAY-07 a payment of which less arrived is not said to be on its way', async () => {
  const given = { outcome: 'pending', kind: 'order', order: { ...order, underpaid: true } };
  await show(<SuccessScreen checkoutId={id} />, { [address]: given });
  expect(heading()).toBe('Your payment has arrived in part');
  expect(text()).toContain('Less arrived than the price.');
});

test('PAY-07 a server that cannot be asked is no success', async () => {
  await show(<SuccessScreen checkoutId={id} />);
  expect(heading()).toBe('Your payment could not be checked');
  expect(find('.toast')).toBeNull();
});

test('PAY-07 an address without a payment asks nothing', async () => {
  await show(<SuccessScreen checkoutId={null} />);
  expect(heading()).toBe('No payment to show');
  expect(asked).toEqual([]);
  expect(find('.slate')).toBeNull();
});

const account = (state: string, ending = false) => ({
  test: true,
  payments: [],
  subscription: {
    id: 's',
    number: 1005,
    state,
    cents: 999,
    trial_end: '2026-11-29T12:00:00.000Z',
    period_end: '2026-11-29T12:00:00.000Z',
    ending,
    checkout_url: null,
    consented_at: null,
  },
  invoices: [],
  trial_used: true,
  portal: true,
});

test('PAY-07 a trial that has started was not paid, and its first charge is named', async () => {
  await success('paid', 'subscription', account('trialing'));
  expect(heading()).toBe('Your trial has started');
  expect(text()).toContain('Nothing has been charged. The first $9.99 is due on November 29, 2026');
  expect(links()).toContainEqual(['See your subscription', '/account#payments']);
  expect(find('.toast')).toBeNull();
  expect(told).toEqual(['changed']);
});

test('PAY-05 HOUSE-04 a trial that is canceled elsewhere announces no charge any more, and does again where it is kept', async () => {
  const answers = {
    [address]: {
      outcome: 'paid',
      kind: 'subscription',
      subscription: { number: 1005, cents: 999 },
    },
    '/api/account/payments': account('trialing'),
  };
  await show(<SuccessScreen checkoutId={id} />, answers);
  expect(text()).toContain('is due on');
  const change = async (ending: boolean) => {
    answers['/api/account/payments'] = account('trialing', ending);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  };
  await change(true);
  expect(heading()).toBe('Your starter package');
  expect(text()).toContain('Canceled');
  expect(text()).toContain('It stays yours until Nov 29, 2026, and nothing is charged.');
  expect(text()).not.toContain('is due on');
  await change(false);
  expect(text()).toContain('The first $9.99 is due on November 29, 2026');
});

test('HOUSE-04 a charge that failed is told as the account tells it', async () => {
  await success('paid', 'subscription', account('past_due'));
  expect(text()).toContain('Payment failed');
  expect(text()).toContain('The last charge of $9.99 did not go through.');
});

test("HOUSE-04 of a subscription that is not the reader's nothing of their own is said", async () => {
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: {
      outcome: 'paid',
      kind: 'subscription',
      subscription: { number: 1009, cents: 999 },
    },
    '/api/account/payments': account('trialing', true),
  });
  expect(heading()).toBe('Your starter package has started');
  expect(text()).not.toContain('Canceled');
});

test('PAY-07 without a trial no trial is spoken of, and what was charged at once is said on that day', async () => {
  await success('paid', 'subscription', account('active'));
  expect(heading()).toBe('Your starter package has started');
  expect(text()).not.toContain('rial');
  expect(text()).toContain('$9.99 was charged today. Your account page shows the next charge.');
  expect(text()).toContain('A receipt is on its way by email.');
  await success('paid', 'subscription', account('active'), false);
  expect(heading()).toBe('Your starter package has started');
  expect(text()).not.toMatch(/charged today|on its way/);
});

test('PAY-08 no charges were made; try again and home both lead to the landing page', async () => {
  await show(<CanceledScreen project={null} plan={null} order={null} />);
  expect(heading()).toBe('Payment canceled');
  expect(text()).toContain('No charges were made.');
  expect(links()).toEqual([
    ['Try Again', '/'],
    ['Back to Home', '/'],
  ]);
});

const project = '0199a0de-0000-7000-8000-000000000001';
test.each([
  ['the project', project, null, ['Back to your project', `/projects/${project}`]],
  ['projects, where the named one is gone', 'gone', null, ['To my projects', '/projects']],
  ['the plan', null, 'starter', ['Back to the starter package', '/account#payments']],
])('PAY-08 the way back to %s is offered', async (_, id, plan, link) => {
  await show(<CanceledScreen project={id} plan={plan} order={null} />);
  expect(links()[0]).toEqual(link);
  expect(links().slice(1)).toEqual([
    ['Try Again', '/'],
    ['Back to Home', '/'],
  ]);
});

test('PAY-08 the checkout of the starter package that was left is offered, as long as it is open', async () => {
  const subscription = {
    ...{ id: 's-1', number: 1005, transaction: null, state: 'opening', cents: 999 },
    ...{ trial_end: null, period_end: null, ending: false, consented_at: null },
    checkout_url: 'https://pay.example/s-1',
  };
  const payments = { test: true, payments: [], invoices: [], trial_used: false, portal: false };
  await show(<CanceledScreen project={null} plan="starter" order={null} />, {
    '/api/account/payments': { ...payments, subscription },
  });
  expect(links()[0]).toEqual(['Back to the payment page', 'https://pay.example/s-1']);
});

test('PAY-08 an address that names nothing of ours leads nowhere else', async () => {
  await show(<CanceledScreen project={null} plan="gold" order={null} />);
  expect(links()).toHaveLength(2);
});

const order = {
  number: 1004,
  product_name: 'Video Production - Rye at Nine',
  cents: 1_200_000,
  is_deposit: false,
  project_id: project,
  refundable_until: '2026-11-25T16:00:00.000Z',
};

test('PAY-06 HOUSE-10 the page of a payment in dispute, opened again, says that its guarantee rests', async () => {
  const resting_until = '2026-11-25T12:00:00.000Z';
  const inDispute = { ...order, disputed: true, refundable_until: null };
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome: 'paid', kind: 'order', order: { ...inDispute, resting_until } },
  });
  expect(text()).toContain(`${restingUntilWords} Nov 25, 2026, 12:00 PM`);
  expect(text()).not.toContain('guarantee: until');
});

test('HOUSE-04 a payment names order, amount, what for, the end of its guarantee and the way to the project', async () => {
  setSession({ status: 'signed-in', user: member }, 'signed-in');
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome: 'paid', kind: 'order', order },
  });
  expect(find('.slate').textContent).toBe(
    'OrderAB-1004Price$12,000ForVideo Production - Rye at NineTransactioncs_test_a1b2c3d4e5f6',
  );
  expect(text()).toMatch(/money-back guarantee: until Nov 25, 2026, \d+:00 [AP]M/);
  expect(links()).toContainEqual(['To your project', `/projects/${project}`]);
});

test('HOUSE-04 what is given back later is said by the page that said it had arrived', async () => {
  const given = { outcome: 'paid', kind: 'order', order };
  const answers = { [address]: given };
  await show(<SuccessScreen checkoutId={id} />, answers);
  expect(heading()).toBe('Payment Successful!');
  answers[address] = { ...given, outcome: 'given-back' };
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(heading()).toBe('Your payment was given back');
});

test.each([
  ['given-back', { refunded_cents: 1_200_000 }],
  ['given-back', { lost: true }],
  ['paid', { disputed: true }],
  ['over', {}],
])(
  'HOUSE-04 a member is led from a payment that is %s (%j) to their payments',
  async (outcome, stood) => {
    setSession({ status: 'signed-in', user: member }, 'signed-in');
    const answer = {
      outcome,
      kind: 'order',
      order: { ...order, refundable_until: null, ...stood },
    };
    await show(<SuccessScreen checkoutId={id} />, { [address]: answer });
    expect(links()).toContainEqual(['See your payments', '/account#payments']);
    expect(text()).not.toContain('Signed in, you find');
  },
);

test('HOUSE-04 what a guest was given back is found after signing in', async () => {
  const given = { outcome: 'given-back', kind: 'order', order: { ...order, project_id: null } };
  await show(<SuccessScreen checkoutId={id} />, { [address]: given });
  expect(links()).not.toContainEqual(['See your payments', '/account#payments']);
  expect(text()).toContain('Signed in, you find everything you paid');
});

test('HOUSE-04 of a payment that went back in part it is said how much', async () => {
  const partly = { ...order, refundable_until: null, refunded_cents: 200_000 };
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome: 'paid', kind: 'order', order: partly },
  });
  expect(text()).toContain(
    '$2,000 of the $12,000 was given back the way you paid. Banks take 5 to 10 days.',
  );
});

test('HOUSE-04 a payment in dispute is not told as a success', async () => {
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: {
      outcome: 'paid',
      kind: 'order',
      order: { ...order, refundable_until: null, disputed: true },
    },
  });
  expect(find('h1').textContent).toBe('Your payment is in dispute');
  expect(find('.badge').className).toBe('badge badge-warning');
  expect(text()).toContain('Your bank has asked for this money back.');
  expect(text()).not.toContain('Successful');
  expect(text()).not.toContain('24 hours');
});

test('PAY-05 a test payment is told to be one', async () => {
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: { outcome: 'paid', kind: 'order', order, test: true },
  });
  expect(text()).toContain('Test payment. No real card was used, and nothing was charged.');
});

test('HOUSE-04 a deposit is called one; a guest is led to no project, but told how it becomes theirs', async () => {
  await show(<SuccessScreen checkoutId={id} />, {
    [address]: {
      outcome: 'paid',
      kind: 'order',
      order: { ...order, cents: 3_500_000, is_deposit: true, refundable_until: null },
    },
  });
  expect(find('.slate').textContent).toContain('Deposit$35,000');
  expect(text()).toContain('does not cover this one');
  expect(links()).toEqual([
    ['Back to Home', '/'],
    ['Sign in or up', '/auth?next=/account%23payments'],
  ]);
  expect(text()).toContain('with the address of the receipt and verify it');
});

test('HOUSE-04 AUTH-12 what was paid from a deleted account is promised to no other, and its guarantee holds', async () => {
  const left = { ...order, project_id: null, left: true };
  const given = { [address]: { outcome: 'paid', kind: 'order', order: left } };
  await show(<SuccessScreen checkoutId={id} />, given);
  expect(text()).toContain('all of it is given back on request');
  expect(text()).toContain(
    'to use it, reach us by answering any email we have sent you, and name order AB-1004',
  );
  expect(text()).not.toContain('Sign in or up');
  act(() => root.unmount());
  setSession({ status: 'signed-in', user: member }, 'signed-in');
  await show(<SuccessScreen checkoutId={id} />, given);
  expect(text()).toContain('reach us');
  expect(links()).toEqual([['Back to Home', '/']]);
});

const left = '0199a0de-0000-7000-8000-0000000000aa';
const open = (checkout_url: string | null) =>
  show(<CanceledScreen project={null} plan={null} order={left} />, {
    [`/api/payments/orders/${left}`]: { number: 1004, cents: 1_200_000, checkout_url },
  });

test('HOUSE-04 the checkout that was left is offered beside Try Again, while it is open', async () => {
  await open('https://pay.example/c/1');
  expect(told).toContainEqual({ left: 'https://pay.example/c/1' });
  find('.payment-ways a').addEventListener('click', (event) => event.preventDefault());
  await act(async () => find('.payment-ways a').click());
  expect(told.at(-1)).toEqual({ reopened: 'https://pay.example/c/1' });
});

test('PAY-08 where no project names the payment, its open checkout is the first way on', async () => {
  await open('https://pay.example/c/1');
  expect(links()).toEqual([
    ['Back to the payment page', 'https://pay.example/c/1'],
    ['Try Again', '/'],
    ['Back to Home', '/'],
  ]);
  expect(text()).toContain('Order AB-1004, $12,000, is still open.');
});

test('HOUSE-04 a checkout that is over is not offered', async () => {
  await open(null);
  expect(links()).toHaveLength(2);
});
