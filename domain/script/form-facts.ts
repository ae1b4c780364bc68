// What the form over a script says, in English, German, Spanish or French.
import type { AvScript } from './av-script.ts';

type Fact = AvScript['facts'][number];

// As the built-in writer labels it, and as people call it besides.
const labels = {
  cast: /^(?:cast|casting|talent|besetzung|darsteller(?:innen)?|reparto|elenco|distribution|personnages?)$/iu,
  company: /^(?:with|dazu|con|avec)$/iu,
  pace: /pace|ritmo|débit|rythme|tempo/iu,
  take: /^(?:take|fassung|toma|prise)$/iu,
};

const find = ({ facts }: AvScript, label: RegExp): Fact | undefined =>
  facts.find((fact) => label.test(fact.label.trim().normalize('NFC')));

/** The line that says who is in the film. */
export const castFact = (script: AvScript): Fact | undefined => find(script, labels.cast);

/** The line that says who is in it beside the cast. */
export const companyFact = (script: AvScript): Fact | undefined => find(script, labels.company);

/** The lines that say who is seen: the cast, then whoever is in it beside them. */
export const peopleFacts = (script: AvScript): Fact[] =>
  [castFact(script), companyFact(script)].flatMap((fact) => fact ?? []);

/** The line that says which take it is. */
export const takeFact = (script: AvScript): Fact | undefined => find(script, labels.take);

/** The line that says how fast it is spoken. */
export const paceFact = (script: AvScript): Fact | undefined => find(script, labels.pace);

/** The words a second a script says it is spoken at, when it says so. */
export function statedPace(script: AvScript): number | undefined {
  const pace = Number(/\d+[.,]\d+|\d+/.exec(paceFact(script)?.text ?? '')?.[0].replace(',', '.'));
  return pace >= 1 && pace <= 4 ? pace : undefined;
}
