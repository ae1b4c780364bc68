import { z } from 'zod';

// Every control character but tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/u;

// More marks on one letter than any writing has; the number is that of Unicode's stream-safe text.
const tooManyMarks = /\p{M}{31}/u;
// Four letters may join into one in NFC, never more.
const mostJoined = 4;

const unusable = 'This contains a character that cannot be used.';

/**
 * A field people type into: at most `max` UTF-16 units, counted in Unicode NFC, in which it is
 * stored; no control characters but tab and line breaks, no half surrogate pairs, no more
 * than 30 marks in a row. May be empty.
 */
export const text = (max: number) => {
  const tooLong = `Please keep this to ${max.toLocaleString('en-US')} characters.`;
  return (
    z
      .string()
      // Sorting the marks of one letter takes the square of their number: seconds for those of one request.
      .check((held) => {
        if (held.value.length <= max * mostJoined) return;
        held.issues.push({
          code: 'too_big',
          origin: 'string',
          maximum: max,
          inclusive: true,
          input: held.value,
          message: tooLong,
          continue: false,
        });
      })
      .refine((value) => !tooManyMarks.test(value), { error: unusable, abort: true })
      .normalize('NFC')
      .max(max, tooLong)
      .refine(
        (value) => value.isWellFormed() && !control.test(value) && !tooManyMarks.test(value),
        unusable,
      )
  );
};

/** The same, with something in it that can be seen. */
export const requiredText = (max: number) =>
  text(max).refine((value) => /[^\s\p{Cf}]/u.test(value), 'Please fill this in.');

/** One of a fixed set of values, or nothing; an empty string counts as nothing. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(values).optional(),
  );
