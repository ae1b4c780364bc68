// What nouns mean, as far as a picture is concerned. docs/decisions/0029-nouns-as-data.md
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../subject-frame.ts';

export type Noun = {
  /** person, animal, food, thing, venue, service, story …; `selling` and `serving` are for what stands before them. */
  class: string;
  /** What it is drawn as: an id of the catalogue. */
  ref?: string;
  /** From the noun up to the kind it is drawn as. */
  steps: number;
  /** A longer name that ends in it is drawn so too. */
  heads: boolean;
  /** It means something else as often: where it is only spoken of, nobody knows which. */
  isHomonym: boolean;
};

const languages = ['en', 'de', 'es', 'fr'] as const;
type Nouns = Record<Language, Map<string, Noun>>;
let nouns: Nouns | undefined;
const unaccented: Nouns = { en: new Map(), de: new Map(), es: new Map(), fr: new Map() };

function load(): Nouns {
  const read: Nouns = { en: new Map(), de: new Map(), es: new Map(), fr: new Map() };
  const text = readFileSync(join(import.meta.dirname, 'nouns.txt'), 'utf8');
  for (const line of text.split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [code = '', ...columns] = line.split('|');
    const [ref = '', kind = '', steps = '0'] = code.split(':');
    const noun: Noun = {
      class: kind,
      ...(ref ? { ref: ref.replace('+', '') } : {}),
      steps: Number(steps),
      // What food is made of or tastes of does not change how it is sold.
      // A name of many meanings is none of them when more is said.
      heads: ref.endsWith('+') || (kind === 'food' && Number(steps) < 9),
      isHomonym: false,
    };
    const homonym: Noun = { ...noun, isHomonym: true };
    columns.forEach((column, at) => {
      const language = languages[at];
      if (!language || !column) return;
      for (const written of column.split(',')) {
        const one = written.replace(/\?$/, '');
        const meant = one === written ? noun : homonym;
        read[language].set(one, meant);
        for (const typed of [plain(one), plain(spelled(one))])
          if (typed !== one) unaccented[language].set(typed, meant);
      }
    });
  }
  return read;
}

/** What this very noun means; any case, and in German any ending of the plural. */
export function lookUpNoun(noun: string, language: Language): Noun | undefined {
  nouns ??= load();
  const key = noun.trim().toLowerCase().replaceAll('’', "'");
  for (const form of [key, key.replaceAll('-', ' '), ...formsOf(key, language)]) {
    const found = nouns[language].get(form);
    if (found) return found;
  }
  // As people type it who have no key for the accents; a word that has accents is never compared so.
  return unaccented[language].get(key);
}

// How the noun may stand in the dictionary if it was typed in another form.
function formsOf(key: string, language: Language): string[] {
  if (key.length < 4) return [];
  if (language !== 'de')
    return /[sx]$/.test(key)
      ? [key.replace(/[sx]$/, ''), key.replace(/es$/, ''), key.replace(/ies$/, 'y')]
      : [];
  const ends = [`${key}e`, key.replace(/(?:e|n|s)$/, ''), key.replace(/(?:en|er|es)$/, '')];
  const at = key.search(/[äöü](?!.*[äöü])/);
  const back =
    at < 0
      ? []
      : [key, ...ends].map(
          (one) => `${one.slice(0, at)}${'aou'['äöü'.indexOf(one[at] ?? '')]}${one.slice(at + 1)}`,
        );
  return [...ends, ...back];
}

const spelled = (noun: string) =>
  noun.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
const plain = (noun: string) =>
  noun.replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
