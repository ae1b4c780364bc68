// Deleting pictures: the row at once, the files once that is certain.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { productPictures, projects } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type PictureAsker, requirePicture } from './find-picture.ts';
import { deleteFiles } from './picture-files.ts';

/** The queue whose job deletes files of pictures. */
export const dropPicturesQueue = 'drop-product-pictures';
const idsAJob = 100;

type Parts = Pick<Services, 'jobs'>;

/** Deletes the rows, and the files once the transaction commits. */
export async function dropPictures(
  { jobs }: Parts,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += idsAJob) {
    const some = ids.slice(at, at + idsAJob);
    await tx.delete(productPictures).where(inArray(productPictures.id, some));
    await jobs.enqueue(tx, dropPicturesQueue, { ids: some });
  }
}

/** Deletes one for whoever may use it. Throws 'not-found'. */
export async function deletePicture(
  services: Services,
  asker: PictureAsker,
  id: string,
): Promise<void> {
  const { id: known } = await requirePicture(services.db, asker, id);
  await services.db.transaction((tx) => dropPictures(services, tx, [known]));
}

/** Deletes all that a member has. */
export async function dropMembersPictures(
  parts: Parts,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const theirs = await tx
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(eq(productPictures.user_id, userId));
  await dropPictures(
    parts,
    tx,
    theirs.map(({ id }) => id),
  );
}

/** Deletes those of a member that a project named which is gone, and no other of theirs names. */
export async function dropUnnamed(
  parts: Parts,
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const unnamed = await tx
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(
      and(
        eq(productPictures.user_id, userId),
        inArray(productPictures.id, [...ids]),
        sql`not ${isNamed}`,
      ),
    );
  await dropPictures(
    parts,
    tx,
    unnamed.map(({ id }) => id),
  );
}

/** Whether a project of the member whose the picture is names it. */
export const isNamed = sql<boolean>`exists (
  select 1 from ${projects}
  where ${projects.user_id} = ${productPictures.user_id}
    and strpos(concat(${projects.form_data}, ${projects.wizard_state}), ${productPictures.id}::text) > 0
)`;

/** Deletes the files of pictures that were dropped. */
export async function deleteDropped(
  { storage }: Pick<Services, 'storage'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await deleteFiles(storage, id);
}
