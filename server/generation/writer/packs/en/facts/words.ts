// Small grammar: articles, endings, first letters.
import nlp from 'compromise';
import { termsOf } from './parts-of-speech.ts';

const massNouns = new Set(
  'software coffee tea bread clothing insurance furniture jewelry jewellery footwear food wine beer cheese chocolate skincare equipment advice training music water juice soap art care help yoga content hair gear apparel honey milk meat brew sauce cookware lighting decor photography catering plumbing cleaning grooming tutoring consulting marketing advertising design hosting accounting bookkeeping coaching ice cream makeup medicine education therapy childcare daycare granola popcorn kombucha gin whisky whiskey rum vodka cider lemonade seltzer oil salt pepper rice pasta flour fabric wool cotton leather paper glass pottery'.split(
    ' ',
  ),
);

export const capital = (text: string) =>
  text.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, (start) => start.toUpperCase());
export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Ends a sentence exactly once. */
export const stop = (text: string) =>
  `${text.replace(/[\s.,;:–-]+$/, '')}.`.replace(/([!?…])\.$/, '$1');

/** `a` or `an`, by sound. */
export function articleFor(next: string): 'a' | 'an' {
  if (/^(?!U)[AEFHILMNORSX][A-Z]{1,4}\b/.test(next.trim())) return 'an';
  const word = next.trim().toLowerCase();
  if (/^(?:hour|honest|honou?r|heir|8|11\b|18\b)/.test(word)) return 'an';
  if (/^(?:uni(?![nm])|use|usu|euro|one\b|once|ufo|ukulele|u[kst]\b|1)/.test(word)) return 'a';
  if (/^(?:[aefhilmnorsx]\b|[fhlmnrsx][a-z]{0,2}\b(?<=\b[^aeiouy]+))/.test(word)) return 'an';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}
export const withArticle = (noun: string) => `${articleFor(noun)} ${noun}`;

/** Lower-cases the first letter unless the word is a name, an abbreviation or `I`. */
export function lowerFirst(text: string): string {
  const first = text.split(/\s/)[0] ?? '';
  if (/^I\b|^I['’]|^\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}/u.test(first)) return text;
  const [term] = termsOf(text);
  const isName = term?.tags.some((tag) =>
    /^(?:Person|FirstName|LastName|City|Country|Region|Place|WeekDay|Month|Demonym)$/.test(tag),
  );
  const functionWord =
    /^(?:the|a|an|our|we|my|it|this|these|no|every|all|free|new|your|for|with|from|in|on|at|by|open|people|anyone|everyone)$/i.test(
      first,
    );
  if (isName && !functionWord) return text;
  return text[0]?.toLowerCase() + text.slice(1);
}

export function isPlural(noun: string): boolean {
  const head =
    (noun.split(/\s(?:of|for|with|in|on|who|that)\s/)[0] ?? noun).split(' ').at(-1) ?? noun;
  if (/(?:ss|us|is|ness|ics)$/.test(head)) return false;
  return (
    /s$/i.test(head) ||
    /^(?:people|children|women|men|teeth|feet|mice|geese|folk|police)$/i.test(head)
  );
}

/** Whether a noun stands without an article. */
export function isMass(noun: string): boolean {
  const head =
    (noun.split(/\s(?:of|for|with|in|on|from|who|that)\s/)[0] ?? noun).split(' ').at(-1) ?? noun;
  return massNouns.has(head.toLowerCase()) || /(?:wear|ware|ness|ing)$/.test(head);
}

/** The noun as it stands after `is`: with an article where it needs one. */
export function asPredicate(noun: string): string {
  if (/^(?:an?|the|our|my|your|one|some)\s/i.test(noun) || isPlural(noun) || isMass(noun))
    return noun;
  return withArticle(noun);
}

const irregular: Record<string, string> = {
  have: 'has',
  are: 'is',
  were: 'was',
  do: 'does',
  am: 'is',
  "don't": "doesn't",
  'don’t': 'doesn’t',
  "aren't": "isn't",
  'aren’t': 'isn’t',
  "haven't": "hasn't",
};
/** Third person singular of a base verb: `bake` → `bakes`; modals and past forms stay. */
export function thirdPerson(verb: string): string {
  const low = verb.toLowerCase();
  if (irregular[low]) return irregular[low];
  if (
    /^(?:can|will|would|could|should|must|may|might|did|had|was|is|has|can't|won't|can’t|won’t)$/.test(
      low,
    ) ||
    (/(?:ed)$/.test(low) && low !== 'need' && low !== 'feed' && low !== 'breed' && low !== 'speed')
  )
    return low;
  if (/(?:s|sh|ch|x|z|o)$/.test(low)) return `${low}es`;
  if (/[^aeiou]y$/.test(low)) return `${low.slice(0, -1)}ies`;
  return `${low}s`;
}

/** `bakers` → `baker`; what has no other form stays as it is. */
export const singular = (noun: string) => nlp(noun).nouns().toSingular().text().trim() || noun;
