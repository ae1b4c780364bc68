import { z } from 'zod';

// Every control character but tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * A field people type into: at most `max` UTF-16 units, no control characters but tab and line
 * breaks, no half surrogate pairs, stored in Unicode NFC. May be empty.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Please keep this to ${max.toLocaleString('en-US')} characters.`)
    .refine(
      (value) => value.isWellFormed() && !control.test(value),
      'This contains a character that cannot be used.',
    )
    .transform((value) => value.normalize('NFC'));

/** The same, with something in it once spaces are trimmed. */
export const requiredText = (max: number) =>
  text(max).refine((value) => value.trim().length > 0, 'Please fill this in.');

/** One of a fixed set of values, or nothing; an empty string counts as nothing. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(values).optional(),
  );
