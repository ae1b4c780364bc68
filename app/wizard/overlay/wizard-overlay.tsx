import { useEffect, useRef } from 'react';
import { StageLine } from '#app/stage-line.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { addToastHost } from '#app/ui/overlays/toast-hosts.ts';
import { WordmarkLetters } from '#app/ui/page/wordmark.tsx';
import { keptHere, stepOf } from '#domain/wizard/draft/steps.ts';
import { rankedDirectors } from '#domain/wizard/money/hiring.ts';
import { ChosenDirector } from '../hiring/matching/chosen-director.tsx';
import { HistoryTools } from '../history/history-tools.tsx';
import { stepByKey } from '../history/step-by-key.ts';
import { WrittenFromNote } from '../kept-in-step/written-from-note.tsx';
import { OtherTabNote } from '../saving/other-tab-note.tsx';
import { ParkedDraftNote } from '../saving/parked-draft-note.tsx';
import { ResumeNote } from '../saving/resume-note.tsx';
import { SaveNote } from '../saving/save-note.tsx';
import type { WizardStart } from '../saving/saved-state.ts';
import { useWizard, type Wizard } from '../use-wizard.ts';
import { useFollowedRevision } from '../writing/use-followed-revision.ts';
import { Questions } from './questions.tsx';
import { StepActions } from './step-actions.tsx';
import { StepMenu } from './step-menu.tsx';
import { StepView } from './step-view.tsx';
import '../hiring/hiring.css';
import '../saving/saving.css';
import '../wizard.css';

type OverlayProps = { onClose: () => void; start?: WizardStart | undefined };

/** The full-screen modal: header, the step, footer. Escape asks before anything is left. */
export function WizardOverlay({ onClose, start }: OverlayProps) {
  const wizard = useWizard(onClose, start);
  const { changeScreen } = useToast();
  const dialog = useFullScreenModal(wizard.back);
  const view = viewOf(wizard);
  const continues = useContinuedView(wizard, view);
  // A new view starts at its top, and its heading says where one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the reason to move
  useEffect(() => {
    if (!continues) dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h1')?.focus({ preventScroll: true });
    changeScreen();
  }, [view]);
  return (
    <dialog
      ref={dialog}
      className="wizard"
      aria-modal="true"
      aria-label="Concept wizard"
      onKeyDown={(event) => {
        // A dialog of a step's own is left by itself.
        if ((event.target as Element).closest('dialog') !== event.currentTarget) return;
        stepByKey(event, wizard);
        if (event.key !== 'Escape' || wizard.question) return;
        event.preventDefault();
        wizard.ask({ kind: 'leave' });
      }}
    >
      <Header wizard={wizard} />
      <div className="wizard-main">
        <div>
          <ResumeNote wizard={wizard} />
          <ParkedDraftNote wizard={wizard} />
          <OtherTabNote wizard={wizard} />
        </div>
        <div className={continues ? 'wizard-view is-continued' : 'wizard-view'} key={view}>
          <StepView wizard={wizard} />
        </div>
        <WrittenFromNote wizard={wizard} />
        <StartOver wizard={wizard} className="wizard-again" />
      </div>
      <Footer wizard={wizard} />
      <p className="sr-only" aria-live="polite">
        {wizard.announcement}
      </p>
      <Questions wizard={wizard} />
    </dialog>
  );
}

// A revision happens within its step; other writing has a screen of its own.
function viewOf({ draft: { step, writing, analyzing } }: Wizard): string {
  if (step === 12 && analyzing) return '12-analysis';
  return writing && writing.kind !== 'revision' ? `${step}-${writing.kind}` : String(step);
}

// Concepts or a brief that was read while it was written stays where it is when it is whole.
function useContinuedView({ draft, written }: Wizard, view: string): boolean {
  const last = useRef({ view, draft, continues: false });
  const before = last.current;
  let { continues } = before;
  if (before.view !== view) {
    const hasArrived =
      draft.conceptSets !== before.draft.conceptSets ||
      draft.creativeBrief !== before.draft.creativeBrief;
    const { concepts, text } = written.read();
    continues = hasArrived && draft.writing === null && (concepts.length > 0 || text !== '');
  }
  last.current = { view, draft, continues };
  return continues;
}

function Header({ wizard }: { wizard: Wizard }) {
  return (
    <header className="wizard-top">
      <Button variant="ghost" compact className="wizard-back" onClick={wizard.back}>
        <Icon name="back" /> Back
      </Button>
      <StepMenu wizard={wizard} />
      <div className="wizard-end">
        <HistoryTools wizard={wizard} />
        <span className="wordmark max-lg:hidden">
          <WordmarkLetters />
        </span>
        <IconButton
          icon="close"
          label="Close and keep for later"
          onClick={() => void wizard.close()}
        />
      </div>
    </header>
  );
}

function Footer({ wizard }: { wizard: Wizard }) {
  const { draft, saving } = wizard;
  const isSaving = saving.status !== 'quiet';
  const revising = useFollowedRevision(wizard);
  return (
    <footer className="wizard-foot">
      <SaveNote wizard={wizard} />
      {revising ? (
        <StageLine work="script" buffer={wizard.written} />
      ) : draft.step === 12 && rankedDirectors(draft) && !draft.analyzing ? (
        <ChosenDirector draft={draft} made={wizard.payment.made} />
      ) : (
        <div className="wizard-line">
          {isSaving && stepOf(draft.step).footer === keptHere ? null : (
            <span>{stepOf(draft.step).footer}</span>
          )}
          <StartOver wizard={wizard} />
        </div>
      )}
      <StepActions wizard={wizard} />
    </footer>
  );
}

// In the footer where there is room, below the step on phones.
function StartOver({ wizard, className = '' }: { wizard: Wizard; className?: string }) {
  if (wizard.draft.step === 1) return null;
  return (
    <button
      type="button"
      className={`text-link ${className}`}
      onClick={() => wizard.ask({ kind: 'start-over' })}
    >
      Start over
    </button>
  );
}

// A native modal keeps the focus inside and everything behind it inert.
function useFullScreenModal(onBackGesture: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const goBack = useRef(onBackGesture);
  goBack.current = onBackGesture;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const removeHost = addToastHost(element);
    // Escape is handled as a key; what is left is the back gesture of a phone.
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      goBack.current();
    };
    element.addEventListener('cancel', cancel);
    return () => {
      element.removeEventListener('cancel', cancel);
      removeHost();
      element.close();
    };
  }, []);
  return dialog;
}
