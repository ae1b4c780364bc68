// A guest's draft outlives the tab; a member's is in the account, and then no longer in the browser.
import { readSession } from '#app/session/session-store.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { saveDraft, stateText } from '#domain/wizard/draft/saved-state.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import { isWorthSaving } from '#domain/wizard/saving/project-save.ts';
import { forgetOwnGuestDraft, keepGuestDraft, nameGuestDraft } from './guest-drafts.ts';
import { joinKept, nextLine } from './join-kept.ts';
import { withLine } from './kept-line.ts';
import { tellJoined } from './other-tab.ts';

/**
 * Keeps what nobody's account has; while it is not known who is here, nothing changes. The draft as it is
 * kept: with what another tab has written of it since.
 */
export function keepForGuest(draft: Draft): Draft {
  if (draft.project !== null) {
    if (isSaved(draft)) forgetOwnGuestDraft();
    return draft;
  }
  if (!isGuests(draft)) return draft;
  const joined = joinKept(draft);
  if (joined) tellJoined(joined);
  const kept = joined?.draft ?? draft;
  const state = stateText(saveDraft(kept, { open: false, returnToWizard: false }));
  keepGuestDraft({
    name: kept.answers.productName.trim(),
    step: String(stepOf(kept.step).shown),
    state: withLine(state, nextLine(nameGuestDraft(), kept)),
  });
  return kept;
}

/** Whether this browser keeps it. */
export const isGuests = (draft: Draft): boolean =>
  draft.project === null && readSession().status === 'signed-out' && isWorthSaving(draft);
