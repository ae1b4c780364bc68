// The look of documents, of the logo that is kept. Who has the starter package has it.
import sharp from 'sharp';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { brandColour } from '../generation/illustrator/products/plate-look.ts';
import { findEntitlement } from '../payments/subscriptions/entitlement.ts';
import { findPicture, type PictureAsker } from '../pictures/find-picture.ts';
import { mayShowOwnLook } from '../policies.ts';
import type { Services } from '../services.ts';
import { type Logo, type OwnLook, readableOnPaper } from './own-look.ts';
import { color } from './paper-colors.ts';

type Parts = Pick<Services, 'db' | 'storage'>;

/** The look of a member's own documents, if the member is entitled to one and sent a logo. */
export async function ownLookOf(
  parts: Parts,
  userId: string | null,
  pictures: ShownPictures | undefined,
): Promise<OwnLook | undefined> {
  if (userId === null || !pictures?.logo) return undefined;
  const entitlement = await findEntitlement(parts.db, userId);
  if (!mayShowOwnLook(null, entitlement)) return undefined;
  return readOwnLook(parts, { viewer: { id: userId }, guest: null }, pictures);
}

/** Of the logo, if it is the asker's; undefined where there is none. That they may was decided before. */
export async function readOwnLook(
  { db, storage }: Parts,
  asker: PictureAsker | null,
  pictures: ShownPictures | undefined,
): Promise<OwnLook | undefined> {
  if (!asker || !pictures?.logo) return undefined;
  const row = await findPicture(db, asker, pictures.logo.id);
  if (row?.kind !== 'logo') return undefined;
  const [cutOut, kept] = await Promise.all([
    storage.get(row.files['cut-out']),
    storage.get(row.files.traced),
  ]);
  if (!cutOut || !kept) return undefined;
  const traced: TracedPicture = JSON.parse(Buffer.from(kept.bytes).toString());
  const colour = brandColour(traced);
  return {
    logo: await printLogo(cutOut.bytes, traced.isPale),
    ...(colour === undefined ? {} : { accent: readableOnPaper(colour) }),
  };
}

/** In pixels: sharp at the largest size it is printed in. */
const most = { width: 1200, height: 480 };
const edge = 28;

/** What is drawn of it without the empty ground around; a pale one stands on a dark card. */
async function printLogo(cutOut: Uint8Array, isPale: boolean): Promise<Logo> {
  const tight = await sharp(cutOut).trim().png().toBuffer();
  const sized = sharp(tight).resize({ ...most, fit: 'inside', withoutEnlargement: true });
  const card = isPale
    ? sized
        .extend({ top: edge, right: edge, bottom: edge, left: edge, background: color.stage })
        .flatten({ background: color.stage })
    : sized;
  const { data, info } = await card.png().toBuffer({ resolveWithObject: true });
  return { png: new Uint8Array(data), width: info.width, height: info.height };
}
