// Whole US dollars as people type and read them. What is charged is computed in cents elsewhere.

/** More digits than any budget has. */
const mostDigits = 12;

/**
 * The number of whole dollars in what somebody typed or pasted: digits count, `$`, commas and
 * spaces do not, and cents (`.50` at the end) are dropped. Null when there is no digit.
 */
export function parseDollars(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits === '' ? null : Number(digits);
}

/** As in `$12,000`. */
export const formatDollars = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;

/**
 * What a money field shows for what was typed into it: `$12,000`, or nothing without a digit. Every
 * digit stays, a zero in front too, so that `$10,000` can become `$20,000` by way of `$0,000`.
 */
export function typedDollars(typed: string): string {
  const digits = digitsOf(typed);
  return digits === '' ? '' : `$${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

const digitsOf = (typed: string) =>
  typed
    .replace(/\.\d{0,2}\s*$/, '')
    .replace(/\D/g, '')
    .slice(0, mostDigits);
