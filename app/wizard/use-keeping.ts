import { useEffect, useMemo, useRef } from 'react';
import { startAutosave } from './autosave.ts';
import type { DraftStore } from './draft-store.ts';
import { keepDraft } from './saved-state.ts';
import { followSteps } from './step-history.ts';

/**
 * Keeps the draft in the tab and the browser's history in step while the wizard is on screen.
 * `stop` ends both, before the wizard is left; `keep` stores the draft as closed. Back on the
 * first step's entry does both and calls `onClose`.
 */
export function useKeeping(store: DraftStore, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  const end = useRef(() => {});
  const leaving = useMemo(
    () => ({ keep: () => keepDraft(store.read(), false), stop: () => end.current() }),
    [store],
  );
  useEffect(() => {
    const stopSaving = startAutosave(store);
    const stopFollowing = followSteps(store, () => {
      leaving.stop();
      leaving.keep();
      close.current();
    });
    end.current = () => {
      stopSaving();
      stopFollowing();
    };
    return end.current;
  }, [store, leaving]);
  return leaving;
}
