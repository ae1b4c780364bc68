// Every answer that is not a success has one shape: { error: { code, message, fields?, reasons? } }.
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, type AppErrorCode } from '../../app-error.ts';
import { isFull, isUnreachable } from '../../db/connection/is-unreachable.ts';
import type { HttpEnv } from './http-env.ts';
import { noteLimit } from './limit-headers.ts';

/** Maps whatever was thrown to an answer. What nobody expected carries the request id and nothing else. */
export function answerProblem(thrown: unknown, c: Context<HttpEnv>): Response {
  const error = thrown instanceof HTTPException ? fromHono(thrown) : (whileOut(thrown) ?? thrown);
  if (!(error instanceof AppError)) {
    c.get('log').error({ err: error }, 'request failed');
    return c.json({ error: { code: 'internal', requestId: c.get('requestId') } }, 500);
  }
  if (error.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(error.retryAfterSeconds));
  }
  noteLimit(c, error.limit);
  if (error.status >= 500) {
    c.get('log').warn({ err: error }, 'request refused');
    return c.json({ error: { ...detailsOf(error), requestId: c.get('requestId') } }, error.status);
  }
  return c.json({ error: detailsOf(error) }, error.status);
}

const soonSeconds = 10;

// The database being away or the disk full is nobody's mistake, and passes.
function whileOut(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError || !(isUnreachable(thrown) || isFull(thrown))) return undefined;
  const details = { cause: thrown, retryAfterSeconds: soonSeconds };
  return new AppError(
    'unavailable',
    'This cannot be done just now. Please try again in a moment.',
    details,
  );
}

/** What a caller is told about a refusal. */
export const detailsOf = ({ code, message, fields, reasons }: AppError) => ({
  code,
  message,
  ...(fields ? { fields } : {}),
  ...(reasons ? { reasons } : {}),
});

const codes: Record<number, AppErrorCode> = {
  400: 'bad-request',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
};

// Hono's own helpers throw exceptions of their own.
function fromHono(exception: HTTPException): unknown {
  const code = codes[exception.status];
  return code
    ? new AppError(code, exception.message || 'This request cannot be answered.')
    : exception;
}
