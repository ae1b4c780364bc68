// Which of the four languages a text is in, by its small words.

type Language = 'en' | 'es' | 'fr' | 'de';

const functionWords: Record<Language, ReadonlySet<string>> = {
  en: new Set('the a an and of to with for in on is her his she he that at from'.split(' ')),
  es: new Set('el la los las un una y de del con para en que su por se al lo es'.split(' ')),
  fr: new Set('le la les un une et de du des dans avec pour sur que il elle au en est'.split(' ')),
  de: new Set('der die das ein eine und mit fur im in den dem von zu auf ist sie er'.split(' ')),
};
/** The language whose small words a plain text uses most; the other one where it uses as many of that. */
export function languageOf(clean: string, otherwise: Language = 'en'): Language {
  const words = clean.split(' ');
  const countOf = (language: Language) =>
    words.filter((word) => functionWords[language].has(word)).length;
  let best = otherwise;
  let most = countOf(otherwise);
  for (const language of Object.keys(functionWords) as Language[]) {
    const count = countOf(language);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
