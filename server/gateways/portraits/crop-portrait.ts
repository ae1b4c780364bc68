// Makes a square of whatever was sent, if it is a picture: neither its name nor its type is asked.
import sharp from 'sharp';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { mostPixels, portraitSize } from './port.ts';

const quality = 80;
/** Stands behind transparent pictures: the initials lie under a portrait. */
const ground = '#a59d8e';
const longestSeconds = 10;

/**
 * The most telling square of the picture, upright, of an animation its beginning, as WebP without
 * anything the original said about itself. Throws a ReadingProblem.
 */
export async function cropPortrait(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isPhotograph(bytes)) throw new ReadingProblem('It is not a JPEG, PNG, WebP, GIF or AVIF.');
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(portraitSize, portraitSize, { fit: 'cover', position: sharp.strategy.attention })
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

// Drawings (SVG, PDF) are programs of a kind; what does not begin like a photograph is not opened.
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF....WEBP/s,
  /^GIF8[79]a/,
  /^....ftypavi[fs]/s,
];

function isPhotograph(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return beginnings.some((one) => one.test(beginning));
}
