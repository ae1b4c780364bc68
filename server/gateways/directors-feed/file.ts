// A feed in a file of this machine.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { checkSize, limited, readBytes } from './feed-bytes.ts';
import { FeedProblem, readingOf } from './feed-problem.ts';
import type { DirectorsFeed, FeedReading, KnownFeed } from './port.ts';

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
    if (!found.isFile()) throw new FeedProblem('It is not a file.');
    checkSize(found.size);
    bytes = await buffer(limited(createReadStream(path, { signal })));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof FeedProblem || signal.aborted) throw error;
    throw new FeedProblem(`The file cannot be read (${code ?? 'unknown reason'}).`, {
      cause: error,
    });
  }
  return readBytes(bytes, known, { etag: null, lastModified: null });
}
