// Drafts that made room for another one in this tab, so that nothing is lost.
import { readItem, removeItem, writeItem } from '#app/ui/page/tab-storage.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { parseSavedState, restoreDraft, saveDraft } from '#domain/wizard/draft/saved-state.ts';

const key = 'wizardAside';
const most = 5;

export type ParkedDraft = { id: string; draft: Draft };

/** Puts a draft aside; the oldest of more than five is given up. */
export function parkDraft(draft: Draft): void {
  const state = saveDraft(draft, { open: false, returnToWizard: false });
  const id = draft.project?.draftKey ?? crypto.randomUUID();
  write([...read().filter((one) => one.id !== id), { id, state: JSON.stringify(state) }]);
}

/** What lies aside for a member: their own, and what belongs to nobody. Newest last. */
export function listParkedDrafts(member: string | null): ParkedDraft[] {
  return read().flatMap(({ id, state }) => {
    const saved = parseSavedState(state);
    if (!saved || (saved.project && saved.project.owner !== member)) return [];
    return [{ id, draft: restoreDraft(saved) }];
  });
}

export function dropParkedDraft(id: string): void {
  write(read().filter((one) => one.id !== id));
}

type Entry = { id: string; state: string };

function read(): Entry[] {
  try {
    const entries = JSON.parse(readItem(key) ?? '[]') as Entry[];
    return entries.filter(({ id, state }) => typeof id === 'string' && typeof state === 'string');
  } catch {
    return [];
  }
}

function write(entries: Entry[]): void {
  if (entries.length === 0) removeItem(key);
  else writeItem(key, JSON.stringify(entries.slice(-most)));
}
