import { germanWords } from './de.ts';
import { englishWords } from './en.ts';
import { spanishWords } from './es.ts';
import { frenchWords } from './fr.ts';
import type { ReviseWords } from './revise-words.ts';

/** The words of a revision, by the language of the script. */
export const reviseWords: Record<ReviseWords['code'], ReviseWords> = {
  en: englishWords,
  es: spanishWords,
  fr: frenchWords,
  de: germanWords,
};
