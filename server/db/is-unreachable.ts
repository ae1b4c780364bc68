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
export function isUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (systemCodes.has(code) || postgresCode.test(code))) return true;
  if (driverWords.test(error.message)) return true;
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...inner].some((each) => isUnreachable(each, depth + 1));
}
