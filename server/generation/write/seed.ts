// Choices that are the same for the same answers.

/** FNV-1a with a final mix; a positive 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** A list in an order of its own for each seed and salt. */
export const shuffled = <T>(seed: string, list: readonly T[]): T[] =>
  list
    .map((item, at) => ({ item, key: hash(`${seed}:${at}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
