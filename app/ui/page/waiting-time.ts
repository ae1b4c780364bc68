/** How long to wait, in the words of a sentence: `in 40 seconds`, `in 12 minutes`, `in 3 hours`. */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return count(seconds, 'second');
  if (seconds < 90 * 60) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

const count = (amount: number, unit: string) => `in ${amount} ${unit}${amount === 1 ? '' : 's'}`;
