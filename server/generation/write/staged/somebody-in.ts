// Which words of a described picture are names of somebody.
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Token } from '../../understand/text/tongue.ts';
import type { Companion } from '../company.ts';
import type { Stage } from '../stage.ts';

/** The words that whoever was cast is called by, in small letters. */
export const leadNames = ({ cast }: Stage): ReadonlySet<string> =>
  new Set(cast.member.name.toLowerCase().split(/\s+/).filter(Boolean));

/** The one word that further people of the film are called by: their first name, else the noun of their role. */
export const calledBy = ({ called }: Companion): string => {
  const words = called.split(/\s+/);
  const isRole = called === called.toUpperCase();
  return (isRole ? words.at(-1) : words[0])?.toLowerCase() ?? '';
};

/** The words that everybody of the film is called by, in small letters. */
export const castNames = (stage: Stage): ReadonlySet<string> =>
  new Set([...leadNames(stage), ...stage.company.map(calledBy)]);

const titles = /^(?:mr|mrs|ms|miss|dr|herr|frau|señor|señora|don|doña|monsieur|madame)$/;
/** Who comes with, goes to or is given something is a person. */
const joins = /^(?:with|for|to|from|by|mit|für|von|zu|con|para|de|a|avec|pour|à|chez)$/;

/** Whether a word is a name of somebody who does something: `on Akerele Street`, `Dawn, Algeciras.`, `Wednesday` and `NEPA` do nothing. */
export function isSomebody(
  tokens: readonly Token[],
  at: number,
  language: Stage['language'],
): boolean {
  const { tag, low, text } = tokens[at] as Token;
  const before = tokens[at - 1];
  if (tag !== 'name' && !isNameFirst(tokens, at, language)) return false;
  if (/^(?:name|det|poss)$/.test(before?.tag ?? '')) return false;
  if (titles.test(low)) return true;
  const { days, months } = readings[language].tongue.lists;
  return (
    (before?.tag !== 'prep' || joins.test(before.low)) &&
    isInAct(tokens, at) &&
    !days.has(low) &&
    !months.has(low) &&
    !/^\p{Lu}[\p{Lu}\p{N}&-]*$/u.test(text)
  );
}

/** Whether a verb stands in the clause of a word. */
export function isInAct(tokens: readonly Token[], at: number): boolean {
  const isEnd = ({ tag, text }: Token) => tag === 'punct' && text !== '-';
  const from = tokens.slice(0, at).findLastIndex(isEnd) + 1;
  const until = tokens.findIndex((one, index) => index > at && isEnd(one));
  return tokens
    .slice(from, until < 0 ? undefined : until)
    .some(({ tag }) => /^(?:verb|be|aux|ing|pp)$/.test(tag));
}

/** The token that a place of the text lies in; -1 for none. */
export const indexAt = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex(({ start, end }) => start <= from && from < end);

// `Quim sits`: a noun that nobody has written down, without an article and with a verb, is somebody's name.
const isNameFirst = (
  tokens: readonly Token[],
  at: number,
  language: Stage['language'],
): boolean => {
  const [first, next] = tokens;
  return (
    at === 0 &&
    first?.tag === 'noun' &&
    /^\p{Lu}/u.test(first.text) &&
    /^(?:verb|be|aux|pp)$/.test(next?.tag ?? '') &&
    lookUpNoun(first.lemma ?? first.low, language) === undefined
  );
};
