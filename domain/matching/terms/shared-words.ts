import type { Profile } from '../profile.ts';
import type { Question } from '../question.ts';
import type { FindTerm } from './term.ts';

const most = 3; // words shown

/**
 * +3 for each keyword of the brief that stands in the director's texts as a word of its own. The reason names
 * those alone that the client typed: the others its writer chose.
 */
export const sharedWords: FindTerm = (profile, { keywords, typed }) => {
  const shared = sharedBy(keywords, profile);
  if (shared.length === 0) return null;
  const words = typed ? shared.filter((word) => typed.has(word)) : shared;
  return { points: 3 * shared.length, reason: sharedInWords(words), words };
};

// In the order of the brief. Goes through what has fewer words.
function sharedBy(keywords: Question['keywords'], { bio, lists }: Profile): string[] {
  if (keywords.size <= bio.size + lists.size)
    return [...keywords.keys()].filter((word) => bio.has(word) || lists.has(word));
  const place = (word: string) => keywords.get(word) ?? 0;
  const shared = new Set([...bio, ...lists].filter((word) => keywords.has(word)));
  return [...shared].sort((a, b) => place(a) - place(b));
}

/** Words of the brief as a reason: how many, and the first of them. */
export function sharedInWords(words: readonly string[]): string {
  const shown = words.slice(0, most).map(shorten).join(', ');
  const rest = words.length - most;
  const more = rest > 0 ? ` and ${number(rest)} more` : '';
  const count = number(words.length);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} of your brief’s words: ${shown}${more}`;
}

function shorten(word: string): string {
  const signs = [...word.slice(0, 82)];
  return signs.length > 40 ? `${signs.slice(0, 40).join('')}…` : word;
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = (count: number): string => numbers[count - 1] ?? String(count);
