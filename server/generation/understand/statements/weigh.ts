// How far a statement sets the thing apart. Signs and their worth were fitted on briefs of which a
// person who knows the trade had said what is strongest; none of them is a word of a trade.
import type { Role } from '../subject-frame.ts';
import type { Piece, Token, Tongue } from '../text/tongue.ts';

export type Weighing = {
  role: Role;
  /** A camera could see it happen. */
  seen: boolean;
  whole: boolean;
  opens: boolean;
  /** Where in its answer it stands, 0 for the first and 1 for the last. */
  place: number;
  /** Words of the request and of the name. */
  asked: ReadonlySet<string>;
};

const roleWorth: Partial<Record<Role, number>> = {
  identity: -0.05,
  trouble: -0.02,
  deed: 0.03,
  proof: -0.03,
  limit: 0.02,
  story: 0.02,
  sponsor: -0.3,
};

/** What a word is worth that the request or the name has too. */
const near = 0.06;

/** A word as it is compared with those of the request. */
export const keyOf = ({ low, lemma }: Token): string => (lemma ?? low).toLowerCase();

/** 0 to 1. What is particular, is done, counts, denies or sets against weighs; praise and headings do not. */
export function weigh(piece: Piece, tongue: Tongue, given: Weighing): number {
  const { lists } = tongue;
  const words = piece.tokens.filter(({ tag }) => tag !== 'punct');
  const count = (most: number, is: (word: (typeof words)[number]) => boolean) =>
    Math.min(most, words.filter(is).length);
  const signs =
    0.08 * count(3, ({ tag }) => tag === 'verb') +
    0.06 * count(5, ({ tag }) => tag === 'noun') +
    0.07 * count(2, ({ tag }) => tag === 'num' || tag === 'money') +
    0.05 * count(2, ({ low }) => lists.contrasts.has(low)) +
    0.04 * count(2, ({ low }) => lists.lacks.has(low)) +
    0.02 * count(2, ({ low }) => lists.materials.has(low)) +
    0.03 * count(1, ({ tag }) => tag === 'sub') +
    near * count(2, (word) => given.asked.has(keyOf(word))) +
    // What the client wrote in capitals within a sentence is meant.
    0.05 * count(1, ({ text }) => /^\p{Lu}{3,}$/u.test(text)) -
    0.05 * count(2, ({ low }) => lists.praise.has(low));
  const build =
    (words.length >= 8 ? 0.09 : 0) +
    (words.length >= 14 ? 0.03 : 0) +
    (words.length >= 25 ? 0.03 : 0) -
    (words.length <= 3 ? 0.05 : 0) +
    (/[:–—]/.test(piece.text) ? 0.05 : 0) +
    (piece.text.includes('(') ? 0.03 : 0);
  const standing =
    (roleWorth[given.role] ?? 0) +
    (given.seen ? 0.05 : 0) +
    (given.whole ? 0.03 : 0) +
    // What goes on from the sentence before is seldom the heading.
    (given.opens ? 0 : 0.06) -
    (given.place === 0 ? 0.06 : 0.08 * given.place) -
    (piece.source === 'description' ? 0 : 0.12);
  return Math.round(Math.min(1, Math.max(0, 0.05 + signs + build + standing)) * 100) / 100;
}
