// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  AccountPayments,
  ListedPayment,
  ListedSubscription,
} from '#domain/payments/account-payments.ts';
import { restingUntilWords } from '#domain/payments/rules/payment-terms.ts';
import {
  answerWith,
  asked,
  clearPage,
  find,
  json,
  press,
  showPage,
  texts,
} from '../testing/show-page.tsx';
import { PaymentsSection } from './payments-section.tsx';

const now = new Date('2026-11-22T12:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

const payment = (changes: Partial<ListedPayment> = {}): ListedPayment => ({
  id: 'p-1',
  number: 1004,
  is_deposit: false,
  product_name: 'Video Production - Rye at Nine',
  transaction: 'cs_test_a1b2c3d4e5f6',
  cents: 1_200_000,
  refunded_cents: 0,
  refunded_at: null,
  state: 'paid',
  created_at: '2026-11-21T12:00:00.000Z',
  paid_at: '2026-11-21T16:00:00.000Z',
  checkout_url: null,
  project_id: 'project-1',
  project_deleted: false,
  project_restorable_until: null,
  refundable_until: '2026-11-24T16:00:00.000Z',
  ...changes,
});
const subscription = (changes: Partial<ListedSubscription> = {}): ListedSubscription => ({
  id: 's-1',
  number: 1005,
  transaction: 'cs_test_z9y8x7w6v5u4',
  state: 'trialing',
  cents: 999,
  trial_end: '2026-11-29T12:00:00.000Z',
  period_end: '2026-11-29T12:00:00.000Z',
  ending: false,
  checkout_url: null,
  consented_at: null,
  ...changes,
});
const account = (changes: Partial<AccountPayments> = {}): AccountPayments => ({
  test: false,
  payments: [],
  subscription: null,
  invoices: [],
  trial_used: false,
  billing: { name: '', address: '', tax_id: '' },
  portal: false,
  ...changes,
});
const show = (changes: Partial<AccountPayments>) =>
  showPage(<PaymentsSection payments={account(changes)} />);
const words = () => find('#payments')?.textContent ?? '';
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const read = 'GET /api/account/payments';
const refund = 'POST /api/account/payments/p-1/refund';
const cancel = 'POST /api/account/subscription/cancel';
const resume = 'POST /api/account/subscription/resume';

test('PAY-09 HOUSE-02 of a payment whose project was deleted the way back to it is shown, while there is one', async () => {
  const deleted = { project_id: null, project_deleted: true };
  const back = '2026-12-22T12:00:00.000Z';
  await show({ payments: [payment({ ...deleted, project_restorable_until: back })] });
  expect(words()).not.toContain('See the project');
  expect(words()).toContain('Its project was deletedRestore it until Dec 22, 2026');
  expect(find('#payments [href="/projects#recently-deleted"]')).not.toBeNull();
  clearPage();
  await show({ payments: [payment(deleted)] });
  expect(words()).toContain('Its project was deleted');
  expect(words()).not.toContain('Restore it');
});

test('PAY-09 who paid nothing is told so, and offered what there is on its terms', async () => {
  await show({});
  expect(words()).toContain('No production ordered yet.');
  expect(texts('#payments a')).toEqual(['Your projects', 'Begin a new one']);
  expect(words()).toContain('7 days free, then $9.99 a month until you cancel.');
  await press('Start 7-day free trial');
  expect(texts('.field-error')).toEqual(['Please agree to the terms before you start.']);
  expect(document.activeElement).toBe(find('#payments [type=checkbox]'));
  expect(asked).toEqual([]);
});

test('PAY-05 test payments are named so, real ones are not', async () => {
  await show({ test: true });
  expect(words()).toContain('Test payments. Nothing is charged here');
  await show({});
  expect(words()).not.toContain('Test');
});

test('PAY-06 HOUSE-10 while a payment is in dispute its guarantee is said to rest, as in the mail', async () => {
  const disputed = { state: 'disputed', refundable_until: null } as const;
  await show({ payments: [payment({ ...disputed, resting_until: '2026-11-25T12:00:00.000Z' })] });
  expect(words()).toContain(`${restingUntilWords} Nov 25, 2026, 12:00 PM`);
  await show({ payments: [payment(disputed)] });
  expect(words()).not.toContain('rests until');
});

test.each([
  ['open', 'Not paid yet', 'Nothing is charged until you confirm'],
  ['processing', 'On its way', 'Your bank is sending it.'],
  ['underpaid', 'Paid in part', 'Less arrived than the price.'],
  ['partly-refunded', 'Partly given back', '$2,000 of the $12,000 was given back'],
  ['refunded', 'Given back', '$2,000 of the $12,000 was given back'],
  ['disputed', 'In dispute', 'Your bank has asked for this money back.'],
  ['lost', 'Taken back', 'Your bank took this money back.'],
  ['failed', 'Failed', 'nothing was charged'],
  ['expired', 'Not completed', 'nothing was charged'],
] as const)('PAY-09 a payment that is %s says so in words', async (state, badge, note) => {
  const checkout_url = state === 'open' ? 'https://pay.example/1' : null;
  const changes = { state, checkout_url, refunded_cents: 200_000, refundable_until: null };
  await show({ payments: [payment(changes)] });
  expect(texts('.payment-row .badge')).toEqual([badge]);
  expect(words()).toContain(note);
  expect(words()).not.toContain('Request a refund');
  const ways = [...document.querySelectorAll('.payment-row a')].map((a) => a.getAttribute('href'));
  const receipt = '/api/account/payments/p-1/receipt.pdf';
  expect(ways).toEqual(['/projects/project-1', receipt, ...(checkout_url ? [checkout_url] : [])]);
});

test('PAY-06 the guarantee runs by the minute, names its exact end, and is over with it', async () => {
  await show({ payments: [payment()] });
  expect(texts('.payment-clock b')).toEqual(['2 days 4 hours left']);
  expect(find('.payment-clock time')?.title).toMatch(/^Until Nov 24, 2026, .+ \S+$/);
  await pass(60_000);
  expect(texts('.payment-clock b')).toEqual(['2 days 3 hours left']);
  vi.setSystemTime(Date.now() + (51 * 60 + 29) * 60_000);
  await pass(60_000);
  expect(texts('.payment-clock b')).toEqual(['29 minutes left']);
  await pass(29 * 60_000);
  expect(words()).toContain('guarantee ended on Nov 24, 2026');
  expect(words()).not.toContain('Request a refund');
});

test('HOUSE-04 a payment says what it is, a price as a deposit does', async () => {
  await show({ payments: [payment(), payment({ id: 'p-2', is_deposit: true, cents: 3_500_000 })] });
  expect(words()).toContain('Until the director is confirmed with you, it is a reservation.');
  expect(words()).toContain('This is a deposit, credited in full');
});

test('PAY-06 a refund is asked for in place, with its amount, and shown as the server answers', async () => {
  const done = payment({ state: 'refunded', refunded_cents: 1_200_000, refundable_until: null });
  answerWith({ [refund]: () => json(done) });
  await show({ payments: [payment()] });
  await press('Request a refund');
  expect(document.activeElement?.textContent).toContain('All of it, $12,000, is given back');
  expect(asked).toEqual([]);
  await press('Keep it');
  expect(document.activeElement?.textContent).toContain('Request a refund');
  await press('Request a refund');
  const leave = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => void document.activeElement?.dispatchEvent(leave));
  expect(document.activeElement?.textContent).toContain('Request a refund');
  await press('Request a refund');
  await press('Give $12,000 back');
  // Other places that show the payment are told, and read it again.
  expect(asked.filter(({ request }) => request === refund)).toEqual([
    { request: refund, body: {} },
  ]);
  expect(texts('.payment-row .badge')).toEqual(['Given back']);
  expect(texts('.toast p')).toEqual([
    '$12,000 was given back the way you paid. Banks take 5 to 10 days.',
  ]);
  expect(document.activeElement?.textContent).toBe('Video Production - Rye at Nine');
});

test('PAY-06 a refund that is refused says why, and the list is read again', async () => {
  const message = 'The guarantee holds for 72 hours after paying, and they are over.';
  const after = account({ payments: [payment({ refundable_until: null })] });
  answerWith({
    [refund]: () => json({ error: { code: 'conflict', message } }, 409),
    [read]: () => json(after),
  });
  await show({ payments: [payment()] });
  await press('Request a refund');
  await press('Give $12,000 back');
  await act(async () => {});
  expect(asked.map(({ request }) => request)).toEqual([refund, read]);
  expect(texts('.field-error')).toEqual([message]);
  expect(words()).not.toContain('Give $12,000 back');
});

test('PAY-06 without an answer nothing is claimed, and it can be pressed again', async () => {
  await show({ payments: [payment()] });
  await press('Request a refund');
  await press('Give $12,000 back');
  expect(texts('.field-error')[0]).toContain('not known whether this was done');
  expect(texts('.payment-row .badge')).toEqual(['Paid']);
  expect(texts('.payment-confirm button')).toEqual(['Give $12,000 back', 'Keep it']);
});

test('HOUSE-04 the account names the number of its subscription', async () => {
  await show({ subscription: subscription({ number: 1004 }), trial_used: true });
  expect(document.body.textContent).toContain('Subscription AB-1004');
});

test('PAY-05 a subscription is canceled in two presses, and kept after all in one', async () => {
  const ending = subscription({ ending: true });
  // The wizard of another tab may offer the package.
  const told: string[] = [];
  const otherTab = new BroadcastChannel('payments');
  otherTab.onmessage = ({ data }) => void told.push(data);
  answerWith({ [cancel]: () => json(ending), [resume]: () => json(subscription()) });
  await show({ subscription: subscription(), trial_used: true });
  expect(words()).toContain('The first $9.99 is due on Nov 29, 2026');
  await press('Cancel subscription');
  expect(words()).toContain('It stays yours until Nov 29, 2026, and nothing is charged.');
  expect(asked).toEqual([]);
  await press('Cancel subscription, it runs until Nov 29, 2026');
  const pressed = asked.map(({ request }) => request).filter((one) => one.startsWith('POST'));
  expect(pressed).toEqual([cancel]);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(texts('.account-fact .badge')).toEqual(['Canceled']);
  expect(document.activeElement?.textContent).toBe('Starter package');
  await press('Keep it after all');
  expect(texts('.account-fact .badge')).toEqual(['Free trial']);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  otherTab.close();
  // What was said of the cancellation is no longer so.
  expect(texts('.toast b')).toEqual(['Subscription kept']);
});

test('PAY-05 canceling what has a failed charge promises no more than is true', async () => {
  await show({ subscription: subscription({ state: 'past_due' }), trial_used: true });
  await press('Cancel subscription');
  expect(words()).toContain(
    'It runs until Nov 29, 2026. The charge that failed may still be tried',
  );
  expect(words()).not.toContain('nothing more is charged');
});

test.each([
  [{ state: 'active', period_end: '2026-12-29T12:00:00.000Z' }, 'Active', 'due on Dec 29, 2026'],
  [{ state: 'active', ending: true }, 'Canceled', 'nothing more is charged'],
  [{ state: 'past_due' }, 'Payment failed', 'Put in a card that works'],
  [{ state: 'past_due', ending: true }, 'Canceled', 'It runs until Nov 29, 2026'],
  [{ state: 'paused', ending: true }, 'Canceled', 'nothing more is charged'],
  [{ state: 'unpaid' }, 'Unpaid', 'Put in a card that works'],
  [{ state: 'paused' }, 'Paused', 'no card to charge'],
  [{ state: 'begun' }, 'Starting', 'on its way'],
  [{ state: 'canceled' }, 'Ended', 'nothing more is charged'],
  [{ state: 'incomplete_expired' }, 'Not started', 'nothing was charged'],
] as const)('PAY-05 a subscription as %j is %s', async (changes, badge, note) => {
  await show({ subscription: subscription(changes), trial_used: true, portal: true });
  expect(texts('.account-fact .badge')).toEqual([badge]);
  expect(words()).toContain(note);
  const isOver = ['canceled', 'incomplete_expired'].includes(changes.state);
  expect(texts('#payments button').includes('Start the starter package')).toBe(isOver);
  expect(texts('#payments button')).toContain('Cards and receipts');
});

test('PAY-09 cards and receipts are a press away, and a failure is said there', async () => {
  const message = 'The billing page could not be opened. Please try again.';
  const error = { error: { code: 'unavailable', message } };
  answerWith({ 'POST /api/account/billing-portal': () => json(error, 503) });
  const invoice = {
    id: 'in_1',
    number: 'AB-1005-20261120',
    cents: 999,
    created_at: '2026-11-20T12:00:00.000Z',
    period: { from: '2026-11-20T12:00:00.000Z', to: '2026-12-20T12:00:00.000Z' },
  };
  await show({
    subscription: subscription({ state: 'active' }),
    portal: true,
    invoices: [{ ...invoice, status: 'paid' }],
  });
  expect(texts('.payment-invoices tbody tr')).toEqual([
    'Nov 20, 2026For Nov 20, 2026 to Dec 20, 2026Paid$9.99 Receipt AB-1005-20261120 (PDF)',
  ]);
  await press('Cards and receipts');
  expect(texts('.field-error')).toEqual([message]);
});

test('PAY-09 coming back to the tab shows what another one paid', async () => {
  answerWith({ [read]: () => json(account({ payments: [payment()] })) });
  await show({ payments: [payment({ state: 'open', refundable_until: null })] });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await act(async () => {});
  expect(texts('.payment-row .badge')).toEqual(['Paid']);
});

test('HOUSE-04 a payment names its number and has its receipt, with the billing details that were typed', async () => {
  const saved = { name: 'Rye GmbH', address: 'Backstr. 1\nBerlin', tax_id: 'DE 123' };
  answerWith({ 'PATCH /api/account/billing': () => json(saved) });
  await show({ payments: [payment()] });
  expect(words()).toContain('AB-1004');
  const receipt = find('.payment-receipt') as HTMLAnchorElement;
  expect(receipt.getAttribute('href')).toBe('/api/account/payments/p-1/receipt.pdf');
  expect(receipt.download).toBe('receipt-AB-1004.pdf');
  await press('Save billing details');
  expect(asked[0]?.request).toBe('PATCH /api/account/billing');
  expect((find('[name=name]') as HTMLInputElement).value).toBe('Rye GmbH');
  expect((find('[name=address]') as HTMLTextAreaElement).value).toBe('Backstr. 1\nBerlin');
  expect(texts('.toast p')).toEqual(['They stand on every receipt now.']);
});

test('HOUSE-04 what was not paid has no receipt', async () => {
  await show({ payments: [payment({ state: 'open', paid_at: null, refundable_until: null })] });
  expect(find('.payment-receipt')).toBeNull();
  expect(words()).not.toContain('Billing details');
});
