// A drawing in planes, as small pictures that a film moves apart.
import sharp, { type Sharp } from 'sharp';
import type { Plane } from '#domain/animatic/planes.ts';
import { paperWhite } from './brush.ts';
import { paperGrain } from './paper-grain.ts';

type Size = { width: number; height: number };

/** What lies on a plane as a WebP, cut to where anything is: `x` and `y` are its corner in the whole picture. */
export type RenderedPlane = Size & { plane: Plane; x: number; y: number; webp: Buffer };

const least = 4;

/**
 * Renders each plane of a drawing that is `units` wide to `width` × `height` pixels, the first on paper; all
 * of them over each other are the picture that `renderSketch` makes of the whole.
 */
export async function renderPlanes(
  planes: readonly { plane: Plane; svg: string }[],
  units: number,
  { width, height }: Size,
): Promise<RenderedPlane[]> {
  const rendered: RenderedPlane[] = [];
  // One after the other: nobody waits for them, and what is drawn now goes first.
  for (const [at, { plane, svg }] of planes.entries()) {
    const own = await renderPlane(svg, units, { width, height }, at === 0);
    if (own) rendered.push({ plane, ...own });
  }
  return rendered;
}

async function renderPlane(
  svg: string,
  units: number,
  { width, height }: Size,
  isGround: boolean,
): Promise<Omit<RenderedPlane, 'plane'> | null> {
  const drawn = sharp(Buffer.from(svg), { density: (72 * width) / units })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha();
  if (isGround) drawn.flatten({ background: paperWhite });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const whole = sharp(data, { raw: { width, height, channels } });
  const alpha = isGround ? null : await whole.clone().extractChannel(3).raw().toBuffer();
  const box = alpha ? await boxOf(alpha, { width, height }) : { x: 0, y: 0, width, height };
  if (!box) return null;
  const { x: left, y: top, ...size } = box;
  const cut = { left, top, ...size };
  const grain = await sharp(await paperGrain(width, height))
    .extract(cut)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const own = await whole.extract(cut).removeAlpha().raw().toBuffer();
  const grained = sharp(own, { raw: { ...size, channels: 3 } })
    .composite([{ input: grain, blend: 'multiply' }])
    .removeAlpha();
  if (!alpha) return { webp: await encode(grained), ...box };
  const seen = sharp(alpha, { raw: { width, height, channels: 1 } })
    .extract(cut)
    .toColourspace('b-w');
  // Joined after the colours: composing them takes a plane for opaque.
  const joined = await sharp(await grained.raw().toBuffer(), { raw: { ...size, channels: 3 } })
    .joinChannel(await seen.raw().toBuffer(), { raw: { ...size, channels: 1 } })
    .raw()
    .toBuffer();
  return { webp: await encode(sharp(joined, { raw: { ...size, channels: 4 } })), ...box };
}

const encode = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: 82, alphaQuality: 90, effort: 2 }).toBuffer();

// Where anything is seen at all; null where nothing is.
async function boxOf(
  alpha: Buffer,
  { width, height }: Size,
): Promise<(Size & { x: number; y: number }) | null> {
  const { info } = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .trim({ background: '#000', threshold: 2 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  if (info.width < least || info.height < least) return null;
  return { x: -trimOffsetLeft, y: -trimOffsetTop, width: info.width, height: info.height };
}
