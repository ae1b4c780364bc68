// What makes a line no sentence. Only what is certain is called a fault.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { functionWords } from '../../text/function-words.ts';
import { hasVerb } from '../../text/has-verb.ts';
import { smallNumbers } from '../../text/number-words.ts';
import { fold, wordsOf } from '../../text/words.ts';
import {
  bodyParts,
  danglers,
  doublesAllowed,
  interjections,
  personVerbs,
  refusals,
  relatives,
} from '../../vocabulary/sentence-words.ts';
import { disagreements } from './disagreements.ts';

/** What is wrong with a spoken sentence; undefined when nothing is. */
export function faultOf(text: string, tongue: Tongue, name: string): string | undefined {
  if (wordsOf(text).length === 0) return undefined;
  // Names are written as their owners write them.
  const own = fold(text).startsWith(fold(name).slice(0, 4));
  if (!own && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) return 'begins small';
  if (!/[.!?…]["'’”»)]*$/u.test(text)) return 'no stop';
  return commonFault(text, tongue) ?? (isFragment(text, tongue, name) ? 'no verb' : undefined);
}

/** What is wrong with a picture's text. */
export function pictureFaultOf(text: string, tongue: Tongue): string | undefined {
  return commonFault(text, tongue) ?? (handsAct(text, tongue) ? 'hands do it' : undefined);
}

/** What is wrong with a lettering: it need be no sentence. */
export function letteringFaultOf(text: string, tongue: Tongue): string | undefined {
  return spelling(text) ?? (dangles(text, tongue) ? 'ends open' : undefined);
}

const commonFault = (text: string, tongue: Tongue): string | undefined =>
  spelling(text) ??
  doubled(text, tongue) ??
  (dangles(text, tongue) ? 'ends open' : undefined) ??
  (isHalf(text, tongue) ? 'half a relative clause' : undefined) ??
  (disagreements[tongue].test(text) ? 'disagrees' : undefined);

function spelling(text: string): string | undefined {
  if (/[{}<>|*•#_\\]|\$\{|\b(?:undefined|null|NaN)\b|\[object/.test(text)) return 'markup';
  if (/ [,.](?:\s|$)|,,|,\.|;\.|\.\.(?!\.)(?<!\.\.\.)|: *\.|\(\s*\)|[“„«]\s*[”“»]/u.test(text))
    return 'stops';
  const count = (sign: RegExp) => (text.match(sign) ?? []).length;
  if (count(/\(/g) !== count(/\)/g) || count(/\[/g) !== count(/\]/g)) return 'open bracket';
  if (count(/«/g) !== count(/»/g) || count(/"/g) % 2 === 1) return 'open quotation';
  // German opens low and closes with the English opening sign.
  const [low, opening, closing] = [count(/„/g), count(/“/g), count(/”/g)];
  return low + (low > 0 ? 0 : opening) !== (low > 0 ? opening + closing : closing)
    ? 'open quotation'
    : undefined;
}

function doubled(text: string, tongue: Tongue): string | undefined {
  const twice = /(?<![\p{L}\p{N}])(\p{L}{2,})\s+\1(?![\p{L}\p{N}])/iu.exec(text);
  const word = fold(twice?.[1] ?? '');
  return word && !doublesAllowed[tongue].has(word) ? `${word} twice` : undefined;
}

// A preposition may end an English question or clause; an article or a conjunction may end nothing.
function dangles(text: string, tongue: Tongue): boolean {
  const words = text.match(/[\p{L}’']+|[\p{N}\p{Sc}%]+/gu) ?? [];
  return (
    words.length > 1 && danglers[tongue].has((words.at(-1) ?? '').toLowerCase().normalize('NFC'))
  );
}

function isHalf(text: string, tongue: Tongue): boolean {
  if (/\?["'’”»)]*$/u.test(text)) return false;
  const [first = ''] = wordsOf(text);
  return relatives[tongue].has(first);
}

/** Words of what stands behind a name. */
const mostTag = 5;

function isFragment(text: string, tongue: Tongue, name: string): boolean {
  const words = wordsOf(text);
  const nameWords = new Set(wordsOf(name));
  if (words.every((word) => nameWords.has(word))) return false;
  // `Escrow, horror game.`: who sends it and what it is, as a film ends.
  const [sender = '', tag = '', ...more] = text.split(/,\s/);
  if (fold(sender) === fold(name) && more.length === 0 && wordsOf(tag).length <= mostTag)
    return false;
  const isCalled = (word: string) =>
    functionWords[tongue].has(word) || interjections[tongue].has(word) || smallNumbers.has(word);
  if (words.every(isCalled) || refusals.has(words[0] ?? '')) return false;
  if (/[!?]["'’”»)]*$/u.test(text) && words.length <= 8) return false;
  return !hasVerb(text, tongue);
}

// `hands look at the sauce`: a verb of eyes, feet or mouth right after a part of the body.
function handsAct(text: string, tongue: Tongue): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) =>
      bodyParts[tongue].has(word) &&
      words[at - 1] !== 'with' &&
      personVerbs[tongue].has(words[at + 1] ?? ''),
  );
}
