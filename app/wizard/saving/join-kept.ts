// What another tab of this browser made of the same guest's draft is joined with what this one has.
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { parseSavedState, restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import { partKeys } from '#domain/wizard/saving/draft-parts.ts';
import { type Joined, joinDrafts } from '#domain/wizard/saving/join-drafts.ts';
import { ownGuestDraft, readGuestDraft } from './guest-drafts.ts';
import {
  commonState,
  type Known,
  type Line,
  lineOf,
  readKnown,
  withState,
  writeKnown,
} from './kept-line.ts';

/** The draft with what another tab wrote: into the storage, or as `text` tells. Null where there is nothing new. */
export function joinKept(draft: Draft, text = ownText(), now = Date.now()): Joined | null {
  const id = ownGuestDraft();
  if (id === null || text === null) return null;
  const known = readKnown(id);
  const line = lineOf(text);
  // What was made from it has been heard of already.
  const isKnown = known.line.ids.includes(line.ids.at(-1) ?? '');
  const saved = isKnown ? null : parseSavedState(text);
  if (!saved) return null;
  const theirs = restoreDraft(saved);
  const joined = joinDrafts(draft, theirs, {
    began: commonState(known, line),
    isMineLater: isNewer(draft, known, line),
    at: now,
  });
  writeKnown(withState(known, line, partKeys(theirs)));
  return joined;
}

/** This tab goes on with the state as it is kept. */
export function knowKept(id: string, text: string): void {
  const saved = parseSavedState(text);
  if (saved) writeKnown(withState(readKnown(id), lineOf(text), partKeys(restoreDraft(saved))));
}

function ownText(): string | null {
  const id = ownGuestDraft();
  return id === null ? null : readGuestDraft(id);
}

// What is not written yet is newer than all that is. Both tabs must come to the same, whoever hears first.
function isNewer(draft: Draft, { line, states }: Known, theirs: Line): boolean {
  const last = states.at(-1);
  if (!last) return false;
  if (JSON.stringify(last.keys) !== JSON.stringify(partKeys(draft))) return true;
  if (line.at !== theirs.at) return line.at > theirs.at;
  return (line.ids.at(-1) ?? '') > (theirs.ids.at(-1) ?? '');
}

/** The line of a state that this tab writes now; it knows it from then on. */
export function nextLine(id: string, draft: Draft, now = Date.now()): Line {
  const known = readKnown(id);
  const line = { ids: [...known.line.ids.slice(-20), crypto.randomUUID()], at: now };
  writeKnown(withState(known, line, partKeys(draft)));
  return line;
}
