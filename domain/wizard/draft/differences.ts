import { answerWords } from '../answer-words.ts';
import { namesOf, type Part, questions } from '../questions.ts';
import { chosenConcept, chosenDirector, currentScript, shownBoard } from './draft.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Where two versions of a project differ, as people read it. Empty text: nothing was said. */
export type Difference = { label: string; mine: string; theirs: string };

/** What differs between the draft and what stands on the server, in the order it was asked. */
export function differences(mine: SavedDraft, theirs: SavedDraft): Difference[] {
  return facts
    .map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }))
    .filter((one) => one.mine !== one.theirs);
}

type Fact = { label: string; read: (draft: SavedDraft) => string };
const asked = (...parts: Part[]): Fact[] =>
  namesOf(...parts).map((name) => ({
    label: questions[name].label,
    read: ({ answers }) => answerWords(name, answers[name]),
  }));

const facts: readonly Fact[] = [
  ...asked('product', 'details', 'picture'),
  { label: 'Concept', read: (draft) => chosenConcept(draft)?.title ?? '' },
  { label: 'Creative brief', read: (draft) => draft.creativeBrief },
  { label: 'Brief being edited', read: (draft) => draft.briefEdit ?? '' },
  ...asked('style', 'making', 'person'),
  ...asked('format'),
  { label: 'Script', read: currentScript },
  { label: 'Script being edited', read: (draft) => draft.scriptEdit ?? '' },
  {
    label: 'Storyboard',
    read: (draft) =>
      (shownBoard(draft)?.frames ?? [])
        .map(({ title, description }, index) => `Frame ${index + 1}: ${title}\n${description}`)
        .join('\n\n'),
  },
  ...asked('contact', 'production'),
  { label: 'Director', read: (draft) => chosenDirector(draft)?.name ?? '' },
];
