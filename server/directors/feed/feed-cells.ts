// The kinds of cells a feed has: lenient in spelling, strict in meaning. Messages continue the
// column's name, as in `rating is not a number`.
import { z } from 'zod';

const missingOr = (otherwise: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : otherwise),
});
const numberAsText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
// Every control character but tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/u;

/** Text of several lines. Counted as it is searched: there one character can stand for eighteen. */
export const words = (max: number) =>
  z
    .preprocess(numberAsText, z.string(missingOr('is not text')))
    .refine((value) => value.isWellFormed() && !control.test(value), {
      error: 'has a character that cannot be used',
      abort: true,
    })
    .transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine(
      (value) => Math.max(value.length, value.normalize('NFKC').length) <= max,
      `is longer than ${max.toLocaleString('en-US')} characters`,
    );

export const line = (max: number) =>
  words(max).transform((value) => value.replace(/[\s\p{Zs}]+/gu, ' '));

export const visibleLine = (max: number) =>
  line(max).refine((value) => /[^\s\p{Cf}]/u.test(value), 'is missing');

const spelledNumber = /^-?\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const textAsNumber = (value: unknown) =>
  typeof value === 'string' && spelledNumber.test(value.trim())
    ? Number(value.replace(/[$,\s]/g, ''))
    : value;

/** A number, or its usual spelling: `1,200` or `$85`. */
const number = (most: number) => {
  const range = `is not from 0 to ${most.toLocaleString('en-US')}`;
  return z.preprocess(textAsNumber, z.number('is not a number').min(0, range).max(most, range));
};
export const whole = (most: number) =>
  number(most).refine(Number.isInteger, 'is not a whole number');
export const oneDecimal = (most: number) =>
  number(most).transform((value) => Math.round(value * 10) / 10);

// What is taken apart is short: each entry costs.
const longestList = 20_000;
const mostEntries = 1_000;
const tooLong = `is longer than ${longestList.toLocaleString('en-US')} characters`;
const isLongText = (value: unknown) => typeof value === 'string' && value.length > longestList;

/** A list, its JSON, or its entries with semicolons in between; each entry once. */
export const list = z
  .preprocess(
    (value) => (typeof value === 'string' ? splitList(value) : value),
    z
      .array(z.unknown(), { error: ({ input }) => (isLongText(input) ? tooLong : 'is not a list') })
      .max(mostEntries, 'has more than 60 entries')
      .pipe(z.array(line(80))),
  )
  .transform((entries) => {
    const bySpelling = new Map<string, string>();
    for (const entry of entries) {
      const key = entry.toLowerCase();
      if (entry && !bySpelling.has(key)) bySpelling.set(key, entry);
    }
    return [...bySpelling.values()];
  })
  .refine((entries) => entries.length <= 60, 'has more than 60 entries');

function splitList(cell: string): unknown {
  if (isLongText(cell)) return cell;
  if (!cell.trim().startsWith('[')) return cell.split(';');
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** A web address without a password in it. */
export const webAddress = (...schemes: ('http' | 'https')[]) =>
  line(2000).transform((value, context) => {
    const url = URL.parse(value);
    const known = schemes.some((scheme) => url?.protocol === `${scheme}:`);
    if (url && known && !url.username && !url.password) return url.href;
    context.addIssue(`is not an ${schemes.join(' or ')} address`);
    return z.NEVER;
  });

/** `2:14`, `1:02:14`, or a number of seconds. */
export const duration = line(12).transform((value, context) => {
  if (/^\d{1,5}$/.test(value)) return clock(Number(value));
  if (/^\d{1,3}(:[0-5]\d){1,2}$/.test(value)) return value;
  context.addIssue('is not a length as in 2:14');
  return z.NEVER;
});
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const emailAddress = line(254).refine(
  (value) => z.email().safeParse(value).success,
  'is not an email address',
);
