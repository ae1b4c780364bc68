import { fillContact } from '../money/contact.ts';
import * as hiring from '../money/hiring.ts';
import { fitting } from '../understood/put-right.ts';
import * as suggesting from '../understood/suggesting.ts';
import * as directing from './directing.ts';
import { type Draft, emptyDraft } from './draft.ts';
import type { WizardEvent } from './events.ts';
import { advance, cancelWriting, goBack, visit } from './moves.ts';
import { nextStep, reachableStep } from './routing.ts';
import * as saving from './saving.ts';
import { canContinue } from './validity.ts';
import * as writing from './writing.ts';

/**
 * Places one event in the draft. Pure: ids and texts come with the event. Whatever happens, the
 * step shown afterwards is one whose needs are met.
 */
export function reduce(draft: Draft, event: WizardEvent): Draft {
  const next = refitted(draft, apply(draft, event));
  const step = reachableStep(next, next.step);
  const shown = step === next.step ? next : { ...next, step, writing: null };
  return step === 12 && draft.step !== 12 ? { ...shown, analyzing: true } : shown;
}

// What was put right is looked through when the details are left, not at every letter.
function refitted(before: Draft, after: Draft): Draft {
  const isLeft = (before.step === 3 || before.step === 3.5) && after.step !== before.step;
  if (!isLeft) return after;
  const { understood, dropped } = fitting(after.answers.understood, after.answers);
  const isSame = understood === after.answers.understood;
  if (isSame && dropped.length === after.unfit.length) return after;
  return { ...after, answers: { ...after.answers, understood }, unfit: dropped };
}

function apply(draft: Draft, event: WizardEvent): Draft {
  switch (event.type) {
    case 'answered':
      return answer(draft, event.answers);
    case 'advanced':
      return advance(draft);
    case 'went-back':
      return goBack(draft);
    case 'visited':
      return visit(draft, event.step);
    case 'sharpening-opened':
      return draft.step === 3 ? { ...draft, step: 3.5 } : draft;
    case 'suggestions-started':
      return suggesting.startSuggestions(draft, event.run);
    case 'suggestions-arrived':
      return suggesting.receiveSuggestions(draft, event.run, event.suggestions);
    case 'suggestion-accepted':
      return suggesting.acceptSuggestion(draft, event.id, event.changes);
    case 'suggestion-dismissed':
      return suggesting.settle(draft, event.id);
    case 'concepts-started':
      return writing.startConcepts(draft, event.run);
    case 'concepts-arrived':
      return writing.receiveConcepts(draft, event.run, event.concepts);
    case 'set-shown':
      return draft.conceptSets[event.set] ? { ...draft, shownSet: event.set } : draft;
    case 'brief-started':
      return writing.startBrief(draft, event.run, event.index);
    case 'brief-arrived':
      return writing.receiveBrief(draft, event.run, event.brief);
    case 'brief-edited':
      return draft.writing === null ? { ...draft, briefEdit: event.text } : draft;
    case 'brief-saved':
      return draft.briefEdit?.trim()
        ? { ...draft, creativeBrief: draft.briefEdit, briefEdit: null }
        : draft;
    case 'brief-edit-dropped':
      return { ...draft, briefEdit: null };
    case 'started-over':
      return emptyDraft;
    case 'draft-opened':
      return event.draft;
    case 'contact-known':
      return fillContact(draft, event.contact);
    case 'cancelled':
      return cancelWriting(draft);
    case 'run-failed':
      return fail(draft, event.run, event.fieldErrors);
    case 'amount-help-opened':
    case 'analysis-ended':
    case 'matching-started':
    case 'matches-arrived':
    case 'matching-failed':
    case 'director-chosen':
    case 'production-started':
    case 'production-recorded':
    case 'production-orphaned':
      return applyToHiring(draft, event);
    case 'save-started':
    case 'save-succeeded':
    case 'save-failed':
    case 'save-allowed':
    case 'save-renewed':
    case 'mine-kept':
    case 'theirs-used':
      return applyToSaving(draft, event);
    default:
      return applyToPackage(draft, event);
  }
}

type PackageEvent = Exclude<
  WizardEvent,
  {
    type:
      | HiringEvent['type']
      | SavingEvent['type']
      | `${'answered' | 'advanced' | 'went-back' | 'visited' | 'set-shown' | 'started-over' | 'draft-opened' | 'contact-known' | 'cancelled' | 'run-failed'}`
      | `${'sharpening' | 'suggestion' | 'suggestions' | 'concepts' | 'brief'}-${string}`;
  }
>;

// The script, its frames and their sending: steps 7 to 9.
function applyToPackage(draft: Draft, event: PackageEvent): Draft {
  switch (event.type) {
    case 'script-started':
      return writing.startScript(draft, event.run);
    case 'revision-started':
      return writing.startRevision(draft, event.run, event.operation !== undefined);
    case 'script-arrived':
      return writing.receiveScript(draft, event.run, event, event.seen);
    case 'script-typed-out':
      return { ...draft, typedOut: true };
    case 'script-edited':
      return draft.takes[draft.take] ? { ...draft, scriptEdit: event.text, typedOut: true } : draft;
    case 'script-saved':
      return draft.scriptEdit?.trim() ? writing.saveScriptEdit(draft, draft.scriptEdit) : draft;
    case 'script-edit-dropped':
      return { ...draft, scriptEdit: null };
    case 'take-shown':
      return draft.takes[event.take] ? { ...draft, take: event.take, typedOut: true } : draft;
    case 'revision-noted':
      return { ...draft, revisionNotes: event.notes, typedOut: true };
    case 'revision-closed':
      return { ...draft, revisionNotes: null };
    case 'board-started':
      return writing.startBoard(draft, event.run);
    case 'board-arrived':
      return writing.receiveBoard(draft, event.run, event.frames);
    case 'drawing-stopped':
      return { ...draft, drawing: null };
    case 'direction-started':
      return directing.startDirecting(draft, event.run);
    case 'direction-arrived':
      return directing.receiveDirected(draft, event.run, event.directed);
    case 'direction-shown':
      return directing.showDirected(draft, event.directed);
    case 'frames-chosen':
      return directing.chooseFrames(draft, event.shots);
    case 'directions-settled':
      return directing.settleDirections(draft, event.frames, event.keep);
    case 'storyboard-bypassed':
      return draft.step === 8
        ? advance({ ...draft, writing: null, drawing: null, bypassed: true })
        : draft;
    case 'send-started':
      return draft.step === 9 ? { ...draft, sending: { id: event.run } } : draft;
    case 'package-named':
      return { ...draft, submission: event.submission };
    case 'send-succeeded':
      if (draft.sending?.id !== event.run) return draft;
      return {
        ...draft,
        sending: null,
        receipt: event.receipt,
        step: draft.step === 9 ? 10 : draft.step,
      };
  }
}

type HiringEvent = Extract<
  WizardEvent,
  {
    type:
      | 'amount-help-opened'
      | 'analysis-ended'
      | 'director-chosen'
      | `${'matching' | 'matches' | 'production'}-${string}`;
  }
>;

// Money, the ranking and the choice: steps 10 to 12.
function applyToHiring(draft: Draft, event: HiringEvent): Draft {
  switch (event.type) {
    case 'amount-help-opened':
      return draft.step === 10 ? { ...draft, step: 10.5 } : draft;
    case 'analysis-ended':
      return { ...draft, analyzing: false };
    case 'matching-started':
      return hiring.startMatching(draft, event.run);
    case 'matches-arrived':
      return hiring.receiveMatches(draft, event.run, event.directors);
    case 'matching-failed':
      return hiring.failMatching(draft, event.run, event.retryAfterSeconds);
    case 'director-chosen':
      return hiring.chooseDirector(draft, event.id);
    case 'production-started':
      return canContinue(draft) && nextStep(draft.step, draft.answers) === 11
        ? hiring.startProduction(draft, event.run)
        : draft;
    case 'production-recorded':
      return hiring.receiveProduction(draft, event.run);
    case 'production-orphaned':
      return hiring.losePackage(draft, event.run);
  }
}

type SavingEvent = Extract<WizardEvent, { type: `save-${string}` | 'mine-kept' | 'theirs-used' }>;

// Keeping the draft as a project of the member.
function applyToSaving(draft: Draft, event: SavingEvent): Draft {
  switch (event.type) {
    case 'save-started':
      return saving.startSave(draft, event);
    case 'save-succeeded':
      return saving.receiveSaved(draft, event.run, event.snapshot);
    case 'save-failed':
      return saving.failSave(draft, event.run, event.failure);
    case 'save-allowed':
      return saving.allowSaving(draft);
    case 'save-renewed':
      return saving.saveAnew(draft);
    case 'mine-kept':
      return saving.keepMine(draft);
    case 'theirs-used':
      return saving.takeTheirs(draft);
  }
}

function answer(draft: Draft, answers: Partial<Draft['answers']>): Draft {
  const fieldErrors = Object.fromEntries(
    Object.entries(draft.fieldErrors).filter(([field]) => !(field in answers)),
  );
  const kept = suggesting.keptSuggestions(draft, answers);
  return { ...draft, answers: { ...draft.answers, ...answers }, fieldErrors, ...kept };
}

function fail(draft: Draft, run: string, fieldErrors: Record<string, string> = {}): Draft {
  if (draft.writing?.id === run) return { ...cancelWriting(draft), fieldErrors };
  if (draft.directing?.id === run) return { ...draft, directing: null };
  if (draft.drawing?.id === run) return { ...draft, drawing: null, fieldErrors };
  if (draft.sending?.id === run) return { ...draft, sending: null, fieldErrors };
  if (draft.requesting?.id === run) return { ...draft, requesting: null, fieldErrors };
  return draft;
}
