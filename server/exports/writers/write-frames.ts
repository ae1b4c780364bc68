import sharp from 'sharp';
import type { Entry, FileMaterial } from '../material.ts';

/** The board's pictures as PNG, of the pixels they have. A frame without a picture has no file. */
export async function writeFrames({ creative }: FileMaterial): Promise<Entry[]> {
  const painted = await Promise.all(
    creative.frames.map(async ({ picture }, at): Promise<Entry[]> => {
      if (!picture) return [];
      const bytes = await sharp(picture.jpeg).png({ compressionLevel: 6 }).toBuffer();
      return [{ name: `frame-${at + 1}.png`, bytes }];
    }),
  );
  return painted.flat();
}
