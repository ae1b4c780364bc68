import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callFunction } from '#app/calls/api.ts';
import { call } from '#app/calls/call.ts';
import { sendFile } from '#app/calls/send-file.ts';
import { createStreamBuffer } from '#app/calls/stream-buffer.ts';
import { readSession } from '#app/session/session-store.ts';
import { type Toast, useToast } from '#app/ui/overlays/toast.tsx';
import { announceStep } from '#app/usage-events.ts';
import { nextStep } from '#domain/wizard/draft/routing.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { canContinue } from '#domain/wizard/draft/validity.ts';
import { rankDirectors } from './hiring/matching/rank-directors.ts';
import { usePayment } from './hiring/paying/use-payment.ts';
import { requestProduction } from './hiring/request-production.ts';
import { sendPackage } from './hiring/send-package.ts';
import { notices } from './notices.ts';
import type { Question } from './overlay/question.ts';
import { leaveSteps } from './overlay/step-history.ts';
import { focusFirstError } from './overlay/use-field-errors.ts';
import { createUploads } from './product-pictures/uploads.ts';
import { createDraftStore, useDraft } from './saving/draft-store.ts';
import { dropParkedDraft, type ParkedDraft } from './saving/parked-drafts.ts';
import { forgetDraft, keepForSignIn, openDraft, type WizardStart } from './saving/saved-state.ts';
import { useClosing } from './saving/use-closing.ts';
import { useKeeping } from './saving/use-keeping.ts';
import { useMember } from './saving/use-member.ts';
import { useSaveNews } from './saving/use-save-news.ts';
import { unclaimedParkedDraft, useSaving } from './saving/use-saving.ts';
import { useSignOut } from './saving/use-sign-out.ts';
import { useUnfitNews } from './use-unfit-news.ts';
import { createSourceNotices } from './writing/source-notices.ts';
import { createWriter } from './writing/writer.ts';

const newId = () => crypto.randomUUID();

export type Wizard = ReturnType<typeof useWizard>;

/** The wizard's draft with everything that acts on it: saving, history, generation, sending. */
export function useWizard(onClose: () => void, start?: WizardStart) {
  const navigate = useNavigate();
  const [{ store, arrival, parked }] = useState(() => {
    const { draft, arrival } = openDraft(start, readSession().user?.id ?? null);
    const parked = start === 'fresh' ? unclaimedParkedDraft() : undefined;
    return { store: createDraftStore(draft), arrival, parked: parked ?? null };
  });
  const draft = useDraft(store);
  const { member, fillContact } = useMember(store);
  const saving = useSaving(store, draft, member);
  const [question, ask] = useState<Question | null>(null);
  const [announcement, announce] = useAnnouncement();
  const [attempted, setAttempted] = useState(false);
  const { withdraw } = useToast();
  const show = useShowWhileOpen();
  const writing = useMemo(() => {
    const shown = {
      written: createStreamBuffer(),
      drawn: createStreamBuffer(),
      sourceNotices: createSourceNotices(show),
    };
    const parts = { store, call: callFunction, show, withdraw, announce, newId };
    const writer = createWriter({ ...parts, ...shown });
    return { ...shown, writer };
  }, [store, show, withdraw, announce]);
  const rank = useCallback(
    () => void rankDirectors({ store, call: callFunction, announce, newId }),
    [store, announce],
  );
  const uploads = useMemo(
    () => createUploads({ store, send: sendFile, ask: call, announce, newId }),
    [store, announce],
  );
  const payment = usePayment({ store, draft, saver: saving.saver, show });
  const leave = useKeeping(store, () => shut(leave.keep));

  useSignOut(store, () => shut(forgetDraft, false));
  useSaveNews({ status: saving.status, announce, ask });
  useUnfitNews(draft, show);

  useEffect(() => {
    if (arrival === 'returned') show(notices.welcomeBack);
  }, [arrival, show]);

  // What was asked for and missing is shown until the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is the reason to reset
  useEffect(() => setAttempted(false), [draft.step]);

  useEffect(() => {
    announceStep(stepOf(draft.step).id);
  }, [draft.step]);

  const pointOutWhatIsMissing = () => {
    setAttempted(true);
    focusFirstError();
  };
  const shut = (after: () => void, save = true) => {
    saving.stop(save);
    leave.stop();
    after();
    leaveSteps();
    onClose();
  };
  const close = useClosing({ store, saver: saving.saver, show, shut: () => shut(leave.keep) });
  return {
    draft,
    store,
    arrival,
    /** Who is signed in. */
    member: member ?? null,
    saving,
    /** An unsaved draft that made room for this one. */
    parked,
    continueParkedDraft({ id, draft }: ParkedDraft) {
      saving.setParked();
      dropParkedDraft(id);
      store.dispatch({ type: 'draft-opened', draft });
    },
    takeTheirs() {
      saving.takeTheirs();
      show(notices.mineKeptAside);
    },
    dispatch: store.dispatch,
    /** Pictures of the product on their way. */
    uploads,
    /** The writer, what has come of its work so far, and what is to be said of it. */
    ...writing,
    /** Has directors ranked, if they are not. */
    rank,
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
      if (draft.step === 1 && draft.writing === null) void close();
      else store.dispatch({ type: 'went-back' });
    },
    close,
    discard() {
      uploads.leave();
      shut(forgetDraft, false);
    },
    startOver() {
      uploads.leave();
      if (store.read().project) saving.setParked();
      store.dispatch({ type: 'started-over' });
      forgetDraft();
      fillContact();
    },
    generate() {
      if (canContinue(store.read())) void writing.writer.writeScript();
      else pointOutWhatIsMissing();
    },
    async send() {
      const now = () => new Date();
      await sendPackage({ store, call: callFunction, show, withdraw, newId, now });
      if (Object.keys(store.read().fieldErrors).length > 0) focusFirstError();
    },
    /** Tells the house of the chosen director and goes on; `pay` was pressed instead of Continue. */
    async hire({ pay = false } = {}) {
      const now = store.read();
      if (!canContinue(now)) return pointOutWhatIsMissing();
      if (nextStep(now.step, now.answers) === 13) return store.dispatch({ type: 'advanced' });
      const request = () => requestProduction({ store, call: callFunction, show, newId });
      await (pay ? payment.pay(request) : request());
    },
    payment,
    signIn() {
      saving.stop(false);
      leave.stop();
      keepForSignIn(store.read(), window.location);
      void navigate('/auth');
    },
  };
}

// Saying the same thing twice must be heard twice, so the text has to differ.
function useAnnouncement() {
  const [text, setText] = useState('');
  const announce = useCallback((said: string) => {
    setText((before) => (before === said ? `${said}\u00a0` : said));
  }, []);
  return [text, announce] as const;
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
