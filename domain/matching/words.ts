const word = /[\p{L}\p{M}\p{N}]+/gu;
// A hyphen that shows only at a line's end, and the joiners inside words of some scripts.
const invisible = /\u00ad|\u200c|\u200d/g;

/**
 * The words of a text in their order, in one spelling: NFKC, lower case. Letters, marks and digits
 * make a word; hyphens and apostrophes end one. Takes time in proportion to the text.
 */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').replace(invisible, '').toLowerCase().match(word) ?? [];

/** The words of several texts, and each two that stand side by side: `short form`. */
export function phrasesOf(texts: readonly string[]): Set<string> {
  const phrases = new Set<string>();
  for (const text of texts) {
    let before = '';
    for (const one of wordsOf(text)) {
      phrases.add(one);
      if (before) phrases.add(`${before} ${one}`);
      before = one;
    }
  }
  return phrases;
}
