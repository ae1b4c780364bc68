// The provider of installations without one: checkout pages of our own on which nothing is charged.
import type { Database } from '../../db/database.ts';
import { type Payments, PaymentsError } from './port.ts';

export type SandboxParts = { db: Database; appUrl: string; secret: string; now(): Date };

export function openSandbox(_parts: SandboxParts): Payments {
  const later = async (): Promise<never> => {
    throw new PaymentsError('unreachable', 'Not built yet.');
  };
  return {
    kind: 'sandbox',
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
