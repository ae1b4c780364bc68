import { dressedAsTyped } from '../../cast/change-cast.ts';
import { agree } from '../../cuts/agree.ts';
import * as cutting from '../../cuts/cutting.ts';
import { leadTaken } from '../../cuts/lead.ts';
import { tellFormat } from '../../cuts/told-format.ts';
import { redo, undo } from '../history/undo.ts';
import { toggleLock } from '../kept-in-step/locks.ts';
import * as refreshing from '../kept-in-step/refresh.ts';
import { fillContact } from '../money/contact.ts';
import * as hiring from '../money/hiring.ts';
import * as saving from '../saving/saving.ts';
import { fitting } from '../understood/put-right.ts';
import * as suggesting from '../understood/suggesting.ts';
import * as directing from './directing.ts';
import { type Draft, emptyDraft } from './draft.ts';
import type { WizardEvent } from './events.ts';
import { advance, cancelWriting, goBack, visit } from './moves.ts';
import { nextStep, reachableStep } from './routing.ts';
import { canContinue } from './validity.ts';
import * as writing from './writing.ts';

/**
 * Places one event in the draft. Pure: ids and texts come with the event. Whatever happens, the
 * step shown afterwards is one whose needs are met.
 */
export function reduce(draft: Draft, event: WizardEvent): Draft {
  const next = refitted(draft, apply(draft, event));
  const step = reachableStep(next, next.step);
  const shown = refreshing.endRefresh(step === next.step ? next : { ...next, step, writing: null });
  // Back from the confirmation nothing is analysed anew, unless a reload there took the ranking along.
  const isRanked = draft.step === 11 && hiring.rankedDirectors(shown) !== null;
  const isEntered = step === 12 && draft.step !== 12 && !isRanked;
  return isEntered ? { ...shown, analyzing: true } : shown;
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

type Of<Type extends WizardEvent['type']> = Extract<WizardEvent, { type: Type }>;
type Changes = { [Type in WizardEvent['type']]: (draft: Draft, event: Of<Type>) => Draft };

const apply = <Type extends WizardEvent['type']>(draft: Draft, event: Of<Type>): Draft =>
  (changeBy[event.type as Type] as Changes[Type])(draft, event);

// What each event makes of a draft, in the order of the wizard.
const changeBy: Changes = {
  answered: (draft, { answers }) => answer(draft, answers),
  advanced: advance,
  'went-back': goBack,
  visited: (draft, { step }) => visit(draft, step),

  'sharpening-opened': (draft) => (draft.step === 3 ? { ...draft, step: 3.5 } : draft),
  'suggestions-started': (draft, { run }) => suggesting.startSuggestions(draft, run),
  'suggestions-arrived': (draft, { run, suggestions }) =>
    suggesting.receiveSuggestions(draft, run, suggestions),
  'suggestion-accepted': (draft, { id, changes }) =>
    suggesting.acceptSuggestion(draft, id, changes),
  'suggestion-dismissed': (draft, { id }) => suggesting.settle(draft, id),

  'concepts-started': (draft, { run }) => writing.startConcepts(draft, run),
  'concepts-arrived': (draft, { run, concepts }) => writing.receiveConcepts(draft, run, concepts),
  'set-shown': (draft, { set }) => (draft.conceptSets[set] ? { ...draft, shownSet: set } : draft),

  'brief-started': (draft, { run, index }) => writing.startBrief(draft, run, index),
  'brief-arrived': (draft, { run, brief }) => writing.receiveBrief(draft, run, brief),
  'brief-edited': (draft, { text }) =>
    draft.writing === null ? { ...draft, briefEdit: text } : draft,
  'brief-saved': (draft) =>
    draft.briefEdit?.trim() ? { ...draft, creativeBrief: draft.briefEdit, briefEdit: null } : draft,
  'brief-edit-dropped': (draft) => ({ ...draft, briefEdit: null }),

  'script-started': (draft, { run }) => writing.startScript(draft, run),
  'revision-started': (draft, { run, operation }) =>
    writing.startRevision(draft, run, operation !== undefined),
  'script-arrived': (draft, event) => writing.receiveScript(draft, event.run, event, event.seen),
  'script-typed-out': (draft) => ({ ...draft, typedOut: true }),
  'script-edited': (draft, { text }) =>
    draft.takes[draft.take] ? { ...draft, scriptEdit: text, typedOut: true } : draft,
  'script-saved': (draft) =>
    draft.scriptEdit?.trim() ? writing.saveScriptEdit(draft, draft.scriptEdit) : draft,
  'script-edit-dropped': (draft) => ({ ...draft, scriptEdit: null }),
  'take-shown': (draft, { take }) =>
    draft.takes[take] ? { ...draft, take, typedOut: true } : draft,
  'revision-noted': (draft, { notes }) => ({ ...draft, revisionNotes: notes, typedOut: true }),
  'revision-closed': (draft) => ({ ...draft, revisionNotes: null }),

  'board-started': (draft, { run, frames }) => writing.startBoard(draft, run, frames),
  'board-arrived': (draft, { run, frames }) => writing.receiveBoard(draft, run, frames),
  'drawing-stopped': (draft) => ({ ...draft, drawing: null }),
  'direction-started': (draft, { run, wanted }) => directing.startDirecting(draft, run, wanted),
  'direction-arrived': (draft, { run, directed }) =>
    directing.receiveDirected(draft, run, directed),
  'direction-shown': (draft, { directed }) => directing.showDirected(draft, directed),
  'choice-kept': (draft, { frame, choices }) => directing.keepChoices(draft, { frame, choices }),
  'desk-noted': (draft, { frame, note }) => directing.keepNote(draft, frame, note),
  'frames-chosen': (draft, { shots }) => directing.chooseFrames(draft, shots),
  'directions-settled': (draft, { frames, keep }) =>
    directing.settleDirections(draft, frames, keep),
  'refresh-started': (draft, { run, of }) => refreshing.startRefresh(draft, run, of),
  'refresh-arrived': (draft, { run, refreshed }) =>
    refreshing.receiveRefreshed(draft, run, refreshed),
  'refresh-taken': (draft, { taken }) => refreshing.takeRefreshed(draft, taken),
  'refresh-dropped': (draft) => (draft.refresh ? { ...draft, refresh: null } : draft),
  'left-as-it-is': (draft, { of }) => refreshing.leaveAsItIs(draft, of),
  'lock-toggled': (draft, { lock }) => toggleLock(draft, lock),
  'storyboard-bypassed': (draft) =>
    draft.step === 8 ? advance({ ...draft, writing: null, drawing: null, bypassed: true }) : draft,

  'cut-started': (draft, { platform, run }) => cutting.startCut(draft, platform, run),
  'cut-arrived': cutting.receiveCut,
  'cut-stopped': (draft, { platform }) => cutting.stopCut(draft, platform),
  'in-cut': (draft, { platform, event }) => cutting.inCut(draft, platform, event, reduce),
  'cut-agreed': (draft, { platform, by }) => agree(draft, platform, by),

  'send-started': (draft, { run }) =>
    draft.step === 9 ? { ...draft, sending: { id: run } } : draft,
  'send-succeeded': (draft, { run, receipt }) =>
    draft.sending?.id === run
      ? { ...draft, sending: null, receipt, step: draft.step === 9 ? 10 : draft.step }
      : draft,

  'amount-help-opened': (draft) => (draft.step === 10 ? { ...draft, step: 10.5 } : draft),
  'analysis-ended': (draft) => ({ ...draft, analyzing: false }),
  'matching-started': (draft, { run }) => hiring.startMatching(draft, run),
  'matches-arrived': (draft, { run, ...ranking }) => hiring.receiveMatches(draft, run, ranking),
  'matching-failed': (draft, { run, retryAfterSeconds }) =>
    hiring.failMatching(draft, run, retryAfterSeconds),
  'director-chosen': (draft, { id }) => hiring.chooseDirector(draft, id),
  'production-started': (draft, { run }) =>
    canContinue(draft) && nextStep(draft.step, draft.answers) === 11
      ? hiring.startProduction(draft, run)
      : draft,
  'production-recorded': (draft, { run }) => hiring.receiveProduction(draft, run),
  'production-orphaned': (draft, { run }) => hiring.losePackage(draft, run),

  'run-failed': (draft, { run, fieldErrors }) => fail(draft, run, fieldErrors),
  cancelled: cancelWriting,
  undone: (draft, { count }) => undo(draft, count),
  redone: (draft, { count }) => redo(draft, count),
  'started-over': () => emptyDraft,
  'draft-opened': (_, { draft }) => draft,
  'draft-joined': (_, { draft }) => draft,
  'contact-known': (draft, { contact }) => fillContact(draft, contact),

  'save-started': saving.startSave,
  'save-succeeded': (draft, { run, project }) => saving.receiveSaved(draft, run, project),
  'save-failed': (draft, { run, failure }) => saving.failSave(draft, run, failure),
  'save-allowed': saving.allowSaving,
  'save-renewed': saving.saveAnew,
  'mine-kept': saving.keepMine,
  'theirs-used': saving.takeTheirs,
};

function answer(draft: Draft, answers: Partial<Draft['answers']>): Draft {
  const fieldErrors = Object.fromEntries(
    Object.entries(draft.fieldErrors).filter(([field]) => !(field in answers)),
  );
  const kept = suggesting.keptSuggestions(draft, answers);
  const said = { ...draft.answers, ...answers };
  const next = { ...draft, answers: lastWorn(draft.answers, said), fieldErrors, ...kept };
  if (answers.instagramPortrait !== undefined) return tellFormat(next);
  return answers.platform ? leadTaken(draft, next) : next;
}

// What is typed of clothes after layers were chosen on the cast sheet is the last that was said of them.
function lastWorn(before: Draft['answers'], said: Draft['answers']): Draft['answers'] {
  const isTyped = said.wardrobe.trim() !== before.wardrobe.trim() && said.cast === before.cast;
  return isTyped && said.cast ? { ...said, cast: dressedAsTyped(said.cast) } : said;
}

function fail(draft: Draft, run: string, fieldErrors: Record<string, string> = {}): Draft {
  if (draft.writing?.id === run) return { ...cancelWriting(draft), fieldErrors };
  if (draft.directing?.id === run) return { ...draft, directing: null };
  if (draft.drawing?.id === run) return { ...draft, drawing: null, fieldErrors };
  if (draft.refresh?.id === run) return { ...draft, refresh: null, fieldErrors };
  if (draft.sending?.id === run) return { ...draft, sending: null, fieldErrors };
  if (draft.requesting?.id === run) return { ...draft, requesting: null, fieldErrors };
  return draft;
}
