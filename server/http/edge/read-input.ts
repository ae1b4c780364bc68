import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError, type FieldProblem } from '../../app-error.ts';

/** The JSON body of a request. Throws 415 for another type and 400 for what is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-type', 'Send JSON, with Content-Type: application/json.');
  }
  const body = await c.req.text();
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('bad-request', 'The body is not JSON.', { cause });
  }
}

/** What the schema makes of the input. Throws 422 with every field that is not as it should be. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  return parsedInput(schema.safeParse(input));
}

/** The same for what was parsed elsewhere. */
export function parsedInput<Output>(parsed: z.ZodSafeParseResult<Output>): Output {
  if (parsed.success) return parsed.data;
  throw new AppError('invalid-input', 'Some fields need a change.', {
    fields: parsed.error.issues.map(toFieldProblem),
  });
}

const toFieldProblem = ({ path, message }: z.core.$ZodIssue): FieldProblem => ({
  path: path.map(String).join('.'),
  message,
});
