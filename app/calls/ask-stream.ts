// One request whose answer comes line by line: what is told on the way, and the answer as the last.
import type { z } from 'zod';
import {
  type Progress,
  type StreamLine,
  streamLine,
  streamType,
} from '#domain/functions/progress.ts';
import { answerOf, type Result, send, type Wait } from './ask.ts';

export type StreamOptions = Wait & {
  /** Told of each thing as it happens, before the answer. */
  onProgress: (event: Progress) => void;
};

/**
 * Asks for the answer as it is made, and reads it by its schema. Never throws; a server that
 * answers at once is read as `ask` reads it. What cannot be read on the way is passed over: only
 * the answer counts. `timeoutMs` is 45,000 for the whole unless told.
 */
export async function askStream<Answer>(
  address: string,
  request: RequestInit,
  schema: z.ZodType<Answer>,
  { onProgress, ...wait }: StreamOptions,
): Promise<Result<Answer>> {
  const headers = new Headers(request.headers);
  headers.set('accept', `${streamType}, application/json`);
  return send(address, { ...request, headers }, wait, async (response) => {
    const isStream = response.headers.get('content-type')?.startsWith(streamType);
    if (!response.ok || !isStream || !response.body) return answerOf(response, schema);
    let isGarbled = false;
    for await (const text of linesOf(response.body)) {
      const line = lineOf(text);
      if (line?.type === 'answer') return answerOf(Response.json(line.answer ?? null), schema);
      if (line?.type === 'problem') return answerOf(problemOf(line, response), schema);
      if (line && !wait.signal?.aborted) onProgress(line);
      isGarbled ||= line === null;
    }
    return { ok: false, failure: { reason: isGarbled ? 'unusable' : 'network' } };
  });
}

// The text between line breaks, however it was cut on its way. Stops reading when nobody reads on.
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line.trim() !== '');
    }
    if (rest.trim() !== '') yield rest;
  } finally {
    // What broke off says so itself.
    await reader.cancel().catch(() => {});
  }
}

function lineOf(text: string) {
  try {
    return streamLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

type Problem = Extract<StreamLine, { type: 'problem' }>;

// The answer that a refused call would have been.
function problemOf({ status, body, retryAfterSeconds }: Problem, { headers }: Response): Response {
  const isProblem = status >= 400 && status < 600;
  const requestId = headers.get('x-request-id');
  const named = new Headers(requestId === null ? {} : { 'x-request-id': requestId });
  if (retryAfterSeconds !== undefined) named.set('retry-after', String(retryAfterSeconds));
  return Response.json(body ?? null, { status: isProblem ? status : 500, headers: named });
}
