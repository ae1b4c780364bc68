import type { Answers } from './answers.ts';
import { chosenConcept, chosenDirector, currentScript, type Draft, shownBoard } from './draft.ts';
import { labels } from './options.ts';

/** Where two versions of a project differ, as people read it. Empty text: nothing was said. */
export type Difference = { label: string; mine: string; theirs: string };

/** What differs between the draft and what stands on the server, in the order it was asked. */
export function differences(mine: Draft, theirs: Draft): Difference[] {
  return facts
    .map(({ label, read }) => ({ label, mine: read(mine), theirs: read(theirs) }))
    .filter((one) => one.mine !== one.theirs);
}

type Fact = { label: string; read: (draft: Draft) => string };
const words: Record<string, Record<string, string> | undefined> = labels;
const asked = (label: string, field: keyof Answers): Fact => ({
  label,
  read({ answers }) {
    const value = answers[field];
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return [value]
      .flat()
      .map((one) => words[field]?.[one] ?? one)
      .join(', ');
  },
});

const facts: readonly Fact[] = [
  asked('For', 'userType'),
  asked('Platforms', 'platform'),
  asked('Product name', 'productName'),
  asked('Description', 'description'),
  asked('Target audience', 'targetAudience'),
  asked('What viewers do', 'behavior'),
  asked('Success', 'evaluation'),
  asked('Approach', 'creativeApproach'),
  { label: 'Concept', read: (draft) => chosenConcept(draft)?.title ?? '' },
  { label: 'Creative brief', read: (draft) => draft.creativeBrief },
  { label: 'Brief being edited', read: (draft) => draft.briefEdit ?? '' },
  asked('Video style', 'videoStyle'),
  asked('Voice-over only', 'voiceOverOnly'),
  asked('Character name', 'characterName'),
  asked('Gender', 'gender'),
  asked('Age', 'ageRange'),
  asked('Hair', 'hairColor'),
  asked('Eyes', 'eyeColor'),
  asked('Ethnicity', 'ethnicity'),
  asked('Body type', 'bodyType'),
  asked('Wardrobe', 'wardrobe'),
  asked('Notes', 'notes'),
  { label: 'Script', read: currentScript },
  { label: 'Script being edited', read: (draft) => draft.scriptEdit ?? '' },
  {
    label: 'Storyboard',
    read: (draft) =>
      (shownBoard(draft)?.frames ?? [])
        .map(({ title, description }, index) => `Frame ${index + 1}: ${title}\n${description}`)
        .join('\n\n'),
  },
  asked('Name', 'name'),
  asked('Email', 'email'),
  asked('Company', 'companyName'),
  asked('Phone', 'phone'),
  asked('Budget', 'budget'),
  asked('Budget amount', 'specificBudget'),
  asked('Timeline', 'schedule'),
  asked('Ad spend', 'adSpendBudget'),
  asked('Media buying', 'mediaBuyingServices'),
  { label: 'Director', read: (draft) => chosenDirector(draft)?.name ?? '' },
];
