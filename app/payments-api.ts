// The browser's way to what was paid.
import { accountPayments, checkoutReport } from '#domain/payments/account-payments.ts';
import { ask } from './ask.ts';

const longestReadMs = 15_000;

/** How a checkout stands; whoever knows its id may ask. */
export const readCheckout = (id: string) =>
  ask(`/api/payments/checkouts/${encodeURIComponent(id)}`, {}, checkoutReport, {
    timeoutMs: longestReadMs,
  });

/** The member's payments and subscription. */
export const readPayments = () =>
  ask('/api/account/payments', {}, accountPayments, { timeoutMs: longestReadMs });
