import { type AnyColumn, sql } from 'drizzle-orm';
import type { PublicDirector } from '#domain/directors/director.ts';
import { creativeDirectors as table } from '../db/schema.ts';

// Our own copy, as long as it is one of what the feed names now: never a stranger's address.
const copyOf = (address: AnyColumn, of: AnyColumn, key: AnyColumn) =>
  sql<string | null>`case when ${of} = ${address} then '/api/storage/' || ${key} end`;

/** The only columns that public queries select: no contact, no prices, no address of a picture. */
export const publicColumns = {
  id: table.id,
  name: table.name,
  location: table.location,
  rating: table.rating,
  review_count: table.review_count,
  bio: table.bio,
  skills: table.skills,
  tools: table.tools,
  categories: table.categories,
  profile_image: copyOf(table.profile_image, table.portrait_of, table.portrait),
  video_reel_url: table.video_reel_url,
  video_reel_duration: table.video_reel_duration,
  video_reel_poster: copyOf(table.video_reel_poster, table.reel_poster_of, table.reel_poster),
  website_url: table.website_url,
  availability_status: table.availability_status,
  last_synced_at: table.last_synced_at,
  sample: table.sample,
};
type PublicRow = Omit<PublicDirector, 'last_synced_at'> & { last_synced_at: Date };

/** A row of those columns as it leaves the server. */
export const presentDirector = (row: PublicRow): PublicDirector => ({
  ...row,
  last_synced_at: row.last_synced_at.toISOString(),
});
