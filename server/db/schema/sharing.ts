// Links to projects, and what guests say there.
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bidStates } from '#domain/bidding/bid.ts';
import { commentParts } from '#domain/sharing/place.ts';
import type { KeptCut } from '#domain/sharing/shared-page.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { platforms } from '#domain/wizard/options.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

const ofProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** The link to a project; its row stays when the link was ended, with what was chosen for it. */
export const shares = pgTable('shares', {
  id: uuid('id').primaryKey(),
  project_id: ofProject().unique(),
  /** What the address is made of, with a proof that stands nowhere; null while there is no link. */
  key: uuid('key').unique(),
  /** The day on which it ends by itself; null is never. */
  expires_at: moment('expires_at'),
  allows_downloads: boolean('allows_downloads').notNull().default(true),
  /** A hash; null where none is asked for. */
  passphrase: text('passphrase'),
  /** Whether the owner is mailed what guests say. */
  mails_owner: boolean('mails_owner').notNull().default(true),
  visits: integer('visits').notNull().default(0),
  visited_at: moment('visited_at'),
  /** Until then what guests say is gathered into one mail; null while there is nothing to tell. */
  tell_at: moment('tell_at'),
  created_at: moment('created_at').notNull(),
});

/** Somebody who wrote at a link: a browser, by the hash of its key, and the network it last wrote from. */
export const sharedGuests = pgTable(
  'shared_guests',
  {
    id: uuid('id').primaryKey(),
    project_id: ofProject(),
    browser: text('browser').notNull(),
    network: text('network').notNull(),
    name: text('name').notNull(),
    blocked_at: moment('blocked_at'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('shared_guests_browser').on(table.project_id, table.browser)],
);

const byGuest = () =>
  uuid('guest_id').references((): AnyPgColumn => sharedGuests.id, { onDelete: 'cascade' });

/** What somebody said of a project. Without a guest it is the owner who said it. */
export const projectComments = pgTable(
  'project_comments',
  {
    id: uuid('id').primaryKey(),
    project_id: ofProject(),
    /** The comment it answers; null for the first of a thread. */
    parent_id: uuid('parent_id').references((): AnyPgColumn => projectComments.id, {
      onDelete: 'cascade',
    }),
    guest_id: byGuest(),
    /** As it was when it was written. */
    name: text('name').notNull(),
    part: text('part', { enum: commentParts }).notNull(),
    /** The frame's or the row's number, from 1, or the second, from 0; null for the whole. */
    number: integer('number'),
    /** The platform of the cut it is about; null for the whole, and for the one cut that there was. */
    cut: text('cut', { enum: platforms }),
    /** What stood there then. */
    about: text('about').notNull().default(''),
    text: text('text').notNull(),
    created_at: moment('created_at').notNull(),
    resolved_at: moment('resolved_at'),
  },
  (table) => [
    index('project_comments_project_id').on(table.project_id, table.created_at),
    index('project_comments_parent_id').on(table.parent_id),
    index('project_comments_guest_id').on(table.guest_id),
  ],
);

/** A take that a guest said yes to, as it was then; script and frames are those of its primary cut. */
export const projectApprovals = pgTable(
  'project_approvals',
  {
    id: uuid('id').primaryKey(),
    project_id: ofProject(),
    guest_id: byGuest().notNull(),
    name: text('name').notNull(),
    creative_brief: text('creative_brief').notNull(),
    script: text('script').notNull(),
    storyboard_frames: jsonb('storyboard_frames').$type<StoryboardFrame[]>().notNull(),
    /** Every cut that was made, the primary first; null for an approval of before they were kept. */
    cuts: jsonb('cuts').$type<KeptCut[]>(),
    /** The same for takes that read and look the same. */
    take: text('take').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index('project_approvals_project_id').on(table.project_id, table.created_at),
    uniqueIndex('project_approvals_once').on(table.guest_id, table.take),
  ],
);

/** What a director was asked to offer for a project, and what they offered. */
export const bids = pgTable(
  'bids',
  {
    id: uuid('id').primaryKey(),
    project_id: ofProject(),
    director_id: text('director_id').notNull(),
    /** As they were when they were asked. */
    director_name: text('director_name').notNull(),
    director_place: text('director_place').notNull(),
    /** Their own address; null where the house passes it on. */
    address: text('address'),
    /** What the address of their form is made of. */
    key: uuid('key').notNull().unique(),
    state: text('state', { enum: bidStates }).notNull().default('asked'),
    price_dollars: integer('price_dollars'),
    days: integer('days'),
    included: text('included').notNull().default(''),
    availability: text('availability').notNull().default(''),
    references: text('references').array().notNull().default([]),
    asked_at: moment('asked_at').notNull(),
    offered_at: moment('offered_at'),
    decided_at: moment('decided_at'),
  },
  (table) => [uniqueIndex('bids_once').on(table.project_id, table.director_id)],
);
