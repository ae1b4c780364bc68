import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import type { Token } from '../../text/tongue.ts';
import { headOf } from '../head-of.ts';
import { type Asked, type Found, late, type Place } from './found.ts';

const pointers =
  /^(?:it|this|they|these|we|das|es|dies|wir|sie|esto|este|esta|somos|ce|c'|il|elle|nous|i|ich|je|yo)$/;
const persons = /^(?:i|we|wir|ich|nous|je)$/;

/** `Quill is a …`, `it's a …`: nothing says so plainly what it is. */
export function defined({ piece, at, turn }: Place, asked: Asked): Found | undefined {
  const { tokens, segments } = piece;
  const { tongue, nameWords } = asked;
  for (const segment of segments) {
    if (segment.kind !== 'main' || segment.verb === undefined || !segment.subject) continue;
    if (tokens[segment.verb]?.tag !== 'be') continue;
    // `… but it's a barrister in a wig` says something of another thing.
    if (segment.lead?.tag === 'and') continue;
    const named = tokens
      .slice(segment.subject.start, segment.subject.end)
      .some(({ low }) => nameWords.has(low) && low.length > 2 && !asked.owners.has(low));
    const { low } = tokens[segment.subject.head] as Token;
    if (!named && !pointers.test(low)) continue;
    let from = segment.verb + 1;
    while (tokens[from]?.tag === 'adv') from++;
    if (tokens[from]?.tag === 'neg' || tokens[segment.verb + 1]?.tag === 'neg') continue;
    const phrase = tongue.phraseAt(tokens, from);
    if (!phrase) continue;
    const isPerson = persons.test(low);
    const found = headOf(piece, phrase, tongue, asked.words, {
      isTrade: asked.userType === 'business' && (named || isPerson),
    });
    if (!found) continue;
    if (isPerson && !lookUpNoun(found.lemma, tongue.language)) continue;
    // `It's the height that …`: a property is not the thing.
    const kind = lookUpNoun(found.lemma, tongue.language)?.class;
    const isVague = !named && /^(?:other|word)$/.test(kind ?? '');
    const plainly = named ? 0.97 - late(turn) / 4 : (isPerson ? 0.7 : 0.85) - late(turn);
    return { phrase: found, confidence: plainly - (isVague ? 0.3 : 0), piece: at };
  }
  return undefined;
}
