import { parseBrief } from '../brief/parse-brief.ts';
import { platforms } from '../wizard/options.ts';
import { everydayWords } from './everyday-words.ts';
import { functionWords } from './function-words.ts';
import { tradeWords } from './trade-words.ts';
import { wordsOf } from './words.ts';

const letter = /\p{L}/gu;

/**
 * What a brief is about: its distinct words of more than three letters in one spelling, each with its
 * place among them. Section headings are the form's words, not the client's, function words are
 * nobody's, words of the trade and of every day stand in any brief and any bio, and the platforms have
 * a term of their own: none of them counts.
 */
export function keywordsOf(creativeBrief: string, description: string): Map<string, number> {
  const lines = parseBrief(creativeBrief).flatMap((section) => section.lines);
  const words = [...lines.map(({ text }) => text), description].flatMap(wordsOf);
  return new Map([...new Set(words.filter(isKeyword))].map((word, place) => [word, place]));
}

const empty = [functionWords, tradeWords, everydayWords, new Set<string>(platforms)];

const isKeyword = (word: string) =>
  (word.match(letter)?.length ?? 0) > 3 && !empty.some((words) => words.has(word));
