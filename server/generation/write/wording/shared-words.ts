// How much two texts of the client speak of the same.

/** As much of each word as its forms share, without accents; small words say nothing. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 5),
  );

/** The share of the longer words of the shorter text that stand in the other, too: 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const [few, many] = [new Set(stemsOf(one)), new Set(stemsOf(other))].toSorted(
    (a, b) => a.size - b.size,
  ) as [Set<string>, Set<string>];
  if (few.size === 0) return 0;
  return [...few].filter((stem) => many.has(stem)).length / few.size;
}
