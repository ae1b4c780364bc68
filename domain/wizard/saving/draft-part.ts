import type { Draft } from '../draft/draft.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { QuestionName } from '../questions.ts';

/** What of a draft is changed as one. */
export type DraftPart = {
  name: string;
  label: string;
  /** Of a part that is an answer. */
  question?: QuestionName;
  /** What makes it another one. */
  read(draft: SavedDraft): unknown[];
  /** The first draft with the part as the second has it. */
  put(draft: Draft, from: SavedDraft): Draft;
};
