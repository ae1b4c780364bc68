// A ZIP that leaves while it is made: each file as soon as it is written, none before it is taken.
import { Zip, ZipPassThrough } from 'fflate';
import type { Entry } from './material.ts';

/** The files are as small as they get already, so they are put in as they are. What fails breaks the ZIP off. */
export function streamArchive(
  entries: AsyncGenerator<Entry>,
  madeAt: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await entries.next();
      if (done) zip.end();
      else add(zip, value, madeAt);
      for (const chunk of chunks) controller.enqueue(chunk);
      chunks = [];
      if (done) controller.close();
    },
    async cancel() {
      await entries.return(undefined);
    },
  });
}

// Names are in UTF-8 and say so; of an archive from DOS the usual `unzip` takes them for a code page all the same.
const unix = { os: 3, attrs: 0o100644 << 16 };

function add(zip: Zip, { name, bytes }: Entry, madeAt: Date): void {
  const file = new ZipPassThrough(name);
  Object.assign(file, { mtime: madeAt, ...unix });
  zip.add(file);
  file.push(bytes, true);
}
