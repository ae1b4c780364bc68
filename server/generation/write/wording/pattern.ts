// Sentences as a copywriter keeps them: `{slot}` is filled in, `[a|b]` is one of several, and what
// stands in `<…>` is left out where one of its slots is empty.
import { hash } from '../seed.ts';

export type Slots = Readonly<Record<string, string | undefined>>;

/** The pattern filled in; undefined where a slot outside `<…>` is empty. `seed` chooses among `[a|b]`. */
export function fill(pattern: string, slots: Slots, seed: string): string | undefined {
  const reader = { at: 0, text: pattern, slots, seed };
  const made = readUntil(reader, '');
  return made
    ?.replace(/ {1,9}([,.;:!?…])/g, '$1')
    .replace(/([!?…])\.(?!\.)/g, '$1')
    .replace(/ {2,9}/g, ' ')
    .trim();
}

type Reader = { at: number; text: string; slots: Slots; seed: string };

// Reads up to one of the `stops`; undefined where a slot was empty.
function readUntil(reader: Reader, stops: string): string | undefined {
  let made = '';
  let whole = true;
  while (reader.at < reader.text.length) {
    const letter = reader.text[reader.at] ?? '';
    if (stops.includes(letter) && letter !== '') break;
    reader.at += 1;
    if (letter === '{') {
      const end = reader.text.indexOf('}', reader.at);
      const value = reader.slots[reader.text.slice(reader.at, end)];
      reader.at = end + 1;
      if (value) made += /[.!?…] $/.test(made) ? capital(value) : value;
      else whole = false;
    } else if (letter === '[') {
      const chosen = readChoice(reader);
      if (chosen === undefined) whole = false;
      else made += chosen;
    } else if (letter === '<') {
      const inner = readUntil(reader, '>');
      reader.at += 1;
      made += inner ?? '';
    } else made += letter;
  }
  return whole ? made : undefined;
}

// Of several, one that can be filled.
function readChoice(reader: Reader): string | undefined {
  const from = reader.at;
  const all: (string | undefined)[] = [];
  do {
    if (reader.text[reader.at] === '|') reader.at += 1;
    all.push(readUntil(reader, '|]'));
  } while (reader.text[reader.at] === '|');
  reader.at += 1;
  const fit = all.filter((one) => one !== undefined);
  return fit[hash(`${reader.seed}:${from}`) % Math.max(1, fit.length)];
}

/** The slots a pattern names. */
export const slotsOf = (pattern: string): string[] =>
  [...pattern.matchAll(/\{([^{}]{1,40})\}/g)].map(([, name = '']) => name);

/** First letter in capitals, and a stop unless it has one. */
export function asSentence(text: string): string {
  const begun = capital(text);
  return /[.!?…]\s?["'”’»“)]?$/u.test(begun) ? begun : `${begun}.`;
}

const capital = (text: string) =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
