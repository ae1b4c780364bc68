// From what somebody sent to pixels, or to why not.
import sharp, { type Sharp } from 'sharp';
import { pictureLimits } from '#domain/pictures/picture.ts';
import type { PictureRefusal } from '#domain/pictures/refusals.ts';
import { pictureFormat } from '../drawing/picture-format.ts';
import { cleanSvg } from './clean-svg.ts';

export type OpenedPicture =
  | { ok: true; picture: () => Sharp }
  | { ok: false; reason: PictureRefusal };

const mostPixels = pictureLimits.megapixels * 1_000_000;
const longestSeconds = 12;
/** A drawing has no pixels of its own: its longer side gets so many. */
const drawnSide = 1600;
/** Longer side to shorter: a strip, made large, would be immensely long. */
const longestShape = 12;

const types: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Opens a file by its content; `type` is what it was said to be. */
export async function openPicture(bytes: Uint8Array, type: string): Promise<OpenedPicture> {
  const no = (reason: PictureRefusal): OpenedPicture => ({ ok: false, reason });
  if (bytes.length === 0) return no('no-bytes');
  const format = pictureFormat(bytes);
  if (!format && isHeic(bytes)) return no('heic');
  if (type === 'image/svg+xml' ? format : !format && isDrawing(bytes)) return no('another-type');
  if (type === 'image/svg+xml') {
    const clean = cleanSvg(bytes);
    return clean.ok ? openDrawing(clean.svg) : no(clean.reason);
  }
  const is = types[format ?? ''];
  if (!is) return no('not-a-picture');
  if (is !== type) return no('another-type');
  return openPhotograph(bytes);
}

async function openPhotograph(bytes: Uint8Array): Promise<OpenedPicture> {
  const open = () =>
    sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1, sequentialRead: true });
  try {
    // The size is read by itself, so that a bomb is named as one before a pixel of it is made.
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > mostPixels) return { ok: false, reason: 'too-many-pixels' };
    if (!isUsable(width, height)) return { ok: false, reason: 'too-small' };
  } catch {
    return { ok: false, reason: 'broken' };
  }
  return { ok: true, picture: () => open().timeout({ seconds: longestSeconds }).autoOrient() };
}

async function openDrawing(svg: string): Promise<OpenedPicture> {
  const bytes = Buffer.from(svg);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > longestShape * Math.min(width, height) || width < 1)
      return { ok: false, reason: 'too-small' };
    const density = Math.max(1, Math.min(2400, (72 * drawnSide) / Math.max(width, height)));
    const picture = () =>
      sharp(bytes, { density, limitInputPixels: mostPixels }).timeout({ seconds: longestSeconds });
    return { ok: true, picture };
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

const isUsable = (width: number, height: number): boolean =>
  Math.min(width, height) >= pictureLimits.leastPixels &&
  Math.max(width, height) <= longestShape * Math.min(width, height);

const isHeic = (bytes: Uint8Array): boolean =>
  /^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(
    Buffer.from(bytes.subarray(0, 16)).toString('latin1'),
  );

const isDrawing = (bytes: Uint8Array): boolean =>
  /<(?:svg:)?svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4000)).toString('latin1'));
