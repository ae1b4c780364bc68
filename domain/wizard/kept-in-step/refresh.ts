// What is out of step, written once more beside what stands: nothing is replaced before it is taken.
import { sameJson } from '../../same-json.ts';
import { isSameTake } from '../../script/take-number.ts';
import { carryDirections } from '../../storyboard/keep-directions.ts';
import { currentScript, currentShots, type Draft } from '../draft/draft.ts';
import type { Take } from '../draft/saved-draft.ts';
import { addTake } from '../draft/writing.ts';
import type { Basis } from './basis.ts';
import { locksIn } from './locks.ts';
import { changedInputs } from './out-of-step.ts';
import type { Refreshed, Writing } from './writings.ts';
import { basisNow, shownAt } from './written.ts';

/** Something is out of step, in sight, and nothing else is being done to it. */
export const canRefresh = (draft: Draft, of: Writing): boolean =>
  draft.step === shownAt[of] &&
  draft.writing === null &&
  draft.briefEdit === null &&
  draft.scriptEdit === null &&
  draft.drawing === null &&
  draft.directing === null &&
  changedInputs(draft, of).length > 0;

export function startRefresh(draft: Draft, id: string, of: Writing): Draft {
  if (!canRefresh(draft, of)) return draft;
  const typedOut = draft.typedOut || of === 'script';
  return { ...draft, typedOut, refresh: { id, of, basis: basisNow(draft, of), done: null } };
}

/** What came is shown beside what stands; where it says the same, that is in step again. */
export function receiveRefreshed(draft: Draft, run: string, done: Refreshed): Draft {
  const { refresh } = draft;
  if (refresh?.id !== run || refresh.of !== done.of || isBlank(done)) return draft;
  if (isAsItStands(draft, done)) return inStep({ ...draft, refresh: null }, done.of, refresh.basis);
  return { ...draft, refresh: { ...refresh, done } };
}

/** Puts what is taken of a refresh in its place: concepts as a set, a script as a take of its own. */
export function takeRefreshed(draft: Draft, taken: Refreshed): Draft {
  const { refresh } = draft;
  if (!refresh?.done || refresh.of !== taken.of || isBlank(taken)) return draft;
  const next = { ...draft, refresh: null };
  if (isAsItStands(draft, taken)) return inStep(next, taken.of, refresh.basis);
  return placed(next, taken, refresh.done, refresh.basis);
}

/** It stays as it is, and counts as written from the answers of now. */
export const leaveAsItIs = (draft: Draft, of: Writing): Draft =>
  changedInputs(draft, of).length > 0
    ? inStep({ ...draft, refresh: null }, of, basisNow(draft, of))
    : draft;

/** A refresh ends with the step that shows it, and where something else is begun there. */
export const endRefresh = (draft: Draft): Draft =>
  draft.refresh && (draft.step !== shownAt[draft.refresh.of] || draft.writing !== null)
    ? { ...draft, refresh: null }
    : draft;

function placed(draft: Draft, taken: Refreshed, whole: Refreshed, basis: Basis): Draft {
  switch (taken.of) {
    case 'concepts': {
      const approach = draft.conceptSets[draft.shownSet]?.approach;
      if (!approach) return draft;
      const locked = locksIn(draft.conceptSets[draft.shownSet], taken.concepts);
      const set = { approach, concepts: taken.concepts, from: basis, locked };
      const conceptSets = [...draft.conceptSets, set];
      return { ...draft, conceptSets, shownSet: conceptSets.length - 1 };
    }
    case 'brief':
      return {
        ...draft,
        creativeBrief: taken.brief,
        briefFrom: basis,
        briefWritten: whole.of === 'brief' ? whole.brief : taken.brief,
      };
    case 'script': {
      // Taken in part it is as if it were changed by hand: it keeps the plan it has.
      const before = currentShots(draft);
      // Written anew it knows nothing of what was directed: that goes along with its row.
      const shots = taken.shots && before ? carryDirections(before, taken.shots) : taken.shots;
      const written =
        whole.of === 'script' && whole.script !== taken.script ? whole.script : undefined;
      return addTake(draft, { script: taken.script, shots: shots ?? before, from: basis, written });
    }
    case 'board':
      return changedTake(draft, { frames: taken.frames, drawnFrom: basis });
  }
}

function inStep(draft: Draft, of: Writing, basis: Basis): Draft {
  switch (of) {
    case 'concepts': {
      const conceptSets = draft.conceptSets.map((set, at) =>
        at === draft.shownSet ? { ...set, from: basis } : set,
      );
      return { ...draft, conceptSets };
    }
    case 'brief':
      return { ...draft, briefFrom: basis };
    case 'script':
      return changedTake(draft, { from: basis });
    case 'board':
      return changedTake(draft, { drawnFrom: basis });
  }
}

const changedTake = (draft: Draft, changes: Partial<Take>): Draft => ({
  ...draft,
  takes: draft.takes.map((take, at) => (at === draft.take ? { ...take, ...changes } : take)),
});

function isAsItStands(draft: Draft, one: Refreshed): boolean {
  switch (one.of) {
    case 'concepts':
      return sameJson(one.concepts, draft.conceptSets[draft.shownSet]?.concepts);
    case 'brief':
      return one.brief === draft.creativeBrief;
    case 'script':
      return isSameTake(one.script, currentScript(draft));
    case 'board':
      return sameJson(one.frames, draft.takes[draft.take]?.frames);
  }
}

function isBlank(one: Refreshed): boolean {
  switch (one.of) {
    case 'concepts':
      return one.concepts.length === 0;
    case 'brief':
      return one.brief.trim() === '';
    case 'script':
      return one.script.trim() === '';
    case 'board':
      return one.frames.length === 0;
  }
}
