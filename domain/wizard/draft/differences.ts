import { type AskedField, answerLabels, answerWords } from '../answer-words.ts';
import { chosenConcept, chosenDirector, currentScript, type Draft, shownBoard } from './draft.ts';

/** Where two versions of a project differ, as people read it. Empty text: nothing was said. */
export type Difference = { label: string; mine: string; theirs: string };

/** What differs between the draft and what stands on the server, in the order it was asked. */
export function differences(mine: Draft, theirs: Draft): Difference[] {
  return facts
    .map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }))
    .filter((one) => one.mine !== one.theirs);
}

type Fact = { label: string; read: (draft: Draft) => string };
const asked = (field: AskedField): Fact => ({
  label: answerLabels[field],
  read: ({ answers }) => answerWords(field, answers[field]),
});

const facts: readonly Fact[] = [
  asked('userType'),
  asked('platform'),
  asked('productName'),
  asked('description'),
  asked('productForm'),
  asked('understood'),
  asked('targetAudience'),
  asked('behavior'),
  asked('evaluation'),
  asked('creativeApproach'),
  { label: 'Concept', read: (draft) => chosenConcept(draft)?.title ?? '' },
  { label: 'Creative brief', read: (draft) => draft.creativeBrief },
  { label: 'Brief being edited', read: (draft) => draft.briefEdit ?? '' },
  asked('videoStyle'),
  asked('voiceOverOnly'),
  asked('characterName'),
  asked('gender'),
  asked('ageRange'),
  asked('hairColor'),
  asked('eyeColor'),
  asked('ethnicity'),
  asked('bodyType'),
  asked('wardrobe'),
  asked('notes'),
  { label: 'Script', read: currentScript },
  { label: 'Script being edited', read: (draft) => draft.scriptEdit ?? '' },
  {
    label: 'Storyboard',
    read: (draft) =>
      (shownBoard(draft)?.frames ?? [])
        .map(({ title, description }, index) => `Frame ${index + 1}: ${title}\n${description}`)
        .join('\n\n'),
  },
  asked('name'),
  asked('email'),
  asked('companyName'),
  asked('phone'),
  asked('budget'),
  asked('specificBudget'),
  asked('schedule'),
  asked('adSpendBudget'),
  asked('mediaBuyingServices'),
  { label: 'Director', read: (draft) => chosenDirector(draft)?.name ?? '' },
];
