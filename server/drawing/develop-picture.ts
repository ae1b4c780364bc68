// Makes one of our frames of a picture from elsewhere: nothing of the file is kept but what is seen.
import sharp, { type OutputInfo } from 'sharp';
import { paperWhite } from './brush.ts';
import { paperGrain } from './paper-grain.ts';
import { pictureFormat } from './picture-format.ts';

const mostMegabytes = 25;
const mostPixels = 50_000_000;
/** Longer side to shorter: a strip, made as wide as a frame, would be immensely high. */
const longestShape = 4;
/** Pixels of the shorter side. */
const leastSide = 64;
const longestSeconds = 10;
const qualities = [82, 74, 66, 56, 46, 36, 26] as const;

/** Why a picture cannot be used. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/** An SVG, `width` of its own units wide. */
type Marks = { width: number; svg: string };
type Size = { width: number; height: number };

/**
 * The picture upright, cut around what draws the eye to exactly `width` × `height` pixels, on our
 * paper and with `marks` over it, as a JPEG of at most `maxBytes`. Throws an UnusablePicture.
 */
export async function developPicture(
  bytes: Uint8Array,
  marks: Marks,
  { width, height }: Size,
  maxBytes: number,
): Promise<Buffer> {
  await check(bytes);
  try {
    const over = await sharp(Buffer.from(marks.svg), { density: (72 * width) / marks.width })
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer();
    const { data, info } = await open(bytes)
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: paperWhite })
      .toColourspace('srgb')
      .composite([{ input: await paperGrain(width, height), blend: 'multiply' }, { input: over }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await encode(data, info, maxBytes);
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    throw new UnusablePicture('It cannot be read.', { cause: error });
  }
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 });

async function check(bytes: Uint8Array): Promise<void> {
  if (bytes.length > mostMegabytes * 1024 * 1024)
    throw new UnusablePicture(`It is larger than ${mostMegabytes} MB.`);
  const format = pictureFormat(bytes);
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp')
    throw new UnusablePicture('It is not a PNG, JPEG or WebP.');
  const { width, height } = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePicture('It cannot be read, or has too many pixels.', { cause: error });
    });
  if (Math.min(width, height) < leastSide)
    throw new UnusablePicture(`It has fewer than ${leastSide} pixels on a side.`);
  if (Math.max(width, height) > longestShape * Math.min(width, height))
    throw new UnusablePicture('It is a strip.');
}

async function encode(
  data: Buffer,
  { width, height, channels }: OutputInfo,
  maxBytes: number,
): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, progressive: true, optimiseCoding: true })
      .toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new UnusablePicture('It is noise, and cannot be kept small.');
}
