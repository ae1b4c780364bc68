import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { pageContext } from './page-context.ts';
import { RequestFacts } from './request-facts.ts';

// The server sets this key on each request; it must come from the built module.
export { pageContext };

export const streamTimeout = 5_000;

/** Says in the log what a loader or a render failed of; a stranger's broken address is no failure. */
export function handleError(
  failure: unknown,
  { request, context }: LoaderFunctionArgs<RouterContextProvider>,
): void {
  if (request.signal.aborted || isRouteErrorResponse(failure)) return;
  context.get(pageContext).report?.(failure);
}

/** Renders a page whole: our pages wait for nothing slow, and a whole page can be kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = context.get(pageContext);
  const facts = { ...(nonce ? { nonce } : {}), ...(requestId ? { requestId } : {}) };
  let answerStatus = status;
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const { pipe, abort } = renderToPipeableStream(
      <RequestFacts value={facts}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </RequestFacts>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer); // a live timer keeps the whole render in memory
              done();
            },
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }),
          );
        },
        onShellError: reject,
        onError() {
          answerStatus = 500;
        },
      },
    );
    timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
