import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { limited } from './feed-bytes.ts';
import { FeedProblem } from './feed-problem.ts';

/** The bytes behind a `Content-Encoding`, no more of them than a feed may have. */
export function unpacked(
  source: AsyncIterable<Uint8Array>,
  encoding: string | undefined,
): AsyncIterable<Uint8Array> {
  switch (encoding?.trim().toLowerCase() || 'identity') {
    case 'identity':
      return source;
    case 'gzip':
    case 'x-gzip': {
      // What goes wrong on either side ends the reading of the last stream with that error.
      const gunzip = createGunzip();
      pipeline(source, gunzip, () => {});
      return limited(gunzip);
    }
    default:
      throw new FeedProblem('It is compressed in a way that was not asked for.');
  }
}
