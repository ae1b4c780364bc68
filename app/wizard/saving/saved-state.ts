// Where the draft survives a reload and a trip to sign-in: the tab's session storage.

import { readItem, removeItem, writeItem } from '#app/ui/page/tab-storage.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { type Draft, emptyDraft } from '#domain/wizard/draft/draft.ts';
import { isSaved, openProject } from '#domain/wizard/draft/project-save.ts';
import {
  parseSavedState,
  restoreDraft,
  type SavedState,
  saveDraft,
} from '#domain/wizard/draft/saved-state.ts';
import { parkDraft } from './parked-drafts.ts';

const stateKey = 'wizardState';
const redirectKey = 'authRedirectState';

/** How the draft was found: none, left open by a reload, kept when closed, or back from sign-in. */
type Arrival = 'fresh' | 'reloaded' | 'kept' | 'returned';

/** What the wizard opens with, other than the draft of this tab. */
export type WizardStart = 'fresh' | { project: WholeProject };

/** Whether the wizard was on screen when the page was left, so that the page shows it again. */
export function hasOpenDraft(): boolean {
  const saved = readSaved();
  return saved !== null && (saved.open || saved.returnToWizard);
}

/**
 * The draft to open with and how it was found; what the tab had kept of another one is put aside.
 * `member` is who is signed in. What cannot be read is removed.
 */
export function openDraft(
  start?: WizardStart,
  member: string | null = null,
): { draft: Draft; arrival: Arrival } {
  const saved = readSaved();
  const kept = saved && restoreDraft(saved);
  if (saved && kept && isContinued(kept, start, member)) return arrive(kept, saved);
  if (kept && !isUntouched(kept) && !isSaved(kept)) parkDraft(kept);
  if (saved) forgetDraft();
  const isProject = start !== undefined && start !== 'fresh';
  return { draft: isProject ? openProject(start.project) : emptyDraft, arrival: 'fresh' };
}

// Another member's draft is no business of this one, and a project is opened as the tab left it
// where not all of that is saved.
function isContinued(kept: Draft, start: WizardStart | undefined, member: string | null): boolean {
  if (member !== null && kept.project !== null && kept.project.owner !== member) return false;
  if (start === undefined) return true;
  return start !== 'fresh' && kept.project?.id === start.project.id && !isSaved(kept);
}

function arrive(draft: Draft, saved: SavedState): { draft: Draft; arrival: Arrival } {
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

/** Keeps where a draft is saved, if it is still the one this tab keeps. */
export function keepProject({ project }: Draft): void {
  const saved = readSaved();
  if (!project || saved?.project?.draftKey !== project.draftKey) return;
  writeItem(stateKey, JSON.stringify({ ...saved, project }));
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

// Who a member is was not typed here.
function isUntouched({ step, answers }: Draft): boolean {
  const { name, email, companyName, phone } = answers;
  const untouched = { ...emptyDraft.answers, name, email, companyName, phone };
  return step === 1 && JSON.stringify(answers) === JSON.stringify(untouched);
}
