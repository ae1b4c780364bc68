import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckoutSummary } from './checkout-summary.tsx';
import { payLabel } from './checkout-words.ts';
import { sampleCheckout } from './testing/sample-checkout.ts';

const shown = (changes: object) =>
  renderToStaticMarkup(<CheckoutSummary checkout={{ ...sampleCheckout, ...changes }} />);

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
  expect(shown({ ...deposit, state: 'paid', dispute: 'won' })).toContain('deposit, paid</h1>');
  expect(shown({ ...deposit, state: 'paid', dispute: 'open' })).toContain(
    '$35,000 deposit, in dispute</h1>',
  );
  expect(shown({ ...deposit, state: 'paid', dispute: 'lost' })).toContain(
    '$35,000 deposit, taken back</h1>',
  );
  expect(shown({ ...deposit, state: 'expired' })).toContain('$35,000 deposit, not paid</h1>');
});
