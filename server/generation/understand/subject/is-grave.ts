// Whether a subject forbids jokes and cheer.

export type GraveWords = {
  /** Whole words, lower case. */
  words: ReadonlySet<string>;
  /** Phrases in which such a word means nothing of the kind: `dead easy`. They are masked first. */
  idioms: RegExp;
  /** Several words that say it together. */
  phrases: RegExp;
};

export function isGrave(text: string, given: GraveWords): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(given.idioms, ' ');
  if (given.phrases.test(plain)) return true;
  for (const [word] of plain.matchAll(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu)) {
    if (given.words.has(word)) return true;
    for (const part of word.split(/[-']/)) if (given.words.has(part)) return true;
  }
  return false;
}
