// The one file of a ZIP that is a project. It is unpacked no further than it may be long: what a ZIP says of
// its sizes is held against it, and nothing else in it is opened or written anywhere.
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { projectFileLimits } from '#domain/exports/project-file.ts';
import { Unreadable } from './unreadable.ts';

/** The name of the project file in an archive of ours. */
export const nameInArchive = 'project.json';
const mostFiles = 200;
const mostBytes = projectFileLimits.megabytes * 1024 * 1024;

/** Throws an Unreadable. */
export async function unpackProjectFile(zip: Uint8Array): Promise<Buffer> {
  try {
    return await unpack(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('This ZIP breaks off, or is damaged.', { cause: error });
  }
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > mostFiles)
    throw new Unreadable(`A ZIP may hold ${mostFiles} files at most.`);
  const found: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isProjectFile(entry)) found.push(entry);
  const [entry, ...others] = found;
  if (!entry) throw new Unreadable(`There is no ${nameInArchive} in this ZIP.`);
  if (others.length > 0)
    throw new Unreadable(`There is more than one ${nameInArchive} in this ZIP.`);
  if (entry.uncompressedSize > mostBytes)
    throw new Unreadable(`Its project file holds over ${projectFileLimits.megabytes} MB.`);
  const pieces: Buffer[] = [];
  // Ends in an error at the first byte more than the entry says it has.
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  if (crc32(whole) !== entry.crc32) throw new Error('Its sum does not agree.');
  return whole;
}

// At its top, or in the one folder that some programs put around it.
const isProjectFile = ({ fileName }: Entry): boolean => {
  const parts = fileName.split('/');
  return parts.length <= 2 && parts.at(-1) === nameInArchive;
};
