// What the client typed without a verb, as it is spoken: a line of its own, or behind what it was said of.
import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import { lowerFirst, sentence } from '../../text/spans.ts';
import type { Piece, Tongue } from '../../text/tongue.ts';

/** Words of a line that stands alone; what the text begins with may have fewer. */
const least = 3;
const leastFirst = 2;
const most = 20;
/** Words and stops of what is only said behind the sentence before it. */
const longestAdded = 6;

/** `Belt drive instead of a chain, so no oil on your trousers.`; nothing where it says too little by itself. */
export function shortLine(
  { source, text, stop, tokens }: Piece,
  { lists }: Tongue,
  isFirst: boolean,
): string[] {
  const words = tokens.filter(({ tag }) => tag !== 'punct');
  const last = words.at(-1);
  const telling = words.filter(
    ({ tag, low }) => /^(?:noun|name|verb|adj|pp|ing)$/.test(tag) && !lists.units.has(low),
  );
  // `Lakeside Community Center, gym`: a line of names is read.
  const isHeading = stop === '' && words.every(({ tag }) => /^(?:noun|name|num)$/.test(tag));
  const isLine =
    source === 'description' &&
    words.length >= (isFirst ? leastFirst : least) &&
    words.length <= most &&
    telling.length >= leastFirst &&
    !isHeading &&
    last !== undefined &&
    !/^(?:prep|det|poss|to|and|sub|rel|aux|be|pron)$/.test(last.tag) &&
    !/[()[\]{}=+/"“”«»\n]|\d{3}[\d \-–]{4}|^[^:]{0,12}:|:$/.test(text) &&
    text !== text.toUpperCase();
  return isLine ? [sentence(text.replace(/\s+/g, ' ').trim(), '.')] : [];
}

/** Whether it is said of what the sentence before it told: `At night. Doors shut, 40 straps.` */
export const isAddition = (
  { source, stop, text, tokens }: Piece,
  before: Piece | undefined,
  stands: boolean,
  { lists }: Tongue,
): boolean =>
  source === 'description' &&
  !stands &&
  before !== undefined &&
  before.stop !== '?' &&
  (stop === '.' || stop === '') &&
  // A heading of a word or two stands on a line of its own.
  tokens.length > (stop === '' ? 2 : 1) &&
  tokens.length <= longestAdded &&
  !/[:()[\]{}"“”«»\n]/.test(text) &&
  !lists.leaning.has(tokens[0]?.low ?? '');

/** The same as it goes on from that sentence. */
export function added({ text, tokens }: Piece, { language }: Tongue): string {
  const [first] = tokens;
  const plain = text.replace(/\s+/g, ' ').trim();
  // A noun that no dictionary has is somebody's name: `Sumburgh, Girdle Ness`.
  const isName = first?.tag === 'noun' && !lookUpNoun(first.lemma ?? first.text, language);
  return isName || (language === 'de' && first?.tag === 'noun') ? plain : lowerFirst(first, plain);
}
