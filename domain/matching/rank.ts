import type { Candidate } from './candidate.ts';
import type { Profile } from './profile.ts';
import type { Question } from './question.ts';
import { type Score, scoreOf } from './score.ts';

/** A director's place in the list, with what brought them there. */
export type Ranked = Score & { candidate: Candidate };

/**
 * Directors by score, the highest first; equals by rating (unrated last), number of reviews, name
 * and at last id, so that the order they came in never matters.
 */
export const rankDirectors = (profiles: readonly Profile[], question: Question): Ranked[] =>
  profiles
    .map((profile) => ({ candidate: profile.candidate, ...scoreOf(profile, question) }))
    .sort(byRank);

const names = new Intl.Collator('en');

function byRank(one: Ranked, other: Ranked): number {
  const a = one.candidate;
  const b = other.candidate;
  return (
    other.score - one.score ||
    (b.rating ?? -1) - (a.rating ?? -1) ||
    b.reviews - a.reviews ||
    names.compare(a.name, b.name) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/**
 * What brought each director there in words, the weightiest first; what holds for more than half of
 * them tells nobody apart and is read last.
 */
export function reasonsOf(ranked: readonly Ranked[]): string[][] {
  const holders = new Map<string, number>();
  for (const { terms } of ranked) {
    for (const { reason } of terms) holders.set(reason, (holders.get(reason) ?? 0) + 1);
  }
  const isCommon = (reason: string) => (holders.get(reason) ?? 0) > ranked.length / 2;
  return ranked.map(({ terms }) => {
    const reasons = terms.map(({ reason }) => reason);
    return [...reasons.filter((one) => !isCommon(one)), ...reasons.filter(isCommon)];
  });
}
