// The pictures of a project file. Each is decoded whole, and gets the name that its content gives it.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { projectFileLimits } from '#domain/exports/project-file.ts';
import { jpegEnd } from './jpeg-end.ts';
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
