import { useRef } from 'react';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import { notices } from '../notices.ts';
import type { DraftStore } from './draft-store.ts';
import type { Saver } from './saver.ts';

const longestWaitMs = 5_000;

type ClosingParts = {
  store: DraftStore;
  saver: Saver;
  show: (toast: Toast) => void;
  shut: () => void;
};

/**
 * Closes once everything is saved. What cannot be saved within five seconds stays in the tab; a
 * question that comes up meanwhile keeps the wizard open, and closing again closes.
 */
export function useClosing({ store, saver, show, shut }: ClosingParts) {
  const closing = useRef(false);
  return async () => {
    if (closing.current) return;
    if (!saver.isPending()) return shut();
    closing.current = true;
    const saved = await Promise.race([saver.flush(), pause(longestWaitMs)]);
    closing.current = false;
    const trouble = store.read().saveTrouble?.kind;
    if (trouble === 'conflict' || trouble === 'gone') return;
    if (!saved) show(notices.notSavedYet);
    shut();
  };
}

const pause = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));
