// A guest's draft outlives the tab; a member's is in the account, and then no longer in the browser.
import { readSession } from '#app/session/session-store.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { saveDraft, stateText } from '#domain/wizard/draft/saved-state.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import { isWorthSaving } from '#domain/wizard/saving/project-save.ts';
import { forgetOwnGuestDraft, keepGuestDraft } from './guest-drafts.ts';

/** Keeps what nobody's account has. While it is not known who is here, nothing changes. */
export function keepForGuest(draft: Draft): void {
  if (draft.project !== null) {
    if (isSaved(draft)) forgetOwnGuestDraft();
    return;
  }
  if (readSession().status !== 'signed-out' || !isWorthSaving(draft)) return;
  keepGuestDraft({
    name: draft.answers.productName.trim(),
    step: String(stepOf(draft.step).shown),
    state: stateText(saveDraft(draft, { open: false, returnToWizard: false })),
  });
}
