import { z } from 'zod';

// Every control character but tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * A field people type into: at most `max` UTF-16 units, counted in Unicode NFC, in which it is
 * stored; no control characters but tab and line breaks, no half surrogate pairs. May be empty.
 */
export const text = (max: number) =>
  z
    .string()
    .normalize('NFC')
    .max(max, `Please keep this to ${max.toLocaleString('en-US')} characters.`)
    .refine(
      (value) => value.isWellFormed() && !control.test(value),
      'This contains a character that cannot be used.',
    );

/** The same, with something in it that can be seen. */
export const requiredText = (max: number) =>
  text(max).refine((value) => /[^\s\p{Cf}]/u.test(value), 'Please fill this in.');

/** One of a fixed set of values, or nothing; an empty string counts as nothing. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(values).optional(),
  );
