// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import {
  answerWith,
  asked,
  clearPage,
  field,
  find,
  json,
  press,
  showPage,
  texts,
  type,
  untilShown,
} from '../testing/show-page.tsx';
import { DeleteSection } from './delete-section.tsx';

const email = 'june@nightjar.example';
const facts = (has_password: boolean, signedInAt = new Date()) => ({
  profile: { id: 'member-1', full_name: 'June', email, company_name: '', phone: '' },
  email_verified: true,
  awaited_email: null,
  has_password,
  google: { offered: true, linked: !has_password },
  two_factor_enabled: false,
  recovery_codes_left: null,
  passkeys: [],
  sessions: [
    {
      id: 's-1',
      device: 'Firefox',
      place: null,
      created_at: signedInAt.toISOString(),
      last_used_at: signedInAt.toISOString(),
      current: true,
    },
  ],
});
const noPayments: AccountPayments = {
  ...{ test: false, payments: [], subscription: null, invoices: [] },
  ...{ trial_used: false, portal: false, billing: { name: '', address: '', tax_id: '' } },
};
const starter = {
  ...{ id: 's-1', number: 1009, transaction: null, state: 'trialing' as const, cents: 999 },
  ...{ trial_end: null, period_end: null, ending: false, checkout_url: null, consented_at: null },
};
const remove = 'POST /api/account/delete';
afterEach(clearPage);

async function open(shown = facts(true)) {
  await showPage(<DeleteSection facts={shown} payments={noPayments} />);
  await press('Delete account');
}
async function confirm(password: string, confirmation: string) {
  await type('password', password);
  await type('confirmation', confirmation);
  await press('Delete account', 'dialog');
}

test('AUTH-12 the dialog names what goes and what is kept, and its button what it deletes', async () => {
  await open();
  const words = find('dialog')?.textContent;
  for (const part of ['profile', 'projects', 'packages', 'amount and date', 'tax law']) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('starter package');
  expect(texts('dialog button')).toContain('Delete account');
  await showPage(
    <DeleteSection facts={facts(true)} payments={{ ...noPayments, subscription: starter }} />,
  );
  await press('Delete account');
  expect(find('dialog')?.textContent).toContain('the starter package: it ends at once');
});

test('AUTH-12 nothing is sent before password and address are there', async () => {
  await open();
  await confirm('', 'june@nightjar');
  expect(texts('.field-error')).toEqual([
    'Please enter your password.',
    `Type ${email} to confirm.`,
  ]);
  expect(document.activeElement).toBe(field('password'));
  expect(asked).toEqual([]);
});

test('AUTH-12 a wrong password deletes nothing and keeps what was typed', async () => {
  const fields = [{ path: 'password', message: 'This is not your password.' }];
  answerWith({ [remove]: () => json({ error: { code: 'invalid-input', fields } }, 422) });
  await open();
  await confirm('not this one', email);
  expect(texts('.field-error')).toEqual(['This is not your password.']);
  expect(field('confirmation').value).toBe(email);
});

test('AUTH-12 a deleted account leads home and says so', async () => {
  answerWith({ [remove]: () => json(null, 204), 'POST /api/auth/sign-out': () => json({}, 401) });
  await open();
  await confirm('three quiet lanterns', ` ${email.toUpperCase()} `);
  expect(asked[0]).toEqual({ request: remove, body: { password: 'three quiet lanterns' } });
  await untilShown('Home');
});

test('AUTH-12 without a password a young session is enough, an old one is not', async () => {
  answerWith({ [remove]: () => json({}, 503) });
  await open(facts(false));
  expect(field('password')).toBeNull();
  await type('confirmation', email);
  await press('Delete account', 'dialog');
  expect(asked).toEqual([{ request: remove, body: {} }]);
  await open(facts(false, new Date(Date.now() - 2 * 86_400_000)));
  expect(find('dialog a')?.getAttribute('href')).toBe('/auth?next=/account');
  expect(texts('dialog button')).toEqual(['', 'Keep account']);
});

test('AUTH-12 HOUSE-01 the dialog names what is paid, its order and its guarantee', async () => {
  const payment = {
    id: 'o-1',
    number: 1001,
    is_deposit: false,
    product_name: 'Video Production - Rye',
    transaction: 'cs_test_a1b2c3d4e5f6',
    cents: 1_200_000,
    refunded_cents: 0,
    refunded_at: null,
    state: 'paid' as const,
    created_at: '2026-11-25T12:00:00.000Z',
    paid_at: '2026-11-25T12:00:00.000Z',
    checkout_url: null,
    project_id: null,
    project_deleted: false,
    project_restorable_until: null,
    refundable_until: '2026-11-28T12:00:00.000Z',
  };
  const disputed = {
    ...payment,
    ...{ id: 'o-2', number: 1002, cents: 3_500_000, is_deposit: true },
    ...{ state: 'disputed' as const, refundable_until: null },
  };
  const deposit = { ...disputed, id: 'o-3', number: 1003, state: 'paid' as const };
  const small = { ...payment, id: 'o-4', number: 1004, cents: 300_000, refundable_until: null };
  const payments = [payment, small, deposit, disputed];
  await showPage(<DeleteSection facts={facts(true)} payments={{ ...noPayments, payments }} />);
  await press('Delete account');
  const words = find('dialog')?.textContent;
  expect(words).toContain('$12,000, order AB-1001: Video Production - Rye');
  expect(words).toMatch(
    /Under the guarantee all of it is given back on request until Nov 28, 2026, .*: ask for it on this page, before you delete\./,
  );
  expect(words).toMatch(
    /Paid\. The director is confirmed with you next\.\$12,000.*Paid\. A producer settles with you next what is made for it\.\$3,000, order AB-1004.*Deposit paid. A consultation comes first.\$35,000 deposit, order AB-1003.*In dispute:\$35,000 deposit, order AB-1002/,
  );
  expect(words).not.toMatch(/in production|stops no production/);
  expect(words).toContain('Your bank has asked for this money back.');
  // On a telephone what stands first is seen beside the button.
  expect(words?.indexOf('AB-1002')).toBeLessThan(words?.indexOf('What goes:') ?? 0);
  expect(words).toMatch(/AB-1003.*That stands, and deleting gives none of it back.*In dispute:/);
  await showPage(
    <DeleteSection facts={facts(true)} payments={{ ...noPayments, payments: [disputed] }} />,
  );
  await press('Delete account');
  expect(find('dialog')?.textContent).not.toContain('stands');
});

test('HOUSE-01 the dialog says what becomes of an open checkout, of money under way and of a refund', async () => {
  const now = new Date().toISOString();
  const payment = {
    ...{ id: 'o-1', number: 1001, is_deposit: false, product_name: 'Video Production - Rye' },
    ...{ transaction: null, cents: 800_000, refunded_cents: 0, refunded_at: null },
    ...{ created_at: now, paid_at: null, checkout_url: null, project_id: null },
    ...{ project_deleted: false, project_restorable_until: null, refundable_until: null },
  };
  const back = { refunded_cents: 800_000, state: 'refunded' as const };
  const payments = [
    { ...payment, state: 'open' as const, checkout_url: '/checkout/1' },
    { ...payment, id: 'o-2', number: 1002, state: 'processing' as const },
    { ...payment, ...back, id: 'o-3', number: 1003, refunded_at: now },
    { ...payment, ...back, id: 'o-4', number: 1004, refunded_at: '2026-01-05T12:00:00.000Z' },
    { ...payment, id: 'o-5', number: 1005, state: 'open' as const },
  ];
  await showPage(<DeleteSection facts={facts(true)} payments={{ ...noPayments, payments }} />);
  await press('Delete account');
  const words = find('dialog')?.textContent ?? '';
  for (const part of [
    '$8,000, order AB-1001: Video Production - Rye. It is not paid. Its payment page is closed, and nothing is charged.',
    'order AB-1002: Video Production - Rye. It is on its way from your bank. Deleting does not stop that.',
    'order AB-1003: Video Production - Rye. It was given back the way you paid. Banks take 5 to 10 days. Deleting does not stop that.',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toMatch(/AB-1004|AB-1005|We are told that you left/);
});
