// The search knows English. Of a question about money in another language it is given the words it knows.
import { isForeign } from '../is-foreign.ts';
import abroad from './words/abroad.json' with { type: 'json' };
import { isSmall } from './words.ts';

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(abroad).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning] as const),
  ),
);
// '8.000 €', '6 000 dollars', '$ 500', and 12.000 alone.
const figure = '\\d{1,3}(?:[. \\u00a0\\u202f]\\d{3})+|\\d+';
const currency = '(?:€|\\$|euros?\\b|dollars?\\b|dolares\\b)';
const sum = new RegExp(
  `[€$]\\s?(${figure})|(${figure})\\s?${currency}|(\\d{1,3}(?:\\.\\d{3})+)`,
  'g',
);
// One word alone is no question: 'die Kosten sind egal'.
const leastWords = 2;

/** A message as the search can read it: in English what is known of one in another language, every other as it is. */
export function inEnglish(message: string): string {
  if (!isForeign(message)) return message;
  const plain = message.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain
    .replace(
      sum,
      (_, ...found) => ` $${(found.slice(0, 3).find(Boolean) ?? '').replace(/\D/g, '')} `,
    )
    .split(/[^\p{L}\p{N}$]+/u);
  const meant = [
    ...new Set(words.flatMap((word) => (word.startsWith('$') ? word : (english.get(word) ?? [])))),
  ];
  const isAsked = meant.length >= leastWords && meant.some((word) => !isSmall(word));
  return isAsked ? meant.join(' ') : message;
}
