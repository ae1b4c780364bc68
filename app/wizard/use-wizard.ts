import { useEffect, useMemo, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import { readSession } from '#app/session/session-store.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import { reportStep } from '#app/usage-events.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { isEditOpen } from '#domain/wizard/draft/validity.ts';
import type { Platform } from '#domain/wizard/options.ts';
import { partLabels } from '#domain/wizard/understood/understood-words.ts';
import { usePayment } from './hiring/paying/use-payment.ts';
import { notices } from './notices.ts';
import type { Question } from './overlay/question.ts';
import { createDraftStore, useDraft } from './saving/draft-store.ts';
import { forgetOwnGuestDraft, leaveGuestDraft } from './saving/guest-drafts.ts';
import {
  forgetDraft,
  openDraft,
  type ParkedDraft,
  type WizardStart,
} from './saving/saved-state.ts';
import { dropParkedDraft } from './saving/tab-state.ts';
import { unclaimedParkedDraft, useSaveNews, useSaving } from './saving/use-saving.ts';
import { useGoingOn } from './use-going-on.ts';
import { useLeaving } from './use-leaving.ts';
import { useMember } from './use-member.ts';
import { useSaying } from './use-saying.ts';
import { useWork } from './use-work.ts';
import type { WizardParts } from './wizard-parts.ts';
import type { Writer } from './writing/writer/writer.ts';

const newId = () => crypto.randomUUID();

export type Wizard = ReturnType<typeof useWizard>;

/** The wizard's draft with everything that acts on it: saving, history, generation, sending. */
export function useWizard(onClose: () => void, start?: WizardStart) {
  const { store, arrival, parked, isDrawing } = useOpenedDraft(start);
  const draft = useDraft(store);
  const { member, fillContact } = useMember(store);
  const saving = useSaving(store, draft, member);
  const [question, ask] = useState<Question | null>(null);
  const { announcement, announce, show, withdraw } = useSaying();
  const parts = useMemo(
    (): WizardParts => ({ store, call: callFunction, show, withdraw, announce, newId }),
    [store, show, withdraw, announce],
  );
  const work = useWork(parts);
  const payment = usePayment({ store, draft, saver: saving.saver, show });
  const leaving = useLeaving({ store, show, saving, uploads: work.uploads, onClose });
  const goingOn = useGoingOn({
    parts,
    step: draft.step,
    isEditing: isEditOpen(draft),
    writer: work.writer,
    payment,
  });

  useSaveNews({ status: saving.status, announce, ask });
  useUnfitNews(draft, show);
  useArrivalNews(arrival === 'returned', show);
  useDrawingOn(isDrawing, work.writer);
  useEffect(() => {
    reportStep(stepOf(draft.step).id);
  }, [draft.step]);

  return {
    /** The platform of the cut this acts on; null for the primary one. */
    cut: null as Platform | null,
    ...{ draft, store, dispatch: store.dispatch, arrival, saving, payment },
    ...{ show, withdraw, announce, announcement, question, ask },
    ...work,
    ...leaving,
    ...goingOn,
    /** Who is signed in. */
    member: member ?? null,
    /** An unsaved draft that made room for this one. */
    parked,
    continueParkedDraft({ id, draft }: ParkedDraft) {
      saving.setParked();
      dropParkedDraft(id);
      leaveGuestDraft();
      store.dispatch({ type: 'draft-opened', draft });
    },
    takeTheirs() {
      saving.takeTheirs();
      show(notices.mineParked);
    },
    back() {
      if (draft.step === 1 && draft.writing === null) void leaving.close();
      else store.dispatch({ type: 'went-back' });
    },
    startOver() {
      work.uploads.leave();
      if (store.read().project) saving.setParked();
      else forgetOwnGuestDraft();
      leaveGuestDraft();
      store.dispatch({ type: 'started-over' });
      forgetDraft();
      fillContact();
    },
  };
}

function useArrivalNews(isBack: boolean, show: WizardParts['show']): void {
  useEffect(() => {
    if (isBack) show(notices.welcomeBack);
  }, [isBack, show]);
}

/** Has a board drawn whose drawing ended with the page before: by a reload or on the way to sign-in. */
function useDrawingOn(isDrawing: boolean, { drawStoryboard }: Writer): void {
  useEffect(() => {
    if (isDrawing) void drawStoryboard();
  }, [isDrawing, drawStoryboard]);
}

function useOpenedDraft(start: WizardStart | undefined) {
  const [opened] = useState(() => {
    const { draft, arrival, isDrawing } = openDraft(start, readSession().user?.id ?? null);
    const parked = start === 'fresh' ? unclaimedParkedDraft() : undefined;
    return { store: createDraftStore(draft), arrival, isDrawing, parked: parked ?? null };
  });
  return opened;
}

/** Says which parts that were put right no longer fit the details, when these are left. */
function useUnfitNews({ unfit }: Draft, show: (toast: Toast) => void): void {
  const parts = unfit.map((part) => partLabels[part]).join(', ');
  useEffect(() => {
    if (parts === '') return;
    show({
      title: 'Read anew',
      text: `Your details have changed. What you had put right no longer fits them: ${parts}.`,
    });
  }, [parts, show]);
}
