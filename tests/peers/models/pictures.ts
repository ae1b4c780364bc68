// What a model that draws may send, good and bad.

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { AskedPicture } from './asked.ts';
import type { Drawing } from './behaviour.ts';

/** A picture of the asked ratio and format, or whatever else a test asked for. */
export async function drawPicture(
  draw: Drawing['draw'],
  { ratio, format }: Pick<AskedPicture, 'ratio' | 'format'>,
): Promise<Uint8Array> {
  if (draw instanceof Uint8Array) return draw;
  if (draw === 'html') {
    return Buffer.from('<!doctype html><script>alert("picture")</script><h1>502 Bad Gateway</h1>');
  }
  const picture = drawing(ratio);
  if (draw === 'picture') return picture.toFormat(format).toBuffer();
  const png = await picture.png().toBuffer();
  if (draw === 'broken') return png.subarray(0, Math.floor(png.length / 2));
  if (draw === 'huge') return Buffer.concat([png, Buffer.alloc(30 * 1024 * 1024)]);
  return claimVast(png);
}

// The longer side has 256 points.
function drawing(ratio: number) {
  const width = Math.round(ratio >= 1 ? 256 : 256 * ratio);
  const height = Math.round(ratio >= 1 ? 256 / ratio : 256);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d8d4cc"/><circle cx="50%" cy="60%" r="40" fill="#2a2a2a"/><path d="M0 ${height}L${width} ${height / 2}" stroke="#f3c316" stroke-width="6"/></svg>`;
  return sharp(Buffer.from(svg));
}

// Width and height stand at byte 16, under a checksum.
function claimVast(png: Buffer): Buffer {
  const vast = Buffer.from(png);
  vast.writeUInt32BE(30_000, 16);
  vast.writeUInt32BE(30_000, 20);
  vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29);
  return vast;
}
