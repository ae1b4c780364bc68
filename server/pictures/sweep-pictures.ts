import { asc, inArray, lt, sql } from 'drizzle-orm';
import { productPictures } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { dropPictures, isNamed } from './drop-pictures.ts';
import { keptUntil } from './keep-picture.ts';

const atOnce = 200;

/**
 * Deletes pictures whose time is over and that nothing needs: of guests those that no package holds,
 * of members those that no project names either. The others are asked about again a month later.
 */
export async function sweepPictures(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: productPictures.id,
        isNeeded: sql<boolean>`${productPictures.submission_id} is not null or ${isNamed}`,
      })
      .from(productPictures)
      .where(lt(productPictures.kept_until, now))
      .orderBy(asc(productPictures.kept_until))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const needed = due.filter(({ isNeeded }) => isNeeded).map(({ id }) => id);
    if (needed.length > 0) {
      await tx
        .update(productPictures)
        .set({ kept_until: keptUntil(now) })
        .where(inArray(productPictures.id, needed));
    }
    const over = due.filter(({ isNeeded }) => !isNeeded).map(({ id }) => id);
    await dropPictures(services, tx, over);
  });
}
