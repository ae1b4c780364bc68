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
    grams: [...new Set(values.flatMap(gramsOf))],
  };
}

/**
 * All pieces of one and two UTF-16 units, for what is too short for trigrams: each as the number
 * that holds both, the first unit 0 for a single one.
 */
export function gramsOf(value: string): number[] {
  const units = Array.from({ length: value.length }, (_, at) => value.charCodeAt(at));
  return units.flatMap((unit, at) => {
    const next = units[at + 1];
    return next === undefined ? [unit] : [unit, (unit << 16) | next];
  });
}
