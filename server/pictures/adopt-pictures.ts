import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import { idsOf } from '#domain/pictures/place-picture.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { productPictures } from '../db/schema.ts';
import type { PictureAsker } from './find-picture.ts';

/** Makes a member's what this browser sent as a guest, of the pictures that their project names. */
export async function adoptPictures(
  queries: Queries,
  { viewer, guest }: PictureAsker,
  pictures: ShownPictures | undefined,
): Promise<void> {
  const ids = idsOf(pictures);
  if (!viewer || guest === null || ids.length === 0) return;
  await queries
    .update(productPictures)
    .set({ user_id: viewer.id, guest: null })
    .where(
      and(
        inArray(productPictures.id, ids),
        eq(productPictures.guest, guest),
        isNull(productPictures.user_id),
      ),
    );
}

/** Makes a member's what a package of theirs holds. */
export const claimPictures = (tx: Transaction, submissionId: string, userId: string) =>
  tx
    .update(productPictures)
    .set({ user_id: userId, guest: null })
    .where(and(eq(productPictures.submission_id, submissionId), isNull(productPictures.user_id)));

/** Has a package hold the pictures it names, of those its sender may use. */
export async function holdPictures(
  tx: Transaction,
  { viewer, guest }: PictureAsker,
  submissionId: string,
  pictures: ShownPictures | undefined,
): Promise<void> {
  const ids = idsOf(pictures);
  if (ids.length === 0) return;
  const isTheirs = viewer
    ? eq(productPictures.user_id, viewer.id)
    : and(isNull(productPictures.user_id), eq(productPictures.guest, guest ?? ''));
  await tx
    .update(productPictures)
    .set({ submission_id: submissionId })
    .where(and(inArray(productPictures.id, ids), isTheirs, isNull(productPictures.submission_id)));
}
