import type { Profile } from '../profile.ts';
import type { Question } from '../question.ts';

/** A part of a score and why it is there, in words for the visitor. */
export type Term = {
  points: number;
  reason: string;
  /** What of the brief the reason names. */
  words?: readonly string[];
};

/** Compares one thing; null when it gives nothing. */
export type FindTerm = (profile: Profile, question: Question) => Term | null;

/** Words, or pairs of words, that earn a term. */
export type Clue = { points: number; reason: string; words: readonly string[] };

/** The weightiest clue of which a text has a word, the earlier one among equals. */
export function findClue(
  clues: readonly Clue[],
  ...texts: readonly ReadonlySet<string>[]
): Term | null {
  let best: Term | null = null;
  for (const { points, reason, words } of clues) {
    if (best && best.points >= points) continue;
    if (words.some((word) => texts.some((text) => text.has(word)))) best = { points, reason };
  }
  return best;
}
