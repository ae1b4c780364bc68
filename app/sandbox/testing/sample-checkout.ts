import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';

/** One that is open. */
export const sampleCheckout: SandboxCheckout = {
  id: 'cs_test_1',
  kind: 'order',
  state: 'open',
  product_name: 'Nightjar Cold Brew',
  cents: 1_200_000,
  is_deposit: false,
  payable: true,
  email: 'june@nightjar.example',
  expires_at: '2026-11-23T12:00:00.000Z',
  cancel_url: 'http://localhost:3000/payment-canceled',
  success_url: 'http://localhost:3000/payment-success?session_id=cs_test_1',
  trial_days: 0,
  terms: '',
  first_charge_at: null,
  card: null,
  dispute: null,
  report: { outcome: 'open', order: null },
};
