// What the house keeps of its own work: limits, leads, the audit log.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { profiles } from './members.ts';
import { submissionLogs } from './projects.ts';

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

/** What admins did: written in the transaction of the act, never changed afterwards. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** Null once the account is deleted; the address stays. */
    admin_id: uuid('admin_id').references(() => profiles.id, { onDelete: 'set null' }),
    admin_email: text('admin_email').notNull(),
    /** As in `director.edited`. */
    action: text('action').notNull(),
    /** What it was done to, as in `director` and its id. */
    target_kind: text('target_kind').notNull(),
    target_id: text('target_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_newest').on(table.at, table.id),
    index('audit_log_target').on(table.target_kind, table.target_id),
  ],
);

export const leadStates = ['queued', 'written', 'failed'] as const;

/** A row for the house's list of leads, from the moment it is known until it stands there. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    submission_id: uuid('submission_id')
      .unique()
      .references(() => submissionLogs.id, { onDelete: 'cascade' }),
    /** Equal for the same lead told twice. */
    dedupe_key: text('dedupe_key').notNull().unique(),
    /** The cells by column name, as text. */
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    state: text('state', { enum: leadStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    created_at: moment('created_at').notNull(),
    written_at: moment('written_at'),
  },
  (table) => [
    index('leads_created_at').on(table.created_at, table.id),
    index('leads_failed').on(table.created_at).where(sql`${table.state} = 'failed'`),
  ],
);
