// With what something is done. docs/decisions/0029-nouns-as-data.md
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import type { Language } from '../subject-frame.ts';

const languages = ['en', 'de', 'es', 'fr'] as const;
type Acts = Record<Language, Map<string, CatalogueRef>>;
let acts: Acts | undefined;

function load(): Acts {
  const read: Acts = { en: new Map(), de: new Map(), es: new Map(), fr: new Map() };
  for (const line of readFileSync(join(import.meta.dirname, 'acts.txt'), 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [thing = '', ...columns] = line.split(' | ');
    languages.forEach((language, at) => {
      for (const act of columns[at]?.split(', ') ?? []) read[language].set(act, thing);
    });
  }
  return read;
}

/** The thing of the catalogue for a verb in its infinitive, a verb with its object, or a noun of doing. */
export function lookUpAct(act: string, language: Language): CatalogueRef | undefined {
  acts ??= load();
  return acts[language].get(act.toLowerCase());
}
