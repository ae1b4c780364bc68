import { useEffect, useState } from 'react';
import {
  forgetGuestDraft,
  type GuestDraft,
  listGuestDrafts,
  sweepGuestDrafts,
} from './guest-drafts.ts';

/**
 * The newest of this browser's unfinished drafts, once the page has come to life; null where there is
 * none. Read again when the wizard opens or closes, and when another tab keeps one.
 */
export function useGuestDrafts(isOpen: boolean) {
  const [newest, setNewest] = useState<GuestDraft | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was worked on in the wizard is another by now
  useEffect(() => {
    const read = () => setNewest(listGuestDrafts()[0] ?? null);
    sweepGuestDrafts();
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [isOpen]);
  return {
    newest,
    /** Puts it in this tab; false where it is gone by now. */
    async resume(): Promise<boolean> {
      if (!newest) return false;
      const { resumeGuestDraft } = await import('./saved-state.ts');
      const isThere = resumeGuestDraft(newest.id);
      if (!isThere) setNewest(listGuestDrafts()[0] ?? null);
      return isThere;
    },
    forget(): void {
      if (newest) forgetGuestDraft(newest.id);
      setNewest(listGuestDrafts()[0] ?? null);
    },
  };
}
