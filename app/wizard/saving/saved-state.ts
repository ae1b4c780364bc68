// Where drafts survive a reload and a trip to sign-in: the tab's session storage.

import { onSessionEvent } from '#app/session/session-store.ts';
import { readItem, removeItem, writeItem } from '#app/ui/page/tab-storage.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { sameJson } from '#domain/same-json.ts';
import { answersOf } from '#domain/wizard/answers.ts';
import { type Draft, emptyDraft } from '#domain/wizard/draft/draft.ts';
import {
  parseSavedState,
  restoreDraft,
  type SavedState,
  saveDraft,
  stateText,
} from '#domain/wizard/draft/saved-state.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import { openProject } from '#domain/wizard/saving/open-project.ts';
import type { DraftStore } from './draft-store.ts';
import { hearGuestDraft, leaveGuestDraft, ownGuestDraft, takeGuestDraft } from './guest-drafts.ts';
import { joinKept, knowKept } from './join-kept.ts';
import { isGuests, keepForGuest } from './keep-for-guest.ts';
import { tellJoined } from './other-tab.ts';
import { readParked, tabStateKey, writeParked } from './tab-state.ts';

const redirectKey = 'authRedirectState';
/** The path of the page it lay over. */
const pageKey = 'wizardPage';
/** Milliseconds after a change. */
const keepingDelay = 150;
/** The same for what outlives the tab: a whole state is written each time. */
const keepingBeyondDelay = 2_000;

/** How the draft was found: none, left open by a reload, kept when closed, or back from sign-in. */
type Arrival = 'fresh' | 'reloaded' | 'kept' | 'returned';

/** The draft the wizard opens with. `isDrawing`: its board was being drawn when it was left. */
type Opened = { draft: Draft; arrival: Arrival; isDrawing: boolean };

/** What the wizard opens with, other than the draft of this tab. */
export type WizardStart = 'fresh' | { project: WholeProject };

/**
 * Whether the wizard was on screen when this page was left, so that the page shows it again: over another one
 * it would hide what somebody went there for.
 */
export function hasOpenDraft(): boolean {
  const saved = readSaved();
  if (saved === null) return false;
  const here = window.location.pathname;
  return saved.returnToWizard || (saved.open && (readItem(pageKey) ?? here) === here);
}

/**
 * The draft to open with and how it was found; what the tab had kept of another one is put aside.
 * `member` is who is signed in. What cannot be read is removed.
 */
export function openDraft(start?: WizardStart, member: string | null = null): Opened {
  const saved = readSaved();
  const kept = saved && restoreDraft(saved);
  if (saved && kept && isContinued(kept, start, member)) return arrive(kept, saved);
  setAside(kept, ownGuestDraft());
  if (saved) forgetDraft();
  leaveGuestDraft();
  const isProject = start !== undefined && start !== 'fresh';
  const draft = isProject ? openProject(start.project) : emptyDraft;
  return { draft, arrival: 'fresh', isDrawing: false };
}

/** Puts a guest's kept draft in this tab, which opens it then; false where it is gone. */
export function resumeGuestDraft(id: string): boolean {
  const saved = readSaved();
  const own = ownGuestDraft();
  // Of the same draft the tab's own state is the newer one.
  if (saved && own === id) return true;
  const state = takeGuestDraft(id);
  if (state === null) return false;
  setAside(saved && restoreDraft(saved), own);
  writeItem(tabStateKey, state);
  knowKept(id, state);
  return true;
}

function setAside(kept: Draft | null, guestDraft: string | null): void {
  if (kept && !isUntouched(kept) && !isSaved(kept)) parkDraft(kept, guestDraft);
}

// Another member's draft is no business of this one, and a project is opened as the tab left it
// where not all of that is saved.
function isContinued(kept: Draft, start: WizardStart | undefined, member: string | null): boolean {
  if (member !== null && kept.project !== null && kept.project.owner !== member) return false;
  if (start === undefined) return true;
  return start !== 'fresh' && kept.project?.id === start.project.id && !isSaved(kept);
}

function arrive(draft: Draft, saved: SavedState): Opened {
  const isDrawing = saved.drawing;
  if (saved.returnToWizard) {
    forgetDraft();
    return { draft, isDrawing, arrival: 'returned' };
  }
  if (saved.open) return { draft, isDrawing, arrival: 'reloaded' };
  return { draft, isDrawing, arrival: isUntouched(draft) ? 'fresh' : 'kept' };
}

/** Keeps the draft. `open`: the wizard is on screen. */
export function keepDraft(draft: Draft, open: boolean): void {
  if (open) writeItem(pageKey, window.location.pathname);
  const kept = open ? draft : keepForGuest(draft);
  writeItem(tabStateKey, stateText(saveDraft(kept, { open, returnToWizard: false })));
}

/** Keeps where a draft is saved, if it is still the one this tab keeps. */
export function keepProject({ project }: Draft): void {
  const saved = readSaved();
  if (!project || saved?.project?.draftKey !== project.draftKey) return;
  writeItem(tabStateKey, JSON.stringify({ ...saved, project }));
}

/** Keeps the draft and the place for a trip to sign-in, after which the wizard restores itself. */
export function keepForSignIn(draft: Draft, place: Location): void {
  const kept = keepForGuest(draft);
  writeItem(tabStateKey, stateText(saveDraft(kept, { open: true, returnToWizard: true })));
  const { pathname, search, hash } = place;
  writeItem(redirectKey, JSON.stringify({ pathname, search, hash }));
}

/** Removes everything kept. */
export function forgetDraft(): void {
  removeItem(tabStateKey);
  removeItem(redirectKey);
  removeItem(pageKey);
}

// Another tab may have gone on with the same draft, before this one opened it or since.
function joinOtherTab(store: DraftStore, state?: string): void {
  const draft = store.read();
  const joined = isGuests(draft) ? joinKept(draft, state) : null;
  if (!joined) return;
  tellJoined(joined);
  if (joined.draft !== draft) store.dispatch({ type: 'draft-joined', draft: joined.draft });
}

/**
 * Keeps the draft shortly after every change, and at once when the page is hidden or left, and hears what
 * another tab keeps of it. Returns how to stop; `stop()` leaves what is kept as it is.
 */
export function startAutosave(store: DraftStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    keepDraft(store.read(), true);
  };
  const keepBeyondTab = () => {
    clearTimeout(later);
    later = undefined;
    const draft = store.read();
    const kept = keepForGuest(draft);
    if (kept !== draft) store.dispatch({ type: 'draft-joined', draft: kept });
  };
  const keepAll = () => {
    keepBeyondTab();
    keep();
  };
  // A page that slept has heard of nothing.
  const hidden = () => {
    if (document.visibilityState === 'hidden') keepAll();
    else joinOtherTab(store);
  };
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, keepingDelay);
    later ??= setTimeout(keepBeyondTab, keepingBeyondDelay);
  });
  const stopHearing = hearGuestDraft((state) => joinOtherTab(store, state));
  const stopAsking = onSessionEvent(() => joinOtherTab(store));
  joinOtherTab(store);
  window.addEventListener('pagehide', keepAll);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    clearTimeout(later);
    unsubscribe();
    stopHearing();
    stopAsking();
    window.removeEventListener('pagehide', keepAll);
    document.removeEventListener('visibilitychange', hidden);
  };
}

function readSaved() {
  const json = readItem(tabStateKey);
  if (json === null) return null;
  const saved = parseSavedState(json);
  if (!saved) forgetDraft();
  return saved;
}

// Who a member is was not typed here.
function isUntouched({ step, answers }: Draft): boolean {
  const untouched = { ...emptyDraft.answers, ...answersOf(answers, 'contact') };
  return step === 1 && sameJson(answers, untouched);
}

/** A draft that made room for another one in this tab, so that nothing is lost. */
export type ParkedDraft = { id: string; draft: Draft };

/** Puts a draft aside, under the name by which this browser keeps it for a guest, if it does. */
export function parkDraft(draft: Draft, guestDraft: string | null = null): void {
  const state = saveDraft(draft, { open: false, returnToWizard: false });
  const id = draft.project?.draftKey ?? guestDraft ?? crypto.randomUUID();
  writeParked([...readParked().filter((one) => one.id !== id), { id, state: stateText(state) }]);
}

/** What lies aside for a member: their own, and what belongs to nobody. Newest last. */
export function listParkedDrafts(member: string | null): ParkedDraft[] {
  return readParked().flatMap(({ id, state }) => {
    const saved = parseSavedState(state);
    if (!saved || (saved.project && saved.project.owner !== member)) return [];
    return [{ id, draft: restoreDraft(saved) }];
  });
}
