// A site whose payments go to a provider in memory, under a clock that a test moves.
import type { PaymentEvent } from '#server/gateways/payments/port.ts';
import { applyPaymentEvents } from '#server/payments/apply-payment-events.ts';
import { openTestSite, type TestSite } from '../open-test-site.ts';
import { type FakePayments, fakePayments } from './fake-payments.ts';

export type PaymentSite = TestSite & {
  provider: FakePayments;
  /** Moves the clock of site and provider. */
  pass(milliseconds: number): void;
  /** As if the provider's message with this had come. */
  hear(events: readonly PaymentEvent[]): Promise<unknown>;
};

export async function openPaymentSite(settings: Record<string, string> = {}): Promise<PaymentSite> {
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const provider = fakePayments(now);
  const site = await openTestSite(settings, { payments: provider, now });
  return {
    ...site,
    provider,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    hear: (events) => applyPaymentEvents(site.services, events),
  };
}

/** The address a checkout of the provider in memory has for its id. */
export const checkoutOf = (url: string): string => url.split('/').at(-1) ?? '';
