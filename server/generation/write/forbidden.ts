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

const faces: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no (?:faces?|people)|no ?(?:body|one) (?:on|in|to) (?:camera|the (?:frame|picture|shot))|without (?:faces|people)|hands only|only hands)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:keine|ohne) (?:gesichter|leute|menschen|personen)|niemand (?:ist )?(?:im bild|vor der kamera|zu sehen)|nur hände)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:sin|no) (?:caras|rostros|gente|personas)|nadie (?:en|a|ante) (?:la )?(?:cámara|cuadro|pantalla)|solo manos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:pas de|sans|aucun) (?:visages?|gens)|personne (?:à|devant) (?:l['’](?:image|écran)|la caméra)|que des mains|mains seulement)(?!\p{L})/iu,
};

/** Whether the client wants nobody to be seen but hands. */
export const refusesFaces = (notes: string, language: Language): boolean =>
  faces[language].test(notes.slice(0, 2000));
