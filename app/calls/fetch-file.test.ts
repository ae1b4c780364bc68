import { Zip, ZipPassThrough, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { type FileProgress, fetchFile } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

const bytesOf = (text: string) => new TextEncoder().encode(text);
// Office files are archives in the archive, made at once or as ours is.
const xml = { 'a.xml': bytesOf('<a/>'), 'b.xml': bytesOf('<b/>') };
const zip = archiveOf({
  'a.txt': bytesOf('one'),
  'b.docx': archiveOf(xml),
  'c.xlsx': zipSync(xml),
});

/** As the server makes it: each file leaves as soon as it is there. */
function archiveOf(files: Record<string, Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const made = new Zip((_, piece) => pieces.push(piece));
  for (const [name, bytes] of Object.entries(files)) {
    const file = new ZipPassThrough(name);
    made.add(file);
    file.push(bytes, true);
  }
  made.end();
  return new Uint8Array(Buffer.concat(pieces));
}

/** Answers piece by piece; the pieces fall wherever they do. */
function answerWith(pieces: Uint8Array[], init: ResponseInit, breaksOff = false) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (breaksOff) controller.error(new TypeError('gone'));
      else controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, init));
}
const inPieces = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, at * size + size),
  );

async function fetched() {
  const told: FileProgress[] = [];
  const signal = new AbortController().signal;
  const onProgress = (progress: FileProgress) => void told.push(progress);
  return { told, result: await fetchFile('/api/files/archive', {}, { signal, onProgress }) };
}

test.each([1, 3, 7, 10_000])(
  'FILE-02 files of an archive are counted in pieces of %i',
  async (size) => {
    const headers = {
      'x-files': '3',
      'content-disposition': "attachment; filename*=UTF-8''%C3%A9.zip",
    };
    answerWith(inPieces(zip, size), { headers });
    const { told, result } = await fetched();
    expect(told.at(-1)).toEqual({ bytes: zip.length, files: 3, of: 3 });
    expect(result.ok && result.answer.name).toBe('é.zip');
    expect(result.ok && result.answer.blob.size).toBe(zip.length);
  },
);

test('FILE-02 a file that breaks off is none', async () => {
  answerWith([zip.slice(0, 20)], {}, true);
  const { result } = await fetched();
  expect(result).toEqual({ ok: false, failure: { reason: 'network' } });
});

test('FILE-08 a refusal comes in the server’s words', async () => {
  const error = { code: 'forbidden', message: 'Word belongs to the starter package.' };
  answerWith([bytesOf(JSON.stringify({ error }))], { status: 403 });
  const { result } = await fetched();
  expect(!result.ok && result.failure).toMatchObject({ reason: 'refused', message: error.message });
});
