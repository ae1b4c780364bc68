// Whole US dollars as people type and read them. What is charged is computed in cents elsewhere.

/**
 * The number of whole dollars in what somebody typed or pasted: digits count, `$`, commas and
 * spaces do not, and cents (`.50` at the end) are dropped. Null when there is no digit.
 */
export function parseDollars(typed: string): number | null {
  const digits = typed.replace(/\.\d{0,2}\s*$/, '').replace(/\D/g, '');
  return digits === '' ? null : Number(digits.slice(0, 12));
}

/** As in `$12,000`. */
export const formatDollars = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;
