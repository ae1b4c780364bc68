// What is of the moment: work under way and what just came of it. None of it is kept.
import type { MatchedDirector } from '../../functions/match-directors.ts';
import type { ShotPlan } from '../../storyboard/shot-plan.ts';
import type { Basis } from '../kept-in-step/basis.ts';
import type { Refresh } from '../kept-in-step/writings.ts';
import type { Platform } from '../options.ts';
import type { SavedDraft } from './saved-draft.ts';
import type { StepNumber } from './step-numbers.ts';

/**
 * Work under way. Its id comes with every answer; an answer whose id is not the current one is
 * late and dropped. `from` is the step to return to when it is cancelled, `basis` what it is written from.
 */
export type Writing = { id: string; from: StepNumber; basis?: Basis } & (
  | { kind: 'concepts' }
  | { kind: 'brief'; set: number; index: number }
  | { kind: 'script' }
  /** By a choice: notes that were typed stay for later. */
  | { kind: 'revision'; isChosen?: true }
  | { kind: 'suggestions' }
);

/** A project that was changed elsewhere, as it stands on the server. */
export type ChangedElsewhere = { id: string; name: string; updatedAt: string; draft: SavedDraft };

/** Why a draft is not saved. */
export type SaveTrouble =
  | { kind: 'failed'; tries: number; retryAfterSeconds: number | null }
  /** The server does not take this content; `key` says which. */
  | { kind: 'refused'; key: string }
  | { kind: 'signed-out' }
  /** The project was deleted. */
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: ChangedElsewhere };

/** What is under way for the script and board of one cut. */
export type CutMoment = {
  writing: Writing | null;
  /** With `frames`, from 1, these alone are drawn anew, for the cast has changed. */
  drawing: { id: string; take: number; basis: Basis; frames?: readonly number[] } | null;
  /** One frame is being drawn anew; `from` is the plan it is drawn from: another tab may direct others meanwhile. */
  directing: { id: string; take: number; from?: ShotPlan | undefined } | null;
  /** Something is written once more, beside what stands. */
  refresh: Refresh | null;
};

export type Moment = CutMoment & {
  /** What is under way for the other cuts; `making` has one recomposed from the primary. */
  cutting: Partial<Record<Platform, CutMoment & { making: { id: string } | null }>>;
  sending: { id: string } | null;
  /** Step 12 begins with an analysis, each time it is entered. */
  analyzing: boolean;
  matching: { id: string; key: string } | null;
  /** The ranked answer; `key` says what it was ranked against. */
  matches: { key: string; directors: MatchedDirector[]; common: string[] } | null;
  /** The last ranking gave nothing; how long to wait, if that is why. */
  matchingFailed: { retryAfterSeconds: number | null } | null;
  requesting: { id: string; key: string } | null;
  /** Messages from the server for single fields. */
  fieldErrors: Record<string, string>;
  /** `began` is what each answer was that is sent. */
  saving: { id: string; key: string; began: Record<string, string> } | null;
  saveTrouble: SaveTrouble | null;
};

export const emptyMoment: Moment = {
  writing: null,
  drawing: null,
  directing: null,
  refresh: null,
  cutting: {},
  sending: null,
  analyzing: false,
  matching: null,
  matches: null,
  matchingFailed: null,
  requesting: null,
  fieldErrors: {},
  saving: null,
  saveTrouble: null,
};
