// Whether a sentence has a verb that says something, or is an order. Where it cannot be told, it has.
import compromise from 'compromise';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { clauseWords, determiners, nounBeginnings, noVerbs } from './clause-words.ts';
import { functionWords } from './function-words.ts';
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
  // A Romance sentence that begins with a noun or an order looks the same.
  if (tongue !== 'de' && !beginsNoun(words, text)) return true;
  return typed.some((word, at) => {
    const folded = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (noVerbs[tongue].has(folded) || folded.length < 3) return false;
    // A German verb is not written large, but at the beginning.
    if (tongue === 'de' && at > 0 && /^\p{Lu}/u.test(word)) return false;
    if (determiners[tongue].has(next) && !determiners[tongue].has(folded)) return true;
    // An order begins with its verb: `Zähl noch mal`, `Fang mit einer an`.
    if (tongue === 'de' && at === 0 && isOrder(folded, next)) return true;
    if (tongue !== 'de' && at > 1 && /(?:[ae]|an|en|ent)$/.test(folded) && ways[tongue].has(next))
      return true;
    return tongue === 'de'
      ? isGermanVerb(folded, typed[at + 1])
      : verbEndings[tongue].test(word.toLowerCase().normalize('NFC'));
  });
}

// An article, a figure or a preposition begins no order.
const beginsNoun = ([first = '']: readonly string[], text: string): boolean =>
  /^[^\p{L}]*\p{N}/u.test(text) || nounBeginnings.has(first);

const isOrder = (first: string, next: string): boolean =>
  !functionWords.de.has(first) &&
  !dayBefore.has(next) &&
  (functionWords.de.has(next) || clauseWords.de.has(next));
const dayBefore = new Set(['am', 'im', 'vom', 'zum', 'und', 'oder', 'fur', 'aus', 'von']);

// `-t` ends no adjective before its noun; `-en` and `-e` do.
function isGermanVerb(word: string, next: string | undefined): boolean {
  if (
    /(?:[^aeiou]t|et|st|te|ten|[^aeiou]ts)$/.test(word) &&
    !/(?:haft|bereit|wert|lang)$/.test(word)
  )
    return true;
  return /(?:en|ern|eln)$/.test(word) && (next === undefined || /^\p{Ll}/u.test(next));
}

const verbEndings = {
  es: /(?:amos|emos|imos|aron|ieron|aba|aban|ando|iendo|ará|arán|erá|erán|irá|irán|ió|ía|ían|é|ar|er|ir|arse|erse|irse|arlo|erlo)$/u,
  fr: /(?:ez|er|ir|ait|aient|ient|ent|era|eront|issent|ront|oit|oient|end|et|ît|ète|êtent|ère|èrent)$/u,
};

// What follows a verb more often than a noun.
const ways = {
  es: new Set(['con', 'a', 'al', 'por', 'desde', 'hacia', 'hasta', 'sin', 'sobre']),
  fr: new Set(['dans', 'sur', 'par', 'vers', 'sous', 'chez', 'jusqu', 'depuis', 'contre']),
};
