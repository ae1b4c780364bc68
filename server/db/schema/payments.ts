// Orders, subscriptions and what the provider told of them.
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingDetails } from '#domain/payments/billing.ts';
import { noFacts, type OrderFacts, orderStates } from '#domain/payments/order-facts.ts';
import {
  noSubscriptionFacts,
  type SubscriptionFacts,
  subscriptionStates,
} from '#domain/payments/subscription-facts.ts';
import { moment } from './columns.ts';
import { profiles } from './members.ts';
import { projects, submissionLogs } from './projects.ts';

/**
 * The numbers by which people name an order or a subscription: each one once. One that is drawn for a
 * row that is not kept is lost.
 */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });
const orderNumber = () => integer('number').notNull().default(sql`nextval('order_numbers')`);

export const paymentProviders = ['sandbox', 'stripe'] as const;

/**
 * A one-off payment, asked for or made. Kept for accounting when what it was for and whoever paid
 * are deleted.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: orderNumber(),
    /** What is paid for, as in `project:<id>`: it has one open checkout at most. */
    subject: text('subject').notNull(),
    user_id: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    project_id: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    submission_id: uuid('submission_id').references(() => submissionLogs.id, {
      onDelete: 'set null',
    }),
    product_name: text('product_name').notNull(),
    /** Name and brief of what was paid for, as they were when it was deleted; null while it is there. */
    project_name: text('project_name'),
    creative_brief: text('creative_brief'),
    /** Whom the receipt names, kept once its payer's account is deleted. */
    billing: jsonb('billing').$type<BillingDetails>(),
    /** Where the receipt goes. */
    email: text('email').notNull(),
    cents: integer('cents').notNull(),
    /** Credited against a price that is agreed on later. */
    is_deposit: boolean('is_deposit').notNull().default(false),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** Null until the provider has answered. */
    checkout_id: text('checkout_id').unique(),
    checkout_url: text('checkout_url'),
    checkout_expires_at: moment('checkout_expires_at'),
    /** The payment's name at the provider. */
    payment_id: text('payment_id').unique(),
    /** Made from `facts`. */
    state: text('state', { enum: orderStates }).notNull().default('open'),
    facts: jsonb('facts').$type<OrderFacts>().notNull().default(noFacts),
    paid_at: moment('paid_at'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
    /** When the provider is asked again about what stays open; null when nothing is waited for. */
    check_at: moment('check_at'),
  },
  (table) => [
    // No event leads back to 'open', so that none is ever refused because of it.
    uniqueIndex('orders_open').on(table.subject).where(sql`${table.state} = 'open'`),
    index('orders_user_id').on(table.user_id),
    index('orders_project_id').on(table.project_id),
    index('orders_submission_id').on(table.submission_id),
    index('orders_email').on(sql`lower(${table.email})`),
    index('orders_created_at').on(table.created_at),
    index('orders_number').on(table.number),
    index('orders_paid_at').on(table.paid_at),
    index('orders_found').using(
      'gin',
      table.product_name.op('gin_trgm_ops'),
      table.project_name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
    ),
    index('orders_check_at').on(table.check_at),
  ],
);

/** A member's starter package, asked for or begun. Kept for accounting without the member. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    number: orderNumber(),
    user_id: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    cents: integer('cents').notNull(),
    trial_days: integer('trial_days').notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    checkout_id: text('checkout_id').unique(),
    checkout_url: text('checkout_url'),
    checkout_expires_at: moment('checkout_expires_at'),
    /** Names at the provider, once it has begun. */
    provider_id: text('provider_id').unique(),
    customer_id: text('customer_id'),
    /** Made from `facts`. */
    state: text('state', { enum: subscriptionStates }).notNull().default('opening'),
    facts: jsonb('facts').$type<SubscriptionFacts>().notNull().default(noSubscriptionFacts),
    /** Which words were agreed to, and when. */
    terms_version: text('terms_version').notNull(),
    consented_at: moment('consented_at'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
    check_at: moment('check_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_opening').on(table.user_id).where(sql`${table.state} = 'opening'`),
    index('subscriptions_user_id').on(table.user_id),
    index('subscriptions_created_at').on(table.created_at),
    index('subscriptions_check_at').on(table.check_at),
  ],
);

/** Messages of the provider that were applied: each one once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    order_id: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    subscription_id: uuid('subscription_id').references(() => subscriptions.id, {
      onDelete: 'cascade',
    }),
    received_at: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_events_order_id').on(table.order_id),
    index('payment_events_subscription_id').on(table.subscription_id),
    index('payment_events_received_at').on(table.received_at),
  ],
);

/** What the sandbox keeps instead of a provider: checkouts, payments, subscriptions, by id. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    created_at: moment('created_at').notNull(),
    /** When something happens to it by itself: a checkout expires, a trial ends. */
    due_at: moment('due_at'),
  },
  (table) => [index('sandbox_objects_due_at').on(table.due_at)],
);
