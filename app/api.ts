// The browser's way to the HTTP functions: every answer is checked, every failure has a name.
import type { z } from 'zod';
import { type DirectoryPage, directoryPage } from '#domain/directors/directory.ts';
import { directorSyncAnswer } from '#domain/functions/director-sync.ts';
import { generateConceptsAnswer } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefAnswer } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptAnswer } from '#domain/functions/generate-script.ts';
import { generateStoryboardAnswer } from '#domain/functions/generate-storyboard.ts';
import { matchDirectorsAnswer } from '#domain/functions/match-directors.ts';
import { requestProductionAnswer } from '#domain/functions/request-production.ts';
import { sendConceptAnswer } from '#domain/functions/send-concept.ts';

const answers = {
  'director-sync': directorSyncAnswer,
  'generate-concepts': generateConceptsAnswer,
  'generate-creative-brief': generateCreativeBriefAnswer,
  'generate-script': generateScriptAnswer,
  'generate-storyboard': generateStoryboardAnswer,
  'match-directors': matchDirectorsAnswer,
  'request-production': requestProductionAnswer,
  'send-concept': sendConceptAnswer,
};
export type FunctionName = keyof typeof answers;
type FunctionAnswer<Name extends FunctionName> = z.output<(typeof answers)[Name]>;

export type CallFailure =
  | { reason: 'network' }
  | { reason: 'timeout' }
  /** The caller's own signal ended the call. */
  | { reason: 'aborted' }
  /** Messages by field name. */
  | { reason: 'validation'; fields: Record<string, string> }
  | { reason: 'limited'; retryAfterSeconds: number }
  /** What the body names is not there (any more). */
  | { reason: 'missing' }
  | { reason: 'server'; requestId: string | null }
  /** It answered, but not in the agreed form. */
  | { reason: 'unusable' };
type Result<Answer> = { ok: true; answer: Answer } | { ok: false; failure: CallFailure };
export type CallResult<Name extends FunctionName> = Result<FunctionAnswer<Name>>;
export type CallFunction = typeof callFunction;

type CallOptions = { signal?: AbortSignal; timeoutMs?: number };
const longestWaitMs = 45_000;
const longestReadMs = 15_000;

/**
 * Posts `body` to a function. Never throws: a call ends in an answer of the function's schema or
 * in a failure. `timeoutMs` is 45,000 unless told.
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  body: unknown,
  options: CallOptions = {},
): Promise<CallResult<Name>> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const schema: z.ZodType<FunctionAnswer<Name>> = answers[name] as never;
  return ask(`/api/functions/${name}`, request, schema, options);
}

/** Reads a page of the directory: `asked` is its query string. `timeoutMs` is 15,000 unless told. */
export function getDirectors(
  asked: URLSearchParams,
  options: CallOptions = {},
): Promise<Result<DirectoryPage>> {
  const wait = { timeoutMs: longestReadMs, ...options };
  return ask(`/api/directors?${asked}`, {}, directoryPage, wait);
}

async function ask<Answer>(
  address: string,
  request: RequestInit,
  schema: z.ZodType<Answer>,
  { signal, timeoutMs = longestWaitMs }: CallOptions,
): Promise<Result<Answer>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      ...request,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    const parsed = schema.safeParse(await jsonOf(response));
    if (!parsed.success) return { ok: false, failure: { reason: 'unusable' } };
    return { ok: true, answer: parsed.data };
  } catch {
    if (signal?.aborted) return { ok: false, failure: { reason: 'aborted' } };
    return { ok: false, failure: { reason: timeout.aborted ? 'timeout' : 'network' } };
  }
}

async function failureOf(response: Response): Promise<CallFailure> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return { reason: 'limited', retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : 60 };
  }
  if (response.status === 422) {
    return { reason: 'validation', fields: fieldMessages(await jsonOf(response)) };
  }
  if (response.status === 404) return { reason: 'missing' };
  return { reason: 'server', requestId: response.headers.get('x-request-id') };
}

// `{ error: { fields: [{ path: 'storyboardFrames.0.title', message }] } }`: the first name counts.
function fieldMessages(body: unknown): Record<string, string> {
  const { error } = (body ?? {}) as { error?: { fields?: { path?: string; message?: string }[] } };
  const messages: Record<string, string> = {};
  for (const { path = '', message = '' } of error?.fields ?? []) {
    messages[path.split(/[.[]/)[0] ?? ''] ??= message;
  }
  return messages;
}

// Null when the body is no JSON; a broken connection still throws.
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
