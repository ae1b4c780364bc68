// Every table of the product. Rows keep the column names of the public contract: snake_case.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mailStopReasons } from '#domain/admin/mail-stops.ts';
import { noFacts, type OrderFacts, orderStates } from '#domain/payments/order-facts.ts';
import {
  noSubscriptionFacts,
  type SubscriptionFacts,
  subscriptionStates,
} from '#domain/payments/subscription-facts.ts';
import type { FormData } from '#domain/projects/form-data.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { SavedState } from '#domain/wizard/draft/saved-state.ts';

// Compared byte by byte, so that both databases sort alike whatever their locale.
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A member: the person and, for the sign-in, the address and whether it was proved. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    full_name: text('full_name').notNull(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    email_verified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    company_name: text('company_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    two_factor_enabled: boolean('two_factor_enabled').notNull().default(false),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('profiles_found').using(
      'gin',
      table.full_name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
    ),
  ],
);
const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** The cookie holds the token signed with the secret; the token alone opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    token: text('token').notNull().unique(),
    expires_at: moment('expires_at').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
  },
  (table) => [
    index('sessions_user_id').on(table.user_id),
    index('sessions_expires_at').on(table.expires_at),
  ],
);

/** A way to sign in: the password (`credential`, hashed) or an identity elsewhere (`google`). */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    provider_id: text('provider_id').notNull(),
    account_id: text('account_id').notNull(),
    password: text('password'),
    access_token: text('access_token'),
    refresh_token: text('refresh_token'),
    id_token: text('id_token'),
    access_token_expires_at: moment('access_token_expires_at'),
    refresh_token_expires_at: moment('refresh_token_expires_at'),
    scope: text('scope'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('accounts_user_id').on(table.user_id),
    uniqueIndex('accounts_identity').on(table.provider_id, table.account_id),
  ],
);

/** Links and codes that prove something once. `identifier` holds a hash of the secret part. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expires_at: moment('expires_at').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expires_at),
  ],
);

/** What access tokens are signed with; the private part is encrypted. */
export const signingKeys = pgTable('signing_keys', {
  id: uuid('id').primaryKey(),
  public_key: text('public_key').notNull(),
  private_key: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  created_at: moment('created_at').notNull(),
  expires_at: moment('expires_at'),
});

/** The authenticator app of a member; secret and recovery codes are encrypted. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    secret: text('secret').notNull(),
    backup_codes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failed_verification_count: integer('failed_verification_count').notNull().default(0),
    locked_until: moment('locked_until'),
  },
  (table) => [index('second_factors_user_id').on(table.user_id)],
);

export const roles = ['admin'] as const;
export type Role = (typeof roles)[number];

/** `configured`: because of ADMIN_EMAILS, for as long as the address stands there. */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: ownedBy(),
    role: text('role', { enum: roles }).notNull(),
    source: text('source', { enum: ['configured', 'granted'] }).notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role] })],
);

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
  },
  (table) => [
    uniqueIndex('projects_draft_key').on(table.user_id, table.draft_key),
    index('projects_newest').on(table.user_id, table.created_at, table.id),
    index('projects_created_at').on(table.created_at),
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
  },
  (table) => [index('project_takes_newest').on(table.project_id, table.created_at)],
);

export const paymentProviders = ['sandbox', 'stripe'] as const;

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
    order_id: uuid('order_id').references((): AnyPgColumn => orders.id, { onDelete: 'cascade' }),
    subscription_id: uuid('subscription_id').references((): AnyPgColumn => subscriptions.id, {
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
    index('mails_user_id').on(table.user_id),
    index('mails_project_id').on(table.project_id),
    index('mails_order_id').on(table.order_id),
    index('mails_subscription_id').on(table.subscription_id),
    index('mails_failed').on(table.created_at).where(sql`${table.status} = 'failed'`),
  ],
);

/**
 * Whom nothing is mailed. `asked`, `reported`: the mailbox in one spelling; `bounced`: the address,
 * in lower case, that a mail server refused for good.
 */
export const mailStops = pgTable(
  'mail_stops',
  {
    address: text('address').primaryKey(),
    created_at: moment('created_at').notNull(),
    reason: text('reason', { enum: mailStopReasons }).notNull().default('asked'),
    /** The mail that was reported or refused, while it is kept. */
    mail_id: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('mail_stops_created_at').on(table.created_at),
    index('mail_stops_mail_id').on(table.mail_id),
  ],
);

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

/** Creative directors as the feed gave them. No public query selects contact and prices. */
export const creativeDirectors = pgTable('creative_directors', {
  id: bytewise('id').primaryKey(),
  name: text('name').notNull(),
  location: text('location').notNull().default(''),
  rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
  review_count: integer('review_count').notNull().default(0),
  bio: text('bio').notNull().default(''),
  skills: text('skills').array().notNull().default([]),
  tools: text('tools').array().notNull().default([]),
  categories: text('categories').array().notNull().default([]),
  profile_image: text('profile_image'),
  video_reel_url: text('video_reel_url'),
  video_reel_duration: text('video_reel_duration'),
  video_reel_poster: text('video_reel_poster'),
  website_url: text('website_url'),
  availability_status: text('availability_status').notNull().default('available'),
  last_synced_at: moment('last_synced_at').notNull(),
  /** Of the sample feed: invented. */
  sample: boolean('sample').notNull(),
  /** Admins only. */
  contact_email: text('contact_email'),
  contact_phone: text('contact_phone'),
  /** US dollars, whole. */
  hourly_rate: integer('hourly_rate'),
  project_minimum: integer('project_minimum'),
  /** False once the feed no longer has them: then no public query finds them. */
  active: boolean('active').notNull().default(true),
  created_at: moment('created_at').notNull(),
  updated_at: moment('updated_at').notNull(),
  /** Made from the row by `searchKeys`: what order and search go by. */
  sort_name: bytewise('sort_name').notNull(),
  search_text: text('search_text').notNull(),
  skills_text: text('skills_text').notNull(),
  grams: integer('grams').array().notNull(),
  /** Storage key of our own copy of the portrait; null while there is none. */
  portrait: text('portrait'),
  /** The `profile_image` that was copied, or tried: of another one nothing is shown. */
  portrait_of: text('portrait_of'),
  /** Copies tried in vain. */
  portrait_tries: integer('portrait_tries').notNull().default(0),
  /** When it may be tried again. */
  portrait_due_at: moment('portrait_due_at'),
  /** The same of the picture that `video_reel_poster` names. */
  reel_poster: text('reel_poster'),
  reel_poster_of: text('reel_poster_of'),
  reel_poster_tries: integer('reel_poster_tries').notNull().default(0),
  reel_poster_due_at: moment('reel_poster_due_at'),
  /** Who entered them: a feed never touches those of the house. */
  origin: text('origin', { enum: ['feed', 'house'] })
    .notNull()
    .default('feed'),
  /** Columns that the house wrote over what the feed says: the feed leaves them alone. */
  house_fields: text('house_fields').array().notNull().default([]),
  /** Taken off the directory by the house, whatever the feed says. */
  suspended: boolean('suspended').notNull().default(false),
});

/**
 * The search keys of active directors, kept by triggers on `creative_directors`: a narrow table of
 * its own, because counting what matches reads every row of it.
 */
export const directorSearch = pgTable(
  'director_search',
  {
    id: bytewise('id').primaryKey(),
    sort_name: bytewise('sort_name').notNull(),
    search_text: text('search_text').notNull(),
    skills_text: text('skills_text').notNull(),
    grams: integer('grams').array().notNull(),
  },
  (table) => [
    index('director_search_by_name').on(table.sort_name, table.id),
    index('director_search_found').using('gin', table.search_text.op('gin_trgm_ops'), table.grams),
  ],
);

/** One row: the state of the directory as a whole. */
export const directorCatalogue = pgTable(
  'director_catalogue',
  {
    id: integer('id').primaryKey().default(1),
    /** Grows with every change of directors, copied pictures aside: these change neither order nor search. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** When a feed was last read in full, changed or not. */
    synced_at: moment('synced_at'),
    /** The feed it was read from: a change of feed is never 'fresh'. */
    feed: text('feed'),
    etag: text('etag'),
    last_modified: text('last_modified'),
    /** Fingerprint of the feed's bytes. */
    fingerprint: text('fingerprint'),
    /** The run under way, which holds until then. */
    run_id: uuid('run_id'),
    run_until: moment('run_until'),
  },
  (table) => [check('director_catalogue_one_row', sql`${table.id} = 1`)],
);

export const syncOutcomes = ['changed', 'unchanged', 'failed'] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];
/** A row of a feed that was not taken, by its place (1 is the first) and its id if it has one. */
export type RefusedRow = { row: number; id: string | null; reason: string };

/** What each reading of a feed did, for the house to look at. */
export const directorSyncs = pgTable(
  'director_syncs',
  {
    id: uuid('id').primaryKey(),
    feed: text('feed').notNull(),
    started_at: moment('started_at').notNull(),
    finished_at: moment('finished_at').notNull(),
    outcome: text('outcome', { enum: syncOutcomes }).notNull(),
    rows_read: integer('rows_read').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    deactivated: integer('deactivated').notNull().default(0),
    refused_count: integer('refused_count').notNull().default(0),
    /** The first 200. */
    refused: jsonb('refused').$type<RefusedRow[]>().notNull().default([]),
    /** Why it failed, in words for the house. */
    problem: text('problem'),
  },
  (table) => [index('director_syncs_started_at').on(table.started_at)],
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

/**
 * A one-off payment, asked for or made. Kept for accounting when what it was for and whoever paid
 * are deleted.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** What is paid for, as in `project:<id>`: it has one open checkout at most. */
    subject: text('subject').notNull(),
    user_id: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    project_id: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    submission_id: uuid('submission_id').references(() => submissionLogs.id, {
      onDelete: 'set null',
    }),
    product_name: text('product_name').notNull(),
    /** Where the receipt goes. */
    email: text('email').notNull(),
    cents: integer('cents').notNull(),
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
    index('orders_check_at').on(table.check_at),
  ],
);

/** A member's starter package, asked for or begun. Kept for accounting without the member. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
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
  (table) => [index('audit_log_newest').on(table.at, table.id)],
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

/** How often something was seen on a day (UTC): nothing that tells one visitor from another. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** As in `view /director/:id`, `visitors`, `step business`. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Who was counted today already, by a hash that nobody can make again once the day's salt is gone. */
export const usageMarks = pgTable(
  'usage_marks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.visitor] })],
);

/** Deleted with the marks when the day is over. */
export const usageSalts = pgTable('usage_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});

export const generationKinds = [
  'sharpen',
  'concepts',
  'brief',
  'script',
  'storyboard',
  'chat',
] as const;
export type GenerationKind = (typeof generationKinds)[number];
export const generationOutcomes = ['done', 'failed', 'canceled'] as const;

/** What was written or drawn, by whom and how long it took: never what. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: generationKinds }).notNull(),
    /** 'built-in' or a provider's name. */
    source: text('source').notNull(),
    outcome: text('outcome', { enum: generationOutcomes }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** The model that was asked last; null where none was. */
    model: text('model'),
    /** Why the model's work was not used; null where it was, or none was asked. */
    setback: text('setback'),
    input_tokens: integer('input_tokens').notNull().default(0),
    output_tokens: integer('output_tokens').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    /** Millionths of a dollar, by the prices of the settings. */
    microdollars: bigint('microdollars', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('generations_at').on(table.at)],
);

/** What models cost on a day (UTC), in millionths of a dollar; calls under way at their most. */
export const modelSpending = pgTable('model_spending', {
  day: date('day', { mode: 'string' }).primaryKey(),
  microdollars: bigint('microdollars', { mode: 'number' }).notNull(),
});

/** Who has generations under way, by a keyed hash; one left behind by a crash ends by its time. */
export const generationSlots = pgTable(
  'generation_slots',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('generation_slots_subject').on(table.subject)],
);
