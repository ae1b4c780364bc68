/**
 * Compares two lists of the same kinds of values by the first place at which they differ: negative
 * when `a` comes first, 0 when they are alike.
 */
export function compareRanks(
  a: readonly (number | string)[],
  b: readonly (number | string)[],
): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  if (at === -1) return 0;
  return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
