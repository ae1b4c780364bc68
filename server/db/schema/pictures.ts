// Pictures of what clients sell, and what holds the pictures of boards.
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type PictureCut,
  type PictureFiles,
  pictureGrounds,
  pictureKinds,
} from '#domain/pictures/picture.ts';
import { moment } from './columns.ts';
import { profiles } from './members.ts';
import { submissionLogs } from './projects.ts';

/**
 * A picture of a product, or its logo. Its files lie in the storage under `product-pictures/<id>/`,
 * named by their content. It is a member's, or that of the guest whose browser has the key.
 */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** A hash of the key in the guest's cookie; null once it is a member's. */
    guest: text('guest'),
    kind: text('kind', { enum: pictureKinds }).notNull(),
    /** The names of its files. */
    files: jsonb('files').$type<PictureFiles>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    ground: text('ground', { enum: pictureGrounds }).notNull(),
    cut: jsonb('cut').$type<PictureCut>().notNull(),
    colours: jsonb('colours').$type<string[]>().notNull(),
    /** The package that holds it. */
    submission_id: uuid('submission_id').references(() => submissionLogs.id, {
      onDelete: 'set null',
    }),
    created_at: moment('created_at').notNull(),
    /** When it is asked again whether anything still needs it. */
    kept_until: moment('kept_until').notNull(),
  },
  (table) => [
    index('product_pictures_user_id').on(table.user_id),
    index('product_pictures_submission_id').on(table.submission_id),
    index('product_pictures_kept_until').on(table.kept_until),
  ],
);

/**
 * Which rows show which picture of a board, by its storage key: written by triggers (`hold_frames`) in
 * the transaction that saves the row. `holder` is the row's id.
 */
export const frameHolds = pgTable(
  'frame_holds',
  { key: text('key').notNull(), holder: uuid('holder').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.holder] })],
);

/**
 * Pictures of boards to look at when their time is over: each as it is drawn, and again when a row lets
 * go of it. Only ever added to, so that no two who save wait for each other.
 */
export const looseFrames = pgTable(
  'loose_frames',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [index('loose_frames_since').on(table.since), index('loose_frames_key').on(table.key)],
);
