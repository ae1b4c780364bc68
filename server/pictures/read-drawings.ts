import { inArray } from 'drizzle-orm';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import { idsOf } from '#domain/pictures/place-picture.ts';
import type { TracedPicture, TracedPictures } from '#domain/pictures/traced.ts';
import { productPictures } from '../db/schema.ts';
import { mayUsePicture } from '../policies.ts';
import type { Services } from '../services.ts';
import type { PictureAsker, PictureRow } from './find-picture.ts';

type Parts = Pick<Services, 'db' | 'storage' | 'log'>;
type Drawings = { traced?: TracedPictures; references?: readonly Uint8Array[] };

/**
 * What a board is drawn from of the pictures a request names, of those the asker may use: nothing
 * where there are none. One that is gone is drawn as if it had never been sent. `looks`: a model
 * draws, and is shown the product as it was cut out.
 */
export async function readDrawings(
  parts: Parts,
  { viewer, guest }: PictureAsker,
  pictures: ShownPictures | undefined,
  looks: boolean,
): Promise<Drawings> {
  const ids = idsOf(pictures);
  if (ids.length === 0) return {};
  const rows = await parts.db
    .select()
    .from(productPictures)
    .where(inArray(productPictures.id, ids));
  const own = rows
    .filter((row) => mayUsePicture(viewer, guest, row))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const traced = await readTraced(parts, own);
  const missing = ids.length - Object.keys(traced).length;
  if (missing > 0) parts.log.info({ missing }, 'pictures of a product are gone, or another’s');
  return looks ? { traced, references: await readCutOuts(parts, own) } : { traced };
}

async function readTraced({ storage }: Parts, rows: PictureRow[]): Promise<TracedPictures> {
  const found = await Promise.all(
    rows.map(async ({ id, files }) => {
      const stored = await storage.get(files.traced);
      if (!stored) return [];
      const traced: TracedPicture = JSON.parse(Buffer.from(stored.bytes).toString());
      return [[id, traced] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

async function readCutOuts({ storage }: Parts, rows: PictureRow[]): Promise<Uint8Array[]> {
  const products = rows.filter(({ kind }) => kind === 'product');
  const found = await Promise.all(products.map(({ files }) => storage.get(files['cut-out'])));
  return found.flatMap((stored) => stored?.bytes ?? []);
}
