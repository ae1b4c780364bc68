// Who uses it: the person an audience answer names.
import { noneRef } from '#domain/storyboard/shot-plan.ts';
import type { Mention } from '../subject-frame.ts';
import type { Piece, Tongue } from '../text/tongue.ts';

/** One person of the audience, with an article; undefined where it only says people, everybody. */
export function readPerson(audience: readonly Piece[], tongue: Tongue): Mention | undefined {
  const plain =
    /^(?:person|people|man|woman|adult|client|customer|user|family|couple|team|persona|gente|personne|gens|Menschen|Mensch|Leute|Person|Kunde|cliente)$/i;
  for (const piece of audience.slice(0, 1)) {
    for (let at = 0; at < Math.min(piece.tokens.length, 30); at++) {
      const phrase = tongue.phraseAt(piece.tokens, at);
      if (!phrase) continue;
      const { lemma, plural } = tongue.grammar(piece.tokens, phrase);
      const before = piece.tokens[at - 1];
      at = phrase.end - 1;
      if (
        before &&
        !/^(?:punct|and|adv)$/.test(before.tag) &&
        !/^(?:for|für|para|pour)$/.test(before.low)
      )
        continue;
      if (!tongue.lists.people.has(lemma.toLowerCase()) || plain.test(lemma)) continue;
      const noun = piece.tokens[phrase.head];
      if (!noun) continue;
      let { start } = phrase;
      if (
        phrase.head - start > 2 ||
        piece.tokens
          .slice(start, phrase.head)
          .some((one) => one.tag === 'poss' || one.tag === 'num' || one.tag === 'name')
      )
        start = phrase.head;
      while (start < phrase.head && /^(?:det|poss|num|punct)$/.test(piece.tokens[start]?.tag ?? ''))
        start++;
      const typed = piece.text.slice(piece.tokens[start]?.start ?? noun.start, noun.end);
      const single = plural ? typed.slice(0, typed.length - noun.text.length) + lemma : typed;
      const tokens = tongue.tag(single, new Set());
      const again = tongue.phraseAt(tokens, 0);
      if (!again || again.plural) continue;
      return {
        kind: 'person',
        text: tongue.withArticle(single, tokens, again, false),
        lemma,
        ref: noneRef(lemma),
      };
    }
  }
  return undefined;
}
