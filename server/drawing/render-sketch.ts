import sharp from 'sharp';
import { paperWhite, type Sketch } from './brush.ts';
import { paperGrain } from './paper-grain.ts';

// No two pictures are of the same bytes: what was decoded for one is kept for none. Of all threads.
sharp.cache(false);
// Several pictures are under way at once, one for each core: more threads for one take 15 MB and no less time.
sharp.concurrency(1);

// From best to smallest; busy pictures take a later one.
const qualities = [80, 72, 62, 50, 38] as const;

/**
 * Renders a sketch as a JPEG of exactly `width` × `height` pixels on paper grain, of at most `maxBytes`.
 * `credit` is written into the file: whose shapes are in it.
 */
export async function renderSketch(
  sketch: Sketch,
  width: number,
  height: number,
  maxBytes: number,
  credit?: string,
): Promise<Buffer> {
  const grain = await paperGrain(width, height);
  const svg = Buffer.from(sketch.svg());
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    // Drawn again for a picture that was too heavy, one in eight: pixels kept for it would be 6 MB for each.
    const picture = sharp(svg, { density: (72 * width) / sketch.width })
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: paperWhite })
      .composite([{ input: grain, blend: 'multiply' }])
      .removeAlpha()
      .withDensity(72)
      .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true, optimiseCoding: true });
    if (credit) picture.withExif({ IFD0: { Copyright: credit } });
    smallest = await picture.toBuffer();
    if (smallest.length <= maxBytes) break;
  }
  return smallest;
}
