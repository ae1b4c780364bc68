// A director as admins see it, contact and prices included.
import { getTableColumns } from 'drizzle-orm';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { publicColumns } from '../public-columns.ts';

const { sort_name, search_text, skills_text, grams, ...told } = getTableColumns(table);

/** What admins' queries select. */
export const adminColumns = {
  ...told,
  shown_portrait: publicColumns.profile_image,
  shown_reel_poster: publicColumns.video_reel_poster,
};

type StoredDirector = Omit<
  typeof table.$inferSelect,
  'sort_name' | 'search_text' | 'skills_text' | 'grams'
> & { shown_portrait: string | null; shown_reel_poster: string | null };

/** A row of those columns as it leaves the server. */
export const presentForAdmin = ({
  shown_portrait,
  shown_reel_poster,
  portrait_of,
  portrait_tries,
  portrait_due_at,
  reel_poster_of,
  reel_poster_tries,
  reel_poster_due_at,
  created_at,
  ...row
}: StoredDirector): AdminDirector => ({
  ...row,
  portrait: shown_portrait,
  reel_poster: shown_reel_poster,
  last_synced_at: row.last_synced_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
