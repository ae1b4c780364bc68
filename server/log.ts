import { type Logger, pino } from 'pino';

/**
 * Structured log, one JSON object a line on standard output. Of an error it keeps what says where
 * and why; queries, parameters and whatever else libraries attach hold what people typed.
 */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: plainError } });

type PlainError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: PlainError;
};

export function plainError(thrown: unknown): PlainError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    // A database layer writes the query and its parameters into the message.
    message: 'query' in error ? 'A query failed.' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }),
  };
}
