// A file made by our own server, with how much of it has come.
import { z } from 'zod';
import { answerOf, type Result, send } from './ask.ts';
import { countFiles } from './count-files.ts';

/** `name`: as the server calls it. */
export type FetchedFile = { blob: Blob; name: string };
/** `files` are whole in what has come of an archive, of so many; both 0 where it is a single file. */
export type FileProgress = { bytes: number; files: number; of: number };

export type FileWait = {
  signal: AbortSignal;
  onProgress: (progress: FileProgress) => void;
  timeoutMs?: number;
};

/** What the server may need for the largest of what is written. */
const usualMs = 120_000;

/** Asks for a file. Never throws; a file that breaks off is none. */
export const fetchFile = (
  address: string,
  request: RequestInit,
  { signal, onProgress, timeoutMs = usualMs }: FileWait,
): Promise<Result<FetchedFile>> =>
  send(address, request, { signal, timeoutMs }, async (response) => {
    if (!response.ok) return answerOf(response, z.never());
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const of = Number(response.headers.get('x-files') ?? 0);
    const count = countFiles();
    const reader = response.body?.getReader();
    for (let bytes = 0; reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.length;
      onProgress({ bytes, files: of > 0 ? count(value) : 0, of });
    }
    const type = response.headers.get('content-type') ?? '';
    const name = nameOf(response.headers.get('content-disposition') ?? '');
    return { ok: true, answer: { blob: new Blob(parts, { type }), name } };
  });

function nameOf(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]*)/.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : 'project';
}
