import { z } from 'zod';
import { billingDetails } from './billing.ts';
import { orderStates } from './order-facts.ts';
import { shownPeriod } from './paid-period.ts';
import { invoiceStatuses } from './subscription-event.ts';
import { subscriptionStates } from './subscription-facts.ts';

/** A payment as its owner sees it. Times are ISO text, amounts cents. */
export const listedPayment = z.object({
  id: z.string(),
  number: z.number().int(),
  is_deposit: z.boolean().default(false),
  product_name: z.string(),
  cents: z.number().int(),
  refunded_cents: z.number().int(),
  /** When the last of it went back; null where that is not known. */
  refunded_at: z.string().nullable().default(null),
  state: z.enum(orderStates),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** Its name at the provider; null before there is one. */
  transaction: z.string().nullable().default(null),
  /** Where it can be gone on with, while it is open. */
  checkout_url: z.string().nullable(),
  /** The project it pays for, while there is one. */
  project_id: z.string().nullable(),
  /** It paid for one that was deleted since. */
  project_deleted: z.boolean(),
  /** Until when that can be restored; null where it cannot, or is there. */
  project_restorable_until: z.string().nullable().default(null),
  /** Until when all of it is given back on request; null where that is over or was never offered. */
  refundable_until: z.string().nullable(),
  /** The same of one in dispute, whose guarantee rests meanwhile. */
  resting_until: z.string().nullish(),
});
export type ListedPayment = z.infer<typeof listedPayment>;

export const listedSubscription = z.object({
  id: z.string(),
  number: z.number().int(),
  /** The name of its checkout at the provider; null before there is one. */
  transaction: z.string().nullable().default(null),
  state: z.enum(subscriptionStates),
  /** By the month. */
  cents: z.number().int(),
  trial_end: z.string().nullable(),
  /** The next charge, or the end where it is ending. */
  period_end: z.string().nullable(),
  ending: z.boolean(),
  checkout_url: z.string().nullable(),
  consented_at: z.string().nullable(),
});
export type ListedSubscription = z.infer<typeof listedSubscription>;

export const listedInvoice = z.object({
  id: z.string(),
  /** Of its receipt. */
  number: z.string(),
  cents: z.number().int(),
  status: z.enum(invoiceStatuses),
  created_at: z.string(),
  /** The month it pays for. */
  period: shownPeriod,
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

/** What `GET /api/account/payments` answers: newest first. */
export const accountPayments = z.object({
  /** Nothing real is charged. */
  test: z.boolean(),
  payments: z.array(listedPayment),
  /** The one that runs, or the last one there was. */
  subscription: listedSubscription.nullable(),
  invoices: z.array(listedInvoice),
  /** One free trial for each member. */
  trial_used: z.boolean(),
  /** Whom receipts name. */
  billing: billingDetails.default({ name: '', address: '', tax_id: '' }),
  /** Whether there is a page of the provider with cards and receipts to go to. */
  portal: z.boolean(),
});
export type AccountPayments = z.infer<typeof accountPayments>;

/**
 * What `GET /api/payments/checkouts/:id` answers, to whoever knows the id of the checkout. `over`: it
 * was never completed; `ended`: a subscription that had begun; `unknown`: there is no such checkout
 * here.
 */
export const checkoutReport = z.object({
  outcome: z.enum(['paid', 'pending', 'open', 'over', 'given-back', 'ended', 'unknown']),
  kind: z.enum(['order', 'subscription']).nullable(),
  /** Nothing real is charged. */
  test: z.boolean().default(false),
  /** It was paid or begun within the last hour, by the server's clock. */
  fresh: z.boolean().default(false),
  /** What is paid, of an order. */
  order: z
    .object({
      number: z.number().int(),
      product_name: z.string(),
      cents: z.number().int(),
      is_deposit: z.boolean(),
      /** The project it pays for, which its owner can open. */
      project_id: z.string().nullable(),
      refundable_until: z.string().nullable(),
      /** The same of one in dispute, whose guarantee rests meanwhile. */
      resting_until: z.string().nullish(),
      /** The payer's bank asks for it back. */
      disputed: z.boolean().default(false),
      /** The payer's bank took it. */
      lost: z.boolean().default(false),
      /** Less arrived than was asked. */
      underpaid: z.boolean().default(false),
      /** Where it can be gone on with, while it is open. */
      checkout_url: z.string().nullable().default(null),
      /** What of it went back. */
      refunded_cents: z.number().int().default(0),
      /** Its account was deleted: it can become nobody's any more. */
      left: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** What has begun, of a subscription. */
  subscription: z
    .object({ number: z.number().int(), cents: z.number().int() })
    .nullable()
    .default(null),
});
/** What `GET /api/payments/orders/:id` answers, to whoever was led away from its checkout. */
export const openCheckout = z.object({
  number: z.number().int(),
  cents: z.number().int(),
  is_deposit: z.boolean().default(false),
  /** Where it can be gone on with, while it is open. */
  checkout_url: z.string().nullable(),
});
export type CheckoutReport = z.infer<typeof checkoutReport>;

/** What may be paid for: the project, where both are named. */
export const paymentSubject = z.object({
  projectId: z.uuid().optional(),
  submissionId: z.uuid().optional(),
});
export type PaymentSubject = z.infer<typeof paymentSubject>;

/**
 * What `GET /api/payments/standing` answers: the furthest that any payment for it has come. `none`:
 * nothing was begun, or nothing came of it.
 */
export const paymentStanding = z.object({
  standing: z.enum(['none', 'open', 'pending', 'paid']),
  /** What was paid, where it was. */
  order: z
    .object({
      number: z.number().int(),
      cents: z.number().int(),
      is_deposit: z.boolean(),
      /** Until when all of it is given back on request; null where that is over or was never offered. */
      refundable_until: z.string().nullable(),
      /** The same of one in dispute, whose guarantee rests meanwhile. */
      resting_until: z.string().nullish(),
      /** The payer's bank asks for it back. */
      disputed: z.boolean().default(false),
      /** What of it went back. */
      refunded_cents: z.number().int().default(0),
      /** When the last of it went back, where that is known. */
      refunded_at: z.string().nullish(),
    })
    .nullable()
    .default(null),
  /** What is asked for by the page that is open, or is on its way; null where neither is, or something is paid. */
  begun: z
    .object({
      cents: z.number().int(),
      is_deposit: z.boolean(),
      /** Where it can be gone on with, while it is open. */
      checkout_url: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** What was paid and has gone back, the last of it; null where nothing has, or something is paid. */
  returned: z
    .object({
      number: z.number().int(),
      cents: z.number().int(),
      is_deposit: z.boolean(),
      /** The payer's bank took it. */
      lost: z.boolean().default(false),
      /** When the last of it went back, where that is known. */
      refunded_at: z.string().nullish(),
    })
    .nullable()
    .default(null),
  /** The bid that was accepted for the project. */
  bid: z
    .object({
      director_name: z.string(),
      price_dollars: z.number().int(),
      days: z.number().int(),
    })
    .nullable()
    .default(null),
});
export type PaymentStanding = z.infer<typeof paymentStanding>;
