import { parseBrief } from '../brief/parse-brief.ts';
import { platforms } from '../wizard/options.ts';
import { functionWords } from './function-words.ts';
import { tradeWords } from './trade-words.ts';
import { wordsOf } from './words.ts';

const letter = /\p{L}/gu;

/**
 * What a brief is about: its distinct words of more than three letters in one spelling, each with its
 * place among them. Section headings are the form's words, not the client's, function words are
 * nobody's, and the platforms have a term of their own: none of them counts. Words of the trade, which
 * stand in any brief and any bio, count where the client's own description has them.
 */
export function keywordsOf(creativeBrief: string, description: string): Map<string, number> {
  const lines = parseBrief(creativeBrief).flatMap((section) => section.lines);
  const own = wordsOf(description);
  const ownWords = new Set(own);
  const written = lines.flatMap(({ text }) => wordsOf(text));
  const words = [...written.filter((word) => ownWords.has(word) || !tradeWords.has(word)), ...own];
  return new Map([...new Set(words.filter(isKeyword))].map((word, place) => [word, place]));
}

const platformNames = new Set<string>(platforms);

const isKeyword = (word: string) =>
  (word.match(letter)?.length ?? 0) > 3 && !functionWords.has(word) && !platformNames.has(word);
