// @vitest-environment happy-dom
// Step 13: the starter package.
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { starterGives, whyMonthly } from '#domain/payments/starter-contents.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import {
  answers,
  asked,
  bodiesOf,
  button,
  click,
  closeDesk,
  find,
  hearNews,
  json,
  openDesk,
  opened,
  openWizard,
  signIn,
  tab,
  toasts,
  url,
  wait,
} from '../../testing/play-wizard.tsx';

beforeEach(() => {
  openDesk();
  answers.payments = () => json(account());
});
afterEach(closeDesk);

const account = (subscription: object | null = null, trial_used = subscription !== null) => ({
  test: true,
  payments: [],
  subscription,
  invoices: [],
  trial_used,
  portal: false,
});
const subscription = (state: string, change: object = {}) => ({
  id: 's1',
  number: 1005,
  state,
  cents: 999,
  trial_end: '2026-11-29T12:00:00.000Z',
  period_end: '2026-11-29T12:00:00.000Z',
  ending: false,
  checkout_url: null,
  consented_at: null,
  ...change,
});

const agree = () => click(find('.ticket [type=checkbox]'));

test('WIZ-20 OFFER-01 the ticket says price, trial, first charge and what the package holds', async () => {
  await openWizard(draftAt(13));
  const ticket = find('.ticket').textContent;
  for (const words of ['$9.99', '/month', '7-day free trial', 'Cancel anytime', '7 daysfree']) {
    expect(ticket).toContain(words);
  }
  expect(find('.ticket s').textContent).toBe('$29.99');
  expect(ticket).toContain('7 days free, then $9.99 a month until you cancel.');
  expect(ticket).toContain('the first charge is on November 29, 2026.');
  const holds = find('.entitlements').textContent;
  expect(holds).toContain('You film it yourself');
  expect(holds).toContain(whyMonthly);
  for (const { short, title, text } of starterGives) {
    expect(ticket).toContain(short);
    expect(holds).toContain(title);
    expect(holds).toContain(text);
  }
  expect(asked).not.toHaveBeenCalledWith('payments', undefined);
});

test('WIZ-20 who is signed out is told, and sent to sign in with the wizard kept', async () => {
  await openWizard(draftAt(13));
  await click(button('Start 7-day free trial'));
  expect(find('#elsewhere').textContent).toBe('/auth');
  expect(toasts()[0]).toContain('Login RequiredPlease sign in to start your 7-day free trial.');
  expect(JSON.parse(sessionStorage.getItem('wizardState') ?? '')).toMatchObject({
    currentStep: 13,
    returnToWizard: true,
  });
  expect(opened).not.toHaveBeenCalled();
});

test('WIZ-20 nothing starts without consent', async () => {
  signIn();
  await openWizard(draftAt(13));
  await click(button('Start 7-day free trial'));
  expect(find('.field-error').textContent).toBe('Please agree to the terms before you start.');
  expect(document.activeElement).toBe(find('.ticket [type=checkbox]'));
  expect(opened).not.toHaveBeenCalled();
});

test('WIZ-20 PAY-04 with consent the checkout opens beside this page, which says so', async () => {
  signIn();
  await openWizard(draftAt(13));
  await agree();
  await click(button('Start 7-day free trial'));
  await wait(0);
  expect(bodiesOf('create-subscription')).toEqual([{ consent: true }]);
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(find('.ticket-stub').textContent).toContain('The checkout opened in another tab.');
  expect(find<HTMLAnchorElement>('.ticket-stub a').href).toBe(url);
  expect(document.activeElement).toBe(find('.ticket-stub a'));
  answers.payments = () => json(account(subscription('trialing')));
  await act(async () => hearNews());
  await wait(0);
  expect(find('.ticket-stub').textContent).toContain('Your trial runs. The first $9.99 is due');
  expect(find('.ticket-stub a').getAttribute('href')).toBe('/account#payments');
  expect(button('Start 7')).toBeUndefined();
  expect(find('.ticket-offer').textContent).toContain('7-day free trial');
});

test('WIZ-20 PAY-08 a checkout that was left is said to be canceled and still open', async () => {
  signIn();
  await openWizard(draftAt(13));
  await agree();
  await click(button('Start 7-day free trial'));
  await wait(0);
  answers.payments = () => json(account(subscription('opening', { checkout_url: url }), false));
  await act(async () => hearNews({ left: 'starter' }));
  expect(find('.ticket-stub').textContent).toContain(
    'Payment canceled. No charges were made. The checkout is still open.',
  );
  expect(find('.ticket-stub').textContent).not.toContain('in another tab');
});

test('WIZ-20 a checkout opened before is offered again; one that has expired is not', async () => {
  signIn();
  answers.payments = () => json(account(subscription('opening', { checkout_url: url }), false));
  await openWizard(draftAt(13));
  await wait(0);
  expect(find('.ticket-stub').textContent).toContain('You have a checkout open.');
  expect(find<HTMLAnchorElement>('.ticket-stub a').href).toBe(url);
  answers.payments = () => json(account(subscription('expired'), false));
  await act(async () => hearNews());
  await wait(0);
  expect(button('Start 7-day free trial')).toBeDefined();
});

test('PAY-04 a checkout that cannot be opened leaves no tab and says so', async () => {
  signIn();
  answers['create-subscription'] = () => json({}, { status: 503 });
  await openWizard(draftAt(13));
  await agree();
  await click(button('Start 7-day free trial'));
  await wait(0);
  expect(tab.close).toHaveBeenCalled();
  expect(toasts()[0]).toContain(
    'Payment ErrorThere was an issue setting up your subscription. Please try again.',
  );
});

test('WIZ-20 a session that ended leads to sign-in', async () => {
  signIn();
  answers['create-subscription'] = () => json({}, { status: 401 });
  await openWizard(draftAt(13));
  await agree();
  await click(button('Start 7-day free trial'));
  await wait(0);
  expect(find('#elsewhere').textContent).toBe('/auth');
});

test('WIZ-20 a trial that was used is not offered again: the price is charged at once', async () => {
  signIn();
  answers.payments = () => json(account(null, true));
  await openWizard(draftAt(13));
  await wait(0);
  expect(find('.ticket').textContent).toContain(
    'You had your free trial, so $9.99 is charged today',
  );
  expect(find('.ticket').textContent).not.toContain('7-day free trial');
  expect(button('Start the starter package')).toBeDefined();
});

test('WIZ-20 terms that cannot be read are not agreed to; they can be read again', async () => {
  signIn();
  answers.payments = () => json({}, { status: 500 });
  await openWizard(draftAt(13));
  await wait(0);
  expect(find('.ticket-stub').textContent).toContain('Your account could not be read');
  answers.payments = () => json(account());
  await click(button('Try again'));
  await wait(0);
  expect(button('Start 7-day free trial')).toBeDefined();
});
