import { dropAside, listAside } from './aside.ts';
import { createDraftStore } from './draft-store.ts';
import { createSaver, type SaverParts } from './saver.ts';

type AsideParts = Omit<SaverParts, 'store' | 'keep'>;
let before = Promise.resolve();

/** Saves the member's own drafts that lie aside, one by one. What cannot be saved stays there. */
export function saveAsides(parts: AsideParts): Promise<void> {
  before = before.then(() => saveEach(parts));
  return before;
}

async function saveEach(parts: AsideParts): Promise<void> {
  for (const { id, draft } of listAside(parts.member())) {
    if (draft.project === null) continue;
    const saver = createSaver({ ...parts, store: createDraftStore(draft), keep: () => {} });
    if (await saver.flush()) dropAside(id);
  }
}
