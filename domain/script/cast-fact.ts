import type { AvScript } from './av-script.ts';

// As the built-in writer labels it in its four languages, and as people call it besides.
const castLabel =
  /^(?:cast|casting|talent|besetzung|darsteller(?:innen)?|reparto|elenco|distribution|personnages?)$/iu;

/** The form line that says who is in the film, in English, German, Spanish or French; else undefined. */
export const castFact = ({ facts }: AvScript): AvScript['facts'][number] | undefined =>
  facts.find(({ label }) => castLabel.test(label.trim().normalize('NFC')));
