// What somebody is to wear, where the notes say it and not the field for it.
import type { Language } from '../../understand/subject-frame.ts';

const wearing: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:wears?|wearing|dressed in) ([^.;!?\n]{3,60})/iu,
  de: /(?<!\p{L})(?:trägt|tragen) ([^.;!?\n]{3,60})/iu,
  es: /(?<!\p{L})(?:lleva(?: puest[oa]s?)?|vestid[oa] (?:con|de)) ([^.;!?\n]{3,60})/iu,
  fr: /(?<!\p{L})(?:porte|habillée? (?:en|de|avec)) ([^.;!?\n]{3,60})/iu,
};
const refused =
  /(?<!\p{L})(?:no ?body|never|not|nicht|nie|niemand|nadie|nunca|jamais|personne)(?!\p{L})/iu;

/** The clothes that notes ask for, as typed; undefined where they name none. */
export function wornIn(notes: string, language: Language): string | undefined {
  const found = wearing[language].exec(notes.slice(0, 2000));
  const before = found ? notes.slice(Math.max(0, found.index - 20), found.index) : '';
  return found && !refused.test(before) ? found[1]?.trim() : undefined;
}
