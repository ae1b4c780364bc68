const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// Connection exceptions, too many connections, shutting down, crashed, starting up.
const postgresCode = /^(?:08...|53300|57P0[1-5])$/;
// What the driver says of a connection without giving a code.
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|The connection (?:was )?ended|Connecting took too long|LISTEN\/NOTIFY heartbeat)/;

/** Whether a failed query or connection says that PostgreSQL cannot be reached now. */
export const isUnreachable = (error: unknown): boolean =>
  anywhere(
    error,
    (code, words) => systemCodes.has(code) || postgresCode.test(code) || driverWords.test(words),
  );

// Disk full, insufficient resources, a read-only file system or database.
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '53000', '25006']);
const fullWords = /No space left on device|Read-only file system/;

/** Whether something failed because nothing more can be written. */
export const isFull = (error: unknown): boolean =>
  anywhere(error, (code, words) => fullCodes.has(code) || fullWords.test(words));

// Libraries wrap what they were told.
function anywhere(
  error: unknown,
  matches: (code: string, words: string) => boolean,
  depth = 0,
): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  if (matches(String(Reflect.get(error, 'code') ?? ''), error.message)) return true;
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...inner].some((each) => anywhere(each, matches, depth + 1));
}
