const small = new Set([
  'a',
  'an',
  'the',
  'and',
  'but',
  'or',
  'of',
  'on',
  'in',
  'at',
  'to',
  'for',
  'by',
  'with',
  'from',
  'as',
]);

/** Sets a title in title case; words with capitals of their own stay. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at, all) => {
      const follows = all[at - 1]?.endsWith(':') || all[at - 1] === '/';
      if (at > 0 && at < all.length - 1 && !follows && small.has(word)) return word;
      return word.replace(
        /^([^\p{L}\p{N}]*)(\p{Ll})/u,
        (_, lead: string, letter: string) => lead + letter.toUpperCase(),
      );
    })
    .join(' ');
