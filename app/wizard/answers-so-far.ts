import type { SlateEntry } from '#app/ui/slate.tsx';
import { chosenConcept, type Draft } from '#domain/wizard/draft.ts';
import { labels } from '#domain/wizard/options.ts';

/** The formats of the chosen platforms, the primary cut first: `9:16, 16:9`. */
export const formatsOf = ({ answers }: Draft): string =>
  answers.platform.map((platform) => labels.platformFormat[platform]).join(', ');

/** The format the script is written and drawn for. */
export const primaryFormatOf = ({ answers }: Draft) =>
  labels.platformFormat[answers.platform[0] ?? 'youtube'];

/** What the slate records; answers not given yet are empty and left out there. */
export function answersSoFar(draft: Draft): SlateEntry[] {
  const { userType, productName, creativeApproach } = draft.answers;
  const concept = chosenConcept(draft)?.title ?? '';
  return [
    { label: 'For', text: userType && !concept ? labels.userType[userType] : '' },
    { label: 'Product', text: productName },
    { label: 'Format', text: formatsOf(draft) },
    { label: 'Approach', text: creativeApproach && labels.creativeApproach[creativeApproach] },
    { label: 'Concept', text: concept },
  ];
}
