// Whether a sentence has a verb that says something, or is an order. Where it cannot be told, it has.
import compromise from 'compromise';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { clauseWords, determiners, noVerbs } from './clause-words.ts';
import { fold } from './words.ts';

export function hasVerb(text: string, tongue: Tongue): boolean {
  return tongue === 'en' ? hasEnglishVerb(text) : hasSignOfVerb(text, tongue);
}

const hasEnglishVerb = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  if (words.some((word) => clauseWords.en.has(word.replace('’', "'")))) return true;
  return compromise(text).has(
    '(#PresentTense|#PastTense|#Modal|#Copula|#Auxiliary|#Imperative|#Infinitive)',
  );
};

// Pronouns that are subjects, auxiliaries, endings only verbs have, and a word right before a determiner.
function hasSignOfVerb(text: string, tongue: 'de' | 'es' | 'fr'): boolean {
  const typed = text.match(/[\p{L}]+/gu) ?? [];
  const words = typed.map(fold);
  if (words.some((word) => clauseWords[tongue].has(word))) return true;
  return typed.some((word, at) => {
    const folded = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (noVerbs[tongue].has(folded) || folded.length < 3) return false;
    // A German verb is not written large, but at the beginning.
    if (tongue === 'de' && at > 0 && /^\p{Lu}/u.test(word)) return false;
    if (determiners[tongue].has(next) && !determiners[tongue].has(folded)) return true;
    return tongue === 'de'
      ? isGermanVerb(folded, typed[at + 1])
      : verbEndings[tongue].test(word.toLowerCase().normalize('NFC'));
  });
}

// `-t` ends no adjective before its noun; `-en` and `-e` do.
function isGermanVerb(word: string, next: string | undefined): boolean {
  if (/(?:[^aeiou]t|et|st|te|ten)$/.test(word) && !/(?:haft|bereit|wert|lang)$/.test(word))
    return true;
  return /(?:en|ern|eln)$/.test(word) && (next === undefined || /^\p{Ll}/u.test(next));
}

const verbEndings = {
  es: /(?:amos|emos|imos|aron|ieron|aba|aban|ando|iendo|ará|arán|erá|erán|irá|irán|ió|ar|er|ir|arse|erse|irse|arlo|erlo)$/u,
  fr: /(?:ez|er|ir|ait|aient|era|eront|issent|ront)$/u,
};
