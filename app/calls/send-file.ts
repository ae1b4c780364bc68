// A file sent to a route, with how much of it has left: `fetch` does not say.
import type { z } from 'zod';
import { type Answer, addressOf, type Given, type Route } from '#domain/contract/route.ts';
import { answerOf, type Result } from './ask.ts';

export type SendOptions = {
  signal: AbortSignal;
  /** A share from 0 to 1; 1 when all has left and the answer is waited for. */
  onSent: (share: number) => void;
};

/** However slow the connection: without a byte for so long it counts as lost. */
const silenceMs = 30_000;
/** What the server may need for the largest file. */
const answerMs = 60_000;

type FileRoute = Route & { upload: string; answer: z.ZodType };

/** Sends `given.file` as what its own type says. Never throws. */
export function sendFile<R extends FileRoute>(
  route: R,
  given: Given<R>,
  { signal, onSent }: SendOptions,
): Promise<Result<Answer<R>>> {
  const { file } = given as { file: Blob };
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const end = (result: Result<Answer<R>>) => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(result);
    };
    const lost = (reason: 'network' | 'timeout' | 'aborted') =>
      end({ ok: false, failure: { reason } });
    const watch = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        lost('timeout');
        request.abort();
      }, ms);
    };
    const abort = () => {
      lost('aborted');
      request.abort();
    };
    signal.addEventListener('abort', abort);
    request.open(route.method, addressOf(route, given));
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      onSent(total > 0 ? loaded / total : 0);
      watch(silenceMs);
    };
    request.upload.onload = () => {
      onSent(1);
      watch(answerMs);
    };
    request.onerror = () => lost('network');
    request.onload = () => {
      const answered = new Response(request.responseText || null, {
        status: request.status,
        headers: { 'retry-after': request.getResponseHeader('retry-after') ?? '' },
      });
      void answerOf(answered, route.answer as z.ZodType<Answer<R>>).then(end);
    };
    watch(silenceMs);
    request.send(file);
  });
}
