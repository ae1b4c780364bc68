// The browser's way to the HTTP functions: every answer is checked, every failure has a name.
import type { z } from 'zod';
import { type FunctionName, functionRoutes } from '#domain/contract/function-routes.ts';
import { ask, type CallOptions, jsonRequest, type Result } from './ask.ts';
import { askStream, type StreamOptions } from './ask-stream.ts';

type FunctionAnswer<Name extends FunctionName> = z.output<(typeof functionRoutes)[Name]['answer']>;

export type CallResult<Name extends FunctionName> = Result<FunctionAnswer<Name>>;
export type CallFunction = typeof callFunction;

/**
 * Posts `body` to a function. Never throws: a call ends in an answer of the function's schema or
 * in a failure. With `onProgress` the function is asked to tell of its work as it is done.
 * `timeoutMs` is 45,000 unless told.
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  body: unknown,
  options: CallOptions | StreamOptions = {},
): Promise<CallResult<Name>> {
  const { answer, path: address } = functionRoutes[name];
  const schema: z.ZodType<FunctionAnswer<Name>> = answer as never;
  const request = jsonRequest('POST', body);
  return 'onProgress' in options
    ? askStream(address, request, schema, options)
    : ask(address, request, schema, options);
}
