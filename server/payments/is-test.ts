import type { Config } from '../settings/config.ts';

/** Whether nothing real is charged here: the keys of Stripe's test mode say so in their names. */
export const isTest = ({ payments }: Pick<Config, 'payments'>): boolean =>
  payments.kind === 'sandbox' || /^[rs]k_test_/.test(payments.secretKey);
