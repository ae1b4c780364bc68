// The words each language is read with.
import { german } from './de/german.ts';
import * as de from './de/kind-words.ts';
import { english } from './en/english.ts';
import { graveWords } from './en/grave-words.ts';
import { headWords, kindWords, roleWords } from './en/kind-words.ts';
import { placeWords } from './en/place-words.ts';
import * as es from './es/kind-words.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import * as fr from './fr/kind-words.ts';
import type { RoleWords } from './statements/role-of.ts';
import type { HeadWords } from './subject/head-of.ts';
import type { GraveWords } from './subject/is-grave.ts';
import type { KindWords } from './subject/kind-of.ts';
import type { PlaceWords } from './subject/read-sponsor.ts';
import type { Language } from './subject-frame.ts';
import type { Tongue } from './text/tongue.ts';

export type Reading = {
  tongue: Tongue;
  head: HeadWords;
  kind: KindWords;
  role: RoleWords;
  grave: GraveWords;
  place: PlaceWords;
  /** What a film is called where the client does not say. */
  story: string;
  candidate: string;
};

export const readings: Readonly<Record<Language, Reading>> = {
  en: {
    tongue: english,
    head: headWords,
    kind: kindWords,
    role: roleWords,
    grave: graveWords,
    place: placeWords,
    story: 'film',
    candidate: 'candidate',
  },
  de: {
    tongue: german,
    head: de.headWords,
    kind: de.kindWords,
    role: de.roleWords,
    grave: de.graveWords,
    place: de.placeWords,
    story: 'Film',
    candidate: 'Kandidatur',
  },
  fr: {
    tongue: french,
    head: fr.headWords,
    kind: fr.kindWords,
    role: fr.roleWords,
    grave: fr.graveWords,
    place: fr.placeWords,
    story: 'film',
    candidate: 'candidature',
  },
  es: {
    tongue: spanish,
    head: es.headWords,
    kind: es.kindWords,
    role: es.roleWords,
    grave: es.graveWords,
    place: es.placeWords,
    story: 'película',
    candidate: 'candidatura',
  },
};
