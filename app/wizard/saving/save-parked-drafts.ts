import { createDraftStore } from './draft-store.ts';
import { dropParkedDraft, listParkedDrafts } from './parked-drafts.ts';
import { createSaver, type SaverParts } from './saver.ts';

type AsideParts = Omit<SaverParts, 'store' | 'keep'>;
let before = Promise.resolve();

/** Saves the member's own drafts that lie aside, one by one. What cannot be saved stays there. */
export function saveParkedDrafts(parts: AsideParts): Promise<void> {
  before = before.then(() => saveEach(parts));
  return before;
}

async function saveEach(parts: AsideParts): Promise<void> {
  for (const { id, draft } of listParkedDrafts(parts.member())) {
    if (draft.project === null) continue;
    const saver = createSaver({ ...parts, store: createDraftStore(draft), keep: () => {} });
    if (await saver.flush()) dropParkedDraft(id);
  }
}
