import type { Concept } from '../../concepts/concept.ts';
import type { MatchedDirector } from '../../functions/match-directors.ts';
import type { WholeProject } from '../../projects/project.ts';
import type { RevisionOperation } from '../../script/revision.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ShotChoices, ShotPlan } from '../../storyboard/shot-plan.ts';
import type { Answers } from '../answers.ts';
import type { Lock } from '../kept-in-step/locks.ts';
import type { Refreshed, Writing } from '../kept-in-step/writings.ts';
import type { Contact } from '../money/contact.ts';
import type { Platform } from '../options.ts';
import type { SaveFailure } from '../saving/saving.ts';
import type { Suggestion, SuggestionRule } from '../understood/sharpen.ts';
import type { Directed } from './directing.ts';
import type { Draft } from './draft.ts';
import type { Receipt } from './saved-draft.ts';
import type { StepNumber } from './step-numbers.ts';

/** Everything that can happen to a draft. Run ids are made outside. */
export type WizardEvent =
  | { type: 'answered'; answers: Partial<Answers> }
  | { type: 'advanced' }
  | { type: 'went-back' }
  /** The browser's own Back or Forward. */
  | { type: 'visited'; step: StepNumber }
  | { type: 'sharpening-opened' }
  | { type: 'suggestions-started'; run: string }
  /** Null: our own are to be used. */
  | { type: 'suggestions-arrived'; run: string; suggestions: Suggestion[] | null }
  | { type: 'suggestion-accepted'; id: SuggestionRule; changes: Partial<Answers> }
  | { type: 'suggestion-dismissed'; id: SuggestionRule }
  | { type: 'concepts-started'; run: string }
  | { type: 'concepts-arrived'; run: string; concepts: Concept[] }
  | { type: 'set-shown'; set: number }
  | { type: 'brief-started'; run: string; index: number }
  | { type: 'brief-arrived'; run: string; brief: string }
  | { type: 'brief-edited'; text: string }
  | { type: 'brief-saved' }
  | { type: 'brief-edit-dropped' }
  | { type: 'script-started'; run: string }
  /** By a choice; without one by the notes. */
  | { type: 'revision-started'; run: string; operation?: RevisionOperation }
  /** `seen`: it was read while it was written. */
  | {
      type: 'script-arrived';
      run: string;
      script: string;
      shots?: ShotPlan | undefined;
      seen?: boolean;
      /** Of notes, what was not understood: it stays where it was typed. */
      left?: string;
    }
  | { type: 'script-typed-out' }
  | { type: 'script-edited'; text: string }
  | { type: 'script-saved' }
  | { type: 'script-edit-dropped' }
  | { type: 'take-shown'; take: number }
  | { type: 'revision-noted'; notes: string }
  | { type: 'revision-closed' }
  /** With `frames`, from 1, these alone are drawn anew, as the cast is now. */
  | { type: 'board-started'; run: string; frames?: readonly number[] }
  | { type: 'board-arrived'; run: string; frames: StoryboardFrame[] }
  | { type: 'drawing-stopped' }
  /** With `choices` a frame, from 1, is drawn so: they are kept until it is. */
  | { type: 'direction-started'; run: string; wanted?: { frame: number; choices: ShotChoices } }
  | { type: 'direction-arrived'; run: string; directed: Directed }
  | { type: 'direction-shown'; directed: Directed }
  /** Chosen for a frame, from 1, while something else is drawn: kept until it is. */
  | { type: 'choice-kept'; frame: number; choices: ShotChoices }
  /** What is typed at the desk for a frame, from 1: kept until it is carried out, and empty then. */
  | { type: 'desk-noted'; frame: number; note: string }
  /** The shots of the plan that the board shows, by their places in it from 0. */
  | { type: 'frames-chosen'; shots: number[] }
  /** Of frames, from 1, whose rows have changed: kept as they are, or their rows read again. */
  | { type: 'directions-settled'; frames: number[]; keep: boolean }
  /** Something that is out of step is written once more. */
  | { type: 'refresh-started'; run: string; of: Writing }
  | { type: 'refresh-arrived'; run: string; refreshed: Refreshed }
  /** What is taken of it: all, or a part. */
  | { type: 'refresh-taken'; taken: Refreshed }
  | { type: 'refresh-dropped' }
  /** It stays as it is, though an answer has changed. */
  | { type: 'left-as-it-is'; of: Writing }
  /** It stays as it is when others are written, or no longer. */
  | { type: 'lock-toggled'; lock: Lock }
  | { type: 'storyboard-bypassed' }
  | { type: 'cut-started'; platform: Platform; run: string }
  | {
      type: 'cut-arrived';
      platform: Platform;
      run: string;
      script: string;
      shots?: ShotPlan | undefined;
    }
  | { type: 'cut-stopped'; platform: Platform }
  /** Something that happens to another cut than the primary. */
  | { type: 'in-cut'; platform: Platform; event: WizardEvent }
  /** What the primary says since goes into the cut, or what the cut says into the primary; or neither. */
  | { type: 'cut-agreed'; platform: Platform; by: 'taking-down' | 'taking-up' | 'keeping' }
  /** A run that gave nothing: the draft is as before it. */
  | { type: 'run-failed'; run: string; fieldErrors?: Record<string, string> }
  | { type: 'cancelled' }
  | { type: 'send-started'; run: string }
  | { type: 'send-succeeded'; run: string; receipt: Receipt }
  | { type: 'amount-help-opened' }
  | { type: 'analysis-ended' }
  | { type: 'matching-started'; run: string }
  | { type: 'matches-arrived'; run: string; directors: MatchedDirector[]; common: string[] }
  | { type: 'matching-failed'; run: string; retryAfterSeconds: number | null }
  | { type: 'director-chosen'; id: string }
  | { type: 'production-started'; run: string }
  | { type: 'production-recorded'; run: string }
  /** The house has no such package any more. */
  | { type: 'production-orphaned'; run: string }
  /** So many changes back, or on again. */
  | { type: 'undone'; count: number }
  | { type: 'redone'; count: number }
  | { type: 'started-over' }
  /** Another draft takes the place of this one. */
  | { type: 'draft-opened'; draft: Draft }
  /** Joined with what another tab made of the same draft. */
  | { type: 'draft-joined'; draft: Draft }
  /** What the member's profile says. */
  | { type: 'contact-known'; contact: Contact }
  | {
      type: 'save-started';
      run: string;
      key: string;
      name: string;
      owner: string;
      draftKey: string;
    }
  | { type: 'save-succeeded'; run: string; project: WholeProject }
  | { type: 'save-failed'; run: string; failure: SaveFailure }
  /** A member is signed in, or asks for another try. */
  | { type: 'save-allowed' }
  /** After a conflict. */
  | { type: 'mine-kept' }
  | { type: 'theirs-used' }
  /** After the project was deleted. */
  | { type: 'save-renewed' };
