import { useEffect, useState } from 'react';
import { bringBackDraft, type ForgottenDraft, takeOutDraft } from './forget-draft.ts';
import { type GuestDraft, listGuestDrafts, sweepGuestDrafts } from './guest-drafts.ts';

/**
 * The newest of this browser's unfinished drafts, once the page has come to life; null where there is
 * none. Read again when the wizard opens or closes, and when another tab keeps one. `forgotten` is the
 * one that was let go of last, until it is brought back, the wizard opens or the page is left.
 */
export function useGuestDrafts(isOpen: boolean) {
  const [newest, setNewest] = useState<GuestDraft | null>(null);
  const [forgotten, setForgotten] = useState<ForgottenDraft | null>(null);
  const read = () => setNewest(listGuestDrafts()[0] ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was worked on in the wizard is another by now
  useEffect(() => {
    setForgotten(null);
    sweepGuestDrafts();
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [isOpen]);
  return {
    newest,
    forgotten: forgotten?.draft ?? null,
    /** Puts it in this tab; false where it is gone by now. */
    async resume(): Promise<boolean> {
      if (!newest) return false;
      const { resumeGuestDraft } = await import('./saved-state.ts');
      const isThere = resumeGuestDraft(newest.id);
      if (!isThere) read();
      return isThere;
    },
    forget(): void {
      if (newest) setForgotten(takeOutDraft(newest));
      read();
    },
    bringBack(): void {
      if (forgotten && bringBackDraft(forgotten)) setForgotten(null);
      read();
    },
  };
}
