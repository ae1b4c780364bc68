import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callFunction } from '#app/api.ts';
import { type Toast, useToast } from '#app/ui/toast.tsx';
import { canContinue } from '#domain/wizard/validity.ts';
import { startAutosave } from './autosave.ts';
import { sendPackage } from './courier.ts';
import { createDraftStore, useDraft } from './draft-store.ts';
import { notices } from './notices.ts';
import type { Question } from './question.ts';
import { forgetDraft, keepDraft, keepForSignIn, openDraft } from './saved-state.ts';
import { followSteps, leaveSteps } from './step-history.ts';
import { focusFirstError } from './use-field-errors.ts';
import { createWriter } from './writer.ts';

const newId = () => crypto.randomUUID();

export type Wizard = ReturnType<typeof useWizard>;

/** The wizard's draft with everything that acts on it: saving, history, generation, sending. */
export function useWizard(onClose: () => void) {
  const navigate = useNavigate();
  const [{ store, arrival }] = useState(() => {
    const { draft, arrival } = openDraft();
    return { store: createDraftStore(draft), arrival };
  });
  const draft = useDraft(store);
  const [question, ask] = useState<Question | null>(null);
  const [announcement, announce] = useState('');
  const [attempted, setAttempted] = useState(false);
  const show = useShowWhileOpen();
  const writer = useMemo(
    () => createWriter({ store, call: callFunction, show, announce, newId }),
    [store, show],
  );
  const leave = useRef({ keep: () => {}, stop: () => {} });

  useEffect(() => {
    if (arrival !== 'returned') return;
    forgetDraft();
    show(notices.welcomeBack);
  }, [arrival, show]);

  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const stopSaving = startAutosave(store);
    const keep = () => keepDraft(store.read(), false);
    const stopFollowing = followSteps(store, () => {
      stop();
      keep();
      close.current();
    });
    const stop = () => {
      stopSaving();
      stopFollowing();
    };
    leave.current = { keep, stop };
    return stop;
  }, [store]);

  // What was asked for and missing is shown until the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is the reason to reset
  useEffect(() => setAttempted(false), [draft.step]);

  const pointOutWhatIsMissing = () => {
    setAttempted(true);
    focusFirstError();
  };
  const shut = (after: () => void) => {
    leave.current.stop();
    after();
    leaveSteps();
    onClose();
  };
  return {
    draft,
    arrival,
    dispatch: store.dispatch,
    writer,
    show,
    announce,
    announcement,
    question,
    ask,
    /** Continue was pressed while something was missing: its messages show. */
    attempted,
    advance() {
      if (canContinue(store.read())) store.dispatch({ type: 'advanced' });
      else pointOutWhatIsMissing();
    },
    back() {
      if (draft.step === 1 && draft.writing === null) shut(leave.current.keep);
      else store.dispatch({ type: 'went-back' });
    },
    close: () => shut(leave.current.keep),
    discard: () => shut(forgetDraft),
    startOver() {
      store.dispatch({ type: 'started-over' });
      forgetDraft();
    },
    generate() {
      if (canContinue(store.read())) void writer.writeScript();
      else pointOutWhatIsMissing();
    },
    async send() {
      await sendPackage({ store, call: callFunction, show, newId, now: () => new Date() });
      if (Object.keys(store.read().fieldErrors).length > 0) focusFirstError();
    },
    signIn() {
      leave.current.stop();
      keepForSignIn(store.read(), window.location);
      void navigate('/auth');
    },
  };
}

// Toasts of the wizard end with it: an answer that comes after closing concerns nobody.
function useShowWhileOpen(): (toast: Toast) => void {
  const toaster = useToast();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return useMemo(
    () => (toast) => {
      if (open.current) toaster.show(toast);
    },
    [toaster],
  );
}
