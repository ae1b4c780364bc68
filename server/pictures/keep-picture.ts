import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  asItCame,
  type PictureCut,
  type PictureFacts,
  type PictureKind,
} from '#domain/pictures/picture.ts';
import { pictureRefusals } from '#domain/pictures/refusals.ts';
import { keptDays } from '#domain/retention.ts';
import { AppError } from '../app-error.ts';
import { productPictures } from '../db/schema.ts';
import { StorageError } from '../gateways/storage/port.ts';
import type { Services } from '../services.ts';
import type { DevelopAsked, Developed } from './develop.ts';
import { noPicture, type PictureAsker, presentPicture, requirePicture } from './find-picture.ts';
import { deleteFiles, keepFiles } from './picture-files.ts';

const dayMs = 86_400_000;
/** Until it is asked whether anything needs it: of a guest's a package has to hold it. */
export const keptUntil = (now: Date): Date =>
  new Date(now.getTime() + keptDays.productPicture * dayMs);

type Sent = { kind: PictureKind; bytes: Uint8Array; type: string };

/** Takes a picture in. Throws 'invalid-input' with why it is none. */
export async function keepPicture(
  services: Services,
  { viewer, guest }: PictureAsker,
  { kind, bytes, type }: Sent,
): Promise<PictureFacts> {
  const developed = await develop(services, { kind, bytes, type, cut: asItCame });
  const id = randomUUID();
  const now = services.now();
  const files = await kept(services, id, developed);
  const { width, height, ground, traced } = developed;
  const [row] = await services.db
    .insert(productPictures)
    .values({
      id,
      user_id: viewer?.id ?? null,
      guest: viewer ? null : guest,
      kind,
      files,
      width,
      height,
      ground,
      cut: asItCame,
      colours: [...traced.colours],
      created_at: now,
      kept_until: keptUntil(now),
    })
    .returning()
    .catch(async (error) => {
      await deleteFiles(services.storage, id);
      throw error;
    });
  if (!row) throw new Error('A kept picture is not there.');
  return presentPicture(row);
}

/** Cuts a picture anew, from as it came. Throws 'not-found'. */
export async function recutPicture(
  services: Services,
  asker: PictureAsker,
  id: string,
  cut: PictureCut,
): Promise<PictureFacts> {
  const { kind, files } = await requirePicture(services.db, asker, id);
  const source = await services.storage.get(files.source);
  if (!source) throw noPicture();
  const developed = await develop(services, { kind, kept: source.bytes, cut });
  const [row] = await services.db
    .update(productPictures)
    .set({
      files: await kept(services, id, developed),
      cut,
      colours: [...developed.traced.colours],
    })
    .where(eq(productPictures.id, id))
    .returning();
  if (!row) {
    // Deleted meanwhile, and with it what was just put there.
    await deleteFiles(services.storage, id);
    throw noPicture();
  }
  return presentPicture(row);
}

async function develop({ darkroom }: Services, asked: DevelopAsked): Promise<Developed> {
  const answer = await darkroom.develop(asked);
  if (answer.ok) return answer;
  const message = pictureRefusals[answer.reason];
  throw new AppError('invalid-input', message, { fields: [{ path: 'file', message }] });
}

async function kept({ storage }: Services, id: string, developed: Developed) {
  try {
    return await keepFiles(storage, id, developed);
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause;
    const message = 'The picture cannot be kept just now. Please try again in a moment.';
    throw new AppError('unavailable', message, { cause, retryAfterSeconds: 30 });
  }
}
