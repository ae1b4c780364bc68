// Articles, pronouns, prepositions and the like of the four languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../subject-frame.ts';
import type { Tag } from '../text/tongue.ts';

const rows = readFileSync(join(import.meta.dirname, 'closed-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [language = '', kind = '', ...words] = line.trim().split(/\s+/);
    return { language, kind, words };
  });

/** What a word of a closed class is. */
export const closedWords = (language: Language): ReadonlyMap<string, Tag> =>
  new Map(
    rows.flatMap((row) =>
      row.language === language && row.kind !== 'common'
        ? row.words.map((word) => [word, row.kind as Tag] as const)
        : [],
    ),
  );

/** Adjectives that no ending tells. */
export const commonAdjectives = (language: Language): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row) => (row.language === language && row.kind === 'common' ? row.words : [])),
  );
