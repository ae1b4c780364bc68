import { useSyncExternalStore } from 'react';
import type { Wizard } from '../use-wizard.ts';

/** Whether a revision is under way that is told of while it is written: there is something to watch. */
export function useFollowedRevision({ draft, written }: Wizard): boolean {
  const isTold = () => written.read().stage !== null;
  const told = useSyncExternalStore(written.subscribe, isTold, isTold);
  return told && draft.writing?.kind === 'revision';
}
