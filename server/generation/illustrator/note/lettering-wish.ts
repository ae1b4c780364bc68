// What is to be read in the picture: what is quoted, or what a sign in it is to say.
import { thingsIn } from '../reading/find-named.ts';
import { castWords, otherWords } from '../reading/people-words.ts';
import { mentions } from '../reading/stems.ts';
import type { Reader } from './change.ts';
import type { Clause } from './clause.ts';
import { kinds, lettered, quoted } from './note-words.ts';

/** Letters that a line of a frame has at the most. */
const longestLine = 160;

export const letteringWish: Reader = (clause, choices) => {
  const said = quoted.exec(clause.words)?.[1] ?? saidOn(clause) ?? inCapitals(clause);
  const text = said?.slice(0, longestLine).trim();
  if (!text) return null;
  const role = choices.lettering[0]?.role ?? 'claim';
  return { choices: { ...choices, lettering: [{ role, text }] }, did: [`lettering: ${text}`] };
};

// `The words FIRST 300 across the top`: what is typed in capitals is how it is to be read.
function inCapitals({ words }: Clause): string | undefined {
  if (!kinds.lettering.test(words) || words === words.toUpperCase()) return undefined;
  return /(?<![\p{L}\p{N}])(?=[^\p{Ll}]{0,80}\p{Lu}{2})[\p{Lu}\p{N}]+(?: [\p{Lu}\p{N}]+(?![\p{L}\p{N}])){0,12}(?![\p{L}\p{N}])/u.exec(
    words,
  )?.[0];
}

// `El` is he as well.
const article = /^(?:el|la|le|the|der|die|das|dem) /iu;

// `The sign should say CLOSED`; who says something speaks, and is no sign.
function saidOn({ words, tongue }: Clause): string | undefined {
  const { on = '', text } =
    lettered.map((pattern) => pattern.exec(words)?.groups).find(Boolean) ?? {};
  const isSomebody = [castWords, otherWords].some((people) =>
    mentions(on.replace(article, ''), people),
  );
  const isSign = kinds.lettering.test(on) || thingsIn(on, tongue).length > 0;
  return isSign && !isSomebody ? text : undefined;
}
