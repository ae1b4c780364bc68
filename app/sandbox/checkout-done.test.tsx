import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SandboxCheckout } from '#domain/payments/sandbox-checkout.ts';
import { CheckoutDone } from './checkout-done.tsx';

const checkout: SandboxCheckout = {
  id: 'cs_test_1',
  kind: 'order',
  state: 'expired',
  product_name: 'Nightjar Cold Brew',
  cents: 1_200_000,
  email: 'june@nightjar.example',
  expires_at: '2026-11-23T12:00:00.000Z',
  cancel_url: 'http://localhost:3000/payment-canceled',
  success_url: 'http://localhost:3000/payment-success?session_id=cs_test_1',
  trial_days: 0,
  terms: '',
  first_charge_at: null,
  card: null,
  dispute: null,
};

test('PAY-05 a checkout that can be paid no more says that it is closed, and leads back', () => {
  const page = renderToStaticMarkup(<CheckoutDone checkout={checkout} />);
  expect(page).toContain('This checkout is closed');
  expect(page).toContain('what it was for was deleted');
  expect(page).toContain(`href="${checkout.cancel_url}"`);
  expect(page).not.toContain('<input');
});
