// The pictures of a project file. Each is decoded whole, and gets the name that its content gives it.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { projectFileLimits } from '#domain/exports/project-file.ts';
import { Unreadable } from './unreadable.ts';

const mostSide = 4000;

export type FilePictures = {
  /** JPEGs by storage key. */
  pictures: Record<string, Uint8Array>;
  /** The key of each name in the file. */
  names: Map<string, string>;
};

/** Throws an Unreadable. */
export async function readFilePictures(given: Record<string, string>): Promise<FilePictures> {
  const found: FilePictures = { pictures: {}, names: new Map() };
  for (const [name, base64] of Object.entries(given)) {
    const bytes = Buffer.from(base64, 'base64');
    await check(name, bytes);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const key = `frames/${hash}.jpg`;
    found.pictures[key] = new Uint8Array(bytes);
    found.names.set(name, key);
  }
  return found;
}

async function check(name: string, bytes: Buffer): Promise<void> {
  if (bytes.length > projectFileLimits.pictureBytes)
    throw new Unreadable(`The picture ${name} is larger than 1 MB.`);
  // What stands behind the picture's end would be kept and served with it.
  const isWhole = jpegEnd(bytes) === bytes.length;
  if (!isWhole || !(await decodes(bytes)))
    throw new Unreadable(`The picture ${name} is no JPEG that can be read.`);
}

async function decodes(bytes: Buffer): Promise<boolean> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostSide * mostSide });
  try {
    const { width, height } = await picture.metadata();
    await picture.stats();
    return Math.max(width, height) <= mostSide;
  } catch {
    return false;
  }
}

const [startOfImage, endOfImage, startOfScan] = [0xffd8, 0xffd9, 0xda];
/** Between the marks of a scan: a stuffed zero, and the restarts. */
const isWithinScan = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/** Where a JPEG ends by its own segments; -1 where they make no whole picture. */
function jpegEnd(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== startOfImage) return -1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes.readUInt16BE(at) !== endOfImage) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return -1;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (mark === startOfScan) at = scanEnd(bytes, at);
  }
  return at + 2 <= bytes.length && bytes.readUInt16BE(at) === endOfImage ? at + 2 : -1;
}

function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
}
