// What sort of thing the film is about, from the user type and from closed evidence.
import type { UserType } from '#domain/wizard/options.ts';
import type { Found } from './find-head.ts';
import { findDates } from './find-particulars.ts';
import type { SubjectKind } from './subject-frame.ts';
import type { Piece, Tongue } from './tongue.ts';

export type KindWords = {
  app: ReadonlySet<string>;
  event: ReadonlySet<string>;
  venue: ReadonlySet<string>;
  story: ReadonlySet<string>;
  channel: ReadonlySet<string>;
  service: ReadonlySet<string>;
  /** Endings of nouns of doing: -tion, -ing, Reinigung. */
  doing: RegExp;
  candidate: ReadonlySet<string>;
  /** Mayor, councillor: what a candidate stands for. */
  offices: ReadonlySet<string>;
  /** Visits, appointments, at your home: somebody does it for somebody. */
  serving: ReadonlySet<string>;
};

export function kindOf(
  userType: UserType,
  found: Found | undefined,
  pieces: readonly Piece[],
  tongue: Tongue,
  words: KindWords,
): SubjectKind {
  const lemma = found?.phrase.lemma.toLowerCase() ?? '';
  const noun = found?.phrase.noun.toLowerCase() ?? '';
  const is = (set: ReadonlySet<string>) =>
    set.has(lemma) ||
    set.has(noun) ||
    [...set].some((one) => one.length > 5 && tongue.language === 'de' && lemma.endsWith(one));
  const says = (set: ReadonlySet<string>) =>
    pieces.some(
      (piece) =>
        piece.source === 'description' &&
        piece.tokens.some(
          (one) =>
            set.has(one.low) || (one.lemma !== undefined && set.has(one.lemma.toLowerCase())),
        ),
    );
  if (userType === 'trailer') return 'story';
  if (userType === 'government')
    return says(words.candidate) &&
      pieces.some((piece) =>
        piece.tokens.some((one) => words.candidate.has(one.low) && one.tag !== 'noun'),
      )
      ? 'candidate'
      : is(words.candidate)
        ? 'candidate'
        : 'cause';
  const firm = (found?.confidence ?? 0) >= 0.55;
  if (is(words.app)) return 'app';
  if (is(words.channel)) return 'channel';
  if (is(words.story)) return 'story';
  if (is(words.event)) return 'event';
  if (is(words.venue)) return 'venue';
  if (is(words.service)) return 'service';
  if (userType === 'creator')
    return says(words.channel) || !firm || found?.worked !== undefined
      ? 'channel'
      : sells(pieces, tongue)
        ? 'thing'
        : 'channel';
  if (found?.worked) return 'service';
  if (words.doing.test(lemma)) return 'service';
  const opening = found && found.piece >= 0 ? pieces[found.piece] : undefined;
  if (
    opening &&
    findDates(opening.text, tongue.lists).some((date) => /\d/.test(date) && /\p{L}{3}/u.test(date))
  )
    return 'event';
  if (firm && found && !found.phrase.mass)
    return says(words.app) && !hasMaterial(pieces, tongue) && is(words.app) ? 'app' : 'thing';
  if (hasMaterial(pieces, tongue) || (firm && found?.phrase.mass)) return 'thing';
  return says(words.app) ? 'app' : says(words.serving) ? 'service' : firm ? 'thing' : 'service';
}

const hasMaterial = (pieces: readonly Piece[], tongue: Tongue) =>
  pieces.some((piece) => piece.tokens.some((one) => tongue.lists.materials.has(one.low)));
const sells = (pieces: readonly Piece[], tongue: Tongue) =>
  hasMaterial(pieces, tongue) ||
  pieces.some(
    (piece) => piece.source === 'description' && piece.tokens.some((one) => one.tag === 'money'),
  );
