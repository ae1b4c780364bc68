import { dropAside, listAside } from './aside.ts';
import { createDraftStore } from './draft-store.ts';
import { createSaver, type SaverParts } from './saver.ts';

/** Saves the member's own drafts that lie aside. What cannot be saved stays there. */
export async function saveAsides(parts: Omit<SaverParts, 'store' | 'keep'>): Promise<void> {
  for (const { id, draft } of listAside(parts.member())) {
    if (draft.project === null) continue;
    const saver = createSaver({ ...parts, store: createDraftStore(draft), keep: () => {} });
    if (await saver.flush()) dropAside(id);
  }
}
