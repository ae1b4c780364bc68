// Who it is for, as a noun phrase that can follow "for".
import { toSentences } from './clean-text.ts';
import { shapeOf } from './read-points.ts';
import { lowerFirst, wordCount } from './words.ts';

const leads =
  /^(?:(?:our|my|the|target)\s+)*(?:audience|customers?|clients?|market|buyers|users|viewers|targets?)\s+(?:is|are|includes?|consists? of)\s+|^(?:we|i)\s+(?:target|serve|are looking for|want to reach|reach|work with)\s+|^(?:for|targeting|aimed at|mainly|mostly|primarily)\s+/i;

/** `audience` is short enough to be spoken; `audienceText` is the answer as typed, cleaned. */
export function readAudience(
  typed: string,
  description: string,
  names: string,
): { audience?: string; audienceText: string } {
  const sentences = toSentences(typed, names);
  const audienceText = sentences.join('. ');
  const source =
    sentences[0] ??
    /\bfor\s+((?:[a-z-]+\s){0,3}(?:people|women|men|freelancers|families|kids|children|parents|students|workers|teams|owners|beginners|runners|dogs|cats|businesses|drivers|travell?ers|homeowners|developers|designers|teachers|seniors|adults|teens|founders|commuters|locals|musicians|gamers|readers|couples|creators))\b/.exec(
      description,
    )?.[1];
  if (!source) return { audienceText };
  const phrase = lowerFirst(source.replace(leads, '').trim());
  const head = short(phrase);
  return head ? { audience: head, audienceText } : { audienceText };
}

// The first noun phrase, cut at the first break once it is long enough to mean something.
function short(phrase: string): string | undefined {
  let text = (phrase.split(/,|;|:|\/|\s-\s/)[0] ?? '').trim();
  text = text
    .replace(/\s+(?:aged?|ages|between)\s+(?:\d|of\b|the\b).*$/i, '')
    .replace(/\s+\d+\s*(?:-|to|–|\+).*$/i, '')
    .trim();
  if (wordCount(text) > 8)
    text = text
      .replace(/\s+(?:who|that|looking|with|and|in|wanting|seeking|from|but|of all)\b.*$/i, '')
      .trim();
  if (!/^\p{L}/u.test(text) || wordCount(text) > 8 || wordCount(text) === 0) return undefined;
  if (
    /^(?:age|ages|aged|gen|any|all|everyone|everybody|anyone|male|female|general|adult)\b/i.test(
      text,
    ) &&
    wordCount(text) < 2 &&
    !/^every|^any/i.test(text)
  )
    return undefined;
  const shape = shapeOf(text);
  return shape === 'thing' || /^(?:people|anyone|everyone|everybody|those)\b/i.test(text)
    ? text
    : undefined;
}
