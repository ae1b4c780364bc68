import { eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PictureFacts } from '#domain/pictures/picture.ts';
import { AppError } from '../app-error.ts';
import type { Queries } from '../db/database.ts';
import { productPictures } from '../db/schema.ts';
import { mayUsePicture } from '../policies.ts';
import { markOf } from './picture-files.ts';

export type PictureRow = typeof productPictures.$inferSelect;
/** Who asks: a member, a guest by the hash of the browser's key, or somebody who is both. */
export type PictureAsker = { viewer: Pick<Viewer, 'id'> | null; guest: string | null };

export const noPicture = () => new AppError('not-found', 'There is no picture of this id for you.');

/** The picture, or null where the asker may not use it. */
export async function findPicture(
  queries: Queries,
  { viewer, guest }: PictureAsker,
  id: string,
): Promise<PictureRow | null> {
  if (!isId(id)) return null;
  const [row] = await queries.select().from(productPictures).where(eq(productPictures.id, id));
  return row && mayUsePicture(viewer, guest, row) ? row : null;
}

/** The same; throws 'not-found'. */
export async function requirePicture(
  queries: Queries,
  asker: PictureAsker,
  id: string,
): Promise<PictureRow> {
  const row = await findPicture(queries, asker, id);
  if (!row) throw noPicture();
  return row;
}

export const presentPicture = ({
  id,
  kind,
  files,
  width,
  height,
  ground,
  cut,
  colours,
}: PictureRow): PictureFacts => ({
  id,
  mark: markOf(files),
  width,
  height,
  kind,
  ground,
  cut,
  colours,
});

const isId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
