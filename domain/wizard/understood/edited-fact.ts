// A fact whose words were edited: what it says in the details of now.
import { sentencesOf, withoutStop } from './sentences.ts';

type Word = { word: string; at: number; end: number };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    at: match.index,
    end: match.index + match[0].length,
  }));

/** How much of a fact has to be there still: a little over half of its words. */
const leastShare = 0.55;

/**
 * What a fact became in the details: as many words of which most stand at their places, or a sentence of
 * mostly its words. Undefined where it is gone.
 */
export function editedTo(fact: string, details: string): string | undefined {
  const [old, now] = [wordsOf(fact), wordsOf(details)];
  if (old.length < 2) return undefined;
  const windows = now.slice(0, Math.max(0, now.length - old.length + 1)).map((first, from) => {
    const own = now.slice(from, from + old.length);
    const same = own.filter(({ word }, at) => word === old[at]?.word).length;
    return { text: details.slice(first.at, own.at(-1)?.end), share: same / old.length };
  });
  const sentences = details.split('\n').flatMap((line) =>
    sentencesOf(line).map((sentence) => {
      const own = wordsOf(sentence);
      const same = old.filter(({ word }) => own.some((one) => one.word === word)).length;
      return { text: withoutStop(sentence), share: (2 * same) / (old.length + own.length) };
    }),
  );
  const best = [...windows, ...sentences].reduce(
    (most, one) => (one.share > most.share ? one : most),
    { text: '', share: 0 },
  );
  return best.share >= leastShare ? best.text : undefined;
}
