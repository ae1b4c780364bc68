import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { limited } from './limited.ts';
import { ReadingProblem } from './reading-problem.ts';

/** The bytes behind a `Content-Encoding`, no more of them than `mostBytes`. */
export function unpacked(
  source: AsyncIterable<Uint8Array>,
  encoding: string | undefined,
  mostBytes: number,
): AsyncIterable<Uint8Array> {
  switch (encoding?.trim().toLowerCase() || 'identity') {
    case 'identity':
      return source;
    case 'gzip':
    case 'x-gzip': {
      // What goes wrong on either side ends the reading of the last stream with that error.
      const gunzip = createGunzip();
      pipeline(source, gunzip, () => {});
      return limited(gunzip, mostBytes);
    }
    default:
      throw new ReadingProblem('It is compressed in a way that was not asked for.');
  }
}
