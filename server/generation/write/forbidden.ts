// What the notes of the form do not want to see: `no hospital beds`, `keine Kerzen`.
import { findPlace, findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import { speaksToMakers } from '../understand/statements/for-the-makers.ts';
import type { Language, Statement, SubjectFrame } from '../understand/subject-frame.ts';

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

// `Our advert never shows tears`: said to whoever makes the film, and not in it.
const toMakers: Record<Language, RegExp> = {
  en: /^(?:must|should|do|may) not (?:look|show|be|feature|use|say|mention|include)(?!\p{L})|(?<!\p{L})(?:please|pl[sz])(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:say|show|mention|draw|film|print|idea)(?!\p{L})|(?<!\p{L})(?:idea|say|show|shown|mention|draw|drawn|print)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:please|pl[sz])(?!\p{L})|(?<!\p{L})(?:this|the|our|your) (?:ads?|adverts?|spot|commercial|end ?card|storyboard|script|voice-?over)(?!\p{L})|(?<!\p{L})(?:exactly like that|word for word|(?:want|need|would like) (?:an?|this|the|our) (?:\p{L}+ )?(?:trailer|film|video|ad|advert|spot|commercial)|(?:don['’]t|do not) say so)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:keine|unsere|die) (?:werbung|anzeige)(?!\p{L})|(?<!\p{L})(?:der|im) (?:werbespot|spot|abspann|schlussbild|drehbuch)(?!\p{L})|(?<!\p{L})(?:wortwörtlich|genau so|(?:brauche|brauchen|möchte|möchten|wollen|hätte|hätten)(?: \p{L}+)? einen (?:\p{L}+ )?(?:film|trailer|spot|clip))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|este|nuestro) (?:anuncio|spot|guion|cartel final|rótulo)(?!\p{L})|(?<!\p{L})(?:(?:quiero|queremos|necesito|necesitamos) un (?:\p{L}+ )?(?:vídeo|video|tráiler|trailer|spot|anuncio|corto)|tal cual|al pie de la letra|palabra por palabra)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:la|notre|cette) (?:pub|publicité)(?!\p{L})|(?<!\p{L})(?:le|ce) (?:spot|carton de fin|script|scénario)(?!\p{L})|(?<!\p{L})(?:(?:veux|voulons|voudrais|voudrions|faut) une? (?:\p{L}+ )?(?:film|vidéo|spot|bande-annonce|clip)|tel quel|mot pour mot)(?!\p{L})/iu,
};

/** `(this is sent by my granddaughter)`: said in passing, and to nobody else. */
const aside = /^\([^()]*\)[.!]?$/u;

/** Whether a statement tells the makers what to leave out, or in brackets whatever else, and is not for the public. */
export const isForTheMakers = (
  { text, ranked }: Pick<Statement, 'text' | 'ranked'>,
  frame: Pick<SubjectFrame, 'language' | 'kind' | 'head' | 'name'>,
): boolean =>
  // Whoever ranks it wants it said.
  ranked === undefined && (isToMakers(text, frame) || aside.test(text.trim()));

/** The same of what is typed, in brackets or not. */
export const isToMakers = (
  text: string,
  frame: Pick<SubjectFrame, 'language' | 'kind' | 'head' | 'name'>,
): boolean => toMakers[frame.language].test(text) || speaksToMakers(text, frame.language, frame);
