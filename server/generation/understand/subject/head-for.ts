// The head a frame stands on: what was found, what is said of a story or a candidacy, else the name.

import { drawnAs } from '../lexicon/drawn-as.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Reading } from '../readings.ts';
import type { SubjectFrame, SubjectKind } from '../subject-frame.ts';
import type { Piece } from '../text/tongue.ts';
import type { Found } from './evidence/found.ts';
import { basicForm } from './form-of.ts';

export type Headed = { phrase: SubjectFrame['head']; confidence: number; piece: number };

const genres: Partial<Record<SubjectKind, RegExp>> = {
  story: /^(?:story|event|channel)$/,
  candidate: /^office$/,
  channel: /^channel$/,
};

// What a trailer and a candidacy are about is a closed class; anything else is what was found.
export function headFor(
  kind: SubjectKind,
  found: Found | undefined,
  pieces: readonly Piece[],
  reading: Reading,
  name: string,
): Headed {
  const { language } = reading.tongue;
  const closed = genres[kind];
  const known = found && drawnAs(basicForm(found.phrase), language, () => undefined);
  const isRead =
    kind === 'channel' && (known?.ref !== undefined || (found?.confidence ?? 0) >= 0.5);
  if (closed && !isRead && !closed.test(known?.class ?? '')) {
    for (const [at, piece] of pieces.entries())
      for (const token of piece.tokens) {
        const named = lookUpNoun(token.lemma ?? token.low, language);
        if (token.tag !== 'noun' || !named || !closed.test(named.class)) continue;
        if (named.class === 'event' && !named.ref) continue;
        // A film is one: of books somebody speaks.
        if (kind === 'story' && token.plural) continue;
        const text = language === 'de' ? token.text : token.low;
        return {
          phrase: { text, noun: token.text, lemma: token.lemma ?? text, plural: false },
          confidence: 0.85,
          piece: at,
        };
      }
    if (kind !== 'channel') return plainly(kind === 'story' ? reading.story : reading.candidate);
  }
  if (found)
    return {
      phrase: found.phrase,
      confidence: Math.round(found.confidence * 100) / 100,
      piece: found.worked ? -1 : found.piece,
    };
  const last = name.split(/\s+/).at(-1) ?? name;
  return {
    phrase: { text: name, noun: last, lemma: last.toLowerCase(), plural: false },
    confidence: 0.1,
    piece: -1,
  };
}

const plainly = (word: string): Headed => ({
  phrase: { text: word, noun: word, lemma: word, plural: false },
  confidence: 0.5,
  piece: -1,
});
