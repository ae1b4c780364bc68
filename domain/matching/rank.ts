import type { Candidate } from './candidate.ts';
import type { Profile } from './profile.ts';
import type { Question } from './question.ts';
import { type Score, scoreOf } from './score.ts';
import { sharedInWords } from './terms/shared-words.ts';
import type { Term } from './terms/term.ts';

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

/** Reasons in words: what sets each director apart, the weightiest first, and what most share. */
export type Reasons = { own: string[][]; common: string[] };

/**
 * What brought each director there. What holds for more than half of them tells nobody apart: it is
 * said once, of all, and a word of the brief that more than half have is not said at all.
 */
export function reasonsOf(ranked: readonly Ranked[]): Reasons {
  const terms = ranked.flatMap((one) => one.terms);
  const said = commonAmong(
    terms.filter(({ words }) => !words).map(({ reason }) => reason),
    ranked.length,
  );
  const spoken = commonAmong(
    terms.flatMap(({ words = [] }) => words),
    ranked.length,
  );
  const ownOf = ({ reason, words }: Term) => {
    if (!words) return said.has(reason) ? [] : [reason];
    const rare = words.filter((word) => !spoken.has(word));
    return rare.length > 0 ? [sharedInWords(rare)] : [];
  };
  return { own: ranked.map((one) => one.terms.flatMap(ownOf)), common: [...said] };
}

// Where there is one alone, everything sets them apart.
function commonAmong(held: readonly string[], among: number): Set<string> {
  const holders = new Map<string, number>();
  for (const one of held) holders.set(one, (holders.get(one) ?? 0) + 1);
  const isCommon = (count: number) => among > 1 && count > among / 2;
  return new Set([...holders].filter(([, count]) => isCommon(count)).map(([one]) => one));
}
