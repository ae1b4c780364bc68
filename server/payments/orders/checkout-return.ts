import type { Config } from '../../settings/config.ts';

/**
 * Where a checkout leads when it is done or left; `left` says what was to be paid. The provider puts
 * the checkout's id in the place of the braces.
 */
export function checkoutReturn({ appUrl }: Pick<Config, 'appUrl'>, left: Record<string, string>) {
  const query = new URLSearchParams(left).toString();
  return {
    successUrl: `${appUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appUrl}/payment-canceled${query && `?${query}`}`,
  };
}
