// Whole US dollars as people type and read them. What is charged is computed in cents elsewhere.

/** More digits than any budget has. */
const mostDigits = 12;

// A dollar sign in front, digits with commas and spaces between them, and no cents but `.00`.
const wholeDollars = /^\s*\$?\s*(\d[\d,\s]*)(?:\.0{0,2})?\s*$/;

/**
 * The number of whole dollars in what somebody typed or pasted. Null where it is no such number:
 * letters or cents are never left out to make one.
 */
export function parseDollars(typed: string): number | null {
  const digits = wholeDollars.exec(typed)?.[1]?.replace(/\D/g, '').slice(0, mostDigits);
  return digits ? Number(digits) : null;
}

/** Why what was typed is no amount; undefined for an amount, and where nothing was typed yet. */
export const dollarsRefusal = (typed: string): string | undefined =>
  /^[\s$]*$/.test(typed) || parseDollars(typed) !== null
    ? undefined
    : 'Whole dollars in digits, please: no cents, no letters.';

/** As in `$12,000`. */
export const formatDollars = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;

/**
 * What a money field shows for what was typed into it: `$12,000`, or nothing without a digit. Every
 * digit stays, a zero in front too, so that `$10,000` can become `$20,000` by way of `$0,000`. What
 * is no plain number of dollars stays as it is: it is refused, not read as another one.
 */
export function typedDollars(typed: string): string {
  if (/[^\d\s$,]/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '').slice(0, mostDigits);
  return digits === '' ? '' : `$${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
