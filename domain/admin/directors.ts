import { z } from 'zod';
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

/** What `GET /api/admin/directors` takes. Nulls come last ascending; names sort by locale. */
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
export const adminDirector = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  rating: z.number().nullable(),
  review_count: z.number().int(),
  bio: z.string(),
  skills: z.array(z.string()),
  tools: z.array(z.string()),
  categories: z.array(z.string()),
  profile_image: z.string().nullable(),
  /** Our own copy of the portrait, as an address of ours. */
  portrait: z.string().nullable(),
  video_reel_url: z.string().nullable(),
  video_reel_duration: z.string().nullable(),
  website_url: z.string().nullable(),
  availability_status: z.string(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  hourly_rate: z.number().int().nullable(),
  project_minimum: z.number().int().nullable(),
  sample: z.boolean(),
  /** In the directory now. */
  active: z.boolean(),
  suspended: z.boolean(),
  origin: z.enum(['feed', 'house']),
  house_fields: z.array(z.string()),
  last_synced_at: z.string(),
  updated_at: z.string(),
});
export type AdminDirector = z.infer<typeof adminDirector>;

export const adminDirectorPage = z.object({
  directors: z.array(adminDirector),
  total: z.number().int(),
});
export type AdminDirectorPage = z.infer<typeof adminDirectorPage>;
