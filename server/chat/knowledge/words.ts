// A text as the terms that a search compares: stems, one word for those that mean the same, and pairs.
import { namedAmounts } from './amounts.ts';
import smallWords from './words/small-words.json' with { type: 'json' };
import synonyms from './words/synonyms.json' with { type: 'json' };

const small = new Set(smallWords.split(' '));
const standing: ReadonlyMap<string, string> = new Map(
  Object.entries(synonyms).flatMap(([word, others]) =>
    [word, ...others.split(' ')].map((other) => [other, word] as const),
  ),
);

/** Whether every sentence may hold it: it tells little of what a question is about. */
export const isSmall = (word: string): boolean => small.has(word);

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\be-?\s?mail(s|ed)?\b/g, 'email'],
  [/\bsign(ed|ing)?[\s-]?up\b/g, 'signup'],
  [/\b(sign|log)(ed|ing|ged|ging)?[\s-]?in(to)?\b/g, 'login'],
  [/\b(sign|log)(ed|ing|ged|ging)?[\s-]?out\b/g, 'signout'],
  [/\bvoice[\s-]?overs?\b/g, 'voiceover'],
  [/\bstory[\s-]?boards?\b/g, 'storyboard'],
  [/\b(two|2)[\s-]?factor\b/g, '2fa'],
  [/\bmoney[\s-]?back\b/g, 'moneyback'],
  [/\btik[\s-]?tok\b/g, 'tiktok'],
  [/\byou[\s-]?tube\b/g, 'youtube'],
  [/\b(can not|cant)\b/g, 'cannot'],
  [/\b(\d+)\s?:\s?(\d+)\b/g, '$1x$2'],
];

// One letter may unfold into eighteen.
const mostLetters = 2_000;
const longestWord = 24;
const mostWords = 80;

/** Lower case, without accents and apostrophes, with the phrases that mean one thing as one word. */
export function plainWords(text: string): string {
  const unfolded = text.slice(0, mostLetters).normalize('NFKD').slice(0, mostLetters);
  const plain = unfolded.replace(/\p{M}/gu, '').toLowerCase().replace(/[’'`]/g, '');
  return phrases.reduce((said, [phrase, word]) => said.replace(phrase, word), namedAmounts(plain));
}

/** The words of a text in order, each as it stands for those that mean the same; eighty at most. */
export const wordsOf = (text: string): string[] =>
  plainWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)
    .slice(0, mostWords)
    .map((word) => (small.has(word) ? word : (standing.get(word) ?? stem(word))));

/** The words that say what a text is about. */
export const termsOf = (text: string): string[] => wordsOf(text).filter((word) => !small.has(word));

/** Every word once, and every two that stand side by side. */
export function pairsAndWords(text: string): string[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, place) => `${words[place]}_${word}`);
  return [...new Set([...words, ...pairs])];
}

// Light: plurals and the commonest endings, so that typed and written forms meet.
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word.replace(/(?<=[a-z]{3})(?<!s)s$/, '');
  const bare = word
    .replace(/(sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/(?<!s|u|i)s$/, '')
    .replace(/(?<=[a-z]{3})(ing|ed|ly|ment)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '');
  return standing.get(bare) ?? bare;
}
