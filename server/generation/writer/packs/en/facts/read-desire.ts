// What the viewer should do, turned into a plain order.
import nlp from 'compromise';
import { toSentences } from './clean-text.ts';
import { termsOf } from './parts-of-speech.ts';
import { shapeOf } from './read-points.ts';
import { lowerFirst, wordCount } from './words.ts';

const leads =
  /^(?:(?:i|we)(?:['’]d)?\s+(?:want|would like|need|hope|like)\s+(?:for\s+)?|(?:get|make|have|help|encourage|persuade|ask|convince|drive)\s+(?=(?:people|viewers|users|customers|them|everyone|everybody|visitors|drivers|parents|voters|families|residents|fans|players|readers)\b)|(?:the\s+)?goal is (?:for\s+)?)?(?:(?:the\s+)?(?:people|viewers?|users|customers|them|they|everyone|everybody|visitors|audience|drivers|parents|voters|families|residents|fans|players|readers)\s+)?(?:(?:should|must|will|to|can|could|need to)\s+)?/i;

/** `People should come in before nine` → `come in before nine`; undefined when there is no order in it. */
export function readDesire(text: string, names: string): string | undefined {
  for (const sentence of toSentences(text, names, true)) {
    const rest = sentence.replace(leads, '').replace(/^(?:please|just|then)\s+/i, '');
    let order = lowerFirst(rest);
    const first = termsOf(order)[0];
    if (!first) continue;
    const word = first.text.toLowerCase();
    if (first.tags.includes('Gerund')) {
      const base = nlp(word).verbs().toInfinitive().text().trim();
      if (base) order = order.replace(/^\S+/, base);
    } else if (
      /^(?:visits|buys|books|signs|calls|orders|subscribes|follows|shops|watches|downloads|joins)$/.test(
        word,
      ) &&
      wordCount(order) > 1 &&
      !/^(?:visits|calls|orders) (?:to|from)\b/.test(order)
    ) {
      order = order.replace(/^\S+/, word.replace(/(?:(?<=sh|ch)es|s)$/, ''));
    }
    if (!isOrder(order)) continue;
    return order
      .replace(/\btheir\b/gi, 'your')
      .replace(/\bthemselves\b/gi, 'yourself')
      .replace(/\bto us\b/gi, 'to us')
      .replace(/\s+(?:and|or)$/i, '');
  }
  return undefined;
}

const bare =
  /^(?:go|come|vote|call|buy|shop|subscribe|follow|book|order|visit|register|download|share|watch|listen|read|register|sign|click|try|donate|volunteer|apply|join|play|wishlist|preorder|pre-order|get|see|stop|slow|buckle|wear|check|test|ask|talk|think|learn|start|save|tell|bring|send|give|put|don['’]t|do|never|always|switch|request|schedule|stream|reserve|drop|pick|use|text|message|dm|swipe|tap|add|grab|find|meet|taste|enter|attend|support|quit|recycle|turn)\b/i;
function isOrder(text: string): boolean {
  if (wordCount(text) > 18) return false;
  return bare.test(text) || (shapeOf(text) === 'order' && wordCount(text) > 1);
}
