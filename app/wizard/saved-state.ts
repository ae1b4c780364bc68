// Where the draft survives a reload and a trip to sign-in: the tab's session storage.

import { readItem, removeItem, writeItem } from '#app/ui/tab-storage.ts';
import { type Draft, emptyDraft } from '#domain/wizard/draft.ts';
import { parseSavedState, restoreDraft, saveDraft } from '#domain/wizard/saved-state.ts';

const stateKey = 'wizardState';
const redirectKey = 'authRedirectState';

/** How the draft was found: none, left open by a reload, kept when closed, or back from sign-in. */
type Arrival = 'fresh' | 'reloaded' | 'kept' | 'returned';

/** Whether the wizard was on screen when the page was left, so that the page shows it again. */
export function hasOpenDraft(): boolean {
  const saved = readSaved();
  return saved !== null && (saved.open || saved.returnToWizard);
}

/** The kept draft and how it was kept. What cannot be read is removed. */
export function openDraft(): { draft: Draft; arrival: Arrival } {
  const saved = readSaved();
  if (!saved) return { draft: emptyDraft, arrival: 'fresh' };
  const draft = restoreDraft(saved);
  if (saved.returnToWizard) {
    forgetDraft();
    return { draft, arrival: 'returned' };
  }
  if (saved.open) return { draft, arrival: 'reloaded' };
  return { draft, arrival: isUntouched(draft) ? 'fresh' : 'kept' };
}

/** Keeps the draft. `open`: the wizard is on screen. */
export function keepDraft(draft: Draft, open: boolean): void {
  writeItem(stateKey, JSON.stringify(saveDraft(draft, { open, returnToWizard: false })));
}

/** Keeps the draft and the place for a trip to sign-in, after which the wizard restores itself. */
export function keepForSignIn(draft: Draft, place: Location): void {
  writeItem(stateKey, JSON.stringify(saveDraft(draft, { open: true, returnToWizard: true })));
  const { pathname, search, hash } = place;
  writeItem(redirectKey, JSON.stringify({ pathname, search, hash }));
}

/** Removes everything kept. */
export function forgetDraft(): void {
  removeItem(stateKey);
  removeItem(redirectKey);
}

function readSaved() {
  const json = readItem(stateKey);
  if (json === null) return null;
  const saved = parseSavedState(json);
  if (!saved) forgetDraft();
  return saved;
}

const isUntouched = (draft: Draft) =>
  draft.step === 1 && JSON.stringify(draft.answers) === JSON.stringify(emptyDraft.answers);
