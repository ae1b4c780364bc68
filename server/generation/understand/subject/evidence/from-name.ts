import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import type { Piece } from '../../text/tongue.ts';
import { headOf } from '../head-of.ts';
import type { Asked, Found } from './found.ts';

/** What the name itself calls it: `Ash & Sons, firewood`. */
export function fromName(
  name: string,
  said: ReadonlySet<string>,
  { tongue, words }: Asked,
): Found | undefined {
  const tokens = tongue
    .tag(name, new Set())
    .map((one) =>
      one.tag === 'name'
        ? { text: one.text, low: one.low, start: one.start, end: one.end, tag: 'noun' as const }
        : one,
    );
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
    const confidence = tells ? 0.7 : plainly ? 0.6 : again ? 0.44 : 0.3;
    if (confidence > (best?.confidence ?? 0)) best = { phrase: found, confidence, piece: -1 };
  }
  return best;
}
