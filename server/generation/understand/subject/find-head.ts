// Reads what it is from the statements: every kind of evidence offers a noun, the best supported is taken.
import type { UserType } from '#domain/wizard/options.ts';
import { drawnAs } from '../lexicon/drawn-as.ts';
import type { Phrase } from '../subject-frame.ts';
import type { Piece, Tongue } from '../text/tongue.ts';
import { apposed } from './evidence/apposed.ts';
import { defined } from './evidence/defined.ts';
import type { Asked, Found } from './evidence/found.ts';
import { fromName } from './evidence/from-name.ts';
import { made } from './evidence/made.ts';
import { opening } from './evidence/opening.ts';
import { owned } from './evidence/owned.ts';
import { basicForm } from './form-of.ts';
import type { HeadWords } from './head-of.ts';
import { isBody } from './read-sponsor.ts';

type Grounds = {
  name: string;
  tongue: Tongue;
  words: HeadWords;
  tending: ReadonlySet<string>;
  userType: UserType;
  /** What people are to do, which names what they are to have. */
  behavior: readonly Piece[];
};

/** The head of the description, with how surely it was read. */
export function findHead(pieces: readonly Piece[], grounds: Grounds): Found | undefined {
  const { name, tongue, userType } = grounds;
  const nameWords = new Set(
    [/[^\p{L}\p{N}]+/u, /\s+/].flatMap((gap) => name.toLowerCase().split(gap)).filter(Boolean),
  );
  const asked: Asked = { ...grounds, nameWords, owners: ownersIn(name) };
  const said = nounsOf(pieces);
  const called = new Set(nounsOf(grounds.behavior));
  let best: Found | undefined;
  let bestScore = 0;
  const offer = (found: Found | undefined) => {
    if (!found) return;
    const again = recurs(found.phrase, said, called);
    const confidence = Math.min(0.97, found.confidence + again);
    const score = confidence + support(found.phrase, tongue, userType);
    if (score <= bestScore) return;
    best = { ...found, confidence };
    bestScore = score;
  };
  let besides = 0;
  pieces.forEach((piece, at) => {
    const place = { piece, at, turn: at - besides };
    offer(defined(place, asked));
    if (isBeside(piece, asked)) {
      besides++;
      return;
    }
    const who = piece.text.split(/[,:]/)[0] ?? '';
    if (userType === 'government' && isBody(who)) {
      // Who says it is not what it is about.
      if (who === piece.text) besides++;
      return;
    }
    for (const read of [apposed, opening, made, owned]) offer(read(place, asked));
  });
  offer(fromName(name, new Set(said), asked, pieces[0]));
  return best;
}

const ownersIn = (name: string): ReadonlySet<string> => {
  const [, ...owners] = name.toLowerCase().split(/\s(?:of|de|du|del|des|von|vom)\s|\sd['’]/u);
  return new Set(owners.flatMap((owner) => owner.split(/[^\p{L}\p{N}]+/u)));
};

/** Every noun of the pieces, singular, lower case, as often as it stands there. */
export const nounsOf = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ tokens }) =>
    tokens.flatMap(({ tag, low, lemma }) => (tag === 'noun' ? [(lemma ?? low).toLowerCase()] : [])),
  );

// A question, a quotation, a price and the name alone stand before what it is and make it no later.
function isBeside({ stop, text, tokens }: Piece, { nameWords }: Asked): boolean {
  return (
    stop === '?' ||
    /^["“„«]/.test(text) ||
    tokens.every(
      ({ low, tag }) => tag === 'punct' || low.split('-').every((word) => nameWords.has(word)),
    ) ||
    (tokens[0]?.tag === 'money' && tokens.length < 6)
  );
}

// The noun that comes again, and the one people are to ask for, is what it is about.
function recurs(phrase: Phrase, said: readonly string[], called: ReadonlySet<string>): number {
  const lemma = phrase.lemma.toLowerCase();
  const times = said.filter((word) => word === lemma).length;
  return (times > 2 ? 0.06 : times > 1 ? 0.03 : 0) + (called.has(lemma) ? 0.05 : 0);
}

const wanted: Partial<Record<UserType, RegExp>> = {
  trailer: /^story$/,
  creator: /^channel$/,
  government: /^(?:office|cause)$/,
};

// What can be had or gone to is what a film is about sooner than matter, people and thoughts are.
function support(phrase: Phrase, tongue: Tongue, userType: UserType): number {
  const drawn = drawnAs(basicForm(phrase), tongue.language, () => undefined);
  const kind = drawn?.class ?? '';
  if (wanted[userType]?.test(kind)) return 0.25;
  if (/^(?:word|other)$/.test(kind)) return -0.25;
  if (kind === 'stuff') return -0.2;
  if (kind === 'person') return -0.15;
  return drawn?.ref ? 0.12 : kind ? 0.05 : 0;
}
