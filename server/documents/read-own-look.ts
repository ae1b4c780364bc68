// The look of documents, of the logo that is kept. Who has the starter package has it.
import sharp from 'sharp';
import type { ShownPictures } from '#domain/pictures/picture.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { brandColour } from '../generation/illustrator/products/plate-look.ts';
import { findEntitlement } from '../payments/subscriptions/entitlement.ts';
import { findPicture, type PictureAsker, type PictureRow } from '../pictures/find-picture.ts';
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
  const logo = await entitledLogo(parts.db, userId, pictures);
  return logo && drawLook(parts.storage, logo);
}

/** The logo itself, for the same; undefined where there is none, or it is somebody else's. */
export async function entitledLogo(
  db: Parts['db'],
  userId: string | null,
  pictures: ShownPictures | undefined,
): Promise<PictureRow | undefined> {
  if (userId === null || !pictures?.logo) return undefined;
  const entitlement = await findEntitlement(db, userId);
  if (!mayShowOwnLook(null, entitlement)) return undefined;
  return findLogo(db, { viewer: { id: userId }, guest: null }, pictures);
}

/** Of the logo, if it is the asker's; undefined where there is none. That they may was decided before. */
export async function readOwnLook(
  { db, storage }: Parts,
  asker: PictureAsker | null,
  pictures: ShownPictures | undefined,
): Promise<OwnLook | undefined> {
  const logo = asker && (await findLogo(db, asker, pictures));
  return logo ? drawLook(storage, logo) : undefined;
}

async function findLogo(
  db: Parts['db'],
  asker: PictureAsker,
  pictures: ShownPictures | undefined,
): Promise<PictureRow | undefined> {
  const row = pictures?.logo && (await findPicture(db, asker, pictures.logo.id));
  return row?.kind === 'logo' ? row : undefined;
}

/** What a logo gives a document; undefined where its files are gone. */
export async function drawLook(
  storage: Parts['storage'],
  row: PictureRow,
): Promise<OwnLook | undefined> {
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
