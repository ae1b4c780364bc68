import { z } from 'zod';
import { type Answer, addressOf, type Given, type Route } from '#domain/contract/route.ts';
import { ask, type CallOptions, jsonRequest, type Result } from './ask.ts';

const nothing = z.null();

/**
 * Asks a route for what its contract says. Never throws: a call ends in an answer of the route's
 * schema or in a failure. `timeoutMs` is the route's own unless told.
 */
export function call<R extends Route>(
  route: R,
  given: Given<R>,
  options: CallOptions = {},
): Promise<Result<Answer<R>>> {
  const { answer = nothing, waitMs } = route;
  const wait = waitMs === undefined ? options : { timeoutMs: waitMs, ...options };
  return ask(
    addressOf(route, given),
    requestOf(route, given as Sent),
    answer as z.ZodType<Answer<R>>,
    wait,
  );
}

type Sent = { body?: unknown; file?: Blob };

function requestOf({ method, upload }: Route, { body, file }: Sent): RequestInit {
  if (file && upload) return { method, headers: { 'content-type': upload }, body: file };
  if (method === 'GET') return {};
  // What is pressed says nothing more, in JSON like all that is posted.
  const said = body ?? (method === 'POST' ? {} : undefined);
  return said === undefined ? { method } : jsonRequest(method, said);
}
