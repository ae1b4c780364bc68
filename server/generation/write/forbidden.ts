// What the notes of the form do not want to see: `no hospital beds`, `keine Kerzen`.
import { findPlace, findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import type { Language } from '../understand/subject-frame.ts';

/** A refusal and what follows it. */
export const refusal: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:no|not|never|without|don['’]t)\s+(.{2,60})/iu,
  de: /(?:^|\s)(?:keine?[nmrs]?|nie|ohne|nicht)\s+(.{2,60})/iu,
  es: /(?:^|\s)(?:no|ni|nada de|ningún|ninguna|nunca|sin|prohibid[oa]s?)\s+(.{2,60})/iu,
  fr: /(?:^|\s)(?:pas\s+d[e’']|(?:ni|aucune?|jamais|sans)\s)\s*(.{2,60})/iu,
};
const plurals: Record<Language, RegExp> = {
  en: /e?s$/u,
  de: /e?[nrs]$/u,
  es: /e?s$/u,
  fr: /[sx]$/u,
};

/** Refs of the catalogue that notes forbid: every noun behind a refusal, up to the next stop. */
export function forbiddenBy(notes: string, language: Language): ReadonlySet<string> {
  const refused = notes
    .slice(0, 2000)
    .split(/[.,;:!?\n]+/u)
    .flatMap((part) => refusal[language].exec(part)?.[1]?.toLowerCase() ?? []);
  const names = refused.flatMap((part) => {
    const words = part.split(/[^\p{L}-]+/u).filter(Boolean);
    return words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`.trim()]);
  });
  const both = names.flatMap((name) => [name, name.replace(plurals[language], '')]);
  return new Set(
    both
      .flatMap((name) => [findThingNamed(name, language), findPlace(name, language)])
      .filter((ref) => ref !== undefined),
  );
}

const small =
  /^(?:in|on|at|of|from|with|for|and|or|to|im|in|am|an|auf|von|mit|für|und|oder|bei|en|de|con|para|y|o|del|dans|sur|avec|pour|et|ou|du|à)$/iu;
const singularOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/u, 'y')
    .replace(/(?:en|es|s|x|e)$/u, '');

/** Whether a text speaks of what notes refuse to see: `no baby in any picture`. */
export function speaksOfRefused(text: string, notes: string, language: Language): boolean {
  const refused = notes
    .slice(0, 2000)
    .split(/[.,;:!?\n]+/u)
    .flatMap((part) => {
      const words =
        refusal[language]
          .exec(part)?.[1]
          ?.split(/[^\p{L}-]+/u)
          .filter(Boolean) ?? [];
      const end = words.findIndex((word) => small.test(word));
      return words[(end < 0 ? Math.min(words.length, 2) : end) - 1] ?? [];
    })
    .map(singularOf)
    .filter(({ length }) => length > 2);
  if (refused.length === 0) return false;
  const words = text.split(/[^\p{L}-]+/u).map(singularOf);
  return words.some((word) => refused.includes(word));
}
