// Sentences that stand in several packages once the client's words are out of them: the smell of a template.

import type { AdPackage } from '../ad-package.ts';
import type { Brief } from '../brief.ts';
import { clientText } from '../brief.ts';
import { proseOf } from '../prose.ts';
import { functionWords } from '../text/function-words.ts';
import { contentWords, holdsWord, wordsOf } from '../text/words.ts';
import { tongueOf, type Verdict } from './figure.ts';

type Made = { made: AdPackage; brief: Brief };

/** In so many packages of one language a sentence recurs. */
const often = 3;

export const recurring = {
  name: 'recurring',
  title: 'Sentences that do not recur over the corpus',
  judge(packages: readonly Made[]): Verdict[] {
    const masked = packages.map(maskedOf);
    const counts = countsOf(packages, masked);
    return packages.map(({ brief }, index) => {
      const sentences = masked[index] ?? [];
      const repeated = sentences.filter((one) => (counts.get(keyOf(brief, one)) ?? 0) >= often);
      const good = sentences.length - repeated.length;
      return { good, of: sentences.length, failures: [...new Set(repeated)] };
    });
  },
};

/** The most frequent of them, with the number of packages each stands in. */
export function mostFrequent(packages: readonly Made[], most: number): [string, number][] {
  const counts = countsOf(packages, packages.map(maskedOf));
  return [...counts]
    .filter(([, count]) => count >= often)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most);
}

const keyOf = (brief: Brief, sentence: string) => `${tongueOf(brief)} ${sentence}`;

function countsOf(packages: readonly Made[], masked: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [index, { brief }] of packages.entries())
    for (const sentence of new Set(masked[index])) {
      if (!saysSomething(sentence, brief)) continue;
      const key = keyOf(brief, sentence);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

// What is left when all but function words was the client's is the client's sentence.
const saysSomething = (sentence: string, brief: Brief): boolean =>
  sentence
    .split(' ')
    .some((word) => word !== '_' && !functionWords[tongueOf(brief)].has(word) && word.length > 1);

const cache = new WeakMap<AdPackage, string[]>();

function maskedOf({ made, brief }: Made): string[] {
  const known = cache.get(made);
  if (known) return known;
  const own = ownWords(brief);
  const masked = proseOf(made).map((sentence) => mask(sentence, own, brief));
  cache.set(made, masked);
  return masked;
}

const ownWords = (brief: Brief) => [
  ...new Set([
    ...contentWords(clientText(brief), tongueOf(brief)),
    ...wordsOf(`${brief.request.productName} ${brief.request.characterName}`),
  ]),
];

function mask(sentence: string, own: readonly string[], brief: Brief): string {
  const tongue = tongueOf(brief);
  return wordsOf(sentence)
    .map((word) => (/\p{N}/u.test(word) || holdsWord(own, word, tongue) ? '_' : word))
    .join(' ')
    .replace(/_(?: _)+/g, '_');
}
