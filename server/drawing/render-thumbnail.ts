import sharp from 'sharp';
import { paperWhite, type Sketch } from './brush.ts';

/** Renders a square sketch as a small WebP of `side` by `side` pixels, without the grain that nobody would see. */
export const renderThumbnail = (sketch: Sketch, side: number): Promise<Buffer> =>
  sharp(Buffer.from(sketch.svg()), { density: (72 * side) / sketch.width })
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: paperWhite })
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
