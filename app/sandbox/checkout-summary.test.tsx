import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { restingUntilWords } from '#domain/payments/rules/payment-terms.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { payLabel } from './checkout-words.ts';
import { sampleCheckout } from './testing/sample-checkout.ts';

const shown = (changes: object, isOthers = false) =>
  renderToStaticMarkup(
    <CheckoutSummary checkout={{ ...sampleCheckout, ...changes }} isOthers={isOthers} />,
  );

test('HOUSE-01 PAY-05 the checkout calls a deposit one in its heading, its row and its button', () => {
  const deposit = { ...sampleCheckout, cents: 3_500_000, is_deposit: true };
  const page = shown(deposit);
  expect(page).toContain('Pay the $35,000 deposit</h1>');
  expect(page).toContain('<dt>Deposit</dt>');
  expect(payLabel(deposit).label).toBe('Pay the $35,000 deposit');
  const price = shown({ cents: 900_000 });
  expect(price).toContain('Pay $9,000</h1>');
  expect(price).toContain('<dt>Price</dt>');
  expect(shown({ ...deposit, state: 'paid' })).toContain('$35,000 deposit, paid</h1>');
  expect(shown({ ...deposit, state: 'expired' })).toContain('$35,000 deposit, not paid</h1>');
});

const guaranteed = '3-day 100% money-back guarantee';
const order = {
  ...{ number: 1007, product_name: 'Nightjar Cold Brew', cents: 1_200_000, is_deposit: false },
  ...{ project_id: null, refundable_until: null, refunded_cents: 0, left: false },
  ...{ disputed: false, lost: false },
};
const reopened = (outcome: string, changes: object, checkout: object = {}, isOthers = false) =>
  shown(
    {
      state: 'paid',
      terms: `It is a reservation. ${guaranteed} on this payment.`,
      report: { outcome, order: { ...order, ...changes } },
      ...checkout,
    },
    isOthers,
  );

test('PAY-05 PAY-07 a checkout that is opened again says how its payment stands, as the page after it', () => {
  const paid = reopened('paid', { refundable_until: '2026-11-25T12:00:00.000Z' });
  expect(paid).toContain('$12,000, paid</h1>');
  expect(paid).toContain('Until the director is confirmed with you, it is a reservation.');
  expect(paid).toContain(`${guaranteed}: until`);
  expect(reopened('paid', {})).not.toContain(guaranteed);
  const partly = reopened('paid', { refunded_cents: 200_000 });
  expect(partly).toContain('$12,000, paid</h1>');
  expect(partly).toContain('You paid $12,000, order AB-1007. $2,000 of it was given back.');
  const deposit = { cents: 1_500_000, is_deposit: true };
  const back = reopened('given-back', { ...deposit, refunded_cents: 1_500_000 }, deposit);
  expect(back).toContain('$15,000 deposit, given back</h1>');
  expect(back).toContain('It was given back the way you paid. Banks take 5 to 10 days.');
  const disputed = reopened('paid', { disputed: true });
  expect(disputed).toContain('$12,000, in dispute</h1>');
  expect(disputed).toContain('Your bank has asked for this money back.');
  const resting = reopened('paid', { disputed: true, resting_until: '2026-11-25T12:00:00.000Z' });
  expect(resting).toContain(restingUntilWords);
  const lost = reopened('given-back', { lost: true });
  expect(lost).toContain('$12,000, taken back</h1>');
  expect(lost).toContain('Your bank took this money back.');
  for (const page of [back, disputed, lost]) expect(page).not.toMatch(/guarantee|reservation/);
});

test('PAY-05 HOUSE-03 who did not pay is not told that they did', () => {
  for (const changes of [{}, { disputed: true }, { lost: true }, { refunded_cents: 200_000 }]) {
    const page = reopened('lost' in changes ? 'given-back' : 'paid', changes, {}, true);
    expect(page).toContain('Order AB-1007, paid by june@nightjar.example.');
    expect(page).not.toMatch(/\b[Yy]our?\b/);
  }
  const part = reopened('paid', { refunded_cents: 200_000 }, {}, true);
  expect(part).toContain('$2,000 of it was given back.');
});

test('PAY-05 a closed checkout that nobody paid promises nothing for a payment', () => {
  const page = shown({ state: 'expired', terms: `${guaranteed} on this payment.` });
  expect(page).toContain('$12,000, not paid</h1>');
  expect(page).not.toContain(guaranteed);
  expect(shown({ terms: `${guaranteed} on this payment.` })).toContain(guaranteed);
});

test('PAY-05 the checkout of the starter package, opened again, promises no charge of then', () => {
  const starter = {
    ...{ kind: 'subscription', cents: 999, trial_days: 7, is_deposit: false },
    ...{ first_charge_at: '2026-12-06T00:00:00.000Z', terms: '7 days free, then $9.99 a month.' },
  };
  expect(shown({ ...starter, state: 'open' })).toContain('First charge');
  const begun = shown({ ...starter, state: 'paid' });
  expect(begun).toContain('$9.99 a month, begun</h1>');
  expect(begun).toContain('What is charged next, and when, stands on your account page.');
  expect(begun).not.toMatch(/First charge|days free/);
  expect(shown({ ...starter, state: 'expired' })).not.toMatch(/First charge|days free/);
});
