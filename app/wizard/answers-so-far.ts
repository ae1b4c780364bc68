import type { SlateEntry } from '#app/ui/paper/slate.tsx';
import { formatDollars } from '#domain/money.ts';
import { cutFor } from '#domain/script/cuts.ts';
import { chosenConcept, type Draft } from '#domain/wizard/draft/draft.ts';
import type { Receipt } from '#domain/wizard/draft/saved-draft.ts';
import { isBefore } from '#domain/wizard/draft/steps.ts';
import { specificAmount } from '#domain/wizard/money/production-budget.ts';
import { labels } from '#domain/wizard/options.ts';

/** The formats of the chosen platforms, the primary cut first: `9:16, 16:9`. */
export const formatsOf = ({ answers }: Draft): string =>
  answers.platform.map((platform) => cutFor(platform, answers).aspect).join(', ');

/** The format the script is written and drawn for. */
export const primaryFormatOf = ({ answers }: Draft) =>
  cutFor(answers.platform[0] ?? 'youtube', answers).aspect;

/** What the slate records; answers not given yet are empty and left out there. */
export function answersSoFar(draft: Draft): SlateEntry[] {
  const { userType, productName, creativeApproach } = draft.answers;
  const concept = chosenConcept(draft)?.title ?? '';
  if (draft.receipt && isBefore(9, draft.step)) return whatWasSent(draft, draft.receipt);
  return [
    { label: 'For', text: userType && !concept ? labels.userType[userType] : '' },
    { label: 'Product', text: productName },
    { label: 'Format', text: formatsOf(draft) },
    { label: 'Approach', text: creativeApproach && labels.creativeApproach[creativeApproach] },
    { label: 'Concept', text: concept },
  ];
}

function whatWasSent(draft: Draft, { frames }: Receipt): SlateEntry[] {
  return [
    { label: 'Product', text: draft.answers.productName },
    { label: 'Concept', text: chosenConcept(draft)?.title ?? '' },
    { label: 'Format', text: formatsOf(draft) },
    { label: 'Frames', text: frames > 0 ? String(frames) : 'Left out' },
    ...(draft.step === 11 ? whatWasAskedFor(draft) : []),
  ];
}

function whatWasAskedFor({ answers }: Draft): SlateEntry[] {
  const { budget, schedule, adSpendBudget, mediaBuyingServices } = answers;
  const amount = specificAmount(answers);
  return [
    {
      label: 'Budget',
      text: amount === null ? budget && labels.budget[budget] : formatDollars(amount),
    },
    { label: 'Timeline', text: schedule && labels.schedule[schedule] },
    { label: 'Ad spend', text: adSpendBudget && `${labels.adSpendBudget[adSpendBudget]} a month` },
    { label: 'Media', text: mediaBuyingServices ? 'Buying services added' : '' },
  ];
}
