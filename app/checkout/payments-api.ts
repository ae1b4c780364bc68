// The browser's way to what was paid.
import { z } from 'zod';
import {
  accountPayments,
  checkoutReport,
  listedPayment,
  listedSubscription,
} from '#domain/payments/account-payments.ts';
import { ask, jsonRequest } from '../calls/ask.ts';

const longestReadMs = 15_000;
const longestPressMs = 30_000;

/** How a checkout stands; whoever knows its id may ask. */
export const readCheckout = (id: string) =>
  ask(`/api/payments/checkouts/${encodeURIComponent(id)}`, {}, checkoutReport, {
    timeoutMs: longestReadMs,
  });

/** The member's payments and subscription. */
export const readPayments = () =>
  ask('/api/account/payments', {}, accountPayments, { timeoutMs: longestReadMs });

const post = <Answer>(path: string, schema: z.ZodType<Answer>) =>
  ask(`/api/account/${path}`, jsonRequest('POST', {}), schema, { timeoutMs: longestPressMs });

/** Gives all of a payment back within its guarantee. */
export const refundPayment = (id: string) =>
  post(`payments/${encodeURIComponent(id)}/refund`, listedPayment);

/** Ends the subscription with the trial or the month that is paid. */
export const cancelSubscription = () => post('subscription/cancel', listedSubscription);

/** Lets it go on after all. */
export const resumeSubscription = () => post('subscription/resume', listedSubscription);

/** The page of whoever takes the money, with cards and receipts. */
export const openBillingPortal = () =>
  post('billing-portal', z.object({ url: z.url({ protocol: /^https?$/ }) }));
