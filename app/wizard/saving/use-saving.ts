import { useCallback, useEffect, useMemo, useRef } from 'react';
import { onSessionEvent, readSession } from '#app/session/session-store.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import { isWorthSaving, type SaveStatus, saveStatus } from '#domain/wizard/saving/project-save.ts';
import type { Question } from '../overlay/question.ts';
import type { DraftStore } from './draft-store.ts';
import { leaveGuestDraft } from './guest-drafts.ts';
import { forgetDraft, keepDraft, keepProject, listParkedDrafts, parkDraft } from './saved-state.ts';
import {
  createSaver,
  draftKeyOfTab,
  type Saver,
  saveParkedDrafts,
  sendProject,
  startSaving,
} from './saver.ts';

const memberId = () => readSession().user?.id ?? null;
const newId = () => crypto.randomUUID();
const parts = { send: sendProject, member: memberId, newId, newDraftKey: draftKeyOfTab };

export type Saving = ReturnType<typeof useSaving>;

/** Saves a member's draft as a project while the wizard is on screen, and says how that stands. */
export function useSaving(store: DraftStore, draft: Draft, member: Viewer | null | undefined) {
  const isOpen = useRef(true);
  const end = useRef((_last: boolean) => {});
  const saver = useMemo(
    () =>
      createSaver({
        ...parts,
        store,
        keep: () => (isOpen.current ? keepDraft(store.read(), true) : keepProject(store.read())),
      }),
    [store],
  );
  const id = member?.id;
  useEffect(() => {
    isOpen.current = true;
    if (id === undefined) return;
    makeRoomFor(store, id);
    void saveParkedDrafts(parts);
    store.dispatch({ type: 'save-allowed' });
    const stopHearing = onSessionEvent(() => {
      if (readSession().user?.id === id) store.dispatch({ type: 'save-allowed' });
    });
    const stopSaving = startSaving(store, saver);
    end.current = (last) => {
      isOpen.current &&= last;
      stopHearing();
      stopSaving(last);
      isOpen.current = false;
      end.current = () => {};
    };
    return () => end.current(true);
  }, [store, saver, id]);

  const status = useMemo(
    () => saveStatus(draft, member === undefined ? undefined : (member?.id ?? null)),
    [draft, member],
  );
  return {
    status,
    saver,
    /** Ends the saving, before the wizard is left; with `last` after one more. */
    stop: useCallback((last: boolean) => end.current(last), []),
    /** Before another draft takes its place: what is not saved is, aside. */
    setParked: useCallback(() => {
      setParked(store.read());
      void saveParkedDrafts(parts);
    }, [store]),
    takeTheirs: useCallback(() => {
      setParked({ ...store.read(), project: null });
      store.dispatch({ type: 'theirs-used' });
    }, [store]),
    retry: useSaveAfter(store, saver, 'save-allowed'),
    keepMine: useSaveAfter(store, saver, 'mine-kept'),
    saveAnew: useSaveAfter(store, saver, 'save-renewed'),
  };
}

/** Saves once more, after what was answered. */
const useSaveAfter = (
  store: DraftStore,
  saver: Saver,
  type: 'save-allowed' | 'mine-kept' | 'save-renewed',
) =>
  useCallback(() => {
    store.dispatch({ type });
    void saver.save();
  }, [store, saver, type]);

function setParked(draft: Draft): void {
  if (isWorthSaving(draft) && !isSaved(draft)) parkDraft(draft);
}

// Another member has signed in meanwhile: the draft waits for its own.
function makeRoomFor(store: DraftStore, member: string): void {
  const { project } = store.read();
  if (project === null || project.owner === member) return;
  setParked(store.read());
  leaveGuestDraft();
  store.dispatch({ type: 'started-over' });
  forgetDraft();
}

/** The newest draft aside that belongs to nobody. */
export const unclaimedParkedDraft = () =>
  listParkedDrafts(memberId()).findLast(({ draft }) => !draft.project);

const news: Partial<Record<SaveStatus, string>> = {
  saved: 'Saved to your projects.',
  failed: 'Not saved. It is tried again; your work stays here.',
  'signed-out': 'Not saved. Sign in to keep saving.',
};

type SaveNewsParts = {
  status: SaveStatus;
  announce: (text: string) => void;
  ask: (question: Question) => void;
};

/** Says when saving begins to work or stops working, and asks where that needs an answer. */
export function useSaveNews({ status, announce, ask }: SaveNewsParts): void {
  const told = useRef<SaveStatus>('quiet');
  useEffect(() => {
    if (status === 'saving' || status === told.current) return;
    told.current = status;
    if (status === 'conflict') return ask({ kind: 'conflict' });
    if (status === 'gone') return ask({ kind: 'project-gone' });
    const text = news[status];
    if (text) announce(text);
  }, [status, announce, ask]);
}
