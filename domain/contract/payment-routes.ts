// What was paid: by who is signed in, or in a checkout whose id one knows.
import { z } from 'zod';
import {
  accountPayments,
  checkoutReport,
  listedPayment,
  listedSubscription,
  openCheckout,
  paymentStanding,
  paymentSubject,
} from '../payments/account-payments.ts';
import { billingDetails } from '../payments/billing.ts';
import { route } from './route.ts';

const readMs = 15_000;
const pressMs = 30_000;

/** The member's payments and subscription. */
export const listPayments = route({
  method: 'GET',
  path: '/api/account/payments',
  answer: accountPayments,
  waitMs: readMs,
});

/** Gives all of a payment back within its guarantee. */
export const refundPayment = route({
  method: 'POST',
  path: '/api/account/payments/:id/refund',
  params: z.object({ id: z.uuid() }),
  answer: listedPayment,
  waitMs: pressMs,
});

/** Changes whom receipts name. */
export const changeBilling = route({
  method: 'PATCH',
  path: '/api/account/billing',
  body: billingDetails,
  answer: billingDetails,
});

const pdf = 'application/pdf';

/** The receipt of a payment that arrived. */
export const orderReceipt = route({
  method: 'GET',
  path: '/api/account/payments/:id/receipt.pdf',
  params: z.object({ id: z.uuid() }),
  file: pdf,
});

/** The receipt of a paid month of the starter package. */
export const invoiceReceipt = route({
  method: 'GET',
  path: '/api/account/invoices/:id/receipt.pdf',
  file: pdf,
});

/** Ends the subscription with the trial or the month that is paid. */
export const cancelSubscription = route({
  method: 'POST',
  path: '/api/account/subscription/cancel',
  answer: listedSubscription,
  waitMs: pressMs,
});

/** Lets it go on after all. */
export const resumeSubscription = route({
  method: 'POST',
  path: '/api/account/subscription/resume',
  answer: listedSubscription,
  waitMs: pressMs,
});

/** The page of whoever takes the money, with cards and receipts. */
export const openBillingPortal = route({
  method: 'POST',
  path: '/api/account/billing-portal',
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  waitMs: pressMs,
});

/** The checkout of an order, while it is open; whoever knows the order's id may ask. */
export const readOpenCheckout = route({
  method: 'GET',
  path: '/api/payments/orders/:id',
  params: z.object({ id: z.uuid() }),
  answer: openCheckout,
  waitMs: readMs,
});

/** Whether a project, or a package that was sent, is paid for; who may pay for it may ask. */
export const readStanding = route({
  method: 'GET',
  path: '/api/payments/standing',
  query: paymentSubject,
  answer: paymentStanding,
  waitMs: readMs,
});

/** How a checkout stands; whoever knows its id may ask. */
export const readCheckout = route({
  method: 'GET',
  path: '/api/payments/checkouts/:checkoutId',
  answer: checkoutReport,
  waitMs: readMs,
});
