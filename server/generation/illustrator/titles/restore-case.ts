// What is lettered in capitals, as it would be written in a sentence.
import { smallWords } from './small-words.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lower = (text: string) => text.toLocaleLowerCase('en');
const isCapitals = (word: string) =>
  /\p{Lu}/u.test(word) && word === word.toLocaleUpperCase('en') && word !== lower(word);

/** How a text in capitals is written; undefined where a German word might be a noun. */
export type RestoreCase = (text: string) => string | undefined;

/**
 * Learns from what the client typed how words are written: names as they were typed, any other word
 * as it stands in the middle of a sentence.
 */
export function restoreCase(names: readonly string[], prose: string, german: boolean): RestoreCase {
  const written = writtenIn(prose);
  const typed = names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
  for (const word of typed.flatMap((name) => name.split(' ')))
    if (!written.has(lower(word)) && !smallWords.has(lower(word))) written.set(lower(word), word);
  return (text) => {
    let unsure = false;
    const words = text.replace(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu, (word) => {
      const letters = /\p{L}{2}/u.test(word) || smallWords.has(lower(word));
      if (!isCapitals(word) || !letters) return word;
      const known = written.get(lower(word));
      if (known === undefined && german && !smallWords.has(lower(word))) unsure = true;
      return known ?? lower(word);
    });
    if (unsure) return undefined;
    return typed.reduce(
      (said, name) =>
        said.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), () => name),
      opened(words, typed),
    );
  };
}

// A sentence begins with a capital, and a name as it likes.
const opened = (text: string, names: readonly string[]) =>
  names.some((name) => lower(text).startsWith(lower(name)))
    ? text
    : text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

function writtenIn(prose: string): Map<string, string> {
  const written = new Map<string, string>();
  for (const [, word = ''] of prose.matchAll(/(?<=[\p{Ll}\p{N}],? )([\p{L}][\p{L}\p{N}’'-]*)/gu)) {
    if (isCapitals(word) && word.length > 1) continue;
    const known = written.get(lower(word));
    if (known === undefined || word === lower(word)) written.set(lower(word), word);
  }
  return written;
}
