// What sort of thing the film is about, from the user type and from what its noun names.

import type { UserType } from '#domain/wizard/options.ts';
import { wordTable } from '#domain/word-table.ts';
import { drawnAs } from '../lexicon/drawn-as.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { findDates } from '../statements/particulars/find-particulars.ts';
import type { Language, Phrase, SubjectKind } from '../subject-frame.ts';
import type { Piece, Tongue } from '../text/tongue.ts';
import type { Found } from './evidence/found.ts';
import { basicForm } from './form-of.ts';

export type KindWords = {
  /** Endings of nouns of doing: -tion, -ing, Reinigung. */
  doing: RegExp;
  /** Vote, elect, mayor: words of a candidacy. */
  candidate: ReadonlySet<string>;
  /** Repair, hire out, tune: what it is done to can stand for who does it. */
  tending: ReadonlySet<string>;
};

const kinds: Readonly<Record<string, SubjectKind>> = wordTable<SubjectKind>({
  app: 'app',
  channel: 'channel',
  story: 'story',
  event: 'event',
  showing: 'event',
  venue: 'venue',
  selling: 'venue',
  service: 'service',
  serving: 'service',
  thing: 'thing',
  food: 'thing',
  animal: 'thing',
  plant: 'thing',
  stuff: 'thing',
});

/** What a noun alone says of its kind; undefined where it is unknown. */
export const kindNamed = (head: Phrase, language: Language): SubjectKind | undefined =>
  kinds[drawnAs(basicForm(head), language, () => undefined)?.class ?? ''];

export function kindOf(
  userType: UserType,
  found: Found | undefined,
  pieces: readonly Piece[],
  tongue: Tongue,
  words: KindWords,
): SubjectKind {
  const { language } = tongue;
  const known = found
    ? drawnAs(basicForm(found.phrase), language, () => undefined)?.class
    : undefined;
  const said = pieces.filter(({ source }) => source === 'description');
  const tokens = said.flatMap((piece) => piece.tokens);
  const speaksOf = (kind: string) =>
    tokens.some(
      ({ tag, low, lemma }) => tag === 'noun' && lookUpNoun(lemma ?? low, language)?.class === kind,
    );
  if (userType === 'trailer') return 'story';
  if (userType === 'government')
    return known === 'office' ||
      tokens.some(({ tag, low }) => tag !== 'noun' && words.candidate.has(low))
      ? 'candidate'
      : 'cause';
  const firm = (found?.confidence ?? 0) >= 0.55;
  const kind = tangible(kinds[known ?? ''], found);
  const isCreator = userType === 'creator';
  if (kind && kind !== 'thing' && (isCreator ? kind !== 'service' && firm : true)) return kind;
  if (isCreator)
    return speaksOf('channel') || !firm || found?.worked !== undefined || !sells(pieces, tongue)
      ? 'channel'
      : 'thing';
  const isDoer =
    known === 'person' ||
    (!known && tongue.lists.people.has(found?.phrase.lemma.toLowerCase() ?? ''));
  // Kneeler, stopper, opener: who sells goods means no person.
  const isGoods = userType === 'brand' || userType === 'infomercial';
  if (found?.worked || (isDoer && !isGoods)) return 'service';
  const lemma = found?.phrase.lemma.toLowerCase() ?? '';
  if (!kind && userType !== 'infomercial' && words.doing.test(lemma)) return 'service';
  const opening = found && found.piece >= 0 ? pieces[found.piece] : undefined;
  if (
    opening &&
    findDates(opening.text, tongue.lists).some((date) => /\d/.test(date) && /\p{L}{3}/u.test(date))
  )
    return 'event';
  // Brands and sales films are for goods; what a business does is done for somebody.
  if (firm || hasMaterial(pieces, tongue) || userType !== 'business')
    return !firm && speaksOf('app') ? 'app' : 'thing';
  return speaksOf('app') ? 'app' : 'service';
}

// What is sold by the piece is a thing, whatever stands in it: used books. In a name it is a mere name.
const tangible = (kind: SubjectKind | undefined, found: Found | undefined) =>
  kind !== 'story' ? kind : found?.phrase.plural ? 'thing' : found?.piece === -1 ? undefined : kind;

const hasMaterial = (pieces: readonly Piece[], tongue: Tongue) =>
  pieces.some((piece) => piece.tokens.some((one) => tongue.lists.materials.has(one.low)));
const sells = (pieces: readonly Piece[], tongue: Tongue) =>
  hasMaterial(pieces, tongue) ||
  pieces.some(
    (piece) => piece.source === 'description' && piece.tokens.some((one) => one.tag === 'money'),
  );
