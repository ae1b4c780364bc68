// Stripe, by its own library.
import { type Payments, PaymentsError } from './port.ts';

/** `apiUrl` replaces the address of Stripe's API. */
export type StripeParts = { secretKey: string; webhookSecret: string; apiUrl: string | undefined };

export function openStripe(_parts: StripeParts): Payments {
  const later = async (): Promise<never> => {
    throw new PaymentsError('unreachable', 'Not built yet.');
  };
  return {
    kind: 'stripe',
    openCheckout: later,
    openSubscriptionCheckout: later,
    expireCheckout: later,
    readCheckout: later,
    readSubscription: later,
    refund: later,
    setEnding: later,
    endNow: later,
    openPortal: later,
    readMessage: later,
  };
}
