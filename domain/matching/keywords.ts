import { parseBrief } from '../brief/parse-brief.ts';
import { platforms } from '../wizard/options.ts';
import { everydayWords } from './everyday-words.ts';
import { functionWords } from './function-words.ts';
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

/** Words of advertising that a brief of any product may have, and a bio of any director. */
const tradeWords: ReadonlySet<string> = new Set(
  `action advert advertisement advertising adverts approach attention audience audiences award awards
  background bold brand brands brief budget call camera campaign campaigns character characters client
  clients close comedy commercial commercials concept concepts content creative demonstration dialogue
  direct director directors documentary drama editing emotion explainer feature featured features film
  films first format frame frames goal hook humor humour idea ideas image images infomercial interview
  landscape light line lines logo look marketing media message minutes moment music narrative objective
  opening people performance picture pictures platform platforms problem problems product production
  products project projects proof reason result results scene scenes score screen script seconds series
  service services short shoot shot shots show shows social sound spot spots square story storyboard
  storytelling strategy style tagline team television tells time title tone trailer trailers vertical
  video videos viewer viewers visual visuals voice watch wide widescreen word words work works world
  year years`.split(/\s+/),
);

const empty = [functionWords, tradeWords, everydayWords, new Set<string>(platforms)];

const isKeyword = (word: string) =>
  (word.match(letter)?.length ?? 0) > 3 && !empty.some((words) => words.has(word));
