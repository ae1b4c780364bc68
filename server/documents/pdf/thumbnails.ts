import sharp from 'sharp';
import type { FramePicture } from '../creative-package.ts';

const widest = 480; // pixels; printed about an inch and three quarters wide

/** Small copies of the pictures, so that showing them twice does not double the document. */
export function thumbnails(pictures: readonly FramePicture[]): Promise<Buffer[]> {
  return Promise.all(
    pictures.map(({ jpeg }) =>
      sharp(jpeg)
        .resize({ width: widest, withoutEnlargement: true })
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  );
}
