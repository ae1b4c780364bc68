// The ways out of the wizard, and what becomes of the draft on each.
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { onSessionEvent, readSession } from '#app/session/session-store.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import { notices } from './notices.ts';
import { followSteps, leaveSteps } from './overlay/step-history.ts';
import type { Uploads } from './product-pictures/uploads.ts';
import type { DraftStore } from './saving/draft-store.ts';
import { forgetOwnGuestDraft } from './saving/guest-drafts.ts';
import { forgetDraft, keepDraft, keepForSignIn, startAutosave } from './saving/saved-state.ts';
import type { Saver } from './saving/saver.ts';
import type { Saving } from './saving/use-saving.ts';
import type { WizardParts } from './wizard-parts.ts';

type LeavingParts = Pick<WizardParts, 'store' | 'show'> & {
  saving: Saving;
  uploads: Uploads;
  onClose: () => void;
};

export function useLeaving({ store, show, saving, uploads, onClose }: LeavingParts) {
  const navigate = useNavigate();
  const left = useRef(Promise.resolve());
  const keeping = useKeeping(store, () => shut(keeping.keep));
  const shut = (after: () => void, save = true) => {
    saving.stop(save);
    keeping.stop();
    after();
    left.current = leaveSteps();
    onClose();
  };
  useSignOut(store, () => shut(forgetDraft, false));
  const { saver } = saving;
  const close = useClosing({ store, saver, show, shut: () => shut(keeping.keep) });
  return {
    close,
    /** Closes, and leads home from wherever it was opened. */
    async goHome() {
      if (!(await close())) return;
      await left.current;
      if (window.location.pathname !== '/') void navigate('/');
    },
    /** Closes it and leaves nothing in the tab. */
    discard() {
      uploads.leave();
      shut(() => {
        forgetOwnGuestDraft();
        forgetDraft();
      }, false);
    },
    signIn() {
      saving.stop(false);
      keeping.stop();
      keepForSignIn(store.read(), window.location);
      void navigate('/auth');
    },
  };
}

/**
 * Keeps the draft in the tab and the browser's history in step while the wizard is on screen.
 * `stop` ends both, before the wizard is left; `keep` stores the draft as closed. `onLeave` is
 * called for Back on the first step's entry. A page that goes away under the wizard leaves the
 * draft as open.
 */
function useKeeping(store: DraftStore, onLeave: () => void) {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const end = useRef(() => {});
  const leaving = useMemo(
    () => ({ keep: () => keepDraft(store.read(), false), stop: () => end.current() }),
    [store],
  );
  useEffect(() => {
    const stopSaving = startAutosave(store);
    const stopFollowing = followSteps(store, () => leave.current());
    let ended = false;
    end.current = () => {
      ended = true;
      stopSaving();
      stopFollowing();
    };
    return () => {
      if (!ended) keepDraft(store.read(), true);
      end.current();
    };
  }, [store]);
  return leaving;
}

const longestWaitMs = 5_000;

type ClosingParts = Pick<WizardParts, 'store' | 'show'> & { saver: Saver; shut: () => void };

/**
 * Closes once everything is saved. What cannot be saved within five seconds stays in the tab; a
 * question that comes up meanwhile keeps the wizard open, and closing again closes. Whether it closed.
 */
function useClosing({ store, saver, show, shut }: ClosingParts) {
  const closing = useRef(false);
  return async (): Promise<boolean> => {
    if (closing.current) return false;
    if (!saver.isPending()) {
      shut();
      return true;
    }
    closing.current = true;
    const saved = await Promise.race([saver.flush(), pause(longestWaitMs)]);
    closing.current = false;
    const trouble = store.read().saveTrouble?.kind;
    if (trouble === 'conflict' || trouble === 'gone') return false;
    if (!saved) show(notices.notSavedYet);
    shut();
    return true;
  };
}

const pause = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));

/**
 * Calls `leave` when a member signs out in another tab: their work is in their projects, and no
 * longer for whoever sits here. What is not saved stays, and so does the work of a session that
 * ended by itself.
 */
function useSignOut(store: DraftStore, leave: () => void): void {
  const act = useRef(leave);
  act.current = leave;
  useEffect(
    () =>
      onSessionEvent((event) => {
        const session = readSession();
        if (event !== 'signed-out' || session.status !== 'signed-out' || session.expired) return;
        const draft = store.read();
        if (draft.project !== null && isSaved(draft)) act.current();
      }),
    [store],
  );
}
