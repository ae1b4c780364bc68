import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../understand/subject-frame.ts';
import { type Words, words } from './schema.ts';

const read = new Map<Language, Words>();

/** The words of a language, read and checked once. */
export function wordsOf(language: Language): Words {
  const known = read.get(language);
  if (known) return known;
  const parsed = (name: string) =>
    JSON.parse(typeset(readFileSync(join(import.meta.dirname, name), 'utf8'), language));
  const made = words.parse({
    ...parsed(`${language}.json`),
    scenes: parsed(`scenes/${language}.json`),
  });
  read.set(language, made);
  return made;
}

// French sets a space before tall signs and within quotes; it must not break a line there, nor be
// taken for one that was left over.
const typeset = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0') : text;
