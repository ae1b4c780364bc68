// Where what was sold stands at whoever takes the money, and whether that is money.
import type { orders, subscriptions } from '../../db/schema.ts';
import { isTest } from '../../payments/is-test.ts';
import type { Config } from '../../settings/config.ts';

type Order = Pick<typeof orders.$inferSelect, 'provider' | 'payment_id' | 'checkout_id'>;
type Subscription = Pick<typeof subscriptions.$inferSelect, 'provider' | 'provider_id'>;

/** Whether nothing real is charged by this provider as it is set up. */
export const isTestMoney = (
  config: Pick<Config, 'payments'>,
  provider: Order['provider'],
): boolean => provider === 'sandbox' || (config.payments.kind === 'stripe' && isTest(config));

const stripePage = (config: Pick<Config, 'payments'>, path: string): string =>
  `https://dashboard.stripe.com/${isTestMoney(config, 'stripe') ? 'test/' : ''}${path}`;

/** The page of the payment; of the sandbox that of the checkout. Null before there is one. */
export function addressAtProvider(
  config: Pick<Config, 'payments' | 'appUrl'>,
  { provider, payment_id, checkout_id }: Order,
): string | null {
  if (provider === 'stripe') return payment_id && stripePage(config, `payments/${payment_id}`);
  return checkout_id && `${config.appUrl}/sandbox/checkout/${checkout_id}`;
}

/** The page of a subscription; the sandbox has none for anybody but its member. */
export const subscriptionAtProvider = (
  config: Pick<Config, 'payments'>,
  { provider, provider_id }: Subscription,
): string | null =>
  provider === 'stripe' && provider_id ? stripePage(config, `subscriptions/${provider_id}`) : null;
