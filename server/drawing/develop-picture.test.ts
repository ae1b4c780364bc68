import sharp from 'sharp';
import { expect, test } from 'vitest';
import { developPicture, UnusablePicture } from './develop-picture.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ccc' } })
    .png()
    .toBuffer();
const frame = { width: 320, height: 180 };

// Made as wide as a frame it would have a billion points.
test.each([
  [65, 60_000],
  [60_000, 65],
])('GEN-08 a strip of %i × %i pixels is no picture of a scene', async (width, height) => {
  const made = developPicture(
    await picture(width, height),
    { width: 320, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    frame,
    400_000,
  );
  await expect(made).rejects.toThrow(UnusablePicture);
});
