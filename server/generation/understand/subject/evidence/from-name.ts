import { drawnAs } from '../../lexicon/drawn-as.ts';
import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import type { Piece, Tongue } from '../../text/tongue.ts';
import { basicForm } from '../form-of.ts';
import { headOf } from '../head-of.ts';
import type { Asked, Found } from './found.ts';
import { isMixture } from './is-mixture.ts';
import { isMatter } from './opening.ts';

const held = /^(?:thing|food|plant)$/;

/** What the name itself calls it: `Ash & Sons, firewood`. */
export function fromName(
  name: string,
  said: ReadonlySet<string>,
  { tongue, words, userType }: Asked,
  first: Piece | undefined,
): Found | undefined {
  const isKnown = (word: string) => lookUpNoun(word, tongue.language) !== undefined;
  const isGoods = /^(?:brand|infomercial)$/.test(userType);
  const goesOn = isGoods && first !== undefined && isSaidOfName(first, tongue);
  const tokens = tongue
    .tag(name, new Set())
    .map(({ text, low, start, end, tag, ...form }, at, all) => {
      // `Garden compost` orders nothing.
      const goesBefore = /^(?:noun|name)$/.test(all[at + 1]?.tag ?? '');
      const isNoun = tag === 'name' || (tag === 'verb' && goesBefore && isKnown(low));
      return isNoun
        ? { text, low, start, end, tag: 'noun' as const }
        : { text, low, start, end, tag, ...form };
    });
  const piece: Piece = { source: 'name', text: name, stop: '', tokens, segments: [] };
  let best: Found | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const phrase = tongue.phraseAt(tokens, at);
    if (!phrase) continue;
    const found = headOf(piece, phrase, tongue, words);
    at = phrase.end - 1;
    if (!found) continue;
    const known = lookUpNoun(found.lemma, tongue.language);
    const tells = tokens[phrase.start - 1]?.low === ',' && known?.ref;
    // `Northmoor Council asbestos collection`: what is not written as a name says what it is.
    const plainly =
      tongue.language !== 'de' && /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(found.noun) && known;
    const again = known && said.has(found.lemma.toLowerCase());
    const isMeant =
      goesOn &&
      found.text !== found.noun &&
      held.test(drawnAs(basicForm(found), tongue.language, () => undefined)?.class ?? '');
    // `Proper Putty` – `linseed oil and whiting`: what it is made of begins the text.
    const isMixed = isGoods && known?.ref !== undefined && isMixture(first, tongue);
    // `Handwaschpaste` – `aus Holzmehl`: so long a word is no fancy name.
    const isCompound = goesOn && tongue.language === 'de' && found.text === name && name.length > 9;
    const confidence = tells
      ? 0.7
      : plainly || isMeant || isCompound || isMixed
        ? 0.6
        : again
          ? 0.44
          : 0.3;
    if (confidence > (best?.confidence ?? 0)) best = { phrase: found, confidence, piece: -1 };
  }
  return best;
}

// `Seal kit` – `stops draughts under doors`, `aus Holzmehl`: what has no subject of its own is said of the name.
function isSaidOfName({ segments, tokens, stop }: Piece, tongue: Tongue): boolean {
  const [first] = segments;
  if (!first || stop === '?' || first.lead?.tag === 'sub') return false;
  if (/^(?:prep|pp)$/.test(first.kind))
    return first.start === 0 && !tongue.lists.locative.has(tokens[0]?.low ?? '');
  if (segments[1]?.mark === ',' && isMatter(tokens.slice(first.start, first.end), tongue))
    return true;
  return !first.subject && first.verb !== undefined && tokens[first.verb]?.form === 'third';
}
