// One request to our own server: every answer is checked, every failure has a name.
import type { z } from 'zod';

export type CallFailure =
  | { reason: 'network' }
  | { reason: 'timeout' }
  /** The caller's own signal ended the call. */
  | { reason: 'aborted' }
  /** Messages by field name. */
  | { reason: 'validation'; fields: Record<string, string> }
  | { reason: 'limited'; retryAfterSeconds: number }
  /** Signing in or changing an account was refused; `reasons` are those of a weak password. */
  | { reason: 'refused'; code: string; message: string; reasons: readonly string[] }
  /** Nobody is signed in (any more). */
  | { reason: 'signed-out' }
  /** It was made from an older state; `body` says what stands now. */
  | { reason: 'conflict'; body: unknown }
  /** What was asked for is not there (any more). */
  | { reason: 'missing' }
  /** `message` is there when the server wrote one for people. */
  | { reason: 'server'; requestId: string | null; message?: string }
  /** It answered, but not in the agreed form. */
  | { reason: 'unusable' };
export type Result<Answer> = { ok: true; answer: Answer } | { ok: false; failure: CallFailure };

/** How long an answer is waited for. */
export type Wait = { signal?: AbortSignal; timeoutMs?: number };
export type CallOptions = Wait & {
  /** Goes on when the page is left; for bodies under 64 kB alone. */
  keepalive?: boolean;
};
const longestWaitMs = 45_000;

/** A request with a JSON body. */
export const jsonRequest = (method: 'POST' | 'PATCH' | 'DELETE', body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Asks and reads the answer by its schema. Never throws. `timeoutMs` is 45,000 unless told.
 */
export async function ask<Answer>(
  address: string,
  request: RequestInit,
  schema: z.ZodType<Answer>,
  { keepalive = false, ...wait }: CallOptions = {},
): Promise<Result<Answer>> {
  const more = keepalive ? { keepalive } : {};
  return send(address, { ...request, ...more }, wait, (response) => answerOf(response, schema));
}

/** Sends a request and has its answer read. Never throws: how it broke off has a name. */
export async function send<Answer>(
  address: string,
  request: RequestInit,
  { signal, timeoutMs = longestWaitMs }: Wait,
  read: (response: Response) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
    return await read(await fetch(address, { ...request, signal: ends }));
  } catch {
    if (signal?.aborted) return { ok: false, failure: { reason: 'aborted' } };
    return { ok: false, failure: { reason: timeout.aborted ? 'timeout' : 'network' } };
  }
}

/** A whole answer: its JSON by the schema, or the failure its status names. */
export async function answerOf<Answer>(
  response: Response,
  schema: z.ZodType<Answer>,
): Promise<Result<Answer>> {
  if (!response.ok) return { ok: false, failure: await failureOf(response) };
  const parsed = schema.safeParse(await jsonOf(response));
  if (!parsed.success) return { ok: false, failure: { reason: 'unusable' } };
  return { ok: true, answer: parsed.data };
}

async function failureOf(response: Response): Promise<CallFailure> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return { reason: 'limited', retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : 60 };
  }
  if (response.status >= 500) return brokenOf(response);
  const body = await jsonOf(response);
  const refused = refusalOf(response.status, body);
  if (refused) return refused;
  if (response.status === 422) return { reason: 'validation', fields: fieldMessages(body) };
  if (response.status === 401) return { reason: 'signed-out' };
  if (response.status === 409) return { reason: 'conflict', body };
  if (response.status === 404) return { reason: 'missing' };
  return serverFailure(response);
}

const serverFailure = (response: Response) => ({
  reason: 'server' as const,
  requestId: response.headers.get('x-request-id'),
});

// Something we depend on does not answer, and our server says so in words: `{ error: { message } }`.
async function brokenOf(response: Response): Promise<CallFailure> {
  const isOurWord = response.status === 502 || response.status === 503;
  const { error } = ((isOurWord && (await jsonOf(response))) || {}) as { error?: Refusal };
  const message = error?.code && typeof error.message === 'string' ? error.message : '';
  return { ...serverFailure(response), ...(message ? { message } : {}) };
}

// Everything under /api/auth names its refusals by a code at the top: `{ code, message, error }`.
// Having no session is one of them. Elsewhere the code stands in `error`.
function refusalOf(status: number, body: unknown): CallFailure | null {
  const top = (body ?? {}) as Refusal & { error?: Refusal };
  const { error } = top;
  const isRefusal = error?.code && (error.reasons || status === 400 || status === 403);
  const { code, message = '' } = isRefusal && !top.code ? error : top;
  if (!code) return null;
  if (code === 'UNAUTHORIZED' || message === 'Auth session missing!') {
    return { reason: 'signed-out' };
  }
  return { reason: 'refused', code, message, reasons: error?.reasons ?? [] };
}

type Refusal = { code?: string; message?: string; reasons?: string[] };

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
