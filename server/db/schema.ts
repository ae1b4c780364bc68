// Every table of the product. Rows keep the column names of the public contract: snake_case.
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A creative package asked for by a guest, recorded before anything is sent. */
export const submissionLogs = pgTable(
  'submission_logs',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    product_name: text('product_name').notNull(),
    creative_brief: text('creative_brief').notNull(),
    created_at: moment('created_at').notNull(),
    /** The whole request as its schema gave it back. */
    package: jsonb('package').$type<Record<string, unknown>>().notNull(),
    ip_address: text('ip_address').notNull(),
    /** Equal for presses of the same button on the same package. */
    dedupe_key: text('dedupe_key').notNull().unique(),
  },
  (table) => [index('submission_logs_created_at').on(table.created_at)],
);

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
  ],
);

/** Addresses, in lower case, that asked for no more mail. */
export const mailStops = pgTable('mail_stops', {
  address: text('address').primaryKey(),
  created_at: moment('created_at').notNull(),
});

/** How much of a limit a network or an address has used. `subject` is a keyed hash, never the address itself. */
export const limits = pgTable(
  'limits',
  {
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    used: integer('used').notNull(),
    resets_at: moment('resets_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.subject] }),
    index('limits_resets_at').on(table.resets_at),
  ],
);
