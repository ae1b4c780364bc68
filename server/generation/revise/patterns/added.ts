// What is to be added: somebody or something that can be seen is a picture, anything else is said.
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Intent, Request } from '../intent.ts';

/** `A dog` is shown; `a guarantee`, `a free mug` and `two for one` are said. */
export const added = (what: string, language: Request['language']): Intent => ({
  kind: isSeen(what, language) ? 'show' : 'mention',
  what,
});

function isSeen(what: string, language: Request['language']): boolean {
  const { tongue, role } = readings[language];
  const tokens = tongue.tag(what, new Set());
  const phrase = tongue.phraseAt(tokens, 0);
  const head = phrase && tokens[phrase.head];
  // `A free mug`, `a mug for $3`: what it comes at makes an offer of it.
  const isOffer = tokens.some(({ tag, low }) => tag === 'money' || role.terms.has(low));
  if (!phrase || !head || isOffer) return false;
  const noun = lookUpNoun(head.lemma ?? head.low, language);
  if (noun === undefined) return tongue.lists.people.has(head.low);
  if (/^(?:animal|person)$/.test(noun.class)) return true;
  return /^(?:thing|plant|food)$/.test(noun.class) && noun.ref !== undefined && !noun.isHomonym;
}
