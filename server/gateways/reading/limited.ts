import { ReadingProblem } from './reading-problem.ts';

/** Passes bytes on until there are too many: then it throws, and what is upstream is let go. */
export async function* limited(
  source: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    checkSize(bytes, mostBytes);
    yield chunk;
  }
}

/** Throws a ReadingProblem when there are more `bytes` than may be. */
export function checkSize(bytes: number, mostBytes: number): void {
  if (bytes <= mostBytes) return;
  throw new ReadingProblem(`It is larger than ${mostBytes / 1024 / 1024} MB.`);
}
