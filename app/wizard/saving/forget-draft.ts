// One press forgets a guest's draft, in the browser and in this tab; another brings it back while the page stands.
import { readItem, removeItem, writeItem } from '#app/ui/page/tab-storage.ts';
import {
  forgetGuestDraft,
  type GuestDraft,
  ownGuestDraft,
  ownThisGuestDraft,
  putBackGuestDraft,
  readGuestDraft,
} from './guest-drafts.ts';
import { dropParkedDraft, tabStateKey } from './tab-state.ts';

/** Held by the page alone: what is forgotten lies nowhere else. `tab` is what this tab had of it. */
export type ForgottenDraft = { draft: GuestDraft; state: string; tab: string | null };

/** Null where it was gone already, so that there is nothing to bring back. */
export function takeOutDraft(draft: GuestDraft): ForgottenDraft | null {
  const { id } = draft;
  const state = readGuestDraft(id);
  const tab = ownGuestDraft() === id ? readItem(tabStateKey) : null;
  if (tab !== null) removeItem(tabStateKey);
  dropParkedDraft(id);
  forgetGuestDraft(id);
  return state === null ? null : { draft, state, tab };
}

/** False where the browser takes it no more. */
export function bringBackDraft({ draft, state, tab }: ForgottenDraft): boolean {
  if (!putBackGuestDraft(draft, state)) return false;
  if (tab !== null) {
    writeItem(tabStateKey, tab);
    ownThisGuestDraft(draft.id);
  }
  return true;
}
