// Pictures as strangers have them.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const svgPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script><rect width="400" height="300" fill="red"/></svg>';

type Drawn = { width?: number; height?: number; colour?: string };

const drawn = ({ width = 400, height = 300, colour = '#c04020' }: Drawn) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** With a camera's notes. */
export const jpegPicture = (options: Drawn = {}): Promise<Buffer> =>
  drawn(options)
    .withExif({ IFD0: { Copyright: 'secret-note' } })
    .jpeg()
    .toBuffer();

export const pngPicture = (options: Drawn = {}): Promise<Buffer> => drawn(options).png().toBuffer();

/** Two frames: the first in `colour`, the second green. */
export async function gifPicture({ colour = '#c04020' }: Drawn = {}): Promise<Buffer> {
  const pages = await Promise.all([colour, '#00ff00'].map((one) => pngPicture({ colour: one })));
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A PNG of few bytes that says, and means, it has 30,000 × 30,000 pixels of one bit. */
export function bombPicture(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // bits a pixel, grey
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
