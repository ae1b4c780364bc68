import type { CallFunction } from '#app/calls/api.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import type { DraftStore } from './saving/draft-store.ts';

/** What whatever acts for the visitor works with: the draft, our functions, ways to say something. */
export type WizardParts = {
  store: DraftStore;
  call: CallFunction;
  show: (toast: Toast) => void;
  /** Takes back what was shown about something. */
  withdraw: (about: string) => void;
  /** Says it to who listens to the page. */
  announce: (text: string) => void;
  newId: () => string;
};
