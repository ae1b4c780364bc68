import { z } from 'zod';
import { orderStates } from '../payments/order-facts.ts';
import { subscriptionStates } from '../payments/subscription-facts.ts';
import { text } from '../text.ts';
import { doneAct } from './audit.ts';
import { adminPageSize } from './project-list.ts';

const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(adminPageSize),
};

/** What `GET /api/admin/orders` takes. `q` is an order's number or transaction, or a part of a product, project, name or address. */
export const adminOrdersQuery = z.object({
  q: text(200).default(''),
  state: z.enum(orderStates).optional(),
  ...paging,
});
export type AdminOrdersQuery = z.output<typeof adminOrdersQuery>;

/** What `GET /api/admin/subscriptions` takes. `q` is a number, a transaction, or a part of a name or address. */
export const adminSubscriptionsQuery = z.object({
  q: text(200).default(''),
  state: z.enum(subscriptionStates).optional(),
  ...paging,
});
export type AdminSubscriptionsQuery = z.output<typeof adminSubscriptionsQuery>;

/** What orders and subscriptions have alike. Times are ISO text, amounts cents. */
const standing = {
  id: z.string(),
  number: z.number().int(),
  /** The member's name, 'Guest User (first part of the e-mail)', 'Deleted account (likewise)', or 'Unknown'. */
  client: z.string(),
  email: z.string(),
  cents: z.number().int(),
  /** Nothing real was charged. */
  test: z.boolean(),
  created_at: z.string(),
  /** Its name at the provider, as the payer knows it; null before there is one. */
  transaction: z.string().nullable(),
};

export const adminOrderRow = z.object({
  ...standing,
  product_name: z.string(),
  is_deposit: z.boolean(),
  state: z.enum(orderStates),
  /** What came; 0 until something did. */
  paid_cents: z.number().int(),
  refunded_cents: z.number().int(),
  /** When the last of it went back; null where that is not known. */
  refunded_at: z.string().nullable().default(null),
  paid_at: z.string().nullable(),
  /** What it was for, where that was saved: `kind` 'deleted' once it is not there any more. */
  subject: z
    .object({
      kind: z.enum(['project', 'archived', 'submission', 'deleted']),
      id: z.string().nullable(),
      name: z.string(),
    })
    .nullable(),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

/** Newest first. */
export const adminOrderPage = z.object({
  rows: z.array(adminOrderRow),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
});
export type AdminOrderPage = z.infer<typeof adminOrderPage>;

/** What `GET /api/admin/orders/:id` answers. */
export const adminOrder = adminOrderRow.extend({
  provider: z.string(),
  /** Where the payment is on the provider's pages; null before there is one. */
  provider_url: z.string().nullable(),
  /** What an administrator can give back; 0 where nothing can be. */
  refundable_cents: z.number().int(),
  /** When its guarantee ends or ended; null where it has none. */
  guarantee_until: z.string().nullable(),
  /** What the payer's bank asks for or has taken back; 0 without a dispute. */
  disputed_cents: z.number().int(),
  /** Of what it was for, kept since that was deleted. */
  creative_brief: z.string().nullable(),
  /** What administrators did about it, the last ten. */
  acts: z.array(doneAct),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminSubscriptionRow = z.object({
  ...standing,
  /** Its account is there still. */
  is_member: z.boolean().default(true),
  state: z.enum(subscriptionStates),
  /** Paid so far. */
  paid_cents: z.number().int(),
  trial_end: z.string().nullable(),
  /** The next charge, or the end where it is ending. */
  period_end: z.string().nullable(),
  ending: z.boolean(),
  provider_url: z.string().nullable(),
});
export type AdminSubscriptionRow = z.infer<typeof adminSubscriptionRow>;

export const adminSubscriptionPage = z.object({
  rows: z.array(adminSubscriptionRow),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
});
export type AdminSubscriptionPage = z.infer<typeof adminSubscriptionPage>;
