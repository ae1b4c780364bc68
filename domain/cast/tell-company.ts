// Everybody of the cast sheet in the form over a script, each told once.
import type { AvScript } from '../script/av-script.ts';
import { castFact, companyFact } from '../script/form-facts.ts';
import { calledIn, type FurtherPerson } from './cast-sheet.ts';

/** What is said of somebody; `told` is what the form says of them already. */
type InWords = (person: FurtherPerson, told: string | undefined) => string;

/** `Tom (neighbour)`, for those of whom the form says nothing. */
export const inShort: InWords = (person, told) => {
  const role = person.name.trim() ? person.role.trim() : '';
  return told ?? (role ? `${calledIn(person)} (${role})` : calledIn(person));
};

/** The script, whose line about the company, else that about the cast, tells of all these people. */
export function tellCompany(
  script: AvScript,
  others: readonly FurtherPerson[],
  inWords: InWords,
): AvScript {
  if (others.length === 0) return script;
  const known = companyFact(script) ?? castFact(script);
  const cast = castFact(script)?.text ?? '';
  const told = known?.text.split(/\s*;\s*/).filter(Boolean) ?? [];
  for (const person of others) {
    const at = told.findIndex((part) =>
      ` ${bare(part)} `.startsWith(` ${bare(calledIn(person))} `),
    );
    if (at >= 0) told[at] = inWords(person, told[at]);
    else if (!isNamed(person, [cast, ...told].join(' '))) told.push(inWords(person, undefined));
  }
  const text = told.join('; ');
  return {
    ...script,
    facts: known
      ? script.facts.map((fact) => (fact === known ? { ...fact, text } : fact))
      : [...script.facts, { label: 'Cast', text }],
  };
}

// A role is a word that may stand there of somebody else; a name is of them.
const isNamed = ({ name }: FurtherPerson, text: string): boolean =>
  bare(name) !== '' && ` ${bare(text)} `.includes(` ${bare(name)} `);

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
