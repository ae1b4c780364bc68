// Mails, and whom nothing is mailed.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { suppressionReasons } from '#domain/admin/suppressions.ts';
import { moment } from './columns.ts';
import { profiles } from './members.ts';
import { orders, subscriptions } from './payments.ts';
import { projects, submissionLogs } from './projects.ts';
import { bids } from './sharing.ts';

export const mailStatuses = ['queued', 'sent', 'failed', 'stopped'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** One mail to one address, from the moment it is queued. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    to_address: text('to_address').notNull(),
    submission_id: uuid('submission_id').references(() => submissionLogs.id, {
      onDelete: 'cascade',
    }),
    user_id: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    project_id: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    order_id: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    subscription_id: uuid('subscription_id').references(() => subscriptions.id, {
      onDelete: 'cascade',
    }),
    bid_id: uuid('bid_id').references(() => bids.id, { onDelete: 'cascade' }),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    created_at: moment('created_at').notNull(),
    sent_at: moment('sent_at'),
    message_id: text('message_id'),
  },
  (table) => [
    index('mails_created_at').on(table.created_at),
    index('mails_submission_id').on(table.submission_id),
    index('mails_user_id').on(table.user_id),
    index('mails_project_id').on(table.project_id),
    index('mails_order_id').on(table.order_id),
    index('mails_subscription_id').on(table.subscription_id),
    index('mails_bid_id').on(table.bid_id),
    index('mails_failed').on(table.created_at).where(sql`${table.status} = 'failed'`),
  ],
);

/**
 * Whom nothing is mailed. `asked`, `reported`: the mailbox in one spelling; `bounced`: the address,
 * in lower case, that a mail server refused for good.
 */
export const suppressions = pgTable(
  'mail_stops',
  {
    address: text('address').primaryKey(),
    created_at: moment('created_at').notNull(),
    reason: text('reason', { enum: suppressionReasons }).notNull().default('asked'),
    /** The mail that was reported or refused, while it is kept. */
    mail_id: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('mail_stops_created_at').on(table.created_at),
    index('mail_stops_mail_id').on(table.mail_id),
  ],
);
