// Titles in the visitor's own words: `Sold Out by Noon`.
import type { Facts } from '../../facts.ts';
import { hasClaim } from './facts/read-claims.ts';
import { wordCount } from './facts/words.ts';

/** Facts short enough to be said in a meeting. */
export const ownTitles = (facts: Facts): string[] =>
  facts.points
    .filter(
      (point) =>
        point !== facts.offer &&
        wordCount(point.text) >= 3 &&
        wordCount(point.text) <= 5 &&
        /^[\p{L}\s’'-]+$/u.test(point.text) &&
        !/^(?:open|serving|also|only|sizes|it|they|she|he|we|i|for|from|made)\b/i.test(
          point.text,
        ) &&
        !hasClaim(point.text),
    )
    .map((point) => point.text);
