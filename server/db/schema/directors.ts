// Creative directors, how they are found and how the feed was read.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytewise, moment } from './columns.ts';

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
