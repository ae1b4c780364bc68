import { inArray } from 'drizzle-orm';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import type { TracedPicture, TracedPictures } from '#domain/pictures/traced.ts';
import { productPictures } from '../db/schema.ts';
import { mayUsePicture } from '../policies.ts';
import type { Services } from '../services.ts';
import { idsOf } from './adopt-pictures.ts';
import type { PictureAsker } from './find-picture.ts';

/**
 * What the brush paints of the pictures a request names, of those the asker may use; undefined where
 * there are none. One that is gone is drawn as if it had never been sent.
 */
export async function readTraced(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  { viewer, guest }: PictureAsker,
  pictures: ShownPictures | undefined,
): Promise<TracedPictures | undefined> {
  const ids = idsOf(pictures);
  if (ids.length === 0) return undefined;
  const rows = await db.select().from(productPictures).where(inArray(productPictures.id, ids));
  const found = await Promise.all(
    rows
      .filter((row) => mayUsePicture(viewer, guest, row))
      .map(async ({ id, files }) => {
        const stored = await storage.get(files.traced);
        return stored ? [[id, JSON.parse(Buffer.from(stored.bytes).toString())] as const] : [];
      }),
  );
  const traced: Record<string, TracedPicture> = Object.fromEntries(found.flat());
  const missing = ids.length - Object.keys(traced).length;
  if (missing > 0) log.info({ missing }, 'pictures of a product are gone, or another’s');
  return traced;
}
