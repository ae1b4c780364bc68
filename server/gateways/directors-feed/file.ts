// A feed in a file of this machine.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { checkSize, limited } from '../reading/limited.ts';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { readBytes, readingOf } from './feed-bytes.ts';
import { type DirectorsFeed, type FeedReading, type KnownFeed, mostBytes } from './port.ts';

export function openFileFeed(path: string): DirectorsFeed {
  return {
    name: path,
    isSample: false,
    read: (known, signal) => readingOf(read(path, known, signal)),
  };
}

async function read(path: string, known: KnownFeed, signal: AbortSignal): Promise<FeedReading> {
  let bytes: Uint8Array;
  try {
    const found = await stat(path);
    // A pipe or a device may never end.
    if (!found.isFile()) throw new ReadingProblem('It is not a file.');
    checkSize(found.size, mostBytes);
    bytes = await buffer(limited(createReadStream(path, { signal }), mostBytes));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof ReadingProblem || signal.aborted) throw error;
    throw new ReadingProblem(`The file cannot be read (${code ?? 'unknown reason'}).`, {
      cause: error,
    });
  }
  return readBytes(bytes, known, { etag: null, lastModified: null });
}
