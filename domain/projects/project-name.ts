import { chosenConcept } from '../wizard/draft/draft.ts';
import type { SavedDraft } from '../wizard/draft/saved-draft.ts';
import { fitText } from './fit-text.ts';

const longest = 200;
const seen = /[^\s\p{Cf}]/u;

/** What a project is called until its owner names it: its concept, else its product. */
export function projectName(draft: SavedDraft): string {
  const names = [chosenConcept(draft)?.title, draft.answers.productName];
  const shown = names.map((name = '') => fitText(name, longest).trim());
  return shown.find((name) => seen.test(name)) ?? 'Untitled project';
}
