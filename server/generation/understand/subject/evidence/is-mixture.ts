import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import type { Piece, Tongue } from '../../text/tongue.ts';

/** `Linseed oil and whiting, nothing else`: matter and more matter, and no verb. */
export function isMixture(piece: Piece | undefined, tongue: Tongue): boolean {
  const first = piece && tongue.phraseAt(piece.tokens, 0);
  if (!first || piece?.tokens[first.end]?.tag !== 'and') return false;
  const { lemma } = tongue.grammar(piece.tokens, first);
  return lookUpNoun(lemma, tongue.language)?.class === 'stuff';
}
