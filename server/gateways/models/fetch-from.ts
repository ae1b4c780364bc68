import { CallFailure } from './call-failure.ts';

/** More than any text or picture of a model is. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Fetches from the server of `baseUrl` alone: an answer can name an address, or send on to one, that
 * is none of its business. Reads so much and no more.
 */
export function fetchFrom(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const { url } = new Request(input);
    if (new URL(url).origin !== origin) {
      throw new CallFailure('unusable', 'the answer stands at another address');
    }
    const response = await fetch(input, { ...init, redirect: 'error' });
    return new Response(response.body?.pipeThrough(limitBytes()), response);
  };
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > mostBytes)
        controller.error(new CallFailure('unusable', 'the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}
