// Apostrophes and the capital of `I`, as English typed in haste leaves them out.

const contractions = new Map(
  "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't he's here's I'm I've isn't she's shouldn't that's there's they're they've wasn't we've weren't what's where's who's who've won't wouldn't you're you've"
    .split(' ')
    .map((word) => [word.replace("'", '').toLowerCase(), word]),
);
/** What only stands behind a verb: `its` is `it is` before it. */
const behindIs =
  /(?<![\p{L}'’])(?<!(?:on|in|of|at|to|for|with|by|from|into|over|under) )([Ii])ts(?= (?:an?|the|not|never|been|me|my|all|just|about|so|too|very|really|what|where|like|free|called|made|done|gone|\d{1,4})(?![\p{L}\d,.]))/gu;

/** The same text with them; names, lower case, and other words stay as they were typed. */
export const withApostrophes = (text: string, names: ReadonlySet<string>): string =>
  text
    .replace(/(?<![\p{L}\p{N}'’.@/-])\p{L}{2,9}(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu, (word) => {
      const right = contractions.get(word.toLowerCase());
      // A shout has no small letters.
      if (!right || word === word.toUpperCase() || names.has(word.toLowerCase())) return word;
      return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    })
    .replace(behindIs, "$1t's")
    .replace(/(?<!\p{L})([Yy])our(?= (?:in|at|on|an?|the|not)(?!\p{L}))/gu, "$1ou're")
    .replace(/(?<!\p{L})[Ii]ll(?= \p{L}+ (?:you|it|them|us|the|an?|my|your)(?!\p{L}))/gu, "I'll")
    .replace(/(?<=^|[\s("“])i(?=['’](?:m|ve|ll|d)\b|\s|$)/gmu, 'I');
