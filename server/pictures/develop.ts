// A picture from somebody's file to what is kept of it. Heavy: it is done on a thread of its own.
import sharp from 'sharp';
import type { PictureCut, PictureGround, PictureKind } from '#domain/pictures/picture.ts';
import type { PictureRefusal } from '#domain/pictures/refusals.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { cutOut } from './cutting/cut-out.ts';
import { type Mask, rasterOf } from './cutting/raster.ts';
import { drawPreview } from './draw-preview.ts';
import { openPicture } from './open-picture.ts';
import { tracePicture } from './tracing/trace-picture.ts';

export type DevelopAsked = { kind: PictureKind; cut: PictureCut } & (
  | { bytes: Uint8Array; type: string }
  /** One that was developed before. */
  | { kept: Uint8Array }
);
/** What is kept of a picture. Nothing else of the file is: no name, no place, no camera. */
export type Developed = {
  /** Upright, 1,600 pixels at most: WebP. */
  source: Uint8Array;
  width: number;
  height: number;
  /** The product alone on nothing, its edge soft, in the place it had: WebP. */
  cutOut: Uint8Array;
  traced: TracedPicture;
  /** How it will be drawn: JPEG. */
  preview: Uint8Array;
  ground: PictureGround;
};
export type DevelopAnswer = ({ ok: true } & Developed) | { ok: false; reason: PictureRefusal };

const keptSide = 1600;
/** The side at which a picture is cut and traced: letters of a logo are fine. */
const workSides = { product: 560, logo: 1000 } as const;
const cutOutSide = 1024;

/** Develops a picture; the same file and cut give the same bytes. */
export async function develop(asked: DevelopAsked): Promise<DevelopAnswer> {
  const source = 'kept' in asked ? asked.kept : await takeIn(asked.bytes, asked.type);
  if (typeof source === 'string') return { ok: false, reason: source };
  const { data, info } = await sharp(source)
    .resize(workSides[asked.kind], workSides[asked.kind], {
      fit: 'inside',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = rasterOf(data, info.width, info.height);
  const { mask, ground } = cutOut(raster, asked.cut);
  const traced = tracePicture(raster, mask, asked.kind);
  if (!traced) return { ok: false, reason: 'empty' };
  const { width, height } = await sharp(source).metadata();
  return {
    ok: true,
    source,
    width,
    height,
    cutOut: await cutFrom(source, mask, info),
    traced,
    preview: await drawPreview(traced),
    ground,
  };
}

async function takeIn(bytes: Uint8Array, type: string): Promise<Uint8Array | PictureRefusal> {
  const opened = await openPicture(bytes, type);
  if (!opened.ok) return opened.reason;
  try {
    return await opened
      .picture()
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 88, alphaQuality: 95, effort: 3 })
      .toBuffer();
  } catch {
    return 'broken';
  }
}

/** The mask enlarged over the picture, its edge softened. */
async function cutFrom(
  source: Uint8Array,
  mask: Mask,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const side = cutOutSide / Math.max(width, height);
  const size = { width: Math.round(width * side), height: Math.round(height * side) };
  const alpha = await sharp(Buffer.from(mask.map((one) => one * 255)), {
    raw: { width, height, channels: 1 },
  })
    .blur(0.8)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const rgba = await sharp(source)
    .resize(size.width, size.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < alpha.length; at++)
    rgba[at * 4 + 3] = Math.min(rgba[at * 4 + 3] ?? 0, alpha[at] ?? 0);
  return sharp(rgba, { raw: { ...size, channels: 4 } })
    .webp({ quality: 86, alphaQuality: 90, effort: 3 })
    .toBuffer();
}
