// Cuts a picture of its kind out of whatever was sent, if it is one: neither its name nor its type is asked.
import sharp from 'sharp';
import { pictureFormat } from '#server/drawing/picture-format.ts';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { mostPixels, type PictureKind, pictureSizes } from './port.ts';

const quality = 80;
/** Stands behind transparent pictures: initials lie under a portrait. */
const ground = '#a59d8e';
const longestSeconds = 10;

/**
 * The most telling part of the picture, upright, of an animation its beginning, as WebP without
 * anything the original said about itself. Throws a ReadingProblem.
 */
export async function cropPicture(kind: PictureKind, bytes: Uint8Array): Promise<Uint8Array> {
  if (!pictureFormat(bytes)) throw new ReadingProblem('It is not a JPEG, PNG, WebP, GIF or AVIF.');
  const { width, height } = pictureSizes[kind];
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: ground })
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    const problem = isLarge
      ? `It has more than ${mostPixels / 1_000_000} million pixels.`
      : 'It is a picture that cannot be read.';
    throw new ReadingProblem(problem, { cause: error });
  }
}
