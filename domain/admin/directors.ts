import { z } from 'zod';
import { publicDirector } from '../directors/director.ts';
import { text } from '../text.ts';
import { adminPageSize } from './project-list.ts';

/** The columns of the table that it can be sorted by. */
export const directorSorts = [
  'name',
  'location',
  'hourly_rate',
  'project_minimum',
  'rating',
  'availability_status',
] as const;
export type DirectorSort = (typeof directorSorts)[number];

/**
 * What `GET /api/admin/directors` takes. Texts sort without regard to case and accents. What is
 * missing comes last ascending; descending is the same order backwards.
 */
export const adminDirectorsQuery = z.object({
  q: text(200).default(''),
  sort: z.enum(directorSorts).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
  /** Only those in the directory, or only those that are not. */
  active: z.stringbool().optional(),
  /** 0 is the first page. */
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(adminPageSize),
});
export type AdminDirectorsQuery = z.output<typeof adminDirectorsQuery>;

/** A director with what only admins see. Money is whole US dollars. */
export const adminDirector = publicDirector.extend({
  /** Our own copy of the portrait, as an address of ours; `profile_image` is where it was found. */
  portrait: z.string().nullable(),
  /** Likewise of the reel's picture, which was found at `video_reel_poster`. */
  reel_poster: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  hourly_rate: z.number().int().nullable(),
  project_minimum: z.number().int().nullable(),
  /** In the directory now. */
  active: z.boolean(),
  suspended: z.boolean(),
  origin: z.enum(['feed', 'house']),
  house_fields: z.array(z.string()),
  updated_at: z.string(),
});
export type AdminDirector = z.infer<typeof adminDirector>;

export const adminDirectorPage = z.object({
  directors: z.array(adminDirector),
  total: z.number().int(),
});
export type AdminDirectorPage = z.infer<typeof adminDirectorPage>;

/** What the house may say of a director, by column, with the words that stand beside it. */
export const directorLabels = {
  name: 'Name',
  location: 'Location',
  availability_status: 'Status',
  hourly_rate: 'Hourly rate',
  project_minimum: 'Project minimum',
  rating: 'Rating',
  review_count: 'Reviews',
  bio: 'About',
  skills: 'Skills',
  tools: 'Tools',
  categories: 'Categories',
  profile_image: 'Portrait address',
  video_reel_url: 'Reel address',
  video_reel_duration: 'Reel length',
  video_reel_poster: 'Reel picture address',
  website_url: 'Website',
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
} as const;
export type DirectorField = keyof typeof directorLabels;
export const directorFields = Object.keys(directorLabels) as DirectorField[];

/** As typed: text, a number, lists as lists. Empty text takes away what stood there. */
const typedFields = z.partialRecord(
  z.enum(Object.keys(directorLabels) as [DirectorField, ...DirectorField[]]),
  z.union([z.string(), z.number(), z.null(), z.array(z.string())]),
);
export type TypedDirector = z.infer<typeof typedFields>;

/** `POST /api/admin/directors`. The name must be there; each field is read as the feed's rows are. */
export const newDirector = typedFields;

/** `PATCH /api/admin/directors/:id`. */
export const directorChanges = z.object({
  /** Of the director it was made from. */
  updated_at: z.iso.datetime(),
  changes: typedFields.default({}),
  /** Fields of a feed's director that the feed decides again. */
  release: z.array(z.string().max(40)).max(40).default([]),
});
export type DirectorChanges = z.infer<typeof directorChanges>;

/** The body of a 409: what stands now. */
export const directorConflict = z.object({ director: adminDirector });

const refusedRow = z.object({
  row: z.number().int(),
  id: z.string().nullable(),
  reason: z.string(),
});
export type RefusedDirectorRow = z.infer<typeof refusedRow>;

/** `POST /api/admin/directors/import`: what was done, or with `?dry-run=true` what would be. */
export const directorImport = z.object({
  rows_read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  refused_count: z.number().int(),
  /** The first 200; `row` is the line in the file. */
  refused: z.array(refusedRow),
});
export type DirectorImport = z.infer<typeof directorImport>;

/** An import holds no more than this. */
export const importLimits = { megabytes: 5, rows: 5_000 } as const;

/** What one reading of the feed did. */
export const directorSync = z.object({
  id: z.string(),
  feed: z.string(),
  started_at: z.string(),
  finished_at: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  rows_read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  deactivated: z.number().int(),
  refused_count: z.number().int(),
  /** The first 200; `row` is the place in the feed. */
  refused: z.array(refusedRow),
  /** Why it failed. */
  problem: z.string().nullable(),
});
export type DirectorSync = z.infer<typeof directorSync>;

/** `GET /api/admin/directors/syncs`: the latest twenty, newest first. */
export const directorSyncList = z.object({
  syncs: z.array(directorSync),
  /** A reading is under way. */
  isReading: z.boolean(),
});
export type DirectorSyncList = z.infer<typeof directorSyncList>;
