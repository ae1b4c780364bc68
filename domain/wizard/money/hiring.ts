// Finding a director and telling the house: step 12. Late answers change nothing.
import type { MatchDirectorsAnswer, MatchedDirector } from '../../functions/match-directors.ts';
import type { Draft } from '../draft/draft.ts';
import { matchKey, productionKey } from '../requests.ts';

/** The ranked directors for the answers as they stand; null when nothing was ranked for them yet. */
export function rankedDirectors(draft: Draft): MatchedDirector[] | null {
  return draft.matches?.key === matchKey(draft) ? draft.matches.directors : null;
}

/** Ranks once for the same answers: who is there, or being asked for, is not asked for again. */
export function startMatching(draft: Draft, id: string): Draft {
  const key = matchKey(draft);
  const isRanked = Boolean(rankedDirectors(draft)?.length);
  if (draft.step !== 12 || draft.matching?.key === key || isRanked) return draft;
  return { ...draft, matching: { id, key }, matchingFailed: null };
}

/** A chosen director who is ranked no more is not on offer, so the choice is taken back. */
export function receiveMatches(draft: Draft, run: string, ranking: MatchDirectorsAnswer): Draft {
  if (draft.matching?.id !== run) return draft;
  const { key } = draft.matching;
  const { directors, common } = ranking;
  const ranked = { ...draft, matching: null, matches: { key, directors, common } };
  return hold(ranked, directors.find(({ id }) => id === draft.answers.selectedDirector) ?? null);
}

export function failMatching(draft: Draft, run: string, retryAfterSeconds: number | null): Draft {
  if (draft.matching?.id !== run) return draft;
  return { ...draft, matching: null, matchingFailed: { retryAfterSeconds } };
}

/** Only while nothing is being recorded: the house must know of the choice that is shown. */
export function chooseDirector(draft: Draft, id: string): Draft {
  if (draft.step !== 12 || draft.requesting !== null) return draft;
  const director = rankedDirectors(draft)?.find((one) => one.id === id);
  return director ? hold(draft, director) : draft;
}

function hold(draft: Draft, director: MatchedDirector | null): Draft {
  const selectedDirector = director?.id ?? '';
  return {
    ...draft,
    director,
    selectedDirectors: director ? [director.id] : [],
    answers: { ...draft.answers, selectedDirector },
  };
}

export function startProduction(draft: Draft, id: string): Draft {
  return { ...draft, requesting: { id, key: productionKey(draft) } };
}

/**
 * Recorded: on to 11, unless the visitor has gone elsewhere. After a change meanwhile 11 cannot be
 * reached, and 12 stays.
 */
export function receiveProduction(draft: Draft, run: string): Draft {
  if (draft.requesting?.id !== run) return draft;
  const step = draft.step === 12 && !draft.analyzing ? 11 : draft.step;
  return { ...draft, requesting: null, recorded: draft.requesting.key, step };
}

/** Without a package there is nothing to produce: it has to be sent again, under an id of its own. */
export function losePackage(draft: Draft, run: string): Draft {
  if (draft.requesting?.id !== run) return draft;
  return { ...draft, requesting: null, recorded: null, receipt: null, lostPackage: run };
}
