// The browser's way to the HTTP functions: every answer is checked, every failure has a name.
import type { z } from 'zod';
import { chatAgentAnswer } from '#domain/functions/chat-agent.ts';
import { directorSyncAnswer } from '#domain/functions/director-sync.ts';
import { generateConceptsAnswer } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefAnswer } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptAnswer } from '#domain/functions/generate-script.ts';
import { generateStoryboardAnswer } from '#domain/functions/generate-storyboard.ts';
import { matchDirectorsAnswer } from '#domain/functions/match-directors.ts';
import { readProductAnswer } from '#domain/functions/read-product.ts';
import { requestProductionAnswer } from '#domain/functions/request-production.ts';
import { sendConceptAnswer } from '#domain/functions/send-concept.ts';
import { sharpenDetailsAnswer } from '#domain/functions/sharpen-details.ts';
import { ask, type CallOptions, jsonRequest, type Result } from './ask.ts';
import { askStream, type StreamOptions } from './ask-stream.ts';

const answers = {
  'chat-agent': chatAgentAnswer,
  'director-sync': directorSyncAnswer,
  'generate-concepts': generateConceptsAnswer,
  'generate-creative-brief': generateCreativeBriefAnswer,
  'generate-script': generateScriptAnswer,
  'generate-storyboard': generateStoryboardAnswer,
  'match-directors': matchDirectorsAnswer,
  'read-product': readProductAnswer,
  'request-production': requestProductionAnswer,
  'send-concept': sendConceptAnswer,
  'sharpen-details': sharpenDetailsAnswer,
};
export type FunctionName = keyof typeof answers;
type FunctionAnswer<Name extends FunctionName> = z.output<(typeof answers)[Name]>;

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
  const schema: z.ZodType<FunctionAnswer<Name>> = answers[name] as never;
  const address = `/api/functions/${name}`;
  const request = jsonRequest('POST', body);
  return 'onProgress' in options
    ? askStream(address, request, schema, options)
    : ask(address, request, schema, options);
}
