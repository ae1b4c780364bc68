// What the notes of the form do not want to see: `no hospital beds`, `keine Kerzen`.
import { findPlace, findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import type { Language } from '../understand/subject-frame.ts';

const refuses: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:no|not|never|without|don['’]t)\s+(.{2,60})/iu,
  de: /(?:^|\s)(?:keine?[nmrs]?|nie|ohne|nicht)\s+(.{2,60})/iu,
  es: /(?:^|\s)(?:no|ningún|ninguna|nunca|sin)\s+(.{2,60})/iu,
  fr: /(?:^|\s)(?:pas\s+d[e’']|aucune?|jamais|sans)\s*(.{2,60})/iu,
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
    .flatMap((part) => refuses[language].exec(part)?.[1]?.toLowerCase() ?? []);
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
