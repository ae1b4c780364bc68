import { z } from 'zod';

/**
 * What anybody may know of a creative director: a row of `creative_directors` without contact and
 * prices, under the column names of the public API.
 */
export const publicDirector = z.object({
  id: z.string(),
  name: z.string(),
  /** As in `Los Angeles, CA`; may be empty. */
  location: z.string(),
  /** Out of 5, one decimal; null when nobody has rated yet. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
  bio: z.string(),
  skills: z.array(z.string()),
  tools: z.array(z.string()),
  categories: z.array(z.string()),
  /** Address of a portrait on this site, or null: then initials stand for it. */
  profile_image: z.string().nullable(),
  /** Where the reel can be watched, as the feed gives it; null when there is none. */
  video_reel_url: z.string().nullable(),
  /** As in `2:14`; null when unknown. */
  video_reel_duration: z.string().nullable(),
  /** Address of a picture on this site that stands before the reel, or null: then a drawn one does. */
  video_reel_poster: z.string().nullable().default(null),
  website_url: z.string().nullable(),
  /** 'available'; anything else means busy. */
  availability_status: z.string(),
  /** ISO text. */
  last_synced_at: z.string(),
  /** An invented director of the sample feed; shown as 'Sample profile' wherever it appears. */
  sample: z.boolean(),
});
export type PublicDirector = z.infer<typeof publicDirector>;

/** The letters of an avatar: those of the first and the last part of the name, at most two. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('');
}
