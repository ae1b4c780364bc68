// What members and guests made: packages, projects, productions.
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FormData } from '#domain/projects/form-data.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { SavedState } from '#domain/wizard/draft/saved-state.ts';
import { moment } from './columns.ts';
import { ownedBy, profiles } from './members.ts';

/** A creative package asked for, recorded before anything is sent. */
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
    /** The member who sent it, or who claimed it with the same, verified address. */
    user_id: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('submission_logs_created_at').on(table.created_at),
    index('submission_logs_email').on(sql`lower(${table.email})`),
    index('submission_logs_user_id').on(table.user_id),
    index('submission_logs_found').using(
      'gin',
      table.product_name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
    ),
  ],
);

export const projectStatuses = ['pipeline', 'greenlit'] as const;

/** A member's saved work. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    /** Made once by the page that saves: saving again with it never makes a second project. */
    draft_key: uuid('draft_key').notNull(),
    /** The guest's package it was made from, if it was. */
    submission_id: uuid('submission_id')
      .unique()
      .references(() => submissionLogs.id, { onDelete: 'set null' }),
    project_name: text('project_name').notNull(),
    product_name: text('product_name').notNull(),
    creative_brief: text('creative_brief').notNull().default(''),
    script: text('script').notNull().default(''),
    form_data: jsonb('form_data').$type<FormData>().notNull().default({}),
    storyboard_frames: jsonb('storyboard_frames').$type<StoryboardFrame[]>().notNull().default([]),
    /** What the script's shots show, as planned with it; null where it has no plan. */
    shots: jsonb('shots').$type<ShotPlan>(),
    /** The wizard as it was left, so that it can be gone on with anywhere; null where it never ran. */
    wizard_state: jsonb('wizard_state').$type<SavedState>(),
    status: text('status', { enum: projectStatuses }).notNull().default('pipeline'),
    created_at: moment('created_at').notNull(),
    /** Whole milliseconds; a change must name the one it was made from. */
    updated_at: moment('updated_at').notNull(),
    /** When its owner deleted it, while it is kept because of a payment; null for all others. */
    archived_at: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('projects_draft_key').on(table.user_id, table.draft_key),
    index('projects_newest').on(table.user_id, table.created_at, table.id),
    index('projects_created_at').on(table.created_at),
    index('projects_archived_at')
      .on(table.archived_at)
      .where(sql`${table.archived_at} is not null`),
    index('projects_greenlit')
      .on(table.created_at, table.id)
      .where(sql`${table.status} = 'greenlit'`),
    index('projects_found').using(
      'gin',
      table.project_name.op('gin_trgm_ops'),
      table.product_name.op('gin_trgm_ops'),
    ),
  ],
);

/** What brief, script and frames were before a change; the newest fifty of a project. */
export const projectTakes = pgTable(
  'project_takes',
  {
    id: uuid('id').primaryKey(),
    project_id: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    creative_brief: text('creative_brief').notNull(),
    script: text('script').notNull(),
    storyboard_frames: jsonb('storyboard_frames').$type<StoryboardFrame[]>().notNull(),
    shots: jsonb('shots').$type<ShotPlan>(),
    /** When this stood in the project for the last time. */
    created_at: moment('created_at').notNull(),
    /** Until when it stays beyond the newest: a year, of a take that an owner with the starter package has. */
    kept_until: moment('kept_until'),
  },
  (table) => [
    index('project_takes_newest').on(table.project_id, table.created_at),
    index('project_takes_kept_until')
      .on(table.kept_until)
      .where(sql`${table.kept_until} is not null`),
  ],
);

/**
 * The packages that were sent of a project, before or since it was saved: one project is one lead,
 * however often it was sent.
 */
export const projectPackages = pgTable(
  'project_packages',
  {
    submission_id: uuid('submission_id')
      .primaryKey()
      .references(() => submissionLogs.id, { onDelete: 'cascade' }),
    project_id: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
  },
  (table) => [index('project_packages_project').on(table.project_id)],
);

/** What a visitor asked the house to produce after the package was sent; one for each submission. */
export const productionRequests = pgTable(
  'production_requests',
  {
    submission_id: uuid('submission_id')
      .primaryKey()
      .references(() => submissionLogs.id, { onDelete: 'cascade' }),
    budget: text('budget'),
    specific_budget: text('specific_budget').notNull(),
    schedule: text('schedule'),
    ad_spend_budget: text('ad_spend_budget'),
    media_buying_services: boolean('media_buying_services').notNull(),
    director_id: text('director_id').notNull(),
    /** As it was when chosen. */
    director_name: text('director_name').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [index('production_requests_created_at').on(table.created_at)],
);
