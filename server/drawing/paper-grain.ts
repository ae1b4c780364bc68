// Paper under the ink: a grain rendered once for each size and multiplied into every picture.
import sharp from 'sharp';
import { random } from './random.ts';

const grains = new Map<string, Promise<Buffer>>();

/** An opaque grey PNG of paper grain, the same every time, for `blend: 'multiply'`. */
export function paperGrain(width: number, height: number): Promise<Buffer> {
  const size = `${width}x${height}`;
  const known = grains.get(size) ?? renderGrain(width, height);
  grains.set(size, known);
  return known;
}

async function renderGrain(width: number, height: number): Promise<Buffer> {
  const [fine, clouds] = await Promise.all([
    layer(Math.ceil(width / 2), Math.ceil(height / 2), width, height, 7, 5),
    layer(Math.ceil(width / 48), Math.ceil(height / 48), width, height, 11, 10),
  ]);
  const mixed = Buffer.alloc(width * height);
  for (let i = 0; i < mixed.length; i++) {
    mixed[i] = 255 - Math.round((fine[i] ?? 0) * 0.7 + (clouds[i] ?? 0) * 0.8);
  }
  return sharp(mixed, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

// Noise of `columns` × `rows` stretched over the sheet, from 0 to `depth`.
function layer(
  columns: number,
  rows: number,
  width: number,
  height: number,
  seed: number,
  depth: number,
): Promise<Buffer> {
  const chance = random(seed);
  const noise = Buffer.from(
    Array.from({ length: columns * rows }, () => Math.floor(chance() * depth)),
  );
  return sharp(noise, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}
