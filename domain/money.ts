// Whole US dollars as people type and read them. What is charged is computed in cents elsewhere.

/** More digits than any budget has, and fewer than a number would round. */
const mostDigits = 12;

// A dollar sign in front, digits alone or in groups of three, and no cents but `.00`. A comma with
// fewer digits behind it may be meant to part cents, so it is no number of dollars here.
const wholeDollars = /^\s*\$?\s*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.0{0,2})?\s*$/;
// The same while it is typed: a digit more in a group is still one of dollars.
const typedGroups = /^\s*\$?\s*\d+(?:[,\s]\d{3,})*\s*$/;

/** Said of a number that is none for its length. */
export const tooManyDigits = `This is too large for an amount: ${mostDigits} digits at most, please.`;

/**
 * The number of whole dollars in what somebody typed or pasted. Null where it is no such number:
 * letters, cents and digits too many are never left out to make one.
 */
export function parseDollars(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits && digits.length <= mostDigits ? Number(digits) : null;
}

// Zeros in front are none of the amount.
const digitsOf = (typed: string): string | undefined =>
  wholeDollars
    .exec(typed)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');

/** Why what was typed is no amount; undefined for an amount, and where nothing was typed yet. */
export function dollarsRefusal(typed: string): string | undefined {
  if (/^[\s$]*$/.test(typed) || parseDollars(typed) !== null) return undefined;
  if (digitsOf(typed)) return tooManyDigits;
  return typed.includes(',')
    ? 'Whole dollars, please: a comma parts thousands here, as in $12,000, and no cents.'
    : 'Whole dollars in digits, please: no cents, no letters.';
}

/** Whether a group of thousands has been begun and may still be typed to its end. */
export const isGroupBegun = (typed: string): boolean => /^[^,]*\d(?:,\d{3})*,\d{0,2}$/.test(typed);

/** As in `$12,000`. */
export const formatDollars = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;

/**
 * What a money field shows for what was typed into it: `$12,000`, or nothing without a digit. Every
 * digit stays, a zero in front too, so that `$10,000` can become `$20,000` by way of `$0,000`. What
 * is no plain number of dollars stays as it is: it is refused, not read as another one.
 */
export function typedDollars(typed: string): string {
  if (/^[\s$]*$/.test(typed)) return '';
  if (!typedGroups.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  return `$${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
