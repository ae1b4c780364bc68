// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  address,
  asked,
  choose,
  happen,
  hideAdmin,
  ok,
  played,
  press,
  rowsOf,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';

afterEach(hideAdmin);

const order = (changes: object = {}) => ({
  id: 'o1',
  number: 1004,
  client: 'June Alderwick',
  email: 'june@nightjar.example',
  cents: 1_200_000,
  test: false,
  created_at: '2026-11-20T12:00:00.000Z',
  product_name: 'Video Production - Nightjar',
  transaction: 'cs_test_a1b2c3d4e5f6',
  is_deposit: false,
  state: 'paid',
  paid_cents: 1_200_000,
  refunded_cents: 0,
  paid_at: '2026-11-20T12:05:00.000Z',
  subject: { kind: 'project', id: 'p1', name: 'Wake the night shift' },
  ...changes,
});
const full = (changes: object = {}) =>
  order({
    provider: 'stripe',
    provider_url: 'https://dashboard.stripe.com/payments/pi_1',
    refundable_cents: 1_200_000,
    creative_brief: null,
    disputed_cents: 0,
    guarantee_until: null,
    acts: [],
    ...changes,
  });
const page = (rows: object[], total = rows.length, nextCursor: string | null = null) =>
  ok({ rows, total, nextCursor });
const open = (path: string, answers = {}) =>
  showAdmin(path, { 'GET /api/admin/orders': page([order()]), ...answers });
const refund = 'POST /api/admin/orders/o1/refund';
const one = 'GET /api/admin/orders/o1';
const dialog = () => document.querySelector('dialog[open]');

test('HOUSE-03 orders say what they are, test money and deleted projects among them', async () => {
  await open('/admin/orders', {
    'GET /api/admin/orders': page([
      order(),
      order({
        id: 'o2',
        number: 1003,
        state: 'lost',
        test: true,
        subject: { kind: 'deleted', id: null, name: 'Slow Bread' },
      }),
      order({ id: 'o3', number: 1002, state: 'expired', subject: null }),
    ]),
  });
  expect(rowsOf('Orders table')).toEqual([
    ['AB-1004', 'Video Production - Nightjar', 'June Alderwick', 'Nov 20, 2026', '$12,000', 'Paid'],
    [
      'AB-1003',
      'Video Production - NightjarDeleted',
      'June Alderwick',
      'Nov 20, 2026',
      '$12,000Test, no money',
      'Dispute lost',
    ],
    [
      'AB-1002',
      'Video Production - Nightjar',
      'June Alderwick',
      'Nov 20, 2026',
      '$12,000',
      'Not completed',
    ],
  ]);
  expect(text()).toContain('3 in all');
});

test('HOUSE-01 HOUSE-03 a deposit is called one in the list', async () => {
  await open('/admin/orders', {
    'GET /api/admin/orders': page([order({ cents: 3_500_000, is_deposit: true })]),
  });
  expect(rowsOf('Orders table')[0]).toContain('$35,000Deposit');
});

test('HOUSE-03 a search and a state are asked for, stand in the address and go into the file', async () => {
  await open('/admin/orders', { 'GET /api/admin/orders': page([order()], 2, 'next') });
  await choose('input[type="search"]', 'AB-1004');
  await choose('select[name="state"]', 'paid');
  expect(address()).toBe('/admin/orders?q=AB-1004&state=paid');
  expect(asked.at(-1)).toBe('GET /api/admin/orders?q=AB-1004&state=paid');
  const file = document.querySelector('a[download]')?.getAttribute('href');
  expect(file).toBe('/api/admin/export/orders.csv?q=AB-1004&state=paid');
  played['GET /api/admin/orders'] = page([order({ id: 'o9', number: 1001 })], 2);
  await press('Show more');
  expect(asked.at(-1)).toBe('GET /api/admin/orders?q=AB-1004&state=paid&cursor=next');
  expect(rowsOf('Orders table').map(([number]) => number)).toEqual(['AB-1004', 'AB-1001']);
  played['GET /api/admin/orders'] = page([]);
  await choose('input[type="search"]', 'nobody');
  expect(text()).toContain('Nothing found');
  await press('Clear the search');
  expect(address()).toBe('/admin/orders');
});

test('HOUSE-03 a payment is given back with a reason, in two presses that name the amount', async () => {
  await open('/admin/orders', { [one]: ok(full()) });
  await press('AB-1004');
  expect(address()).toBe('/admin/orders?order=o1');
  expect(dialog()?.querySelector('a[href^="https://dashboard"]')?.textContent).toContain('Stripe');
  expect(dialog()?.textContent).toContain('cs_test_a1b2c3d4e5f6');
  await press('Give $12,000 back');
  expect(dialog()?.textContent).toContain('Please say why.');
  expect(asked.some((each) => each.startsWith('POST /api/admin/'))).toBe(false);
  await choose('textarea', 'They asked on the telephone.');
  await press('Give $12,000 back');
  expect(dialog()?.textContent).toContain('$12,000 goes back to june@nightjar.example');
  expect(asked.some((each) => each.startsWith('POST /api/admin/'))).toBe(false);
  const done = full({ state: 'refunded', refunded_cents: 1_200_000, refundable_cents: 0 });
  played[refund] = ok(done);
  played[one] = ok(done);
  await press('Give $12,000 back now');
  expect(asked).toContain(refund);
  expect(document.body.textContent).toContain(
    'AB-1004: $12,000 was given back the way it was paid.',
  );
  expect(dialog()?.textContent).toContain('Refunded');
  expect(dialog()?.querySelector('textarea')).toBeNull();
  expect(document.activeElement?.textContent).toBe('AB-1004');
});

test('HOUSE-03 a disputed order says what it means and where it is answered, and what was done', async () => {
  const act = {
    id: 'a1',
    at: '2026-11-21T09:00:00.000Z',
    admin_email: 'boss@example.com',
    action: 'order.refunded',
    details: { number: 1004, cents: 200_000, reason: 'One day was not shot.' },
  };
  await open('/admin/orders?order=o1', {
    [one]: ok(
      full({ state: 'disputed', refundable_cents: 0, disputed_cents: 1_200_000, acts: [act] }),
    ),
  });
  expect(dialog()?.textContent).toContain(
    'The payer’s bank asks for $12,000 back. Answer it at Stripe',
  );
  expect(dialog()?.textContent).toContain('amount: $2,000 · reason: One day was not shot.');
  expect(dialog()?.textContent).toContain('boss@example.com');
});

test('HOUSE-03 why nothing was given back is said, and the order is read again', async () => {
  const message = 'The bank of the payer has asked for this money.';
  await open('/admin/orders?order=o1', {
    [one]: ok(full()),
    [refund]: { status: 409, body: { error: { code: 'conflict', message } } },
  });
  await choose('textarea', 'They asked.');
  await press('Give $12,000 back');
  played[one] = ok(full({ state: 'disputed', refundable_cents: 0 }));
  await press('Give $12,000 back now');
  expect(document.body.textContent).toContain(message);
  expect(dialog()?.textContent).toContain('In dispute');
});

test('HOUSE-03 a reason waits in the tab while nobody is signed in, offline and when the order is closed', async () => {
  await open('/admin/orders?order=o1', { [one]: ok(full()), [refund]: { status: 401 } });
  await choose('textarea', 'They asked.');
  await press('Give $12,000 back');
  await press('Keep it');
  expect(document.activeElement?.textContent).toBe('Give $12,000 back');
  await press('Give $12,000 back');
  await press('Give $12,000 back now');
  expect(document.body.textContent).toContain('Sign in again in another tab');
  played[refund] = () => Promise.reject(new TypeError('Failed to fetch'));
  await press('Give $12,000 back now');
  expect(document.body.textContent).toContain('Check your connection');
  expect(document.body.textContent).not.toContain('payment provider may not');
  await press('Close');
  await press('AB-1004');
  expect(dialog()?.querySelector('textarea')?.value).toBe('They asked.');
  await choose('textarea', 'x'.repeat(501));
  await press('Give $12,000 back');
  expect(dialog()?.textContent).toContain('Please keep this to 500 characters.');
});

test('HOUSE-03 what was paid for and deleted shows its brief; what is not there says so', async () => {
  const gone = { kind: 'deleted', id: null, name: 'Slow Bread' };
  await open('/admin/orders?order=o1', {
    [one]: ok(full({ subject: gone, creative_brief: 'Objective: Sell more rye.' })),
  });
  expect(dialog()?.textContent).toContain('Slow Bread (deleted)');
  expect(dialog()?.textContent).toContain('Sell more rye.');
  played[one] = { status: 404, body: { error: { code: 'not-found', message: 'x' } } };
  await hideAdmin();
  await open('/admin/orders?order=o1', { [one]: played[one] });
  expect(dialog()?.textContent).toContain('It is not there');
});

test('FN-02 HOUSE-03 a payment that arrives shows by itself', async () => {
  await open('/admin/orders', { 'GET /api/admin/orders': page([order({ state: 'open' })]) });
  expect(rowsOf('Orders table')[0]?.at(-1)).toBe('Not paid yet');
  played['GET /api/admin/orders'] = page([order()]);
  await happen('payments');
  expect(rowsOf('Orders table')[0]?.at(-1)).toBe('Paid');
});

test('HOUSE-03 subscriptions say how they stand and what comes next', async () => {
  const row = {
    ...order(),
    state: 'active',
    cents: 999,
    paid_cents: 1998,
    trial_end: null,
    period_end: '2026-12-20T12:00:00.000Z',
    ending: false,
    provider_url: null,
  };
  await showAdmin('/admin/subscriptions', {
    'GET /api/admin/subscriptions': page([
      row,
      { ...row, id: 's2', number: 1002, ending: true, state: 'trialing', paid_cents: 0 },
      { ...row, id: 's3', number: 1001, state: 'canceled', is_member: false },
    ]),
  });
  expect(rowsOf('Subscriptions table').map((cells) => cells.slice(3))).toEqual([
    ['$19.98', '$9.99 on Dec 20, 2026', 'Active'],
    ['$0', 'Ends Dec 20, 2026', 'Free trial, canceled'],
    ['$19.98', '–', 'Ended'],
  ]);
  // Who deleted the account is among the users no more.
  expect(document.querySelectorAll('[href^="/admin/users?q="]')).toHaveLength(2);
});
