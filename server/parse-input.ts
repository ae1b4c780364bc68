// What somebody sent, as a schema has it, or what is wrong with it field by field.
import type { z } from 'zod';
import { AppError, type FieldProblem } from './app-error.ts';

// What is wrong with more of them helps nobody, nor do a thousand names in one message.
const mostProblems = 50;
const longestMessage = 300;

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
    fields: parsed.error.issues.slice(0, mostProblems).map(toFieldProblem),
  });
}

const toFieldProblem = ({ path, message }: z.core.$ZodIssue): FieldProblem => ({
  path: path.map(String).join('.').slice(0, longestMessage),
  message: message.slice(0, longestMessage),
});
