// Reads values nobody vouches for.

export type Sent = Readonly<Record<string, unknown>>;

export const sentOf = (value: unknown): Sent =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Sent) : {};

/** A list, or the one thing that stands in its place. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || typeof value !== 'object' ? [] : [value];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** One of the words, however it is spaced and capitalised. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  sent: unknown,
): Word | undefined {
  const word = textOf(sent)
    .toLowerCase()
    .replace(/[_\s]+/gu, '-');
  return words.find((one) => one === word);
}
