import { useEffect, useMemo, useRef } from 'react';
import { followSteps } from '../overlay/step-history.ts';
import { startAutosave } from './autosave.ts';
import type { DraftStore } from './draft-store.ts';
import { keepDraft } from './saved-state.ts';

/**
 * Keeps the draft in the tab and the browser's history in step while the wizard is on screen.
 * `stop` ends both, before the wizard is left; `keep` stores the draft as closed. `onLeave` is
 * called for Back on the first step's entry. A page that goes away under the wizard leaves the
 * draft as open.
 */
export function useKeeping(store: DraftStore, onLeave: () => void) {
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
