// What a director is ordered and found by, made from the row when it is written.

type Searched = { name: string; location: string; skills: readonly string[] };

/** One spelling for everything that is compared: NFKC, lower case, single spaces. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The columns `sort_name`, `search_text`, `skills_text` and `grams` of a row. Values stand one a
 * line, so that no match reaches from one into the next.
 */
export function searchKeys({ name, location, skills }: Searched) {
  const foldedSkills = skills.map(folded);
  const values = [folded(name), folded(location), ...foldedSkills];
  return {
    sort_name: folded(name).normalize('NFD').replace(/\p{M}/gu, ''),
    search_text: values.join('\n'),
    skills_text: foldedSkills.join('\n'),
    grams: [...new Set([...values.flatMap(gramsOf), ...foldedSkills.flatMap(skillGramsOf)])],
  };
}

/** All pieces of one and two characters, for what is too short for trigrams. */
export function gramsOf(value: string): string[] {
  const characters = [...value];
  return characters.flatMap((character, at) => {
    const next = characters[at + 1];
    return next === undefined ? [character] : [character, character + next];
  });
}

/** The same for a skill; longer than any piece, so that the two kinds never meet. */
export const skillGramsOf = (skill: string): string[] =>
  gramsOf(skill).map((gram) => `skill:${gram}`);
