import { useEffect, useRef } from 'react';
import { onSessionEvent, readSession } from '#app/session/session-store.ts';
import { isSaved } from '#domain/wizard/draft/project-save.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * Calls `leave` when a member signs out in another tab: their work is in their projects, and no
 * longer for whoever sits here. What is not saved stays, and so does the work of a session that
 * ended by itself.
 */
export function useSignOut(store: DraftStore, leave: () => void): void {
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
