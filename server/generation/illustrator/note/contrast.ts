// `Happy not worried`, `in the garden not the platform`: what is asked for and what is denied beside it.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { clauseOf, phraseOf } from './clause.ts';

// `Ne` and the Spanish `no` stand before a verb.
const denies = /^(?:not|nicht|pas)$/;
const kindOf = (tag = ''): string => (/^(?:adj|pp|ing)$/.test(tag) ? 'manner' : tag);

/**
 * A wish in two where `not` stands between two of a kind, without a verb it could belong to: the second
 * is denied, and says nothing of the first. `The knife not visible` is one wish of one thing.
 */
export function contrasted(words: string, tongue: Tongue): string[] {
  const clause = clauseOf(words, tongue, new Set());
  const { spoken } = clause;
  const at = spoken.findIndex(({ token }, place) => {
    const before = kindOf(spoken[place - 1]?.tag);
    const next = phraseOf(clause, { from: place + 1, to: place + 2 });
    const behind = kindOf(spoken[next?.head ?? place + 1]?.tag);
    return denies.test(token.low) && /^(?:manner|noun)$/.test(before) && before === behind;
  });
  const start = spoken[at]?.token.start;
  return start === undefined ? [words] : [words.slice(0, start), words.slice(start)];
}
